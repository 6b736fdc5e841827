import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument

/// The account of a run as JSON, an object an entry.
struct ExplanationJSON {
  let words: ExplanationWords
  private let pointers: JSONPointers

  init(_ words: ExplanationWords) {
    self.words = words
    pointers = JSONPointers(words.checked.source)
  }

  /// The object of an entry, on one line.
  func object(of facts: AccountFacts) -> String {
    object { writer in
      switch facts {
      case .change(let facts): write(facts, to: &writer)
      case .write(let facts): write(facts, to: &writer)
      case .step(let facts): write(facts, to: &writer)
      case .presence(let facts): write(facts, to: &writer)
      case .hold(let facts): write(facts, to: &writer)
      case .completion(let facts): write(facts, to: &writer)
      case .observation(let facts): write(facts, to: &writer)
      case .cancellation(let facts): write(facts, to: &writer)
      }
    }
  }

  /// The object of a scope in the table of completions.
  func object(of scope: CompletionTable.Scope) -> String {
    object { writer in
      begin("scope", at: scope.opened, scope.sentence(words), to: &writer)
      write("transaction", scope.transaction, to: &writer)
      write("observer", scope.observed?.seconds, to: &writer)
      write("logical", scope.logical.instant?.seconds, to: &writer)
      write("removed", scope.removed.instant?.seconds, to: &writer)
      write("motions", scope.motions, to: &writer) { motion, writer in
        write("track", motion.track, to: &writer)
        write("logical", (motion.logical ?? motion.end)?.seconds, to: &writer)
        write("end", motion.end?.seconds, to: &writer)
      }
    }
  }

  /// The object that says that nothing is to be told, perhaps of a track, with the steps that were passed over.
  func object(
    ofAbsence sentence: String, of track: String?, at instant: Instant,
    _ skipped: [SkippedStep]
  ) -> String {
    object { writer in
      begin("none", at: instant, sentence, to: &writer)
      write("track", track, to: &writer)
      guard !skipped.isEmpty else { return }
      write("skipped", skipped, to: &writer) { step, writer in
        write("step", step.place, to: &writer)
        write("when", words.expression(step.condition), to: &writer)
      }
    }
  }

  private func object(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    body(&writer)
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The beginning of the document that all entries are in.
  var opening: String {
    "{\"format\":\"inbetween.explanation\",\"version\":1,\"profile\":"
      + "\(words.profile.rawValue.jsonText),\"clock\":\(words.timeline.clock.rawValue.jsonText),\n"
      + " \"entries\":["
  }

  // MARK: - Parts

  /// Writes the members with which every entry begins.
  func begin(
    _ kind: String, at instant: Instant, _ answer: String, to writer: inout JSONWriter
  ) {
    write("kind", kind, to: &writer)
    write("time", instant.seconds, to: &writer)
    write("answer", answer.plain, to: &writer)
  }

  func write(_ key: String, _ text: String?, to writer: inout JSONWriter) {
    guard let text else { return }
    writer.writeKey(key)
    writer.write(text.plain)
  }

  func write(_ key: String, _ number: Double?, to writer: inout JSONWriter) {
    guard let number, number.isFinite else { return }
    writer.writeKey(key)
    writer.write(number, as: words.numbers)
  }

  func write(_ key: String, _ count: Int, to writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.write(count)
  }

  /// A flag, where it is true.
  func write(_ key: String, _ flag: Bool, to writer: inout JSONWriter) {
    guard flag else { return }
    writer.writeKey(key)
    writer.write(true)
  }

  func write(_ key: String, _ values: [Double], to writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.beginArray()
    for value in values {
      if value.isFinite { writer.write(value, as: words.numbers) } else { writer.writeNull() }
    }
    writer.endArray()
  }

  func write(_ key: String, _ texts: [String], to writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.beginArray()
    for text in texts { writer.write(text.plain) }
    writer.endArray()
  }

  /// A list of objects.
  func write<Element>(
    _ key: String, _ list: [Element], to writer: inout JSONWriter,
    _ body: (Element, inout JSONWriter) -> Void
  ) {
    writer.writeKey(key)
    writer.beginArray()
    for element in list {
      writer.beginObject()
      body(element, &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  /// A place in the document: its line and column, and the JSON pointer.
  func write(_ key: String, _ range: SourceRange?, to writer: inout JSONWriter) {
    guard let range else { return }
    let position = words.position(range)
    writer.writeKey(key)
    writer.beginObject()
    write("line", position.line, to: &writer)
    write("column", position.column, to: &writer)
    write("pointer", pointers.pointer(at: range.range.lowerBound), to: &writer)
    write("source", words.sourcePlace(range), to: &writer)
    writer.endObject()
  }

  /// The turn, the transaction and the scopes of an entry.
  func write(
    _ turn: TurnFacts, _ transaction: String?, _ scopes: [ScopeFacts]?,
    to writer: inout JSONWriter
  ) {
    write("turn", turn.number, to: &writer)
    write("origin", words.origin(turn.origin) ?? "event", to: &writer)
    if let closed = turn.closedScope {
      writer.writeKey("closedScope")
      writer.beginObject()
      write("scope", closed.word.rawValue, to: &writer)
      write("around", closed.work.rawValue, to: &writer)
      write("time", closed.instant.seconds, to: &writer)
      writer.endObject()
    }
    write("transaction", transaction, to: &writer)
    guard let scopes else { return }
    write("scopes", scopes, to: &writer) { scope, writer in
      write("scope", scope.word.rawValue, to: &writer)
      write("place", scope.place, to: &writer)
      if let animation = scope.animation {
        write("animation", words.animation(animation.animation), to: &writer)
        write("written", words.written(animation), to: &writer)
      }
      write("disablesAnimations", scope.disablesAnimations, to: &writer)
      write("tracksVelocity", scope.tracksVelocity, to: &writer)
    }
  }

  func write(_ writes: [StateWrite], to writer: inout JSONWriter) {
    write("states", writes, to: &writer) { state, writer in
      write("state", words.state(state), to: &writer)
      write("from", words.value(state.before), to: &writer)
      write("to", words.value(state.after), to: &writer)
      write("step", state.step, to: &writer)
    }
  }
}

extension String {
  /// The text with plain spaces only.
  fileprivate var plain: String {
    utf8.contains(0xC2) ? String(map { $0 == Self.tightSpace ? " " : $0 }) : self
  }
}
