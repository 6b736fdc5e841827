import Diagnostics
import JSONText

extension DocumentDecoder {
  mutating func readAsync() throws(JSONError) -> ElementIndex<AsyncWork>? {
    var work = AsyncWork()
    let keys = try readObject("'async'", keys: AsyncKey.self) {
      (decoder, key, name) throws(JSONError) in
      let what = Subject(key)
      switch key {
      case .after: work.delay = try decoder.readValue(for: what, as: .duration)
      case .queue: work.queue = try decoder.readQueue()
      case .run: work.steps = try decoder.readSteps(what)
      case .fails: work.fails = try decoder.readValue(for: what, as: .condition)
      case .failureSteps: work.failureSteps = try decoder.readSteps(what)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'async'", at: cursor.lastRange)
    timeline.content.asyncWork.append(work)
    return ElementIndex(timeline.content.asyncWork.count - 1)
  }

  private mutating func readQueue() throws(JSONError) -> ElementIndex<String>? {
    guard let queue = try readString(for: "'queue'"), !cursor.isEqual(queue, "main") else {
      return nil
    }
    add(
      .warning(
        .backgroundQueue, "state is changed on the queue \(content.text(queue).quotedForMessage)",
        at: queue.range, help: "SwiftUI wants changes of state on 'main'"))
    return intern(queue)
  }

  mutating func readGesture() throws(JSONError) -> ElementIndex<Gesture>? {
    var parts = GestureParts()
    let keys = try readObject("'gesture'", keys: GestureKey.self) {
      (decoder, key, _) throws(JSONError) in
      let what = Subject(key)
      switch key {
      case .from: parts.start = try decoder.readValue(for: what, as: .movement)
      case .to: parts.end = try decoder.readValue(for: what, as: .movement)
      case .duration: parts.duration = try decoder.readValue(for: what, as: .duration)
      case .curve: parts.curve = try decoder.readValue(for: what, as: .curve)
      case .rate: parts.rate = try decoder.readValue(for: what, as: .rate)
      case .changed: parts.changed = try decoder.readSteps(what)
      case .ended: parts.ended = try decoder.readSteps(what)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'gesture'", at: cursor.lastRange)
    guard let gesture = parts.gesture else { return nil }
    timeline.content.gestures.append(gesture)
    return ElementIndex(timeline.content.gestures.count - 1)
  }
}

/// What was read of a gesture so far.
private struct GestureParts {
  var start: DocumentValue?
  var end: DocumentValue?
  var duration: DocumentValue?
  var curve: DocumentValue?
  var rate: DocumentValue?
  var changed = ElementRange<Step>.empty
  var ended = ElementRange<Step>.empty

  var gesture: Gesture? {
    guard let start, let end, let duration else { return nil }
    return Gesture(
      start: start, end: end, duration: duration, curve: curve, rate: rate, changed: changed,
      ended: ended)
  }
}
