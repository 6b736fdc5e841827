import Platform

/// The processor time of a thread, which other tests beside it do not lengthen.
public enum ProcessorTime {
  /// Runs `body`, whose work must be this thread's own, and returns its result and the seconds that it took.
  public static func measure<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, seconds: Double) {
    let start = now
    let result = try body()
    return (result, now - start)
  }

  private static var now: Double {
    #if canImport(Darwin)
      let clock = _CLOCK_THREAD_CPUTIME_ID
    #else
      let clock = CLOCK_THREAD_CPUTIME_ID
    #endif
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
