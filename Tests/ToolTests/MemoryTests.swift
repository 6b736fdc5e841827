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

  /// Runs the tool and returns its peaks, seen whenever a part of its output is read: a writer is never
  /// further ahead than its buffer and the pipe.
  private func peaks(_ arguments: [String]) throws -> [Int] {
    var peaks: [Int] = []
    let run = try ChildProcess.run(Tool.executable.path, arguments) { process in
      if let peak = peak(of: process) { peaks.append(peak) }
    }
    #expect(run.status == 0)
    return peaks
  }

  /// A run is compared with itself, because a shorter one may be over before its peak is seen.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")),
    arguments: [["-f", "csv"], ["-f", "json"], ["-f", "ndjson", "--layout", "long"]])
  func `memory does not grow with the number of frames`(format: [String]) throws {
    let peaks = try peaks(
      ["trace", "samples/fade.json", "--velocity", "--fps", "20000"] + format)
    try #require(peaks.count >= 8)
    let early = peaks[peaks.count / 4]
    let last = try #require(peaks.last)
    // If as little as a time and a number were kept of the 30,000 frames between, the limit would be
    // exceeded.
    #expect(
      last <= early + 384, "\(early) KiB after a quarter of the frames, \(last) KiB after all")
  }
}
