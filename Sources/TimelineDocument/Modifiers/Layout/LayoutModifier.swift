import Diagnostics
import JSONText

/// A modifier that has a part in layout, and shows nothing of its own.
package enum LayoutModifier: Hashable, Sendable {
  /// The frames of what is inside have an origin of their own, and move with it.
  case geometryGroup
  /// How soon a stack apportions room to the view.
  case priority(DocumentValue)
  /// The view has its ideal size, whatever it is offered.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The width by the height that the view is offered; nil as its ideal size has them.
  case aspectRatio(DocumentValue?, ContentMode)
  /// A frame with limits.
  case flexibleFrame(ElementIndex<FlexibleFrameSetting>)
  /// The size of the font of texts inside, for the estimate of their size.
  case font(FontSize)
  /// The greatest number of lines of texts inside.
  case lineLimit(Int)

  /// How a ratio meets a room.
  package enum ContentMode: String, CaseIterable, Sendable {
    case fit = ".fit"
    case fill = ".fill"
  }
}

extension Timeline {
  /// The expressions of a modifier of layout.
  package func values(of modifier: LayoutModifier) -> [DocumentValue] {
    switch modifier {
    case .priority(let value), .aspectRatio(let value?, _), .font(.points(let value)): [value]
    case .flexibleFrame(let frame): self[frame].limits.compactMap { $0 }
    case .geometryGroup, .fixedSize, .aspectRatio(nil, _), .font, .lineLimit: []
    }
  }
}

extension TimelineChecker {
  mutating func check(_ modifier: LayoutModifier, in scope: ScopeIndex) {
    for value in timeline.values(of: modifier) { check(value, in: scope) }
  }
}

// MARK: - Grammar

extension ModifierGrammar {
  static let geometryGroup = ModifierGrammar(
    KeyEntry(
      "geometryGroup", .boolean,
      "Moves what is inside as one: the frame moves here, with the transaction at this place, and "
        + "not that of each view inside."),
    lists: .body, release: (.ios17, "iOS 17"),
    read: { (decoder, what, parts) throws(JSONError) in
      if try decoder.readPresence(for: what) { parts.layout = .geometryGroup }
    },
    make: { _, parts in parts.layout.map { .layout($0) } })

  static let layoutPriority = ModifierGrammar(
    KeyEntry(
      "layoutPriority", .expression(.number),
      "How soon a stack apportions room to the view; 0 without it, and the highest comes first."),
    lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.layout = try decoder.readValue(for: what, as: .number).map { .priority($0) }
    },
    make: { _, parts in parts.layout.map { .layout($0) } })

  static let fixedSize = ModifierGrammar(
    KeyEntry(
      "fixedSize", .either([.boolean, .object(.fixedSize)]),
      "Gives the view its ideal size, whatever room it is offered, or its ideal width or height "
        + "alone."),
    lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.layout = try decoder.readFixedSize(what)
    },
    make: { _, parts in parts.layout.map { .layout($0) } })

  static let aspectRatio = ModifierGrammar(
    KeyEntry(
      "aspectRatio", .expression(.number),
      "The width of the view by its height; 'scaledToFit' and 'scaledToFill' keep that of its ideal size."
    ),
    arguments: [.contentMode], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.observed = try decoder.readValue(for: what, as: .number)
    },
    make: { _, parts in parts.observed.map { .layout(.aspectRatio($0, parts.contentMode)) } })

  static let scaledToFit = scaled(
    "scaledToFit", .fit, "Keeps the ratio of the view's ideal size in the room.")
  static let scaledToFill = scaled(
    "scaledToFill", .fill, "Fills the room in the ratio of the view's ideal size.")

  private static func scaled(
    _ name: StaticString, _ mode: LayoutModifier.ContentMode, _ documentation: String
  ) -> ModifierGrammar {
    ModifierGrammar(
      KeyEntry(name, .boolean, documentation), lists: .body,
      read: { (decoder, what, parts) throws(JSONError) in
        if try decoder.readPresence(for: what) { parts.layout = .aspectRatio(nil, mode) }
      },
      make: { _, parts in parts.layout.map { .layout($0) } })
  }

  static let lineLimit = ModifierGrammar(
    KeyEntry(
      "lineLimit", .number(.lineLimit), "The greatest number of lines of a text, from 1."),
    lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.layout = try decoder.readNumber(for: what, in: .lineLimit)
        .flatMap { Int(exactly: $0.rounded(.down)) }.map { .lineLimit($0) }
    },
    make: { _, parts in parts.layout.map { .layout($0) } })
}

/// The keys of `fixedSize` in one dimension.
enum FixedSizeKey: UInt8, DocumentKey {
  case horizontal, vertical, note

  static let table = KeyTable<Self>()
  static let objectName = "fixedSize"
  static let synonyms: [String: Self] = ["width": .horizontal, "height": .vertical]

  var entry: KeyEntry {
    switch self {
    case .horizontal: KeyEntry("horizontal", .boolean, "Whether it has its ideal width.")
    case .vertical: KeyEntry("vertical", .boolean, "Whether it has its ideal height.")
    case .note: .note
    }
  }
}

extension DocumentDecoder {
  /// Reads the `true` of a modifier that has no value.
  fileprivate mutating func readPresence(for what: Subject) throws(JSONError) -> Bool {
    guard let isThere = try readBoolean(for: what) else { return false }
    if !isThere {
      add(
        .error(
          .wrongType, "\(describe(what)) is true, or is not written", at: cursor.lastRange,
          help: "write true"))
    }
    return isThere
  }

  fileprivate mutating func readFixedSize(_ what: Subject) throws(JSONError) -> LayoutModifier? {
    guard try cursor.peek() == .object else {
      return try readPresence(for: what) ? .fixedSize(horizontal: true, vertical: true) : nil
    }
    var (horizontal, vertical) = (false, false)
    _ = try readObject(what, keys: FixedSizeKey.self) { (decoder, key, _) throws(JSONError) in
      switch key {
      case .horizontal: horizontal = try decoder.readBoolean(for: Subject(key)) ?? false
      case .vertical: vertical = try decoder.readBoolean(for: Subject(key)) ?? false
      case .note: try decoder.cursor.skipValue()
      }
    }
    return .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}
