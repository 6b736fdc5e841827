import Foundation
import TestSupport

/// A folder as a reader has it: the samples, and the files that the page shows.
final class ReaderFolder {
  /// What a command has left behind.
  struct FinishedCommand {
    let status: Int32
    let output: String
    let errors: String
  }

  private let folder: URL

  init(_ page: Page) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("samples"),
      withDestinationURL: RepositoryFiles.root.appendingPathComponent("samples"))
    for file in page.files where !exists(file.name) {
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// In a clone, `swift run` runs the executable that was built.
  private static let built =
    "swift() { [ \"$1 $2 $3\" = 'run -q inbetween' ] && inbetween \"${@:4}\"; }\n"

  /// A locale of UTF-8 that every installation of the system has.
  #if canImport(Darwin)
    private static let locale = "en_US.UTF-8"
  #else
    private static let locale = "C.UTF-8"
  #endif

  /// Runs a command in which `inbetween` is the built executable; where `mixing` is set, messages are
  /// among the output, as a terminal shows them.
  func run(_ command: String, mixing: Bool) throws -> FinishedCommand {
    let variables = [
      "PATH": "\(Tool.executable.deletingLastPathComponent().path):/usr/bin:/bin",
      "HOME": folder.path, "GNUTERM": "dumb", "LC_ALL": Self.locale,
    ]
    let run = try ChildProcess.run(
      "/bin/bash", ["-c", Self.built + command], in: folder.path, environment: variables,
      mixing: mixing)
    return FinishedCommand(
      status: run.status, output: String(decoding: run.output, as: UTF8.self),
      errors: String(decoding: run.errors, as: UTF8.self))
  }
}
