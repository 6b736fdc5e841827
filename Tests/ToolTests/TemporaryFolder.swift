import Foundation
import TestSupport

/// A folder of its own for one test, gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "inbetween-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A folder with a file in it.
  convenience init(_ name: String, _ text: String) throws {
    try self.init()
    try write(text, to: name)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a line of shell at the root of the repository, with `$D` as this folder and `$IN` as a timeline.
  func shell(_ line: String) throws -> Tool.FinishedRun {
    try Tool.shell("D='\(path)'; IN=samples/fade.json; \(line)")
  }

  /// Runs a line in this folder as a person would type it into bash.
  func type(_ line: String) throws -> Tool.FinishedRun {
    try write(line + "\n", to: ".typed")
    return try Tool.shell("cd '\(path)' && exec bash .typed")
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
