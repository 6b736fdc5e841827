import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A drag of the timeline with the methods that it calls, and the gesture of a view that calls them too.
struct ExportedDrag {
  let gesture: ElementIndex<Gesture>
  /// The beginning of the names of its methods: `drag`, `drag2`.
  let name: String
  /// The view that a finger drags; nil for a drag outside of all views.
  let view: ElementIndex<ViewNode>?
  /// Whether it is the first drag of that view, which a finger does.
  let isGesture: Bool
  /// The texts by which drags are compared: those with the same texts share their methods.
  let steps: [String]
}

// No public call touches the screen. A drag is exported as a method for its samples and one for the release: the gesture
// of a view calls them, and the recorder calls them for the drag of the timeline.
extension Exporter {
  /// The drags of the events.
  static func drags(of checked: CheckedTimeline) -> [ExportedDrag] {
    let timeline = checked.timeline
    var drags: [ExportedDrag] = []
    for index in timeline.events.indices {
      for gesture in gestures(in: timeline.step(ofEvent: index), of: timeline) {
        let view = timeline[gesture].finger?.view
        let steps = writtenSteps(of: gesture, checked)
        if drags.contains(where: { $0.steps == steps && $0.view == view }) { continue }
        drags.append(
          ExportedDrag(
            gesture: gesture, name: drags.isEmpty ? "drag" : "drag\(drags.count + 1)", view: view,
            isGesture: !drags.contains { $0.view == view }, steps: steps))
      }
    }
    return drags
  }

  /// The gestures of a step that see no names but those of the document, as a method does.
  private static func gestures(in step: Step, of timeline: Timeline) -> [ElementIndex<Gesture>] {
    let details = timeline.details(of: step)
    guard details.constants.isEmpty, details.loop == nil else { return [] }
    return timeline[step.verbs].flatMap { verb -> [ElementIndex<Gesture>] in
      switch verb.action {
      case .gesture(let gesture): [gesture]
      case .run(let steps):
        timeline[steps].contains { timeline.constants(declaredBy: $0) != nil }
          ? [] : timeline[steps].flatMap { gestures(in: $0, of: timeline) }
      default: []
      }
    }
  }

  /// The texts that tell drags apart: the type of the movement, the coordinate space and the steps.
  private static func writtenSteps(
    of index: ElementIndex<Gesture>, _ checked: CheckedTimeline
  ) -> [String] {
    let gesture = checked.timeline[index]
    let type = movement(gesture.start, of: checked, in: .document).map { "\($0)" }
    let lists = [gesture.changed, gesture.ended].map { steps in
      checked.timeline[steps].map { step in
        String(decoding: checked.source.bytes[step.place.range], as: UTF8.self)
      }.joined(separator: "\n")
    }
    // One that changes gesture states has methods of its own.
    let own = gesture.updating.isEmpty ? "" : "\(index.index)"
    return [type ?? "", gesture.finger.map { "\($0.space)" } ?? "", own] + lists
  }

  /// The type of a movement; nil for one that no drag has.
  private static func movement(
    _ start: DocumentValue, of checked: CheckedTimeline, in scope: ScopeIndex
  ) -> ValueType? {
    switch start {
    case .number: .double
    case .array: .size
    case .object(let members, _):
      checked.timeline[members].contains { checked.source.text($0.key) == "x" } ? .point : .size
    case .text(let expression):
      (try? checked.swift(expression, as: nil, in: scope))?.type
    case .boolean, .null: nil
    }
  }

  /// The drag of a gesture; nil for a gesture that is not one of an event.
  private func drag(of index: ElementIndex<Gesture>) -> ExportedDrag? {
    let steps = Self.writtenSteps(of: index, checked)
    let view = timeline[index].finger?.view
    return drags.first { $0.steps == steps && $0.view == view }
  }

  /// Writes that the recorder plays a drag.
  mutating func writeGesture(
    _ index: ElementIndex<Gesture>, at place: Range<Int>, in scope: ScopeIndex
  ) {
    let gesture = timeline[index]
    guard scope == .document, !isInStructure, !isInOwnView, let drag = drag(of: index) else {
      return refuse(
        "a drag that is not one of the events, or beside 'let' or 'forEach',", at: place)
    }
    guard let type = Self.movement(gesture.start, of: checked, in: scope) else {
      return refuse("this drag", at: place)
    }
    var arguments = [
      "from: \(end(gesture.start, type, in: scope))", "to: \(end(gesture.end, type, in: scope))",
      "in: \(text(gesture.duration, as: .double, in: scope).text)",
    ]
    if let rate = gesture.rate {
      arguments.append("rate: \(text(rate, as: .double, in: scope).text)")
    }
    if let curve = gesture.curve { arguments.append("along: \(text(curve, in: scope).text)") }
    arguments += ["changed: \(drag.name)Changed", "ended: \(drag.name)Ended"]
    writer.call("Recorder.shared.drag", arguments)
  }

  /// An end of a drag as a value of its type.
  private mutating func end(
    _ value: DocumentValue, _ type: ValueType, in scope: ScopeIndex
  ) -> String {
    let labels = type == .point ? ["x", "y"] : ["width", "height"]
    var parts: [DocumentValue]
    switch value {
    case .array(let elements, _): parts = Array(timeline[elements])
    case .object(let members, _):
      parts = labels.compactMap { label in
        timeline[members].first { checked.source.text($0.key) == label }?.value
      }
    default:
      let (text, _) = text(value, as: type, in: scope, isTyped: type != .double)
      return text
    }
    guard parts.count == 2 else {
      refuse("this end of a drag", at: value.place)
      return ""
    }
    let texts = zip(labels, parts).map { label, part in
      "\(label): \(text(part, as: .double, in: scope).text)"
    }
    return "\(type == .point ? "CGPoint" : "CGSize")(\(texts.joined(separator: ", ")))"
  }

  /// Writes the gesture of a view, or of the whole.
  mutating func writeGestures(of view: ElementIndex<ViewNode>?) {
    for drag in drags where drag.view == view && drag.isGesture {
      let gesture = timeline[drag.gesture]
      if isInStructure || isInOwnView {
        return refuse("a drag of a view with a state of its own", at: gesture.start.place)
      }
      let isGlobal = gesture.finger?.space == .global
      let space = isGlobal ? ", coordinateSpace: .global" : ""
      writer.line(".gesture(")
      writer.indent(by: 1)
      writer.line("DragGesture(minimumDistance: 0\(space))")
      writer.indent(by: 1)
      writer.line(".onChanged { \(drag.name)Changed(DragSample($0)) }")
      writer.line(".onEnded { \(drag.name)Ended(DragSample($0)) })")
      writer.indent(by: -2)
    }
  }

  /// Writes the methods of the drags.
  mutating func writeDragMethods() {
    for drag in drags {
      let gesture = timeline[drag.gesture]
      guard let type = Self.movement(gesture.start, of: checked, in: .document)?.swiftName
      else { continue }
      dragTypes.insert(type)
      if gesture.curve != nil { curvesDrags = true }
      let scope = checked.scope(inside: .document, openedBy: .gesture(drag.gesture))
      dragValue = fileName("value", in: .document)
      var saysPlace = false
      for (word, steps) in [("Changed", gesture.changed), ("Ended", gesture.ended)] {
        let name = "\(drag.name)\(word)"
        if isTaken(name) { refuse("the name '\(name)'", at: gesture.start.place) }
        var body = SwiftWriter()
        swap(&body, &writer)
        transactionCount = 0
        if gesture.updatesFirst { writeStates(of: gesture, isRelease: word == "Ended", in: scope) }
        write(steps, in: scope)
        if !gesture.updatesFirst { writeStates(of: gesture, isRelease: word == "Ended", in: scope) }
        swap(&body, &writer)
        if let finger = gesture.finger, !saysPlace,
          Self.placeMembers.contains(where: { body.text.parts(around: ".\($0)").count > 1 })
        {
          saysPlace = true
          refuse(
            "where the finger of a drag is, which follows from where its view is laid out,",
            at: finger.place.range)
        }
        writer.blank()
        if word == "Changed", !drag.isGesture {
          writer.line("// The timeline alone calls these: a finger does the first drag of a view.")
        }
        writer.open("private func \(name)(_ \(dragValue ?? "value"): DragSample<\(type)>)")
        writer.indentedText(body.text)
        writer.close()
      }
      dragValue = nil
    }
  }

  /// Writes the changes of gesture states by a sample, or their reset at the release.
  private mutating func writeStates(
    of gesture: Gesture, isRelease: Bool, in scope: ScopeIndex
  ) {
    if isRelease {
      writeResets(of: gesture, in: scope)
    } else {
      writeUpdates(of: gesture, in: scope)
    }
  }

  private static let placeMembers = ["location", "startLocation", "predictedEndLocation"]

  private func isTaken(_ name: String) -> Bool {
    timeline.states.contains { $0.name == name } || timeline.actions.contains { $0.name == name }
      || timeline.definitions.contains { $0.name == name }
  }

  /// An expression with the names that a step of a drag has for members of its value.
  func namingDrag(_ text: String, at place: Range<Int>) throws(SwiftRefusal) -> String {
    guard let dragValue else { return text }
    var text = text
    let words = [
      ("translation", "translation"), ("velocity", "velocity"),
      ("predictedEnd", "predictedEndTranslation"),
    ]
    for (word, member) in words where !checked.hidesName(word, in: .document) {
      let parts = text.parts(aroundWord: word)
      guard parts.count > 1 else { continue }
      guard !text.contains("\"") else {
        throw SwiftRefusal("'\(word)' beside a text", at: place)
      }
      text = parts.joined(separator: "\(dragValue).\(member)")
    }
    return text
  }
}

extension String {
  /// Splits the text at each occurrence of a word, unless the word is a member or the label of an argument.
  func parts(aroundWord word: String) -> [String] {
    var parts: [String] = []
    var last = ""
    var rest = self[...]
    var before: Character?
    while let character = rest.first {
      let isStart = !(before?.isNamePart ?? false) && before != "."
      if isStart, rest.hasPrefix(word) {
        let after = rest.dropFirst(word.count)
        if !(after.first?.isNamePart ?? false), after.first != ":" {
          parts.append(last)
          last = ""
          rest = after
          before = word.last
          continue
        }
      }
      last.append(character)
      before = character
      rest = rest.dropFirst()
    }
    return parts + [last]
  }
}
