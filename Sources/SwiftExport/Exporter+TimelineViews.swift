import ExpressionLanguage
import JSONText
import TimelineDocument

// A timeline view is a modifier of a document and a view of SwiftUI, which has what is inside the modifier for content.
extension Exporter {
  /// The timeline views among the modifiers of a view, from the inside out.
  private func timelineViews(of view: ElementIndex<ViewNode>) -> [ElementIndex<Modifier>] {
    timeline[view].modifiers.indices.map { ElementIndex<Modifier>($0) }.filter { index in
      if case .timelineView = timeline[index].action { true } else { false }
    }
  }

  /// The name of the property with the time at which the run began; nil where no date is read.
  var startName: String? {
    let isDated = timeline.views.contains { view in
      timeline.modifiers(throughout: view.modifiers).contains { index in
        if case .timelineView = timeline[index].action { true } else { false }
      }
    }
    return isDated ? fileName("start", in: .document) : nil
  }

  /// Begins the timeline views around a view: the outermost first.
  mutating func openTimelineViews(of view: ElementIndex<ViewNode>, in scope: ScopeIndex) {
    for modifier in timelineViews(of: view).reversed() {
      guard case .timelineView(let index) = timeline[modifier].action, let start = startName else {
        continue
      }
      let name = timeline[index].dateName
      refuseName(name, at: timeline[modifier].place.range)
      let schedule = schedule(of: timeline[index], from: start, at: timeline[modifier].place.range)
      let inside = checked.scope(inside: scope, openedBy: .modifier(modifier))
      let context = fileName("context", in: inside)
      writer.open("TimelineView(\(schedule))", inputs: context)
      writer.line("let \(name) = \(context).date.timeIntervalSince(\(start))")
    }
  }

  /// Writes what a timeline view does to its content, and ends it.
  ///
  /// - Parameter depth: how far the modifiers of the view are indented.
  mutating func close(
    _ view: TimelineView, _ modifier: ElementIndex<Modifier>, of node: ElementIndex<ViewNode>,
    indentedBy depth: Int, in scope: ScopeIndex
  ) {
    let inside = checked.scope(inside: scope, openedBy: .modifier(modifier))
    let outside = (visible, isInTimelineView)
    visible.append(VisibleName(name: view.dateName, type: "Double", isSettable: false))
    isInTimelineView = true
    for index in view.body.indices { write(ElementIndex<Modifier>(index), of: node, in: inside) }
    (visible, isInTimelineView) = outside
    writer.indent(by: -depth)
    writer.close()
    writer.indent(by: depth)
  }

  /// The schedule as an argument of `TimelineView`.
  private mutating func schedule(
    of view: TimelineView, from start: String, at place: Range<Int>
  ) -> String {
    switch view.schedule {
    case .animation(let interval, let paused):
      var arguments: [String] = []
      if let interval {
        arguments.append("minimumInterval: \(text(interval, as: .double, in: .document).text)")
      }
      if let paused {
        guard case .state(let state) = paused.state else {
          refuse("'paused' by anything but a state of the document", at: paused.place.range)
          return ""
        }
        arguments.append("paused: \(timeline.states[state.index].name)")
      }
      return arguments.isEmpty ? ".animation" : ".animation(\(arguments.joined(separator: ", ")))"
    case .periodic(let first, let interval):
      // The document has it from the appearance of the view on; that of a view which comes later is not the start.
      guard let first else {
        refuse("'timelineView' by a period without 'from'", at: place)
        return ""
      }
      let interval = text(interval, as: .double, in: .document).text
      return ".periodic(from: \(date(first, from: start)), by: \(interval))"
    case .everyMinute: return ".everyMinute"
    case .explicit(let dates):
      let list = text(dates, as: .array(.double), in: .document).text
      return ".explicit(\(list.hasPrefix("[") ? list : "(\(list))").map { \(start) + $0 })"
    }
  }

  /// So many seconds after the start.
  private mutating func date(_ seconds: DocumentValue, from start: String) -> String {
    if case .number(let number, _) = seconds {
      if number == 0 { return start }
      let sign = number < 0 ? "-" : "+"
      return "\(start) \(sign) \(DecimalText.shortest(number.magnitude))"
    }
    let text = text(seconds, as: .double, in: .document).text
    return "\(start) + \(text.isNumberOrName ? text : "(\(text))")"
  }
}
