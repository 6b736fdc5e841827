import Diagnostics
import ExpressionLanguage
import JSONText

/// `.onReceive(_:)` of a published property or of a timer.
package struct ReceiveObserver: Hashable, Sendable {
  package let publisher: Publisher
  /// Where the publisher is written.
  package let place: SourceRange
  /// How many first values are passed over.
  package let dropFirst: Int
  /// How values that come fast are held back; nil for all at once.
  package let pace: Pace?
  package let steps: ElementRange<Step>

  /// The publisher of the values.
  package enum Publisher: Hashable, Sendable {
    case property(ElementIndex<PublishedProperty>)
    /// `Timer.publish(every:on:in:).autoconnect()`
    case timer(every: DocumentValue)
  }

  /// An operator that lets fewer values through.
  package enum Pace: Hashable, Sendable {
    /// A value comes so many seconds later, unless another one is published by then.
    case debounce(DocumentValue)
    /// At most one value in so many seconds: the last one, or the first one.
    case throttle(DocumentValue, latest: Bool)

    package var interval: DocumentValue {
      switch self {
      case .debounce(let interval), .throttle(let interval, _): interval
      }
    }
  }
}

/// The keys of a timer that `onReceive` subscribes to.
enum TimerPublisherKey: UInt8, DocumentKey {
  case every, note

  static let table = KeyTable<Self>()
  static let objectName = "publisher"
  static let required: [Self] = [.every]
  static let synonyms: [String: Self] = ["interval": .every, "timer": .every]

  var entry: KeyEntry {
    switch self {
    case .every:
      KeyEntry(
        "every", .expression(.duration), "The seconds between two firings, a nanosecond or more.")
    case .note: .note
    }
  }
}

extension ModifierGrammar {
  static let onReceive = ModifierGrammar(
    KeyEntry(
      "onReceive", .either([.name(.property), .object(.timerPublisher)]),
      "The published property, 'model.name', whose values run the steps of 'run'; or a timer, as "
        + "{ \"every\": 1 }."),
    arguments: [.run, .dropFirst, .debounce, .throttle, .latest], required: [.run], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.publisher = try decoder.readPublisher(what)
    },
    make: { decoder, parts in
      guard let publisher = parts.publisher else { return nil }
      let observer = ReceiveObserver(
        publisher: publisher.publisher, place: publisher.place, dropFirst: parts.dropFirst,
        pace: parts.pace, steps: parts.steps)
      return .onReceive(decoder.timeline.viewContent.receiveObservers.add(observer))
    })
}

extension ModifierParts {
  fileprivate var pace: ReceiveObserver.Pace? {
    if let debounce { return .debounce(debounce) }
    return throttle.map { .throttle($0, latest: latest) }
  }
}

extension DocumentDecoder {
  /// Reads a published property, or a timer.
  mutating func readPublisher(
    _ what: Subject
  ) throws(JSONError) -> (publisher: ReceiveObserver.Publisher, place: SourceRange)? {
    guard try cursor.peek() == .object else {
      return try readPropertyUse(for: what).map { (.property($0), $1) }
    }
    let start = cursor.offset
    var interval: DocumentValue?
    let keys = try readObject(what, keys: TimerPublisherKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .every: interval = try decoder.readValue(for: Subject(key), as: .duration)
      case .note: try decoder.cursor.skipValue()
      }
    }
    if let keys { checkPresence(keys, of: "a timer", at: cursor.lastRange) }
    let place = SourceRange(start..<cursor.lastRange.upperBound)
    return interval.map { (.timer(every: $0), place) }
  }

  /// Reads how many first values are passed over; `true` is one.
  mutating func readDropFirst(_ what: Subject) throws(JSONError) -> Int {
    switch try cursor.peek() {
    case .boolean: return try cursor.readBoolean() ? 1 : 0
    case .number: return try readCount(for: what) ?? 0
    case .object, .array, .string, .null:
      try reject(what, mustBe: "true, false or a whole number")
      return 0
    }
  }

  /// Checks what the operators of 'onReceive' say about each other.
  mutating func checkPace(_ keys: KeySet<ModifierKey>, _ name: JSONString) {
    if keys.contains(.debounce), keys.contains(.throttle) {
      let message = "'onReceive' has either 'debounce' or 'throttle'"
      let help = "'debounce' waits for a pause, 'throttle' limits how many values come"
      add(.error(.conflictingKeys, message, at: name.range, help: help))
    }
    if keys.contains(.latest), !keys.contains(.throttle) {
      add(
        .error(
          .missingKey, "'latest' says which value 'throttle' takes", at: name.range,
          help: "add \"throttle\": 0.3"))
    }
  }
}

extension TimelineChecker {
  mutating func check(
    _ observer: ReceiveObserver, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    if let pace = observer.pace { checkSeconds(pace.interval, in: outer) }
    let type: ValueType
    switch observer.publisher {
    case .property(let property):
      noteRead(of: .published(property))
      type = publishedTypes[property.index]
    case .timer(let interval):
      checkSeconds(interval, in: outer)
      type = .double
    }
    let scope = open(index, in: outer, [("newValue", type)], alias: "newValue")
    check(observer.steps, in: scope)
  }
}
