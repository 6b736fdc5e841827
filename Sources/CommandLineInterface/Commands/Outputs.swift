import Diagnostics

/// A result that could not be written.
struct UnwritableResult: Error {
  /// `name: reason`, safe to print.
  let message: String
  let status: ExitStatus

  init(_ name: String, reason: String, status: ExitStatus) {
    message = "\(name): \(reason)"
    self.status = status
  }
}

extension Console {
  /// Lets `body` write a result to where it belongs; a file is there only when all of it was written.
  ///
  /// A reader that goes away ends the result, not the run: what the command found out stays its status.
  func writeResult(to output: OutputOperand, _ body: (@escaping ByteSink) throws -> Void) throws {
    do {
      switch output {
      case .standardOutput: try writeToStandardOutput(body)
      case .file(let path): try writeFile(at: path, body)
      }
    } catch OutputError.closed {
      return
    }
  }

  /// Whether a result would replace something.
  func hasFile(at path: String) throws -> Bool {
    try naming(path.escapedForMessage, .cannotCreate) { try exists(at: path) }
  }

  /// Makes a folder for results, unless there is one.
  func makeFolder(at path: String) throws {
    try naming(path.escapedForMessage, .cannotCreate) { try createFolder(at: path) }
  }

  /// Writes a text as the result.
  func writeResult(_ text: String, to output: OutputOperand = .standardOutput) throws {
    try writeResult(Array(text.utf8), to: output)
  }

  /// Writes bytes as the result.
  func writeResult(_ bytes: [UInt8], to output: OutputOperand = .standardOutput) throws {
    try writeResult(to: output) { sink in try bytes.withUnsafeBytes(sink) }
  }

  private func writeToStandardOutput(_ body: (@escaping ByteSink) throws -> Void) throws {
    try naming("standard output", .writeFailed) {
      try body { bytes in try self.write(bytes) }
    }
  }

  private func writeFile(
    at path: String, _ body: (@escaping ByteSink) throws -> Void
  ) throws {
    let name = path.escapedForMessage
    let file = try naming(name, .cannotCreate) { try createFile(at: path) }
    do {
      try naming(name, .writeFailed) {
        try body { bytes in try file.write(bytes) }
        try file.commit()
      }
    } catch {
      file.discard()
      throw error
    }
  }

  /// Adds to a failure what could not be written; a reader that leaves does not count as one.
  private func naming<Value>(
    _ name: String, _ status: ExitStatus, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch OutputError.failed(let reason) {
      throw UnwritableResult(name, reason: reason, status: status)
    }
  }
}
