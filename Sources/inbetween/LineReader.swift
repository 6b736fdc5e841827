import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads an input line by line, each as soon as it is complete; of an endless line it reads no more than a
/// document may have.
struct LineReader {
  private static let lineLimit = 64 << 20
  private static let chunkSize = 1 << 18

  private let descriptor: Int32
  /// The size of the input, if it has one.
  private let size: Int?
  private var isAtEnd = false
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer, and up to where its end was looked for.
  private var start = 0
  private var searched = 0
  /// How many bytes and lines the lines before it had.
  private var offset = 0
  private var count = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(clamping: status.st_size) : nil
  }

  /// The next line; nil after the last one, which need not have an end.
  mutating func next() throws(InputError) -> InputLine? {
    while true {
      if let line = nextComplete() { return line }
      if isAtEnd {
        return start < buffer.count ? takeLine(to: buffer.count, next: buffer.count) : nil
      }
      guard buffer.count - start <= Self.lineLimit else {
        let size = "\(Self.lineLimit >> 20) MiB"
        throw InputError(reason: "line \(count + 1) is larger than \(size), the limit for a line")
      }
      try readMore()
    }
  }

  /// The next line, if all of it has been read.
  mutating func nextComplete() -> InputLine? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      return nil
    }
    return takeLine(to: end, next: end + 1)
  }

  private mutating func takeLine(to end: Int, next: Int) -> InputLine {
    let bytes = Array(buffer[start..<end])
    offset += next - start
    count += 1
    start = next
    searched = next
    let fraction = size.flatMap { $0 > 0 ? min(Double(offset) / Double($0), 1) : nil }
    return InputLine(bytes, LineProgress(number: count, fraction: fraction))
  }

  private mutating func readMore() throws(InputError) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    let chunk = try readChunk(of: Self.chunkSize, from: descriptor)
    isAtEnd = chunk.isEmpty
    buffer += chunk
  }
}
