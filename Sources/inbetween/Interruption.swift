#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is left to do if a signal ends the process: to remove a file that is not complete, and to take
/// back what stands on a terminal.
///
/// A signal's handler can be given nothing and may do very little, so what it needs lies ready as C
/// strings. They are changed only while the signals are held back.
enum Interruption {
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var lastWords: UnsafeMutablePointer<CChar>?

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Creates a file that must not exist yet and is removed unless it is forgotten.
  ///
  /// - Returns: its descriptor, or -1 with `errno` set.
  static func createFile(at newPath: String) -> Int32 {
    holdingSignals {
      let descriptor = retryingInterrupts {
        open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if descriptor >= 0 {
        path = strdup(newPath)
        install()
      }
      return descriptor
    }
  }

  /// The file is complete, or was removed.
  static func forgetFile() {
    holdingSignals {
      free(path)
      path = nil
    }
  }

  /// Says what is written to standard error in the end.
  static func setLastWords(_ text: String) {
    holdingSignals {
      free(lastWords)
      lastWords = text.isEmpty ? nil : strdup(text)
      install()
    }
  }

  private static func install() {
    for signal in signals { install(signal) }
  }

  /// A signal that is ignored, as it is for what runs in the background, stays so.
  private static func install(_ number: Int32) {
    let previous = signal(number) { number in
      if let path = Interruption.path { unlink(path) }
      if let words = Interruption.lastWords { _ = write(STDERR_FILENO, words, strlen(words)) }
      signal(number, SIG_DFL)
      raise(number)
    }
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  /// Lets a body run in which this thread sees none of the signals.
  static func holdingSignals<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    var previous = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &previous)
    let result = body()
    // What is restored may end the process, but never changes why the call failed.
    let error = errno
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    errno = error
    return result
  }
}
