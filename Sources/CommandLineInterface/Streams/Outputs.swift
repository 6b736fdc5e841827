import Diagnostics
package import TimelineSimulation

/// A result that could not be written.
package struct UnwritableResult: Sendable {
  /// `name: reason`, safe to print.
  let message: String
  let status: ExitStatus
  /// Whether the name of a new file is taken.
  var isTaken = false

  init(_ name: String, reason: String, status: ExitStatus) {
    message = "\(name): \(reason)"
    self.status = status
  }

  /// A new file whose name something else has.
  init(taken name: String) {
    self.init(name, reason: "already exists", status: .cannotCreate)
    isTaken = true
  }
}

extension Console {
  /// Lets `body` write a result to its destination; a file appears only when it is complete.
  ///
  /// A reader that goes away ends the result, not the run: the exit status stays that of the command.
  ///
  /// - Parameter limit: how many bytes standard output takes; a file takes any number.
  func writeResult(
    to output: OutputOperand, atMost limit: Int? = nil,
    _ body: (@escaping ByteSink) throws(RunFailure) -> Void
  ) throws(CommandFailure) {
    switch output {
    case .standardOutput:
      do throws(RunFailure) {
        let sink = sink { bytes throws(OutputError) in try self.write(bytes) }
        try body(limit.map { limited(sink, to: $0) } ?? sink)
      } catch {
        try endResult("standard output", with: error)
      }
    case .file(let path):
      let name = path.escapedForMessage
      let file = try creating(name) { () throws(OutputError) in
        try createFile(at: path, .replacing)
      }
      do throws(RunFailure) {
        try body(sink { bytes throws(OutputError) in try file.write(bytes) })
        do throws(OutputError) { try file.commit() } catch { throw .output(error) }
      } catch {
        file.discard()
        try endResult(name, with: error)
      }
    }
  }

  /// Writes a new file; an existing one stays, and is an error.
  ///
  /// - Parameter last: runs when the file is written and has not appeared yet; it does not appear if this
  ///   fails.
  func writeNewFile(
    _ bytes: [UInt8], at path: String, last: () throws(CommandFailure) -> Void = {}
  ) throws(CommandFailure) {
    let name = path.escapedForMessage
    let file = try creating(name) { () throws(OutputError) in try createFile(at: path, .new) }
    do throws(CommandFailure) {
      try writing(name) { () throws(OutputError) in
        try bytes.withUnsafeBufferPointer { part throws(OutputError) in
          try file.write(UnsafeRawBufferPointer(part))
        }
      }
      try last()
      try writing(name) { () throws(OutputError) in try file.commit() }
    } catch {
      file.discard()
      throw error
    }
  }

  /// Whether anything exists at the path of a result.
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

  /// Throws the failure of an incomplete result. A reader that leaves early is not a failure.
  private func endResult(_ name: String, with failure: RunFailure) throws(CommandFailure) {
    switch failure {
    case .output(.closed): return
    case .output(.failed(let reason)):
      throw .unwritable(UnwritableResult(name, reason: reason, status: .writeFailed))
    default: throw .run(failure)
    }
  }
}

/// Names the file in the failure to write it.
private func writing(
  _ name: String, _ body: () throws(OutputError) -> Void
) throws(CommandFailure) {
  do throws(OutputError) {
    try body()
  } catch {
    var result = UnwritableResult(name, reason: error.reason, status: .writeFailed)
    if case .exists = error { result = UnwritableResult(taken: name) }
    throw .unwritable(result)
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
