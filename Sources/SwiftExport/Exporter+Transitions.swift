import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// An effect of a transition, as a value that is one thing outside of the tree and another inside it.
private struct TransitionEffectProbe {
  /// The ends of the names of the columns.
  let columns: [String]
  let active: String
  let identity: String
}

extension Exporter {
  /// The transition of a view without one, written because its value is noted.
  mutating func writeDefaultTransition(of view: ElementIndex<ViewNode>) {
    guard let effects = TransitionValue.opacity.effects else { return }
    write(".opacity", effects, of: view)
  }

  mutating func write(
    _ transition: ViewTransition, of view: ElementIndex<ViewNode>, at place: Range<Int>,
    in scope: ScopeIndex
  ) {
    guard case .expression(let value) = transition else {
      return refuse("a transition that is spelled out", at: place)
    }
    let (text, _) = text(value, in: scope)
    guard let effects = checked.constantTransition(value, in: scope)?.effects,
      !text.hasUnlabelledScale
    else { return refuse("this transition", at: place) }
    guard timeline.hasTransition(view) else { return writer.line(".transition(\(text))") }
    write(text, effects, of: view)
  }

  private mutating func write(
    _ text: String, _ effects: [TransitionEffectProbe], of view: ElementIndex<ViewNode>
  ) {
    guard !effects.isEmpty, let id = timeline[view].id else {
      return writer.line(".transition(\(text))")
    }
    writer.line(".transition(")
    writer.indent(by: 1)
    writer.line(text)
    writer.indent(by: 1)
    for (index, effect) in effects.enumerated() {
      let names = effect.columns.map { "\(id)_transition_\($0)" }
      writer.call(
        ".probed",
        literals(of: names, after: id)
          + ["active: \(effect.active)", "identity: \(effect.identity)"],
        end: index == effects.count - 1 ? ")" : "")
      probedTypes.insert(effect.columns.count == 1 ? "Double" : "CGSize")
    }
    writer.indent(by: -2)
    probesTransitions = true
  }
}

extension TransitionValue {
  /// The part of a transition that can be probed; nil where it depends on a size or on the way, or has an animation of its own.
  fileprivate var effects: [TransitionEffectProbe]? {
    switch self {
    case .identity: []
    case .opacity: [TransitionEffectProbe(columns: ["opacity"], active: "0.0", identity: "1.0")]
    case .scale(let factor, _):
      [
        TransitionEffectProbe(
          columns: ["scaleEffect_x", "scaleEffect_y"],
          active:
            "CGSize(width: \(DecimalText.shortest(factor)), height: \(DecimalText.shortest(factor)))",
          identity: "CGSize(width: 1, height: 1)")
      ]
    case .offset(let x, let y):
      [
        TransitionEffectProbe(
          columns: ["offset_x", "offset_y"],
          active: "CGSize(width: \(DecimalText.shortest(x)), height: \(DecimalText.shortest(y)))",
          identity: "CGSize.zero")
      ]
    case .combined(let first, let second):
      if let inner = first.effects, let outer = second.effects { inner + outer } else { nil }
    case .slide, .move, .push, .blurReplace, .asymmetric, .animated: nil
    }
  }
}

extension String {
  /// Whether a scale has no label, as a transition has that is no AnyTransition.
  fileprivate var hasUnlabelledScale: Bool {
    var rest = self[...]
    while let start = rest.firstIndex(of: "(") {
      let before = rest[..<start]
      rest = rest[rest.index(after: start)...]
      if before.hasSuffix(".scale"), !rest.hasPrefix("scale:") { return true }
    }
    return false
  }
}

extension Timeline {
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
