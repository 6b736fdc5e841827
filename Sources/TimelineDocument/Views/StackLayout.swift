import Diagnostics
import ExpressionLanguage
import JSONText

/// A stack, which places the views inside it one after the other, or on each other.
package struct StackLayout: Hashable, Sendable {
  package let arrangement: Arrangement
  /// The distance between two views; nil for the usual one.
  package let spacing: DocumentValue?
  /// Whether it gives its views their ideal length, and takes all the room across them.
  package let isLazy: Bool

  /// The direction of the views, and their alignment across it, or in both dimensions.
  package enum Arrangement: Hashable, Sendable {
    case horizontal(Alignment)
    case vertical(Alignment)
    case layers(horizontal: Alignment, vertical: Alignment)
  }

  /// Where views are in one dimension.
  package enum Alignment: Hashable, Sendable {
    case start, center, end
    /// The baselines of the first and the last line of text, of a row.
    case firstTextBaseline, lastTextBaseline
  }

  /// SwiftUI chooses the spacing by the views; between most of them it is this.
  package static let usualSpacing = 8.0
}

/// The kinds of stack.
enum StackWord: String, CaseIterable {
  case vertical = "VStack"
  case horizontal = "HStack"
  case layers = "ZStack"
  case lazyVertical = "LazyVStack"
  case lazyHorizontal = "LazyHStack"

  var isLazy: Bool { self == .lazyVertical || self == .lazyHorizontal }

  /// The words for an alignment of its views.
  var alignments: [AlignmentWord] {
    switch self {
    case .vertical, .lazyVertical: [.leading, .center, .trailing]
    case .horizontal, .lazyHorizontal:
      [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
    case .layers: AlignmentWord.ofBoth
    }
  }

  /// The arrangement with an alignment, which is one of its own.
  func arrangement(_ alignment: AlignmentWord) -> StackLayout.Arrangement {
    switch self {
    case .vertical, .lazyVertical: .vertical(alignment.horizontal)
    case .horizontal, .lazyHorizontal: .horizontal(alignment.vertical)
    case .layers: .layers(horizontal: alignment.horizontal, vertical: alignment.vertical)
    }
  }
}

/// The words for an alignment.
enum AlignmentWord: String, CaseIterable {
  case leading = ".leading"
  case center = ".center"
  case trailing = ".trailing"
  case top = ".top"
  case bottom = ".bottom"
  case topLeading = ".topLeading"
  case topTrailing = ".topTrailing"
  case bottomLeading = ".bottomLeading"
  case bottomTrailing = ".bottomTrailing"
  case firstTextBaseline = ".firstTextBaseline"
  case lastTextBaseline = ".lastTextBaseline"

  /// Those of something in a frame.
  static let ofBoth: [Self] = allCases.filter {
    $0 != .firstTextBaseline && $0 != .lastTextBaseline
  }

  var horizontal: StackLayout.Alignment {
    switch self {
    case .leading, .topLeading, .bottomLeading: .start
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: .center
    case .trailing, .topTrailing, .bottomTrailing: .end
    }
  }

  /// The place in both dimensions.
  var setting: AlignmentSetting {
    AlignmentSetting(horizontal: horizontal, vertical: vertical)
  }

  var vertical: StackLayout.Alignment {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .center, .leading, .trailing: .center
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

/// The keys of a stack.
enum StackKey: UInt8, DocumentKey {
  case stack, spacing, alignment, note

  static let table = KeyTable<Self>()
  static let objectName = "stack"
  static let required: [Self] = [.stack]
  static let synonyms: [String: Self] = ["kind": .stack, "axis": .stack, "gap": .spacing]

  var entry: KeyEntry {
    switch self {
    case .stack:
      KeyEntry("stack", .word(StackWord.allCases.map { $0.rawValue }), "The kind of stack.")
    case .spacing:
      KeyEntry(
        "spacing", .expression(.number),
        "The points between two views; 8 where it is not written. A ZStack has none.")
    case .alignment:
      KeyEntry(
        "alignment", .word(AlignmentWord.allCases.map { $0.rawValue }),
        "Where the views are across the stack, or in a ZStack; '.center' by default.")
    case .note: .note
    }
  }
}

extension DocumentDecoder {
  /// Reads the stack that a view is: its kind alone, or with its spacing and alignment.
  mutating func readLayout(_ what: Subject) throws(JSONError) -> StackLayout? {
    guard try cursor.peek() == .object else {
      return try readStackWord(what).map {
        StackLayout(arrangement: $0.arrangement(.center), spacing: nil, isLazy: $0.isLazy)
      }
    }
    var word: StackWord?
    var spacing: (value: DocumentValue?, place: Range<Int>)?
    var alignment: (word: AlignmentWord, place: Range<Int>)?
    let keys = try readObject(what, keys: StackKey.self) { (decoder, key, name) throws(JSONError) in
      switch key {
      case .stack: word = try decoder.readStackWord(Subject(key))
      case .spacing:
        spacing = (try decoder.readValue(for: Subject(key), as: .number), name.range)
      case .alignment:
        alignment = try decoder.readWord(for: Subject(key)).map { ($0, decoder.cursor.lastRange) }
      case .note: try decoder.cursor.skipValue()
      }
    }
    if let keys { checkPresence(keys, of: "a stack", at: cursor.lastRange) }
    guard let word else { return nil }
    if word == .layers, let place = spacing?.place {
      add(
        .error(
          .unknownKey, "the views of a ZStack have no spacing", at: place, help: "leave it out"))
    }
    if let alignment, !word.alignments.contains(alignment.word) {
      let names = word.alignments.map { $0.rawValue }
      let message = "'\(alignment.word.rawValue)' is no alignment of a \(word.rawValue)"
      let help = "write \(names[0]), \(names[1]) or \(names[2])"
      add(.error(.unknownName, message, at: alignment.place, help: help))
    }
    return StackLayout(
      arrangement: word.arrangement(alignment?.word ?? .center), spacing: spacing?.value,
      isLazy: word.isLazy)
  }

  private mutating func readStackWord(_ what: Subject) throws(JSONError) -> StackWord? {
    var ahead = cursor
    guard try ahead.peek() == .string else { return try readWord(for: what) }
    let name = try ahead.readString()
    let text = content.text(name)
    if text == "Spacer" {
      try cursor.skipValue()
      add(
        .error(
          .unknownName, "a Spacer is no stack", at: name.range, help: "write \"spacer\": true"))
      return nil
    }
    guard ["List", "Form", "Grid", "LazyVGrid", "ScrollView"].contains(text) else {
      return try readWord(for: what)
    }
    try cursor.skipValue()
    let help =
      "write { \"stack\": \"VStack\", \"spacing\": 0 } for rows that follow each other"
    add(
      .error(
        .notSimulated, "the layout of a \(text) is not simulated", at: name.range, help: help))
    return nil
  }

  /// Reports views in stacks whose size is not known.
  mutating func checkLayouts() {
    for index in timeline.views.indices {
      let view = ElementIndex<ViewNode>(index)
      guard timeline[view].kind == .view, timeline.stack(around: view) != nil,
        !timeline.isMeasurable(view)
      else { continue }
      let help =
        "write \"size\": [320, 44], a modifier { \"frame\": [320, 44] } or { \"text\": \"'Title'\" }, or "
        + "{ \"fill\": \".blue\" } for a shape that takes the room it is offered"
      add(
        .error(
          .missingFrame, "a view in a stack needs a size", at: timeline[view].place.range,
          help: help))
    }
  }
}

extension Timeline {
  /// The stack that places a view: the view around it, not counting groups.
  package func stack(around view: ElementIndex<ViewNode>) -> ElementIndex<ViewNode>? {
    var next = self[view].parent
    while let index = next, self[index].kind == .group { next = self[index].parent }
    return next.flatMap { self[$0].layout == nil ? nil : $0 }
  }

  /// Whether a view has a size of its own: its `size`, or a frame of both lengths.
  package func hasFixedSize(_ view: ElementIndex<ViewNode>) -> Bool {
    self[view].size != nil
      || chain(of: view).contains { modifier in
        guard case .attribute(let index) = self[modifier].action, self[index].attribute == .frame
        else { return false }
        return fixesBothLengths(self[index].value)
      }
  }

  /// Whether neither length of a frame is left out.
  private func fixesBothLengths(_ frame: AttributeValue) -> Bool {
    components(of: frame, .size).count == AttributeType.size.components.count
  }
}
