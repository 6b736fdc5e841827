import CommandLineInterface
import Diagnostics
import Platform

/// Repeats a system call for as long as a signal interrupts it.
func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Repeats a system call on a stream that has no room, or no data, until it has: another program may have
/// made a shared stream non-blocking.
func awaiting<Result: SignedInteger>(
  _ events: Int32, of descriptor: Int32, _ call: () -> Result
) -> Result {
  while true {
    let result = retryingInterrupts(call)
    guard result < 0, errno == EAGAIN || errno == EWOULDBLOCK else { return result }
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// Writes all bytes, however few the system takes at a time.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(OutputError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = awaiting(POLLOUT, of: descriptor) {
      write(descriptor, part.baseAddress, part.count)
    }
    guard count >= 0 else {
      throw errno == EPIPE ? .closed : .failed(reason: lastSystemError())
    }
    rest = rest.dropFirst(count)
  }
}

/// The path of the running executable with all symbolic links resolved; nil where the system does not know it.
func executablePath() -> String? {
  #if canImport(Darwin)
    // The first call returns the size that the second needs. The answer may be a link.
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var bytes = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&bytes, &size) == 0, let path = realpath(bytes, nil) else {
      return nil
    }
    defer { free(path) }
    return String(systemText: path)
  #else
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &bytes, bytes.count)
    guard length >= 0 else { return nil }
    return String(systemBytes: bytes[..<length].map(UInt8.init(bitPattern:)))
  #endif
}

/// Asks what the path of an output leads to.
///
/// - Returns: nil where there is nothing.
func status(of path: String) throws(OutputError) -> stat? {
  var status = stat()
  let found = retryingInterrupts { path.withSystemText { stat($0, &status) } }
  if found == 0 { return status }
  guard errno == ENOENT || errno == ENOTDIR else { throw .failed(reason: lastSystemError()) }
  return nil
}

/// The bytes of one successful `read`; none at the end of the file.
func readChunk(of size: Int, from descriptor: Int32) throws(InputError) -> [UInt8] {
  var result = 0
  let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    result = awaiting(POLLIN, of: descriptor) {
      systemRead(descriptor, buffer.baseAddress, buffer.count)
    }
    count = max(result, 0)
  }
  guard result >= 0 else { throw InputError(reason: lastSystemError()) }
  return chunk
}

/// Closes a file that was written to: some systems report a failed write only now.
func closeWritten(_ descriptor: Int32) throws(OutputError) {
  // Interrupted or not, the descriptor is gone.
  guard close(descriptor) == 0 || errno == EINTR else {
    throw .failed(reason: lastSystemError())
  }
}

/// Keeps the numbers of standard streams that are closed from being given to files: messages would be
/// written into a result. Each use of such a stream fails, as if it were still closed.
func occupyStandardStreams() {
  for (stream, unusable) in [
    (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
  ] where fcntl(stream, F_GETFD) < 0 {
    // The lowest free number is that of the stream, for those before it are open.
    _ = open("/dev/null", unusable | O_CLOEXEC)
  }
}

/// The message of the system about the last call.
func lastSystemError() -> String { systemError(errno) }

/// The message of the system about an error.
func systemError(_ number: Int32) -> String { String(cString: strerror(number)) }

let systemRead = read(_:_:_:)
let systemRename = rename(_:_:)
