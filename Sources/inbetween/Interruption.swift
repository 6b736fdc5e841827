import Platform

/// Cleans up when a signal ends the process: removes incomplete files and erases a line on a terminal.
///
/// A signal handler takes no arguments and may do very little, so its data is ready as C strings. They are
/// changed only while the signals are blocked.
enum Interruption {
  /// A file that is not complete, in a list that a handler can walk.
  private struct IncompleteFile {
    let path: UnsafeMutablePointer<CChar>
    var next: UnsafeMutablePointer<IncompleteFile>?
  }

  nonisolated(unsafe) private static var files: UnsafeMutablePointer<IncompleteFile>?
  nonisolated(unsafe) private static var lastWords: UnsafeMutablePointer<CChar>?

  nonisolated(unsafe) private static var isInstalled = false

  /// The signals of a process's own faults. They cannot be blocked for long.
  private static let failures = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  /// The signals that end a process unless it handles them: all but those that cannot be caught, and those that
  /// stop it, continue it, or only inform it.
  private static let endings: [Int32] = {
    var others = [
      SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH,
    ]
    #if canImport(Darwin)
      others += [SIGIO, SIGINFO]
      let numbers: Range<Int32> = 1..<32
    #else
      let numbers: Range<Int32> = 1..<65
    #endif
    return numbers.filter { !others.contains($0) && !failures.contains($0) }
  }()

  /// Creates a file that must not exist yet and is removed unless it is forgotten.
  ///
  /// - Returns: its descriptor, or -1 with `errno` set.
  static func createFile(at newPath: String, _ permissions: mode_t) -> Int32 {
    holdingSignals {
      newPath.withSystemText { newPath in
        let descriptor = retryingInterrupts {
          open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
        }
        if descriptor >= 0, let copy = strdup(newPath) {
          let file = UnsafeMutablePointer<IncompleteFile>.allocate(capacity: 1)
          file.initialize(to: IncompleteFile(path: copy, next: files))
          files = file
          install()
        }
        return descriptor
      }
    }
  }

  /// Forgets a file, which is complete or was removed.
  static func forgetFile(at path: String) {
    holdingSignals {
      path.withSystemText { path in
        var found = files
        var previous: UnsafeMutablePointer<IncompleteFile>?
        while let file = found, strcmp(file.pointee.path, path) != 0 {
          (previous, found) = (file, file.pointee.next)
        }
        guard let found else { return }
        if let previous {
          previous.pointee.next = found.pointee.next
        } else {
          files = found.pointee.next
        }
        free(found.pointee.path)
        found.deallocate()
      }
    }
  }

  /// Sets the text that is written to standard error before the process ends.
  static func setLastWords(_ text: String) {
    holdingSignals {
      free(lastWords)
      lastWords = text.isEmpty ? nil : strdup(text)
      install()
    }
  }

  private static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    for signal in endings + failures { install(signal) }
  }

  /// A signal that is ignored, as it is for what runs in the background, stays so.
  private static func install(_ number: Int32) {
    let previous = signal(number) { number in
      var incomplete = Interruption.files
      while let file = incomplete {
        unlink(file.pointee.path)
        incomplete = file.pointee.next
      }
      if let words = Interruption.lastWords { _ = write(STDERR_FILENO, words, strlen(words)) }
      signal(number, SIG_DFL)
      raise(number)
    }
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  /// Lets this thread see no signal at all, and returns which it saw none of before.
  static func holdAllSignals() -> sigset_t {
    var (held, previous) = (sigset_t(), sigset_t())
    sigfillset(&held)
    pthread_sigmask(SIG_BLOCK, &held, &previous)
    return previous
  }

  /// Lets this thread see all signals but some.
  static func restore(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Lets a body run in which this thread sees none of the signals.
  static func holdingSignals<Result>(_ body: () -> Result) -> Result {
    var held = sigset_t()
    var previous = sigset_t()
    sigemptyset(&held)
    for signal in endings { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &previous)
    let result = body()
    // Restoring the mask may end the process, but must not change the reason of a failed call.
    let error = errno
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    errno = error
    return result
  }
}
