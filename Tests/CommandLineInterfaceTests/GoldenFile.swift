import Foundation
import TestSupport
import Testing

/// A file that keeps what a command printed when someone last read it and found it right.
struct GoldenFile {
  /// Where the output of the samples is.
  static let samples = "Tests/CommandLineInterfaceTests/Goldens"
  /// Where the answers to the questions are.
  static let answers = "Tests/CommandLineInterfaceTests/Answers"

  /// Whether the files are written instead of compared.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_RECORD_GOLDENS"] == "1"
  }

  /// The names of all files in a folder.
  static func all(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path(folder))
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  var folder = samples
  let name: String

  private var path: String { RepositoryFiles.path("\(folder)/\(name)") }

  /// Compares a text with the file, or writes it there.
  ///
  /// Where the file may be absent, no file and an empty text are the same.
  func check(_ text: String, mayBeAbsent: Bool = false) throws {
    if Self.isRecording { return try record(text, mayBeAbsent: mayBeAbsent) }
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists || mayBeAbsent else {
      Issue.record("\(name) is missing: record it with INBETWEEN_RECORD_GOLDENS=1, and read it")
      return
    }
    let bytes = exists ? try RepositoryFiles.bytes("\(folder)/\(name)") : []
    let golden = String(decoding: bytes, as: UTF8.self)
    if let difference = Self.firstDifference(golden: golden, found: text) {
      Issue.record("\(name), \(difference)")
    }
  }

  private func record(_ text: String, mayBeAbsent: Bool) throws {
    if text.isEmpty, mayBeAbsent {
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  /// The first line in which two texts differ; nil if they are the same.
  static func firstDifference(golden: String, found: String) -> String? {
    let (expected, actual) = (lines(of: golden), lines(of: found))
    for index in 0..<max(expected.count, actual.count) {
      let line = index < expected.count ? expected[index] : nil
      let other = index < actual.count ? actual[index] : nil
      guard line != other else { continue }
      return "line \(index + 1):\n  golden: \(shown(line))\n  found:  \(shown(other))"
    }
    return nil
  }

  /// The lines as bytes: as characters, a line feed hides behind a carriage return.
  private static func lines(of text: String) -> [[UInt8]] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  private static func shown(_ line: [UInt8]?) -> String {
    line.map { String(decoding: $0, as: UTF8.self) } ?? "(nothing)"
  }
}
