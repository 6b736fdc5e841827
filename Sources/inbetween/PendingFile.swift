#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file that must not be left behind if a signal ends the process.
///
/// A signal's handler can be given nothing and may do very little, so the name it removes lies ready as a
/// C string. It is changed only while the signals are held back.
enum PendingFile {
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Creates a file that must not exist yet, and returns its descriptor, or -1 with `errno` set.
  static func create(at newPath: String) -> Int32 {
    holdingSignals {
      let descriptor = retryingInterrupts {
        open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if descriptor >= 0 {
        path = strdup(newPath)
        for signal in signals { install(signal) }
      }
      return descriptor
    }
  }

  /// The file is complete, or was removed.
  static func forget() {
    holdingSignals {
      free(path)
      path = nil
    }
  }

  /// A signal that is ignored, as it is for what runs in the background, stays so.
  private static func install(_ number: Int32) {
    let previous = signal(number) { number in
      if let path = PendingFile.path { unlink(path) }
      signal(number, SIG_DFL)
      raise(number)
    }
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  private static func holdingSignals<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    var previous = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &previous)
    let result = body()
    // What is restored may end the process, but never changes why the call failed.
    let error = errno
    sigprocmask(SIG_SETMASK, &previous, nil)
    errno = error
    return result
  }
}
