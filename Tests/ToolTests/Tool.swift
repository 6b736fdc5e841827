import Foundation
import TestSupport

/// The built executable, beside the test bundle.
enum Tool {
  /// What a run left behind.
  struct FinishedRun {
    let status: Int32
    let output: Data
    let errors: String
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
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = RepositoryFiles.root
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    if let input {
      let pipe = Pipe()
      process.standardInput = pipe
      try process.run()
      try pipe.fileHandleForWriting.write(contentsOf: Data(input))
      try pipe.fileHandleForWriting.close()
    } else {
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return FinishedRun(
      status: process.terminationStatus, output: bytes,
      errors: String(decoding: messages, as: UTF8.self))
  }

  /// Runs a line of shell, in which `$TOOL` is the executable and its name is known, from the root of the
  /// repository.
  static func shell(_ line: String) throws -> FinishedRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = RepositoryFiles.root
    process.environment = [
      "TOOL": executable.path,
      "PATH": executable.deletingLastPathComponent().path + ":/usr/bin:/bin",
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return FinishedRun(
      status: process.terminationStatus, output: bytes,
      errors: String(decoding: messages, as: UTF8.self))
  }

  /// Whether a test may use a program that is not part of the toolchain: where all of them must be
  /// there, a missing one is a failure and no reason to skip.
  static func hasConsumer(_ path: String) -> Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_ALL_CONSUMERS"] != nil
      || FileManager.default.fileExists(atPath: path)
  }
}
