import CommandLineInterface
import Diagnostics
import Platform

/// The real files and streams. Nothing else in the program performs input or output.
final class SystemConsole: Console {
  /// Maximum size of a regular file, in bytes; it is read whole.
  private static let fileLimit = 1 << 30
  /// Maximum size of a pipe or a device, in bytes; it may be endless.
  private static let pipeLimit = 64 << 20
  private static let chunkSize = 1 << 18

  init() {
    occupyStandardStreams()
    // A reader that goes away is seen as EPIPE by `write`, not as a signal that kills us.
    signal(SIGPIPE, SIG_IGN)
    // A file size limit likewise: EFBIG can be reported.
    signal(SIGXFSZ, SIG_IGN)
  }

  var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  func isTerminal(_ stream: OutputStream) -> Bool { isatty(stream.descriptor) == 1 }

  func columnCount(of stream: OutputStream) -> Int? {
    var size = winsize()
    guard ioctl(stream.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  func variable(_ name: String) -> String? { getenv(name).map { String(systemText: $0) } }

  var lastWords = "" {
    didSet { Interruption.setLastWords(lastWords) }
  }

  var now: Double { Self.monotonicTime }

  static var monotonicTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func pause(for seconds: Double) -> Bool {
    let milliseconds = Int32(seconds * 1000)
    var request = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    let found = retryingInterrupts { poll(&request, 1, milliseconds) }
    guard found > 0 else { return true }
    if Int32(request.revents) & (POLLERR | POLLHUP) != 0 { return false }
    // Some systems cannot watch every kind of output.
    _ = poll(nil, 0, milliseconds)
    return true
  }

  func read(_ input: InputOperand) throws(InputError) -> [UInt8] {
    switch input {
    case .standardInput: return try readToEnd(of: STDIN_FILENO)
    case .file:
      let descriptor = try descriptor(of: input)
      defer { close(descriptor) }
      return try readToEnd(of: descriptor)
    }
  }

  /// The open input.
  func descriptor(of input: InputOperand) throws(InputError) -> Int32 {
    guard case .file(let path) = input else { return STDIN_FILENO }
    let descriptor = retryingInterrupts {
      path.withSystemText { open($0, O_RDONLY | O_CLOEXEC) }
    }
    guard descriptor >= 0 else {
      throw InputError(reason: lastSystemError(), isMissing: errno == ENOENT)
    }
    return descriptor
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try writeAll(bytes, to: STDOUT_FILENO)
  }

  func say(_ message: String) {
    var message = message
    message.withUTF8 { bytes in
      do throws(OutputError) {
        try writeAll(UnsafeRawBufferPointer(bytes), to: STDERR_FILENO)
      } catch {
        // The exit status says as much as the message.
      }
    }
  }

  /// Runs a command line and ends the process, without releasing memory that the system frees anyway.
  static func perform(_ words: [String]) -> Never {
    Threads.runWithUsualStack {
      _exit(run(arguments: words, console: SystemConsole()).rawValue)
    }
  }
}

extension OutputStream {
  fileprivate var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}

extension SystemConsole {
  /// Reads until the end of the file; its size is asked only to choose the limit and the room for
  /// its bytes, never trusted.
  private func readToEnd(of descriptor: Int32) throws(InputError) -> [UInt8] {
    var status = stat()
    let found = retryingInterrupts { fstat(descriptor, &status) }
    let isRegular = found == 0 && status.st_mode & S_IFMT == S_IFREG
    let limit = isRegular ? Self.fileLimit : Self.pipeLimit
    // With one byte more than expected, the end is seen without another chunk.
    let expected = isRegular ? min(max(Int(clamping: status.st_size), 0), limit) + 1 : 0
    var bytes = try readAtOnce(expected, from: descriptor)
    while bytes.count >= expected {
      if bytes.count > limit {
        let kind = isRegular ? "file" : "pipe or device"
        throw InputError(reason: "larger than \(limit >> 20) MiB, the limit for a \(kind)")
      }
      let chunk = try readChunk(of: Self.chunkSize, from: descriptor)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    return bytes
  }

  /// Reads up to `expected` bytes without copying them; fewer mean the end of the file.
  private func readAtOnce(
    _ expected: Int, from descriptor: Int32
  ) throws(InputError) -> [UInt8] {
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      while count < expected {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let result = awaiting(POLLIN, of: descriptor) {
          systemRead(descriptor, rest.baseAddress, rest.count)
        }
        if result < 0 { failure = lastSystemError() }
        if result <= 0 { return }
        count += result
      }
    }
    if let failure { throw InputError(reason: failure) }
    return bytes
  }
}
