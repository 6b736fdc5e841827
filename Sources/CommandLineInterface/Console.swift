package import Diagnostics
package import TimelineSimulation

/// Everything the command line may do outside itself: read an input, write to a stream or a file, use all
/// cores, and ask for the time and the environment.
///
/// The executable conforms with real files; the tests conform with memory.
package protocol Console: AnyObject {
  /// Reads a whole input to its end.
  func read(_ input: InputOperand) throws(InputError) -> [UInt8]
  /// Answers several lines at a time; the answers go to `sink` one after the other, in the order of the
  /// lines, each as soon as possible.
  ///
  /// - Parameters:
  ///   - answer: writes the answer to a line to the sink it is given, on any thread.
  ///   - conclude: receives the result of `answer` once all of that answer has gone to `sink`, or once
  ///     `sink` has refused it.
  func answerEachLine(
    of lines: LineSource, to sink: ByteSink,
    by answer:
      @escaping @Sendable (InputLine, @escaping ByteSink) throws(RunFailure) -> BatchVerdict,
    conclude: (BatchVerdict) -> Void
  ) throws(LinesError)
  /// Writes bytes of the result to standard output, or says why that is not possible.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
  /// Writes a message for people to standard error.
  ///
  /// A message that cannot be written is lost, and the run goes on: the exit status says the same.
  func say(_ message: String)
  /// Begins a file for the result; what is at the path stays as it is until the file is complete.
  func createFile(at path: String) throws(OutputError) -> any OutputFile
  /// Makes a folder, unless there is one at the path.
  func createFolder(at path: String) throws(OutputError)
  /// Whether there is anything at a path.
  func exists(at path: String) throws(OutputError) -> Bool
  /// The names in a folder, in their order; nil for what is not a folder.
  func names(inFolder path: String) throws(InputError) -> [String]?
  /// A file that was installed for the tool, beside the folder of its executable.
  func installedFile(_ name: String) -> InputOperand?
  /// Whether a path leads to the very file that an input is read from.
  func isFile(at path: String, readAs input: InputOperand) throws(IdentityError) -> Bool
  /// What changes with the content of a file; nil where there is none.
  func stamp(of path: String) -> FileStamp?
  /// Waits some seconds; false as soon as nobody can read standard output any more.
  func pause(for seconds: Double) -> Bool
  /// Whether standard input is a terminal, where reading would wait for a person.
  var inputIsTerminal: Bool { get }
  /// Whether a stream is a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool
  /// How many columns of characters a stream shows, if it is a terminal that says so.
  func columnCount(of stream: OutputStream) -> Int?
  /// The value of a variable of the environment.
  func variable(_ name: String) -> String?
  /// The text that is written to standard error if a signal ends the run.
  var lastWords: String { get set }
  /// Seconds on a clock that only goes forward, from some moment on.
  var now: Double { get }
}

/// Takes bytes to where they are wanted.
package typealias ByteSink = Trace.Sink

/// Where a command reads from.
package enum InputOperand: Hashable, Sendable {
  case standardInput
  case file(String)

  /// Where a file is.
  package var path: String? {
    if case .file(let path) = self { path } else { nil }
  }

  /// The name that messages use.
  package var displayName: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(let path): path.escapingLooseBytes
    }
  }
}

/// Where the lines come from that are answered.
package enum LineSource: Sendable {
  /// An input, read line by line.
  case input(InputOperand)
  /// So many lines without text: each is only a number.
  case numbers(Int)

  /// What the lines are read from.
  var input: InputOperand? {
    if case .input(let input) = self { input } else { nil }
  }
}

/// A line of an input.
package struct InputLine: Sendable {
  /// A line may have so many bytes.
  package static var limit: Int { 64 << 20 }

  /// The line without its end, or the beginning of one that is too long.
  package let bytes: [UInt8]
  package let progress: LineProgress
  /// Whether the line is within the limit.
  package let isWhole: Bool

  package init(_ bytes: [UInt8], _ progress: LineProgress, isWhole: Bool = true) {
    self.bytes = bytes
    self.progress = progress
    self.isWhole = isWhole
  }
}

/// How far an input is that is read line by line.
package struct LineProgress: Sendable {
  /// The number of the line, from 1.
  package let number: Int
  /// The part of the input that ends with the line; nil where the length of the input is unknown.
  package let fraction: Double?

  package init(number: Int, fraction: Double?) {
    self.number = number
    self.fraction = fraction
  }
}

/// A file that is being written: it appears, complete, when it is committed, and leaves no trace otherwise.
package protocol OutputFile: AnyObject {
  /// Writes all bytes, or says why that is not possible.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
  /// Puts the complete file in its place.
  func commit() throws(OutputError)
  /// Gives the file up.
  func discard()
}

/// Where a command's result goes.
package enum OutputOperand: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// What a command line calls it.
  package init(_ operand: String) {
    self = operand == "-" ? .standardOutput : .file(operand)
  }
}

/// What tells one version of a file from another, without reading it.
package struct FileStamp: Hashable, Sendable {
  private let parts: [Int64]

  package init(_ parts: [Int64]) { self.parts = parts }
}

/// The two streams a command writes to.
package enum OutputStream: Sendable {
  /// The result alone.
  case output
  /// Messages for people.
  case error
}

/// Why an input could not be read, in the system's words.
package struct InputError: Error {
  package let reason: String
  /// Whether there is nothing that could be read.
  package let isMissing: Bool

  package init(reason: String, isMissing: Bool = false) {
    self.reason = reason
    self.isMissing = isMissing
  }
}

/// Why the system does not say which file a path leads to.
package enum IdentityError: Error {
  case output(OutputError)
  case input(InputError)
}

/// Why no more lines are answered.
package enum LinesError: Error {
  case unreadable(InputError)
  /// An answer failed, or could not be written.
  case stopped(RunFailure)
  /// The system gives no thread, in its words.
  case noThread(reason: String)
}

extension Console {
  /// Reports on standard error why a run, or a part of it, failed.
  func reportError(_ message: String) {
    say("\(programName): error: \(message.escapedForTerminal)\n")
  }
}
