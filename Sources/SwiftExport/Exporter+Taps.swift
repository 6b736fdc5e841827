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
    writer.open(".onTapGesture")
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
    guard let named, let view = answering(ElementIndex(named)), let method = tapMethod(of: view)
    else { return refuse("a tap on a row, or on what has a state of its own,", at: place) }
    writer.line("\(method)()")
  }

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

  /// The name of the method of a view that answers taps: `tapCard`. Nil for a view whose steps see more than the states
  /// of the document.
  private func tapMethod(of view: ElementIndex<ViewNode>) -> String? {
    guard taps(of: view).count == 1, let id = timeline[view].id, seesDocumentAlone(view) else {
      return nil
    }
    let name = "tap\(id.prefix(1).uppercased())\(id.dropFirst())"
    let isTaken =
      timeline.states.contains { $0.name == name } || timeline.actions.contains { $0.name == name }
      || timeline.definitions.contains { $0.name == name }
    return isTaken ? nil : name
  }

  /// Whether neither a view nor one around it gives names to what is inside.
  private func seesDocumentAlone(_ view: ElementIndex<ViewNode>) -> Bool {
    var next: ElementIndex<ViewNode>? = view
    while let index = next {
      let node = timeline[index]
      guard !node.hasInstances, node.states.isEmpty, node.definitions.isEmpty, node.reader == nil,
        !timeline.isComponent(index)
      else { return false }
      next = node.parent
    }
    return true
  }
}
