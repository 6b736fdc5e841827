import Diagnostics
import ExpressionLanguage
import TimelineDocument

// A tap comes from a finger. What it does is a method, which the view calls when it is tapped, and `play()` when the
// document taps it.
extension Exporter {
  /// Writes `onTapGesture` of a view.
  mutating func writeTap(
    _ steps: ElementRange<Step>, of view: ElementIndex<ViewNode>, at place: Range<Int>,
    in scope: ScopeIndex
  ) {
    guard !isInStructure else { return refuse("'onTapGesture' in a structure", at: place) }
    if isTapped, answersAlone(view), let id = timeline[view].id {
      hasNamedTaps = true
      writer.open(".onTap(\(nameInRow(of: id)))")
    } else {
      writer.open(".onTapGesture")
    }
    if let method = tapMethod(of: view) {
      writer.line("\(method)()")
    } else {
      write(steps, in: scope)
    }
    writer.close()
  }

  /// Writes the step that taps a view.
  mutating func writeTap(on name: String, at place: Range<Int>) {
    let named = timeline.views.indices.first { timeline.views[$0].id == name }
    if let named, let view = answering(ElementIndex(named)),
      isThere(ElementIndex(named), with: view), let method = tapMethod(of: view)
    {
      guard !isInOwnView, !isInStructure else {
        return refuse("a tap by a view with a state of its own, or by a modifier,", at: place)
      }
      return writer.line("\(method)()")
    }
    guard let target = namedTarget(of: name) else {
      return refuse("a tap on what no view or several may be", at: place)
    }
    writer.line("Recorder.shared.tap(\(target.swiftLiteral))")
  }

  /// The name of the view that answers a tap on a view in a row, or on one with a state of its own; nil where that
  /// cannot be told from the document.
  private func namedTarget(of name: String) -> String? {
    let named = timeline.views.indices.map { ElementIndex<ViewNode>($0) }.filter { index in
      let view = timeline[index]
      guard let id = view.id, view.kind == .view, !timeline.isComponent(index) else { return false }
      return rowDepth(of: index) == 0 ? id == name : name.hasPrefix("\(id)_")
    }
    // Where each of them answers by itself, the recorder finds the one that has the name.
    if !named.isEmpty, named.allSatisfy({ answersAlone($0) && answering($0) == $0 }) {
      return name.hasCodePointWord ? nil : name
    }
    guard named.count == 1, let tapped = named.first, let id = timeline[tapped].id,
      let view = answering(tapped), let other = timeline[view].id, answersAlone(view),
      isThere(tapped, with: view)
    else { return nil }
    let target = other + name.dropFirst(id.utf8.count)
    return target.hasCodePointWord ? nil : target
  }

  /// Whether a view answers a tap, and no other view of its name does.
  private func answersAlone(_ view: ElementIndex<ViewNode>) -> Bool {
    guard tapMethod(of: view) == nil, let id = timeline[view].id else { return false }
    return tapCounts[id] == 1 && !taps(of: view).isEmpty
  }

  /// Whether a view is there whenever one around it is, so that a tap on it is one on that.
  private func isThere(
    _ view: ElementIndex<ViewNode>, with outer: ElementIndex<ViewNode>
  ) -> Bool {
    var next = view
    while next != outer {
      guard !timeline[next].comesAndGoes, let parent = timeline[next].parent else { return false }
      next = parent
    }
    return true
  }

  /// In how many rows, one inside another, a view is.
  private func rowDepth(of view: ElementIndex<ViewNode>) -> Int {
    var depth = 0
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      if timeline[index].hasInstances { depth += 1 }
      next = timeline[index].parent
    }
    return depth
  }

  static func tapCounts(of timeline: Timeline) -> [String: Int] {
    var counts: [String: Int] = [:]
    for view in timeline.views {
      guard let id = view.id else { continue }
      for modifier in timeline[view.modifiers] {
        if case .onTapGesture = modifier.action { counts[id, default: 0] += 1 }
      }
    }
    return counts
  }

  static func mayTap(_ source: SourceText) -> Bool {
    String(decoding: source.bytes, as: UTF8.self).parts(around: "\"tap\"").count > 1
  }

  static let namedTap = """
    extension View {
      /// Answers a tap, also that of the recorder on this name.
      @MainActor fileprivate func onTap(
        _ name: String, perform action: @escaping () -> Void
      ) -> some View {
        Recorder.shared.taps[name] = action
        return onTapGesture(perform: action).onDisappear { Recorder.shared.taps[name] = nil }
      }
    }
    """

  /// Writes the methods of the views that can be tapped.
  mutating func writeTapMethods() {
    for index in timeline.views.indices {
      let view = ElementIndex<ViewNode>(index)
      guard let method = tapMethod(of: view), let steps = taps(of: view).first else { continue }
      writer.blank()
      writer.open("private func \(method)()")
      write(steps, in: .document)
      writer.close()
    }
  }

  /// The view whose steps answer a tap: a view itself, or the nearest around it.
  private func answering(_ view: ElementIndex<ViewNode>) -> ElementIndex<ViewNode>? {
    var next: ElementIndex<ViewNode>? = view
    while let index = next, taps(of: index).isEmpty { next = timeline[index].parent }
    return next
  }

  private func taps(of view: ElementIndex<ViewNode>) -> [ElementRange<Step>] {
    timeline[view].modifiers.indices.compactMap { index in
      guard case .onTapGesture(let steps) = timeline[ElementIndex<Modifier>(index)].action else {
        return nil
      }
      return steps
    }
  }

  /// The name of the method of a view that answers taps: `tapCard`. Nil for a view that may be away, where a tap does
  /// nothing, and for one whose steps see more than the states of the document.
  private func tapMethod(of view: ElementIndex<ViewNode>) -> String? {
    guard taps(of: view).count == 1, let id = timeline[view].id, isPlain(view) else {
      return nil
    }
    let name = "tap\(id.prefix(1).uppercased())\(id.dropFirst())"
    let isTaken =
      timeline.states.contains { $0.name == name } || timeline.actions.contains { $0.name == name }
      || timeline.definitions.contains { $0.name == name }
    return isTaken ? nil : name
  }

  /// Whether neither a view nor one around it may be away, or gives names to what is inside.
  private func isPlain(_ view: ElementIndex<ViewNode>) -> Bool {
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      let node = timeline[index]
      guard !node.comesAndGoes, node.states.isEmpty, node.definitions.isEmpty, node.reader == nil,
        !timeline.isComponent(index)
      else { return false }
      next = node.parent
    }
    return true
  }
}
