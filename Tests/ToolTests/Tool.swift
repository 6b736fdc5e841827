import Foundation
import TestSupport

/// The built executable, beside the test bundle.
enum Tool {
  /// What a run left behind.
  struct FinishedRun {
    let status: Int32
    let output: Data
    let errors: String
    /// The processor time, in seconds, that the program and those it has waited for took.
    let seconds: Double

    init(_ run: ChildProcess.Result) {
      status = run.status
      output = Data(run.output)
      errors = String(decoding: run.errors, as: UTF8.self)
      seconds = run.seconds
    }
  }

  static let executable = productFolder(
    arguments: CommandLine.arguments, bundles: Bundle.allBundles.map(\.bundlePath)
  ).appendingPathComponent("inbetween")

  /// The folder of what was built with the tests, from the paths that a process of tests knows.
  ///
  /// On Linux the test bundle is the program itself. On macOS another program loads it, which is given the path
  /// of a file in the bundle; Xcode loads the bundle without that.
  static func productFolder(arguments: [String], bundles: [String]) -> URL {
    let option = arguments.firstIndex(of: "--test-bundle-path")
    let given = option.map { arguments[($0 + 1)...].prefix(1) } ?? []
    for path in given + bundles + arguments.prefix(1) {
      let names = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let bundle = names.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
      return URL(fileURLWithPath: names[..<bundle].joined(separator: "/"))
    }
    return Bundle.main.bundleURL
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

  /// Whether this system enforces a limit of a process's memory, in KiB, and the tool starts within it: macOS takes
  /// any limit and enforces none.
  static func startsWithinMemory(of limit: Int) -> Bool {
    let tooLittle = try? shell("(ulimit -v 1000 && exec \"$TOOL\" --version) 2>&1")
    return tooLittle.map { $0.status != 0 } ?? false
      && (try? shell("ulimit -v \(limit) && \"$TOOL\" --version"))?.status == 0
  }

  /// Whether there is a device that takes nothing, as if it were full: Linux has one.
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  /// Whether a test may use a program that is not part of the toolchain.
  static func hasConsumer(_ path: String) -> Bool { InstalledProgram.exists(path) }
}
