import CommandLineInterface
import Platform

/// Reads an input line by line, each as soon as it is complete.
///
/// Of a line that is too long only the beginning is kept, and the rest is passed over; one without an end is
/// an error in the end.
struct LineReader {
  /// Maximum length of a line that is passed over, in bytes: that of a file.
  private static let passingLimit = 1 << 30
  private static let chunkSize = 1 << 18

  private let descriptor: Int32
  /// The size of the input, if it has one.
  private let size: Int?
  private var isAtEnd = false
  /// Whether the buffer begins within a line that has been returned because it is too long.
  private var isPassing = false
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer, and up to where its end was looked for.
  private var start = 0
  private var searched = 0
  /// The numbers of bytes and lines before the next line.
  private var offset = 0
  private var count = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var status = stat()
    let found = retryingInterrupts { fstat(descriptor, &status) }
    size = found == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(clamping: status.st_size) : nil
  }

  /// The next line; nil after the last one, which need not have an end.
  mutating func next() throws(InputError) -> InputLine? {
    if isPassing { try passLine() }
    while true {
      if let line = nextComplete() { return line }
      if buffer.count - start > InputLine.limit { return takeBeginning() }
      if isAtEnd {
        return start < buffer.count ? takeLine(to: buffer.count, next: buffer.count) : nil
      }
      try readMore()
    }
  }

  /// The next line, if all of it has been read.
  mutating func nextComplete() -> InputLine? {
    guard !isPassing, let end = endOfLine() else { return nil }
    guard end - start <= InputLine.limit else { return takeBeginning() }
    return takeLine(to: end, next: end + 1)
  }

  /// The place of the next line feed in the buffer.
  private mutating func endOfLine() -> Int? {
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let first = bytes.baseAddress, searched < bytes.count else { return nil }
      let place = memchr(first + searched, Int32(UInt8(ascii: "\n")), bytes.count - searched)
      return place.map { UnsafeRawPointer($0) - first }
    }
    searched = found ?? buffer.count
    return found
  }

  private mutating func takeLine(to end: Int, next: Int) -> InputLine {
    let bytes = Array(buffer[start..<end])
    return InputLine(bytes, pass(to: next))
  }

  /// Returns the beginning of a line that is too long: enough to identify it.
  private mutating func takeBeginning() -> InputLine {
    let bytes = Array(buffer[start...].prefix(Self.chunkSize))
    isPassing = true
    return InputLine(bytes, pass(to: searched), isWhole: false)
  }

  /// Goes on to the line after one that is too long.
  private mutating func passLine() throws(InputError) {
    var passed = InputLine.limit
    while true {
      if let end = endOfLine() {
        move(to: end + 1)
        break
      }
      passed += buffer.count - start
      move(to: buffer.count)
      if isAtEnd { break }
      guard passed <= Self.passingLimit else {
        let size = "\(Self.passingLimit >> 20) MiB"
        throw InputError(reason: "line \(count) has no end within \(size)")
      }
      try readMore()
    }
    isPassing = false
  }

  /// Counts a line, which ends before `next`.
  private mutating func pass(to next: Int) -> LineProgress {
    count += 1
    move(to: next)
    let fraction = size.flatMap { $0 > 0 ? min(Double(offset) / Double($0), 1) : nil }
    return LineProgress(number: count, fraction: fraction)
  }

  private mutating func move(to next: Int) {
    offset += next - start
    start = next
    searched = next
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
