import Foundation
import Platform
import TestSupport

/// The library that lets calls of the system fail, made by the compiler of the toolchain.
enum FaultLibrary {
  /// How calls fail.
  enum Kind: String, CaseIterable, Sendable {
    /// One call fails.
    case fail
    /// One call and all after it fail.
    case persist
    /// A signal interrupts a call.
    case interrupt
    /// A single byte is read or written.
    case byte
    /// A signal comes before a call.
    case signal
  }

  /// What a run with a fault has left behind.
  struct Run {
    let result: ChildProcess.Result
    /// The calls that failed; none where the run makes fewer calls.
    let calls: [String]

    var output: String { String(decoding: result.output, as: UTF8.self) }
    var errors: String { String(decoding: result.errors, as: UTF8.self) }
  }

  /// The compiler of the toolchain that runs the tests.
  private static let compiler: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { $0 + "/clang" }.first(where: FileManager.default.isExecutableFile)
  }()

  /// Whether there can be such a library here; where all programs must be there, a missing compiler is a
  /// failure.
  static var isAvailable: Bool {
    #if canImport(Darwin)
      false
    #else
      compiler != nil || InstalledProgram.exists("/usr/bin/clang")
    #endif
  }

  private static let library: Result<String, any Error> = Result {
    let path = NSTemporaryDirectory() + "inbetween-faults-\(UUID().uuidString).so"
    let source = RepositoryFiles.path("Tests/ToolTests/Faults/faults.c")
    let run = try ChildProcess.run(
      compiler ?? "/usr/bin/clang", ["-shared", "-fPIC", "-O1", "-o", path, source, "-ldl"])
    guard run.status == 0 else {
      throw ChildProcess.Failure(description: String(decoding: run.errors, as: UTF8.self))
    }
    return path
  }

  /// Runs the tool in a folder, where its call of that number fails.
  static func run(
    _ words: [String], in folder: TemporaryFolder, input: [UInt8]? = nil, _ kind: Kind,
    at number: Int, signal: Int32 = SIGTERM
  ) throws -> Run {
    let log = folder.path + ".calls"
    defer { try? FileManager.default.removeItem(atPath: log) }
    let result = try ChildProcess.run(
      Tool.executable.path, words, in: folder.path,
      environment: [
        "LD_PRELOAD": try library.get(), "FAULT_AT": String(number), "FAULT_KIND": kind.rawValue,
        "FAULT_LOG": log, "FAULT_SIGNAL": String(signal),
      ], input: input)
    let calls = FileManager.default.contents(atPath: log).map {
      String(decoding: $0, as: UTF8.self)
    }
    return Run(result: result, calls: calls?.split(separator: "\n").map(String.init) ?? [])
  }
}
