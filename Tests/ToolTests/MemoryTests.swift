import Foundation
import TestSupport
import Testing

@Suite struct MemoryTests {
  /// The most memory that a run has held so far, in KiB, by the system's own count.
  private func peak(of process: Process) -> Int? {
    guard
      let status = try? String(
        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  /// Runs the tool and says what its peak was, seen whenever a part of its output was read: a writer is
  /// never further ahead than its buffer and the pipe.
  private func peak(_ arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.currentDirectoryURL = RepositoryFiles.root
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var highest = 0
    while true {
      highest = max(highest, peak(of: process) ?? 0)
      if output.fileHandleForReading.availableData.isEmpty { break }
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return highest
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")),
    arguments: [["-f", "csv"], ["-f", "json"], ["-f", "ndjson", "--layout", "long"]])
  func `memory does not grow with the number of frames`(format: [String]) throws {
    let arguments = ["trace", "samples/fade.json", "--velocity"] + format
    let few = try peak(arguments + ["--fps", "15000"])
    let many = try peak(arguments + ["--fps", "150000"])
    #expect(few > 0)
    #expect(many <= few + 1024, "\(few) KiB for 3e4 frames, \(many) KiB for 3e5")
  }
}
