import Foundation

/// Programs that are not part of the toolchain.
public enum InstalledProgram {
  /// Whether a test may use a program: where all of them must be there, a missing one is a failure and
  /// no reason to skip.
  public static func exists(_ path: String) -> Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_ALL_CONSUMERS"] != nil
      || FileManager.default.fileExists(atPath: path)
  }
}
