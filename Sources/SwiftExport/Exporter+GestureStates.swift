import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// The states of a gesture. No program may set a `@GestureState`, and so the recorder could not: each is a `@State`, which
// the methods of the drag change as the gesture would, and reset at the release.
extension Exporter {
  /// Writes the changes of the states by a sample.
  mutating func writeUpdates(of gesture: Gesture, in scope: ScopeIndex) {
    for number in gesture.updating.indices {
      let index = ElementIndex<GestureUpdate>(number)
      let update = timeline[index]
      guard let name = stateName(of: update) else { continue }
      let inside = checked.scope(inside: scope, openedBy: .gestureState(index))
      do throws(SwiftRefusal) {
        let inputs = ClosureInputs(
          [Self.gestureValue, "state", "transaction"], changing: ["state", "transaction"],
          giving: "state")
        guard let spelling = try checked.swift(closure: update.change, inputs, in: inside) else {
          let value = text(
            .text(update.change), as: checked.type(of: update.state.state), in: scope)
          writer.line("\(name) = \(value.text)")
          continue
        }
        let place = update.change.text.range
        try note(spelling, at: place, ofOneLine: false)
        guard let closure = WrittenClosure(spelling.text), closure.parameters.count == 3 else {
          throw SwiftRefusal("this closure of 'updating'", at: place)
        }
        try write(closure, changing: name, at: place, in: scope)
      } catch {
        refuse(error)
      }
    }
  }

  /// Writes the statements of `updating`, each of which sets the state, or a key of its transaction.
  private mutating func write(
    _ closure: WrittenClosure, changing name: String, at place: Range<Int>, in scope: ScopeIndex
  ) throws(SwiftRefusal) {
    let (value, state, transaction) = (
      closure.parameters[0], closure.parameters[1], closure.parameters[2]
    )
    var changes: [String] = []
    var keys: [String] = []
    let own = transactionName(in: scope)
    for line in closure.lines where !line.hasPrefix("//") {
      var line = try namingDrag(line, at: place)
      let names = [(value, dragValue ?? "value"), (state, name), (transaction, own)]
      let setsKey = line.hasPrefix("\(transaction).")
      guard setsKey || line.hasPrefix("\(state) ") || line.hasPrefix("\(state)."),
        !line.contains("{"), !line.contains("\"")
      else { throw SwiftRefusal("this closure of 'updating'", at: place) }
      for (old, new) in names where old != new && old != "_" {
        line = line.parts(aroundWord: old).joined(separator: new)
      }
      if setsKey { keys.append(line) } else { changes.append(line) }
    }
    guard !keys.isEmpty else { return writer.statements(changes) }
    writer.line("var \(own) = Transaction()")
    writer.statements(keys)
    writer.open("withTransaction(\(own))")
    writer.statements(changes)
    writer.close()
  }

  /// Writes that the states have their first values again.
  mutating func writeResets(of gesture: Gesture, in scope: ScopeIndex) {
    if !gesture.updating.isEmpty {
      writer.line("// The end of the gesture resets a '@GestureState', which no program may set.")
    }
    for number in gesture.updating.indices {
      let update = timeline[ElementIndex<GestureUpdate>(number)]
      guard let name = stateName(of: update), case .state(let state) = update.state.state else {
        continue
      }
      let type = checked.type(of: update.state.state)
      let first = text(timeline.states[state.index].initialValue, as: type, in: .document).text
      let depth =
        gesture.resetTransaction.map { write($0, [], at: update.state.place.range, in: scope) } ?? 0
      writer.line("\(name) = \(first)")
      for _ in 0..<depth { writer.close() }
    }
  }

  /// The name of a state of the document that a gesture changes; nil for another, which is refused.
  private mutating func stateName(of update: GestureUpdate) -> String? {
    guard case .state(let state) = update.state.state else {
      refuse("'updating' of anything but a state of the document", at: update.state.place.range)
      return nil
    }
    return timeline.states[state.index].name
  }

  /// The input of a drag's steps that is its value.
  private static let gestureValue = "$gesture"
}
