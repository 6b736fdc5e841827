import Diagnostics
package import TimelineSimulation

/// A result that could not be written.
package struct UnwritableResult: Sendable {
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
  func writeResult(
    to output: OutputOperand, _ body: (@escaping ByteSink) throws(RunFailure) -> Void
  ) throws(CommandFailure) {
    switch output {
    case .standardOutput:
      do throws(RunFailure) {
        try body(sink { bytes throws(OutputError) in try self.write(bytes) })
      } catch {
        try endResult("standard output", with: error)
      }
    case .file(let path):
      let name = path.escapedForMessage
      let file = try creating(name) { () throws(OutputError) in try createFile(at: path) }
      do throws(RunFailure) {
        try body(sink { bytes throws(OutputError) in try file.write(bytes) })
        do throws(OutputError) { try file.commit() } catch { throw .output(error) }
      } catch {
        file.discard()
        try endResult(name, with: error)
      }
    }
  }

  /// Whether a result would replace something.
  func hasFile(at path: String) throws(CommandFailure) -> Bool {
    try creating(path.escapedForMessage) { () throws(OutputError) in try exists(at: path) }
  }

  /// Makes a folder for results, unless there is one.
  func makeFolder(at path: String) throws(CommandFailure) {
    try creating(path.escapedForMessage) { () throws(OutputError) in try createFolder(at: path) }
  }

  /// Writes a text as the result.
  func writeResult(
    _ text: String, to output: OutputOperand = .standardOutput
  ) throws(CommandFailure) {
    try writeResult(Array(text.utf8), to: output)
  }

  /// Writes bytes as the result.
  func writeResult(
    _ bytes: [UInt8], to output: OutputOperand = .standardOutput
  ) throws(CommandFailure) {
    try writeResult(to: output) { sink throws(RunFailure) in try bytes.write(to: sink) }
  }

  private func sink(
    _ write: @escaping (UnsafeRawBufferPointer) throws(OutputError) -> Void
  ) -> ByteSink {
    { bytes throws(RunFailure) in
      do throws(OutputError) { try write(bytes) } catch { throw .output(error) }
    }
  }

  /// Throws what the command reports of an incomplete result. A reader that leaves early is not a failure.
  private func endResult(_ name: String, with failure: RunFailure) throws(CommandFailure) {
    switch failure {
    case .output(.closed): return
    case .output(.failed(let reason)):
      throw .unwritable(UnwritableResult(name, reason: reason, status: .writeFailed))
    default: throw .run(failure)
    }
  }
}

/// Names the file or folder in the failure to create it.
private func creating<Value>(
  _ name: String, _ body: () throws(OutputError) -> Value
) throws(CommandFailure) -> Value {
  do throws(OutputError) {
    return try body()
  } catch {
    throw .unwritable(UnwritableResult(name, reason: error.reason, status: .cannotCreate))
  }
}

extension [UInt8] {
  /// Writes all bytes to the sink at once.
  package func write(to sink: ByteSink) throws(RunFailure) {
    try withUnsafeBufferPointer { part throws(RunFailure) in
      try sink(UnsafeRawBufferPointer(part))
    }
  }
}
