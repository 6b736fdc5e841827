import Diagnostics
import JSONText

/// The words for the place of a view in the one around it.
enum PlacementWord: String, CaseIterable {
  case content = ".content"
  case overlay = ".overlay"
  case background = ".background"
  case mask = ".mask"

  func placement(_ alignment: AlignmentSetting) -> ViewPlacement {
    switch self {
    case .content: .content
    case .overlay: .overlay(alignment)
    case .background: .background(alignment)
    case .mask: .mask(alignment)
    }
  }
}

extension DocumentDecoder {
  /// Reads `true`, or the least length of a spacer.
  mutating func readSpacer(_ what: Subject) throws(JSONError) -> SpacerSetting? {
    guard try cursor.peek() == .boolean else {
      return try readValue(for: what, as: .number).map { SpacerSetting(minLength: $0) }
    }
    if try readBoolean(for: what) == false {
      add(
        .error(
          .wrongType, "\(describe(what)) is true or a length, or is not written",
          at: cursor.lastRange, help: "write true"))
    }
    return SpacerSetting(minLength: nil)
  }

  /// Reads where something is in a frame, in both dimensions.
  mutating func readAlignment(_ what: Subject) throws(JSONError) -> AlignmentSetting {
    guard let word: AlignmentWord = try readWord(for: what) else { return .center }
    if !AlignmentWord.ofBoth.contains(word) {
      add(
        .error(
          .unknownName, "'\(word.rawValue)' is an alignment of rows", at: cursor.lastRange,
          help: "write .top, .center or .bottom"))
    }
    return word.setting
  }

  /// Reads the name that a `GeometryReader` gives to its geometry.
  mutating func readReader(_ what: Subject) throws(JSONError) -> ReaderName? {
    guard let name = try readString(for: what), checkName(name, of: "the name of a geometry")
    else { return nil }
    return ReaderName(name: content.text(name), place: SourceRange(name.range))
  }

  /// Reports what a `GeometryReader` cannot have.
  mutating func checkReader(of node: ViewNode, _ parts: ViewParts) {
    guard node.reader != nil else { return }
    for (name, help) in [
      ("layout", "give it a child with the 'layout'"),
      ("spacer", "leave it out"),
    ] {
      guard let key = parts.ownKeys.first(where: { content.text($0) == name }) else { continue }
      add(
        .error(
          .conflictingKeys,
          "a view with 'geometryReader' has no '\(name)': its children lie at its top leading corner",
          at: key.range, help: help))
    }
  }

  /// Reports what a spacer cannot have.
  mutating func checkSpacer(of node: ViewNode, _ parts: ViewParts) {
    guard let spacer = parts.ownKeys.first(where: { cursor.isEqual($0, "spacer") }) else { return }
    for name in ["size", "layout"] {
      guard let key = parts.ownKeys.first(where: { content.text($0) == name })
      else { continue }
      add(
        .error(
          .conflictingKeys, "a spacer has no '\(name)': it takes the room that others leave",
          at: key.range, help: "leave it out"))
    }
    guard !node.descendants.isEmpty else { return }
    add(.error(.conflictingKeys, "a spacer has no 'children'", at: spacer.range))
  }

  /// Reports a view on another one, or behind it, where there is no other one, and the alignment of neither.
  mutating func checkPlacement(_ parts: ViewParts, isTop: Bool) {
    if let place = parts.alignmentPlace, parts.placement == nil {
      add(
        parts.layout == nil
          ? .error(
            .missingKey, "'alignment' needs 'placement'", at: place,
            help: "leave it out; where a view is in a frame is said beside the modifier 'frame'")
          : .error(
            .conflictingKeys, "the alignment of a stack is a part of its 'layout'", at: place,
            help: "leave it out here, and write \"layout\": { \"stack\": ..., \"alignment\": ... }")
      )
    }
    guard isTop, let placement = parts.placement, placement != .content,
      let key = parts.ownKeys.first(where: { cursor.isEqual($0, "placement") })
    else { return }
    add(
      .error(
        .conflictingKeys,
        "a view at the top lies on no other one, which would have it among its 'children'",
        at: key.range, help: "leave it out"))
  }
}
