import Foundation
import TestSupport

/// The built executable, beside the test bundle.
enum Tool {
  /// What a run left behind.
  struct FinishedRun {
    let status: Int32
    let output: Data
    let errors: String

    init(_ run: ChildProcess.Result) {
      status = run.status
      output = Data(run.output)
      errors = String(decoding: run.errors, as: UTF8.self)
    }
  }

  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent()
      : URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appendingPathComponent("inbetween")
  }

  /// Runs the tool from the root of the repository.
  static func run(_ arguments: String..., input: [UInt8]? = nil) throws -> FinishedRun {
    try run(arguments, input: input)
  }

  /// Runs the tool from the root of the repository.
  static func run(_ arguments: [String], input: [UInt8]? = nil) throws -> FinishedRun {
    FinishedRun(try ChildProcess.run(executable.path, arguments, input: input))
  }

  /// Runs a line of shell, in which `$TOOL` is the executable and its name is known, from the root of the
  /// repository.
  static func shell(_ line: String) throws -> FinishedRun {
    let variables = [
      "TOOL": executable.path,
      "PATH": executable.deletingLastPathComponent().path + ":/usr/bin:/bin",
    ]
    return FinishedRun(try ChildProcess.run("/bin/sh", ["-c", line], environment: variables))
  }

  /// Whether a test may use a program that is not part of the toolchain.
  static func hasConsumer(_ path: String) -> Bool { InstalledProgram.exists(path) }
}
