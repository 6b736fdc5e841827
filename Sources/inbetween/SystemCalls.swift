import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Repeats a system call for as long as a signal interrupts it.
func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Writes all bytes, however few the system takes at a time.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(OutputError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = retryingInterrupts { write(descriptor, part.baseAddress, part.count) }
    guard count >= 0 else {
      throw errno == EPIPE ? .closed : .failed(reason: lastSystemError())
    }
    rest = rest.dropFirst(count)
  }
}

/// Closes a file that was written to: some systems report only now that it did not succeed.
func closeWritten(_ descriptor: Int32) throws(OutputError) {
  // Interrupted or not, the descriptor is gone.
  guard close(descriptor) == 0 || errno == EINTR else {
    throw .failed(reason: lastSystemError())
  }
}

/// What the system says about the last call.
func lastSystemError() -> String { systemError(errno) }

/// What the system calls an error.
func systemError(_ number: Int32) -> String { String(cString: strerror(number)) }

let systemRead = read(_:_:_:)
