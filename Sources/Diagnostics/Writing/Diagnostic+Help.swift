import JSONText

extension Diagnostic {
  /// The advice that follows the message, or the earlier place that belongs to it.
  package func helpLine(in source: SourceText) -> String? {
    if let help { return help }
    switch earlier {
    case .firstUse(let offset): return "it is first used at \(place(of: offset, in: source))"
    case .declaration(let offset): return "it is declared at \(place(of: offset, in: source))"
    case .opening(let offset):
      let bracket = source.bytes.indices.contains(offset) ? source.bytes[offset] : 0x22
      let shown = Character(Unicode.Scalar(bracket))
      return "the '\(shown)' at \(place(of: offset, in: source)) is never closed"
    case nil: return nil
    }
  }

  private func place(of offset: Int, in source: SourceText) -> String {
    let position = source.position(ofByte: offset)
    return "line \(position.line), column \(position.column)"
  }
}
