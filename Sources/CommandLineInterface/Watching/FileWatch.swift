import Diagnostics

/// `--watch`: a command that runs again whenever a file that it reads changes.
struct FileWatch {
  /// The seconds between two looks at the files.
  private static let period = 0.1

  private let invocation: Invocation
  private let console: any Console

  init(_ invocation: Invocation, on console: any Console) throws(CommandFailure) {
    self.invocation = invocation
    self.console = console
    guard try !invocation.inputs(on: console).contains(.standardInput) else {
      throw invocation.usage("'--watch' needs a file; standard input can be read only once")
    }
  }

  /// Runs the command until its result has no reader or cannot be written, and returns the last status.
  func run(_ command: () -> ExitStatus) throws(CommandFailure) -> ExitStatus {
    var isFirst = true
    while true {
      let seen = watched
      if isInPlace { try console.writeResult(Self.clearScreen) }
      let status = blockingInput(among: seen).map(refuse) ?? command()
      if status.endsWatch(isFirst: isFirst) { return status }
      try finishRun(status)
      guard awaitChange(since: seen) else { return status }
      isFirst = false
    }
  }

  /// The home position, and everything after it erased.
  private static let clearScreen = "\u{1B}[H\u{1B}[2J"

  /// Whether a run takes the place of the one before it on a screen.
  private var isInPlace: Bool {
    invocation.output == .standardOutput && console.isTerminal(.output) && console.canMoveCursor
  }

  /// Reports the end of a run: as a message on a terminal, elsewhere as a line after the result.
  private func finishRun(_ status: ExitStatus) throws(CommandFailure) {
    if invocation.output == .standardOutput, !isInPlace {
      return try console.writeResult("--- exit status \(status.rawValue)\n")
    }
    guard console.isTerminal(.error) else { return }
    let names = invocation.operands.joined(separator: ", ").escapedForTerminal
    console.say("\(programName): exit status \(status.rawValue); watching \(names)\n")
  }
}

// MARK: - Changes

extension FileWatch {
  /// A file as it was at some time; without a stamp it was missing.
  private struct Version: Hashable {
    let path: String
    let stamp: FileStamp?
  }

  /// The files that the operands name, with those in a folder.
  private var watched: [Version] {
    let inputs = try? invocation.inputsInFolders(on: console)
    let paths = inputs?.compactMap { $0.path } ?? invocation.operands
    return paths.map { Version(path: $0, stamp: console.stamp(of: $0)) }
  }

  /// The first input that is a pipe, a device or a folder; nil if all are plain files.
  private func blockingInput(among versions: [Version]) -> String? {
    versions.first { $0.stamp?.isPlain == false }?.path
  }

  /// Reports an input that is not opened: it could keep the run waiting for ever.
  private func refuse(_ path: String) -> ExitStatus {
    console.reportError("\(path.escapedForMessage): not a plain file, which '--watch' needs")
    return .unreadableInput
  }

  /// Waits until the files have changed and stay as they are for a period: a file that is being written or
  /// replaced is not played. False if nobody can read the result any more.
  private func awaitChange(since seen: [Version]) -> Bool {
    var last = seen
    while console.pause(for: Self.period) {
      let now = watched
      if now != seen, now == last { return true }
      last = now
    }
    return false
  }
}

extension ExitStatus {
  /// Whether there is nothing to wait for: the result cannot be written, or the command line was wrong from
  /// the beginning.
  fileprivate func endsWatch(isFirst: Bool) -> Bool {
    switch self {
    case .success, .negative, .invalidInput: false
    case .usage, .unreadableInput: isFirst
    case .internalFault, .cannotCreate, .writeFailed: true
    }
  }
}
