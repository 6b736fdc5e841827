/// The speed of the machine that runs the tests. Limits in seconds are those of the usual machine.
public enum MachineSpeed {
  /// The seconds that the work takes there beside another suite; alone it takes 0.28.
  private static let usualSeconds = 0.39

  /// How many times longer a fixed piece of work, which is not the tool's, takes here and now; at least 1. A machine
  /// that is shared may be slow for a while.
  public static func slowness() throws -> Double {
    let work = "for ((number = 0; number < 150000; number++)); do :; done"
    let seconds = try (0..<5).map { _ in
      try ChildProcess.run("/usr/bin/env", ["bash", "-c", work]).seconds
    }
    return max(1, seconds.sorted()[2] / usualSeconds)
  }
}
