import JSONText

extension NumberFormat {
  /// The number without the zeros at the end of its decimals.
  func trimmedText(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.write(number, as: self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a finite number as a format has it, without the zeros at the end of its decimals.
  mutating func write(_ number: Double, as format: NumberFormat) {
    switch format {
    case .fixed(let decimals): write(number, maximumDecimals: decimals)
    case .shortest: write(number)
    }
  }
}
