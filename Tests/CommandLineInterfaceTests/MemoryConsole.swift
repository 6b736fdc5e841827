import CommandLineInterface
import Diagnostics
import TestSupport
import TimelineSimulation

/// A console in memory: inputs by name, what was written kept per stream.
final class MemoryConsole: Console {
  var standardInput: [UInt8]?
  var files: [String: [UInt8]] = [:]
  var inputIsTerminal = false
  /// Once this many bytes were written to the output, writing fails.
  var outputRoom = Int.max
  var outputFailure = OutputError.failed(reason: "No space left on device")

  /// The streams that a person looks at.
  var terminals: Set<OutputStream> = []
  var lastWords = ""
  var variables: [String: String] = ["TERM": "xterm"]
  /// How many seconds pass between one look at the clock and the next.
  var clockStep = 0.0
  private var clock = 0.0

  func isTerminal(_ stream: OutputStream) -> Bool { terminals.contains(stream) }

  /// How wide the terminals are, if they say so.
  var columnCount: Int?
  func columnCount(of stream: OutputStream) -> Int? { columnCount }

  func variable(_ name: String) -> String? { variables[name] }

  var now: Double {
    defer { clock += clockStep }
    return clock
  }

  func exists(at path: String) -> Bool { files[path] != nil }

  func stamp(of path: String) -> FileStamp? {
    files[path].map { FileStamp($0.map(Int64.init)) }
  }

  /// What happens while a run waits, once for each wait; after the last one nobody reads any more.
  var pauses: [(MemoryConsole) -> Void] = []

  func pause(for seconds: Double) -> Bool {
    guard !pauses.isEmpty else { return false }
    pauses.removeFirst()(self)
    return true
  }

  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  func read(_ input: InputOperand) throws(InputError) -> [UInt8] {
    switch input {
    case .standardInput:
      guard let standardInput else { throw InputError(reason: "Bad file descriptor") }
      return standardInput
    case .file(let path):
      if let bytes = files[path] { return bytes }
      guard path.hasPrefix("samples/"), let bytes = try? RepositoryFiles.bytes(path) else {
        throw InputError(reason: "No such file or directory", isMissing: true)
      }
      return bytes
    }
  }

  func installedFile(_ name: String) -> InputOperand? {
    let path = "installed/" + name
    return files[path].map { _ in .file(path) }
  }

  func answerEachLine(
    of source: LineSource, to sink: ByteSink,
    by answer:
      @escaping @Sendable (InputLine, @escaping ByteSink) throws(RunFailure) ->
      BatchVerdict,
    conclude: (BatchVerdict) -> Void
  ) throws(LinesError) {
    let lines: [ArraySlice<UInt8>]
    do throws(InputError) {
      lines = try self.lines(of: source)
    } catch {
      throw .unreadable(error)
    }
    for (index, line) in lines.enumerated() {
      let fraction = Double(index + 1) / Double(lines.count)
      let progress = LineProgress(number: index + 1, fraction: fraction)
      // The answer may not write to the sink itself, which is not its to keep.
      let answered = Answered()
      do throws(RunFailure) {
        let verdict = try answer(InputLine(Array(line), progress)) { answered.bytes += $0 }
        let writing = Result { () throws(RunFailure) in try answered.bytes.write(to: sink) }
        conclude(verdict)
        try writing.get()
      } catch {
        throw .stopped(error)
      }
    }
  }

  private func lines(of source: LineSource) throws(InputError) -> [ArraySlice<UInt8>] {
    switch source {
    case .input(let input):
      var lines = try read(input).split(separator: 0x0A, omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    case .numbers(let count): return Array(repeating: [], count: count)
    }
  }

  private final class Answered {
    var bytes: [UInt8] = []
  }

  /// Why no file can be created, if none can.
  var creationFailure: OutputError?
  /// How many files were begun, and how many of them given up.
  private(set) var begunFiles = 0
  fileprivate(set) var discardedFiles = 0

  /// Files that another process makes while this one writes: they are there when it commits.
  var filesOfOthers: [String: [UInt8]] = [:]

  func createFile(
    at path: String, _ creation: FileCreation
  ) throws(OutputError) -> any OutputFile {
    if let creationFailure { throw creationFailure }
    begunFiles += 1
    return MemoryFile(path, creation, in: self)
  }

  /// The folders that were made.
  private(set) var folders: [String] = []

  func createFolder(at path: String) throws(OutputError) {
    if let creationFailure { throw creationFailure }
    folders.append(path)
  }

  func names(inFolder path: String) -> [String]? {
    let inside = files.keys.filter { $0.hasPrefix(path + "/") }
    guard !inside.isEmpty else { return nil }
    let names = inside.map { $0.dropFirst(path.count + 1).prefix { $0 != "/" } }
    return Set(names.map(String.init)).sorted()
  }

  func isFile(at path: String, readAs input: InputOperand) -> Bool {
    input == .file(path)
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    guard outputBytes.count + bytes.count <= outputRoom else { throw outputFailure }
    outputBytes += bytes
  }

  func say(_ message: String) { errorBytes += Array(message.utf8) }
}

/// A file in memory, which appears among a console's files when it is committed.
private final class MemoryFile: OutputFile {
  private let path: String
  private let creation: FileCreation
  private let console: MemoryConsole
  private var bytes: [UInt8] = []

  init(_ path: String, _ creation: FileCreation, in console: MemoryConsole) {
    self.path = path
    self.creation = creation
    self.console = console
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    guard self.bytes.count + bytes.count <= console.outputRoom else { throw console.outputFailure }
    self.bytes += bytes
  }

  func commit() throws(OutputError) {
    console.files.merge(console.filesOfOthers) { $1 }
    if creation == .new, console.files[path] != nil { throw .exists }
    console.files[path] = bytes
  }

  func discard() { console.discardedFiles += 1 }
}

/// What a run in memory left behind.
struct FinishedRun {
  let status: ExitStatus
  let output: String
  let errors: String
}

/// Runs a command line in memory; samples are found by their path from the root.
func runInMemory(
  _ arguments: String..., input: String? = nil, files: [String: String] = [:]
) -> FinishedRun {
  runInMemory(arguments, input: input, files: files)
}

func runInMemory(
  _ arguments: [String], input: String? = nil, files: [String: String] = [:]
) -> FinishedRun {
  let console = MemoryConsole()
  console.standardInput = input.map { Array($0.utf8) }
  console.files = files.mapValues { Array($0.utf8) }
  let status = run(arguments: arguments, console: console)
  return FinishedRun(status: status, output: console.output, errors: console.errors)
}
