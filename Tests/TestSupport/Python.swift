public import Foundation

/// Python, with what its users install beside it.
public enum Python {
  public struct Failure: Error {
    let status: Int32
  }

  /// Whether there is one that has a module. Where every program must be there that a test uses, a
  /// missing one is a failure and no reason to skip.
  public static func has(_ module: String) -> Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_ALL_CONSUMERS"] != nil || path(module) != nil
  }

  /// What a script prints that uses a module.
  public static func run(
    _ script: String, _ arguments: String..., using module: String
  ) throws -> Data {
    let (status, output) = try run(path(module) ?? "python3", ["-c", script] + arguments)
    guard status == 0 else { throw Failure(status: status) }
    return output
  }

  /// The first Python on the way that has the module.
  public static func path(_ module: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/bin"]
    return folders.map { $0 + "/python3" }.first { candidate in
      FileManager.default.isExecutableFile(atPath: candidate)
        && (try? run(candidate, ["-c", "import \(module)"]))?.status == 0
    }
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, Data) {
    let run = try ChildProcess.run(path, arguments)
    return (run.status, Data(run.output))
  }
}
