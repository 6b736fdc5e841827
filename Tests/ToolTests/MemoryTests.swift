import Foundation
import TestSupport
import Testing

@Suite struct MemoryTests {
  /// The memory that a process holds for itself, in KiB, by the system's own count. Pages of files are not
  /// in it: a program that begins its last lines touches code that it has not touched before.
  private func memory(of process: pid_t) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  /// Runs the tool and returns its memory, seen whenever a part of its output is read: a writer is never
  /// further ahead than its buffer and the pipe.
  private func memory(_ arguments: [String]) throws -> [Int] {
    var memory: [Int] = []
    let run = try ChildProcess.run(Tool.executable.path, arguments) { process in
      if let held = self.memory(of: process) { memory.append(held) }
    }
    #expect(run.status == 0)
    return memory
  }

  /// A run is compared with itself, because a shorter one may be over before its memory is seen.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")),
    arguments: [["-f", "csv"], ["-f", "json"], ["-f", "ndjson", "--layout", "long"]])
  func `memory does not grow with the number of frames`(format: [String]) throws {
    let memory = try memory(
      ["trace", "samples/fade.json", "--velocity", "--fps", "60000"] + format)
    try #require(memory.count >= 8)
    let quarter = memory.count / 4
    let early = try #require(memory[...quarter].max())
    let last = try #require(memory[quarter...].max())
    // If as little as a time and a number were kept of the 90,000 frames between, 1,400 KiB would be
    // added.
    #expect(
      last <= early + 700, "\(early) KiB after a quarter of the frames, \(last) KiB after all")
  }
}
