import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A transition as Swift has it, with the values that move with it.
struct WrittenTransition {
  let text: String
  let probes: [TransitionProbe]

  /// The same with probes by the phase, which have no motion.
  var byPhase: WrittenTransition {
    WrittenTransition(text: text, probes: probes.map { $0.byPhase })
  }
}

extension TransitionValue {
  /// Whether a device that reduces motion fades instead.
  fileprivate var isReplacedByFade: Bool {
    switch self {
    case .identity, .opacity: false
    case .asymmetric(let first, let second), .combined(let first, let second):
      first.isReplacedByFade || second.isReplacedByFade
    case .animated(let base, _): base.isReplacedByFade
    default: true
    }
  }
}

extension Exporter {
  /// The transition of a view without one, written because its value is noted.
  mutating func writeDefaultTransition(of view: ElementIndex<ViewNode>) {
    guard let probes = TransitionValue.opacity.probes(on: nil, nil) else { return }
    let fade = WrittenTransition(text: ".opacity", probes: probes)
    write(timeline.reduceMotion ? fade.byPhase : fade, of: view)
  }

  mutating func write(
    _ transition: ViewTransition, _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>,
    in scope: ScopeIndex
  ) {
    let reduced = timeline.reduceMotion ? fade(for: transition, index, of: view, in: scope) : nil
    guard let written = reduced ?? swift(transition, index, of: view, in: scope) else { return }
    guard timeline.hasTransition(view) else {
      return writer.line(".transition(\(written.text))")
    }
    // Only the outermost transition of a view is its own.
    guard timeline.transition(of: view) == index else {
      return writer.line(".transition(\(written.text))")
    }
    write(written, of: view)
  }

  /// The fade that a device which reduces motion shows instead of a transition, unless the transition moves nothing.
  private mutating func fade(
    for transition: ViewTransition, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>,
    in scope: ScopeIndex
  ) -> WrittenTransition? {
    var text: String
    switch transition {
    case .expression(let value):
      guard checked.constantTransition(value, in: scope)?.isReplacedByFade == true else {
        return nil
      }
      text = self.text(value, in: scope).text.withLabelledScale
    case .custom(let custom):
      guard custom.isReplaced(in: timeline),
        let written = swift(custom, index, of: view, in: scope)
      else { return nil }
      text = written.text
    case .asymmetric, .combined, .animated: return nil
    }
    guard let probes = TransitionValue.opacity.probes(on: nil, nil) else { return nil }
    members.readsReduceMotion = true
    text = "(accessibilityReduceMotion ? AnyTransition.opacity : \(text))"
    return WrittenTransition(text: text, probes: probes).byPhase
  }

  /// A transition with its parts; nil for one that is refused.
  private mutating func swift(
    _ transition: ViewTransition, _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>,
    in scope: ScopeIndex
  ) -> WrittenTransition? {
    let place = timeline[index].place.range
    switch transition {
    case .expression(let value):
      let written = swift(value, index, of: view, at: place, in: scope)
      guard timeline.reduceMotion else { return written }
      if checked.constantTransition(value, in: scope)?.isReplacedByFade == true {
        refuse("a part of a transition where 'reduceMotion' replaces all of it", at: place)
      }
      return written?.byPhase
    case .custom(let custom):
      if custom.isReplaced(in: timeline) {
        refuse("a transition of its own where 'reduceMotion' replaces it", at: place)
        return nil
      }
      let written = swift(custom, index, of: view, in: scope)
      return timeline.reduceMotion ? written?.byPhase : written
    case .asymmetric(let insertion, let removal):
      guard let coming = swift(insertion, index, of: view, in: scope),
        let going = swift(removal, index, of: view, in: scope)
      else { return nil }
      let first = coming.probes.compactMap { $0.onInsertion }
      let second = going.probes.compactMap { $0.onRemoval }
      guard first.count == coming.probes.count, second.count == going.probes.count else {
        refuse("a transition by its phase for one way alone", at: place)
        return nil
      }
      return WrittenTransition(
        text: ".asymmetric(insertion: \(coming.text), removal: \(going.text))",
        probes: first + second)
    case .combined(let parts):
      var whole: WrittenTransition?
      for part in parts {
        guard let next = swift(part, index, of: view, in: scope) else { return nil }
        whole = whole.map { before in
          WrittenTransition(
            text: "\(before.text).combined(with: \(next.text))",
            probes: before.probes + next.probes)
        }
        whole = whole ?? next
      }
      return whole
    case .animated(let base, let setting):
      guard let inner = swift(base, index, of: view, in: scope) else { return nil }
      let animation = animation(setting, in: scope)
      return WrittenTransition(
        text: "\(inner.text).animation(\(animation))",
        probes: inner.probes.map { $0.animated(by: animation) })
    }
  }

  /// A transition that an expression says.
  private mutating func swift(
    _ value: DocumentValue, _ index: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>,
    at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenTransition? {
    let (written, _) = text(value, in: scope)
    guard let constant = checked.constantTransition(value, in: scope) else {
      refuse("a transition that is not always the same", at: place)
      return nil
    }
    let text = written.withLabelledScale
    guard let probes = constant.probes(on: constantSize(of: view, inside: index), text[...]) else {
      refuse(
        "this transition", at: place,
        help:
          "a probe needs numbers: a constant 'size' for one that moves by the size of its view, "
          + "and none has the radius of '.blurReplace'")
      return nil
    }
    return WrittenTransition(text: text, probes: probes)
  }

  /// The size of a view where it is always the same: that of its own, or of a frame outside of it.
  private func constantSize(
    of view: ElementIndex<ViewNode>, inside transition: ElementIndex<Modifier>
  ) -> (width: Double, height: Double)? {
    var size = timeline[view].size.flatMap { timeline.constantPair($0) }
    for place in timeline[view].modifiers.indices {
      let modifier = ElementIndex<Modifier>(place)
      guard case .places = timeline.frameEffect(of: modifier) else { continue }
      guard case .attribute(let index) = timeline[modifier].action else { return nil }
      switch timeline[index].attribute {
      case .offset: continue
      case .frame: size = timeline.constantPair(timeline[index].value)
      default: return nil
      }
      if place > transition.index { return nil }
    }
    return size
  }

  private mutating func write(_ transition: WrittenTransition, of view: ElementIndex<ViewNode>) {
    guard !transition.probes.isEmpty, let id = timeline[view].id else {
      return writer.line(".transition(\(transition.text))")
    }
    writer.line(".transition(")
    writer.indent(by: 1)
    writer.line(transition.text)
    writer.indent(by: 1)
    var counts: [String: Int] = [:]
    for (number, probe) in transition.probes.enumerated() {
      let count = counts[probe.name, default: 0] + 1
      counts[probe.name] = count
      let stem = "\(id)_transition_\(probe.name)" + (count > 1 ? "_\(count)" : "")
      write(
        probe, literals(of: probe.suffixes.map { stem + $0 }, after: id),
        end: number == transition.probes.count - 1 ? ")" : "")
    }
    writer.indent(by: -2)
  }

  /// Writes the probe of one value.
  private mutating func write(_ probe: TransitionProbe, _ columns: [String], end: String) {
    probedTypes.insert(probe.type.description)
    probesTransitions = true
    let change = probe.animation.map { ["by: { $0.animation(\($0)) }"] } ?? []
    switch probe.values {
    case .phases(let active, let identity, let removed):
      let values =
        active == removed
        ? ["active: \(active)", "identity: \(identity)"]
        : ["insertion: \(active)", "identity: \(identity)", "removal: \(removed)"]
      probesPhases = probesPhases || active != removed
      writer.call(".probed", columns + values + change, end: end)
    case .expression(let value):
      probesPhases = true
      writer.call(".probed", columns + change + ["value: { phase in \(value) }"], end: end)
    }
  }
}

extension Timeline {
  /// A size of two numbers.
  fileprivate func constantPair(_ value: AttributeValue) -> (width: Double, height: Double)? {
    guard case .components(let parts) = value else { return nil }
    let numbers = self[parts].compactMap { part -> Double? in
      guard case .number(let number, _)? = part else { return nil }
      return number
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Whether a view, or one around it, comes and goes.
  func comesAndGoes(_ view: ElementIndex<ViewNode>) -> Bool {
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      if self[index].comesAndGoes { return true }
      next = self[index].parent
    }
    return false
  }
}

extension String {
  /// A transition whose scales have the label that those of AnyTransition have.
  fileprivate var withLabelledScale: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "(") {
      let before = rest[..<start]
      rest = rest[rest.index(after: start)...]
      let isBare = !rest.hasPrefix("scale:") && !rest.hasPrefix(")")
      result += before + "(" + (before.hasSuffix(".scale") && isBare ? "scale: " : "")
    }
    return result + rest
  }
}
