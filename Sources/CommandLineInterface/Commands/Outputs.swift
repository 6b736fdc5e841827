import Diagnostics
import TimelineLanguage
import TimelineSimulation

/// A file that cannot take the result.
struct UnwritableFile: Error {
  /// `name: reason`, safe to print.
  let message: String
  let status: ExitStatus

  fileprivate init(_ path: String, reason: String, status: ExitStatus) {
    message = "\(path.escapedForMessage): \(reason)"
    self.status = status
  }
}

extension Console {
  /// Lets `body` write a result to where it belongs; a file is there only when all of it was written.
  func writeResult(to output: OutputOperand, _ body: (@escaping ByteSink) throws -> Void) throws {
    switch output {
    case .standardOutput: try body { bytes in try self.write(bytes, to: .output) }
    case .file(let path):
      try naming(path, .cannotCreate) {
        let file = try createFile(at: path)
        try write(to: file, at: path, body)
      }
    }
  }

  private func write(
    to file: any OutputFile, at path: String, _ body: (@escaping ByteSink) throws -> Void
  ) throws {
    do {
      try naming(path, .writeFailed) {
        try body { bytes in try file.write(bytes) }
        try file.commit()
      }
    } catch {
      file.discard()
      throw error
    }
  }

  /// Says of a failure which file it was; a reader that has gone away is no failure.
  private func naming(_ path: String, _ status: ExitStatus, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch OutputError.failed(let reason) {
      throw UnwritableFile(path, reason: reason, status: status)
    }
  }
}

extension OutputOperand {
  /// The format that a file's name promises.
  var format: TraceFormat? {
    switch ending {
    case ".csv": .csv
    case ".json": .json
    case ".ndjson", ".jsonl": .ndjson
    default: nil
    }
  }

  /// The format of a report that a file's name promises.
  var reportFormat: TestReportFormat? {
    switch ending {
    case ".tap": .tap
    case ".xml": .junit
    default: nil
    }
  }

  private var ending: String? {
    guard case .file(let path) = self, let point = path.lastIndex(of: ".") else { return nil }
    return path[point...].lowercased()
  }
}
