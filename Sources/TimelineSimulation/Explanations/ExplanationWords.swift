import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// How explanations name what a document says.
struct ExplanationWords {
  let checked: CheckedTimeline
  let numbers: NumberFormat
  /// The name of the simulated release in sentences.
  let release: String
  /// Where gestures name the states that they update.
  let gestureUpdates: Set<SourceRange>
  private let positions: SourcePositions
  /// The JSON pointers of all values; nil in a document without a source map.
  private let pointers: JSONPointers?
  private let spelling = AnimationSpelling()

  init(_ checked: CheckedTimeline, numbers: NumberFormat, release: String? = nil) {
    self.checked = checked
    self.numbers = numbers
    self.release = release ?? checked.timeline.profile.rawValue
    gestureUpdates = Set(checked.timeline.gestureUpdates.map { $0.state.place })
    positions = checked.source.positions
    pointers = checked.timeline.sourceMap.isEmpty ? nil : JSONPointers(checked.source)
  }

  var timeline: Timeline { checked.timeline }
  var profile: Profile { checked.timeline.profile }

  /// A time, in seconds.
  func time(_ instant: Instant) -> String { numbers.trimmedText(instant.seconds) }

  /// A time with its unit, on one line.
  func seconds(_ instant: Instant) -> String { "\(time(instant)) s".tight }

  /// A number.
  func number(_ number: Double) -> String { numbers.trimmedText(number) }

  /// The numbers of a value, in parentheses where there are several.
  func value(_ values: [Double]) -> String {
    let texts = values.map(number)
    return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))".tight
  }

  func value(_ value: EventValue) -> String {
    switch value {
    case .number(let number): self.number(number)
    case .vector(let numbers): self.value(numbers)
    }
  }

  /// An animation in Swift's spelling, with all its numbers.
  func animation(_ animation: Animation?) -> String { spelling.text(animation).tight }

  /// The line and column of a place.
  func position(_ range: SourceRange) -> TextPosition {
    positions.position(ofByte: range.range.lowerBound)
  }

  /// `12:5`, or the place in the source that the document says it comes from.
  func place(_ range: SourceRange) -> String { sourcePlace(range) ?? ownPlace(range) }

  /// `samples/card.json:12:5`; in a document with a source map, `Card.swift:14:13 (samples/card.json:12:5)`.
  func fullPlace(_ range: SourceRange) -> String {
    let place = "\(checked.source.name):\(ownPlace(range))"
    return sourcePlace(range).map { "\($0) (\(place))" } ?? place
  }

  /// The place in a source that the document says a value comes from: `Card.swift:12:5`.
  func sourcePlace(_ range: SourceRange) -> String? {
    pointers.flatMap { timeline.sourceMap.place(of: $0.pointer(at: range.range.lowerBound)) }?
      .escapedForMessage
  }

  private func ownPlace(_ range: SourceRange) -> String {
    let position = position(range)
    return "\(position.line):\(position.column)"
  }

  /// The text of an expression, or of another value as it is written.
  func expression(_ value: DocumentValue) -> String {
    if case .text(let text) = value { return checked.source.text(text.text).short(60).tight }
    return String(decoding: checked.source.bytes[value.place], as: UTF8.self).short(60)
  }

  /// An animation as it is written; nil for `true` and `null`.
  func written(_ animation: WrittenAnimation) -> String? {
    guard case .expression(let text) = animation.setting else { return nil }
    return checked.source.text(text.text).tight
  }

  /// The name of a state; one without a name is called a phase.
  func state(_ slot: Int) -> String {
    let count = timeline.states.count
    if slot < count { return timeline.states[slot].name }
    let published = timeline.published
    return slot - count < published.count ? published[slot - count].qualifiedName : "the phase"
  }

  /// The name of what a write changes.
  func state(_ write: StateWrite) -> String {
    switch write.hidden {
    case .own(let name, let view): "\(name) of \(view)"
    case .phase: "the phase"
    case .date: "the date"
    case .layout: "the layout"
    case nil: state(write.state)
    }
  }

  /// A state's value.
  func value(_ value: Value) -> String {
    switch value {
    case .double(let number): self.number(number)
    case .text(let text): "'\(text.short(40))'"
    case .point(let point): self.value([point.x, point.y])
    case .size(let size): self.value([size.width, size.height])
    default: value.text(upTo: 60).short(60)
    }
  }

  /// Several things in a sentence: `a, b and c`.
  func list(_ items: [String]) -> String { items.joinedInSentence }
}

extension String {
  /// The text as the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text without what is beyond some characters.
  ///
  /// - Complexity: O(limit), however long the text is.
  func short(_ limit: Int) -> String {
    // No text has more characters than bytes.
    if utf8.count <= limit { return self }
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end != endIndex else {
      return self
    }
    return prefix(limit - 3) + "..."
  }
}
