import Diagnostics
import JSONText

/// A frame with limits: `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrameSetting: Hashable, Sendable {
  /// The limits in the order of `FlexibleFrameKey`; nil for one that is not written.
  package let limits: [DocumentValue?]
  package let alignment: AlignmentSetting

  package var minWidth: DocumentValue? { limits[0] }
  package var idealWidth: DocumentValue? { limits[1] }
  package var maxWidth: DocumentValue? { limits[2] }
  package var minHeight: DocumentValue? { limits[3] }
  package var idealHeight: DocumentValue? { limits[4] }
  package var maxHeight: DocumentValue? { limits[5] }
}

/// Where something smaller or larger is in a frame.
package struct AlignmentSetting: Hashable, Sendable {
  package let horizontal: StackLayout.Alignment
  package let vertical: StackLayout.Alignment

  package static let center = AlignmentSetting(horizontal: .center, vertical: .center)
}

/// The limits of a frame.
enum FlexibleFrameKey: UInt8, DocumentKey {
  case minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, note

  static let table = KeyTable<Self>()
  static let objectName = "frame"

  /// The limits, each with an index in `FlexibleFrameSetting.limits`.
  static let limits: [Self] = allCases.filter { $0 != .note }

  var entry: KeyEntry {
    switch self {
    case .minWidth: limit("minWidth", "The least width of the frame, in points.")
    case .idealWidth:
      limit("idealWidth", "The width of the frame where none is offered, in points.")
    case .maxWidth:
      limit("maxWidth", "The greatest width of the frame; '.infinity' takes what is offered.")
    case .minHeight: limit("minHeight", "The least height of the frame, in points.")
    case .idealHeight:
      limit("idealHeight", "The height of the frame where none is offered, in points.")
    case .maxHeight:
      limit("maxHeight", "The greatest height of the frame; '.infinity' takes what is offered.")
    case .note: .note
    }
  }

  private func limit(_ name: StaticString, _ documentation: String) -> KeyEntry {
    KeyEntry(name, .expression(.number), documentation)
  }
}

extension ModifierGrammar {
  static let frame: ModifierGrammar = {
    let definition = Attribute.frame.definition
    return ModifierGrammar(
      KeyEntry(
        "frame", .either([.attribute(definition.type), .object(.flexibleFrame)]),
        definition.documentation + " With 'minWidth' and others like it, the limits of a frame."),
      attribute: .frame, arguments: [.alignment],
      read: { (decoder, what, parts) throws(JSONError) in
        if try decoder.hasFrameLimits() {
          parts.limits = try decoder.readFrameLimits(what)
        } else {
          parts.attribute = try decoder.readAttribute(definition.type, for: what)
        }
      },
      make: { decoder, parts in
        if let limits = parts.limits {
          let setting = FlexibleFrameSetting(limits: limits, alignment: parts.alignment)
          return .layout(.flexibleFrame(decoder.timeline.viewContent.flexibleFrames.add(setting)))
        }
        guard let value = parts.attribute else { return nil }
        let setting = AttributeSetting(
          attribute: .frame, value: value, parts: [:], alignment: parts.alignment)
        return .attribute(decoder.timeline.viewContent.attributes.add(setting))
      })
  }()
}

extension DocumentDecoder {
  /// Whether the value of a frame is an object of limits.
  fileprivate func hasFrameLimits() throws(JSONError) -> Bool {
    var ahead = cursor
    guard try ahead.peek() == .object else { return false }
    var found = false
    try ahead.enterObject()
    while let key = try ahead.nextKey() {
      let known = content.withBytes(of: key.string) { FlexibleFrameKey.table.key($0) }
      if let known, known != .note { found = true }
      try ahead.skipValue()
    }
    return found
  }

  fileprivate mutating func readFrameLimits(_ what: Subject) throws(JSONError) -> [DocumentValue?]?
  {
    var limits = [DocumentValue?](repeating: nil, count: FlexibleFrameKey.limits.count)
    let keys = try readObject(
      what, keys: FlexibleFrameKey.self,
      value: { (decoder, key, _) throws(JSONError) in
        guard let index = FlexibleFrameKey.limits.firstIndex(of: key) else {
          return try decoder.cursor.skipValue()
        }
        limits[index] = try decoder.readValue(for: Subject(key), as: .number)
        if case .number(let number, let place)? = limits[index], number < 0 {
          decoder.add(
            .error(.outOfRange, "a length of a frame cannot be negative", at: place.range))
        }
      },
      other: { (decoder, name) throws(JSONError) in
        let text = decoder.content.text(name)
        guard text == "width" || text == "height" else {
          return try decoder.rejectKey(name, of: what, known: FlexibleFrameKey.table.names)
        }
        try decoder.cursor.skipValue()
        decoder.add(
          .error(
            .conflictingKeys,
            "a frame has limits, or a width and a height: SwiftUI has a modifier for each",
            at: name.range, help: "leave it out"))
      })
    guard keys != nil else { return nil }
    for least in [0, 3] { checkOrder(limits[least], limits[least + 2]) }
    return limits
  }

  private mutating func checkOrder(_ least: DocumentValue?, _ greatest: DocumentValue?) {
    guard case .number(let least, _)? = least, case .number(let greatest, let place)? = greatest,
      least > greatest
    else { return }
    add(
      .error(
        .outOfRange, "the greatest length of a frame is below the least one", at: place.range))
  }
}
