import JSONText

extension String {
  /// The number that the text is, as JSON writes numbers; nil for any other text.
  var number: Double? {
    var text = self
    return text.withUTF8 { bytes in Double(decimal: bytes) }
  }

  /// Whether a part occurs in the text.
  func has(_ part: String) -> Bool {
    let bytes = Array(utf8)
    let part = Array(part.utf8)
    guard !part.isEmpty, bytes.count >= part.count else { return part.isEmpty }
    for start in 0...(bytes.count - part.count)
    where bytes[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }

  func drops(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension DecimalText {
  /// The digits that read back as the same double.
  static func shortest(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.write(number)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
