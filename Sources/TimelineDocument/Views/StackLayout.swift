import Diagnostics
import ExpressionLanguage
import JSONText

/// A stack, which places the views inside it one after the other.
package struct StackLayout: Hashable, Sendable {
  package let axis: Axis
  /// The distance between two views; nil for the usual one.
  package let spacing: DocumentValue?
  package let alignment: Alignment

  package enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// Where the views are across the stack.
  package enum Alignment: Hashable, Sendable {
    case start, center, end
  }

  /// SwiftUI chooses the spacing by the views; between most of them it is this.
  package static let usualSpacing = 8.0
}

/// The kinds of stack.
enum StackWord: String, CaseIterable {
  case vertical = "VStack"
  case horizontal = "HStack"
  case lazyVertical = "LazyVStack"
  case lazyHorizontal = "LazyHStack"

  var axis: StackLayout.Axis {
    switch self {
    case .vertical, .lazyVertical: .vertical
    case .horizontal, .lazyHorizontal: .horizontal
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

  /// The alignment in a stack; nil for one that is not across it.
  func alignment(in axis: StackLayout.Axis) -> StackLayout.Alignment? {
    switch (self, axis) {
    case (.leading, .vertical), (.top, .horizontal): .start
    case (.center, _): .center
    case (.trailing, .vertical), (.bottom, .horizontal): .end
    case (.leading, .horizontal), (.trailing, .horizontal), (.top, .vertical), (.bottom, .vertical):
      nil
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
        "spacing", .expression(.number), "The points between two views; 8 where it is not written.")
    case .alignment:
      KeyEntry(
        "alignment", .word(AlignmentWord.allCases.map { $0.rawValue }),
        "Where the views are across the stack; '.center' by default.")
    case .note: .note
    }
  }
}

extension DocumentDecoder {
  /// Reads the stack that a view is: its kind alone, or with its spacing and alignment.
  mutating func readLayout(_ what: Subject) throws(JSONError) -> StackLayout? {
    guard try cursor.peek() == .object else {
      return try readStackWord(what).map {
        StackLayout(axis: $0.axis, spacing: nil, alignment: .center)
      }
    }
    var (word, spacing) = (StackWord?.none, DocumentValue?.none)
    var alignment: (word: AlignmentWord, place: Range<Int>)?
    let keys = try readObject(what, keys: StackKey.self) { (decoder, key, _) throws(JSONError) in
      switch key {
      case .stack: word = try decoder.readStackWord(Subject(key))
      case .spacing: spacing = try decoder.readValue(for: Subject(key), as: .number)
      case .alignment:
        alignment = try decoder.readWord(for: Subject(key)).map { ($0, decoder.cursor.lastRange) }
      case .note: try decoder.cursor.skipValue()
      }
    }
    if let keys { checkPresence(keys, of: "a stack", at: cursor.lastRange) }
    guard let word else { return nil }
    let found = alignment.map { $0.word.alignment(in: word.axis) } ?? .center
    if let alignment, found == nil {
      let help =
        word.axis == .vertical
        ? "write .leading, .center or .trailing" : "write .top, .center or .bottom"
      let message = "'\(alignment.word.rawValue)' is no alignment of a \(word.rawValue)"
      add(.error(.unknownName, message, at: alignment.place, help: help))
    }
    return StackLayout(axis: word.axis, spacing: spacing, alignment: found ?? .center)
  }

  private mutating func readStackWord(_ what: Subject) throws(JSONError) -> StackWord? {
    var ahead = cursor
    guard try ahead.peek() == .string else { return try readWord(for: what) }
    let name = try ahead.readString()
    let text = content.text(name)
    guard ["List", "Form", "Grid", "LazyVGrid", "ZStack", "ScrollView"].contains(text) else {
      return try readWord(for: what)
    }
    try cursor.skipValue()
    let help =
      text == "ZStack"
      ? "leave it out: views in a ZStack do not move each other"
      : "write { \"stack\": \"VStack\", \"spacing\": 0 } for rows that follow each other"
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
        timeline[view].layout == nil, timeline.fixedSize(of: view) == nil
      else { continue }
      let message = "a view in a stack needs a size"
      let help = "write \"size\": [320, 44], or a modifier { \"frame\": [320, 44] }"
      add(.error(.missingFrame, message, at: timeline[view].place.range, help: help))
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

  /// The expression that sizes a view: its `size`, or else the outermost frame of both lengths.
  package func fixedSize(
    of view: ElementIndex<ViewNode>
  ) -> (value: AttributeValue, modifier: ElementIndex<Modifier>?)? {
    if let size = self[view].size { return (size, nil) }
    let modifiers = modifierLists(of: view).flatMap { $0.indices }
    for place in modifiers.reversed() {
      guard case .attribute(let index) = self[ElementIndex<Modifier>(place)].action,
        self[index].attribute == .frame, fixesBothLengths(self[index].value)
      else { continue }
      return (self[index].value, ElementIndex(place))
    }
    return nil
  }

  /// Whether neither length of a frame is left out.
  package func fixesBothLengths(_ frame: AttributeValue) -> Bool {
    components(of: frame, .size).count == AttributeType.size.components.count
  }
}
