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
  /// Begins a file for the result; an existing file at the path stays as it is until the new one is complete.
  func createFile(
    at path: String, _ creation: FileCreation
  ) throws(OutputError) -> any OutputFile
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
  /// The stamp of a file, which changes with its content; nil where no file exists.
  func stamp(of path: String) -> FileStamp?
  /// Waits some seconds; false as soon as nobody can read standard output any more.
  func pause(for seconds: Double) -> Bool
  /// Whether standard input is a terminal, where reading would wait for a person.
  var inputIsTerminal: Bool { get }
  /// Whether a stream is a terminal.
  func isTerminal(_ stream: OutputStream) -> Bool
  /// The width of a stream's terminal in columns; nil where it is unknown.
  func columnCount(of stream: OutputStream) -> Int?
  /// The value of a variable of the environment.
  func variable(_ name: String) -> String?
  /// The text that is written to standard error if a signal ends the run.
  var lastWords: String { get set }
  /// Seconds on a clock that only goes forward, from some moment on.
  var now: Double { get }
}

/// Writes bytes to their destination.
package typealias ByteSink = Trace.Sink

/// The source of a command's input.
package enum InputOperand: Hashable, Sendable {
  case standardInput
  case file(String)

  /// The path of a file; nil for standard input.
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

/// The source of the lines of a batch or a sweep.
package enum LineSource: Sendable {
  /// An input, read line by line.
  case input(InputOperand)
  /// A number of lines without text.
  case numbers(Int)

  /// The input of the lines; nil for numbers.
  var input: InputOperand? {
    if case .input(let input) = self { input } else { nil }
  }
}

/// A line of an input.
package struct InputLine: Sendable {
  /// Maximum length of a line, in bytes.
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

/// The progress of an input that is read line by line.
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
  /// Removes the incomplete file.
  func discard()
}

/// The treatment of an existing file that has the name of a new one.
package enum FileCreation: Sendable {
  /// The new file takes its place.
  case replacing
  /// It stays, also if it is a link that leads nowhere, and the new file is not made.
  case new
}

/// The destination of a command's result.
package enum OutputOperand: Hashable, Sendable {
  case standardOutput
  case file(String)

  /// Reads an operand, in which `-` is standard output.
  package init(_ operand: String) {
    self = operand == "-" ? .standardOutput : .file(operand)
  }
}

/// A value that differs between two versions of a file, without reading it.
package struct FileStamp: Hashable, Sendable {
  private let parts: [Int64]
  /// Whether it is a plain file; opening anything else may wait for another process.
  package let isPlain: Bool

  package init(_ parts: [Int64], isPlain: Bool = true) {
    self.parts = parts
    self.isPlain = isPlain
  }
}

/// The two streams a command writes to.
package enum OutputStream: Sendable {
  /// The result alone.
  case output
  /// Messages for people.
  case error
}

/// The reason why an input could not be read, in the system's words.
package struct InputError: Error {
  package let reason: String
  /// Whether the input does not exist.
  package let isMissing: Bool

  package init(reason: String, isMissing: Bool = false) {
    self.reason = reason
    self.isMissing = isMissing
  }
}

/// The reason why the file that a path leads to is unknown.
package enum IdentityError: Error {
  case output(OutputError)
  case input(InputError)
}

/// The reason why no more lines are answered.
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
