#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How long programs take from their start to their end, one after the other, many times.
///
/// The programs take turns, so that whatever else the machine does meets all of them.
enum Starts {
  /// Prints the median of each program with its ratio to the last one's.
  static func measure(_ programs: [String], rounds: Int) {
    var times = [[Double]](repeating: [], count: programs.count)
    for round in 0..<(rounds + 1) {
      for (index, program) in programs.enumerated() {
        guard let time = time(of: program) else {
          print("\(program) cannot be run, or fails")
          exit(1)
        }
        // The first start reads the program from its disk.
        if round > 0 { times[index].append(time) }
      }
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    for (program, median) in zip(programs, medians) {
      let ratio = median / (medians.last ?? median)
      print("\(program)\t\(rounded(median * 1e3)) ms\t\(rounded(ratio)) times")
    }
  }

  /// The seconds that a program takes to print its version to nowhere.
  private static func time(of program: String) -> Double? {
    let clock = ContinuousClock()
    var isRun = false
    let time = clock.measure { isRun = run(program) }
    let (seconds, attoseconds) = time.components
    return isRun ? Double(seconds) + Double(attoseconds) / 1e18 : nil
  }

  private static func run(_ program: String) -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    return program.withCString { path in
      "--version".withCString { option in
        var arguments = [
          UnsafeMutablePointer(mutating: path), UnsafeMutablePointer(mutating: option), nil,
        ]
        var process = pid_t()
        guard posix_spawn(&process, path, &actions, nil, &arguments, nil) == 0 else { return false }
        var status: Int32 = 0
        return waitpid(process, &status, 0) == process && status == 0
      }
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
