@testable import TimelineDocument

/// The modifiers and their arguments as the manual has them, from the table that the decoder reads.
enum ModifierManual {
  static let parts = [
    part("attributes", ModifierKey.modifiers.filter { $0.attribute != nil }),
    part("modifiers", ModifierKey.modifiers.filter { $0.attribute == nil }),
    part("arguments of modifiers", ModifierKey.allCases.filter { !$0.isModifier }),
  ]

  private static func part(_ name: String, _ keys: [ModifierKey]) -> GeneratedPart {
    let items = keys.flatMap { KeyManual.item(for: $0.entry) + notes(on: $0) }
    let lines = [".Bl -tag -width Ds -compact"] + items + [".El"]
    return GeneratedPart(page: KeyManual.page, name: name, text: lines.map { $0 + "\n" }.joined())
  }

  /// What else must or may stand beside a modifier, what its columns are called, and since when there
  /// is one.
  private static func notes(on key: ModifierKey) -> [String] {
    guard key.isModifier else { return [] }
    var sentences: [String] = []
    let suffixes = (key.attribute?.type.components ?? []).flatMap(\.columns).filter { !$0.isEmpty }
    if !suffixes.isEmpty {
      // Of a list, those of the first two show how they go on.
      let isList = key.attribute?.type.isList == true
      let shown = suffixes.prefix(isList ? 8 : suffixes.count).map { "_" + $0 }
      let list = shown.joined(separator: ", ") + (isList ? " and so on" : "")
      sentences.append("Its columns end in \(list).")
    }
    let required = key.requiredArguments.map(\.name)
    let optional = key.arguments.map(\.name).filter { !required.contains($0) }
    if !required.isEmpty { sentences.append("It needs \(required.joined(separator: ", ")).") }
    if !optional.isEmpty { sentences.append("It may have \(optional.joined(separator: ", ")).") }
    if let release = key.release { sentences.append("It came with \(release.name).") }
    return sentences.flatMap(ManualText.running)
  }
}
