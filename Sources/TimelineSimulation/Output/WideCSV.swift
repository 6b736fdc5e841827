/// A table of numbers alone: `time`, then a column per track, a row per printed time.
struct WideCSV: ~Copyable {
  private let format: NumberFormat
  private var buffer: OutputBuffer

  init(_ format: NumberFormat, writingTo write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.format = format
    buffer = OutputBuffer(writingTo: write)
  }

  mutating func writeHeader(_ columns: [String]) throws {
    try buffer.append("time")
    for column in columns {
      try buffer.append(",")
      try buffer.append(column)
    }
    try buffer.append("\n")
  }

  mutating func writeRow(time: Double, values: [Double]) throws {
    try buffer.append(time, as: format)
    for value in values {
      try buffer.append(",")
      try buffer.append(value, as: format)
    }
    try buffer.append("\n")
  }

  mutating func finish() throws {
    try buffer.finish()
  }
}
