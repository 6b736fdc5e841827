import Foundation
import TestSupport
import Testing

@Suite struct MemoryTests {
  /// The most memory that a process has held so far, in KiB, by the system's own count.
  private func peak(of process: pid_t) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  /// Runs the tool and returns its peak, seen whenever a part of its output is read: a writer is never
  /// further ahead than its buffer and the pipe.
  private func peak(_ arguments: [String]) throws -> Int {
    var highest = 0
    let run = try ChildProcess.run(Tool.executable.path, arguments) { process in
      highest = max(highest, peak(of: process) ?? 0)
    }
    #expect(run.status == 0)
    return highest
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")),
    arguments: [["-f", "csv"], ["-f", "json"], ["-f", "ndjson", "--layout", "long"]])
  func `memory does not grow with the number of frames`(format: [String]) throws {
    let arguments = ["trace", "samples/fade.json", "--velocity"] + format
    // If as little as a time and a number were kept of each frame, the limit would be exceeded.
    let rate = Cases.count(2000, of: 5000)
    let few = try peak(arguments + ["--fps", "\(rate)"])
    let many = try peak(arguments + ["--fps", "\(10 * rate)"])
    #expect(few > 0)
    #expect(
      many <= few + 512, "\(few) KiB at \(rate) frames a second, \(many) KiB at ten times as many")
  }
}
