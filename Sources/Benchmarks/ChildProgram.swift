import Platform

/// A program that is run to its end, with what it prints thrown away.
struct ChildProgram {
  /// The seconds that a run has taken.
  struct Times {
    let wall: Double
    /// On all processors, for the program and for the system.
    let cpu: Double
  }

  let path: String
  let arguments: [String]

  /// Runs the program once; nil if it cannot be started, or fails.
  func run() -> Times? {
    let clock = ContinuousClock()
    var usage = rusage()
    var succeeds = false
    let (seconds, attoseconds) = clock.measure { succeeds = spawn(&usage) }.components
    guard succeeds else { return nil }
    return Times(
      wall: Double(seconds) + Double(attoseconds) / 1e18,
      cpu: usage.ru_utime.seconds + usage.ru_stime.seconds)
  }

  private func spawn(_ usage: inout rusage) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, &words, nil) == 0 else { return false }
    var status: Int32 = 0
    return wait4(process, &status, 0, &usage) == process && status == 0
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
