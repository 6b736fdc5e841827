import Foundation
import Platform
import TestSupport
import Testing

/// A terminal with nobody in front of it: what programs show on it is kept, and a test types.
final class Terminal {
  /// What was shown so far, with the carriage return that a terminal adds to each line feed.
  private(set) var screen = ""

  private let descriptor: Int32
  private var processEnd: Int32
  private var process: ChildProcess?

  /// A new terminal; no test can do without, so none is an error.
  init() throws {
    var (ours, theirs) = (Int32(-1), Int32(-1))
    // So wide that no line of a test is broken into two.
    var size = winsize(ws_row: 50, ws_col: 500, ws_xpixel: 0, ws_ypixel: 0)
    try ChildProcess.starting.withLock {
      guard openpty(&ours, &theirs, nil, nil, &size) == 0 else {
        throw ChildProcess.Failure.ofSystem
      }
      // A program inherits its streams alone, or it could never see the other end closed.
      for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    descriptor = ours
    processEnd = theirs
  }

  deinit {
    close(descriptor)
    closeProcessEnd()
  }

  private func closeProcessEnd() {
    if processEnd >= 0 { close(processEnd) }
    processEnd = -1
  }

  /// The standard streams that a program can have on the terminal.
  struct Streams: OptionSet, Sendable {
    let rawValue: Int
    static let input = Streams(rawValue: 1)
    static let output = Streams(rawValue: 2)
    static let errors = Streams(rawValue: 4)
    static let all: Streams = [.input, .output, .errors]
  }

  /// Starts a program with some of its streams here and the others nowhere.
  func start(
    _ program: URL, _ arguments: [String], streams: Streams = .all,
    environment: [String: String] = [:]
  ) throws {
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    process = try ChildProcess(
      program.path, arguments,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "dumb"].merging(environment) { $1 },
      streams: .init(
        input: streams.contains(.input) ? processEnd : nowhere,
        output: streams.contains(.output) ? processEnd : nowhere,
        errors: streams.contains(.errors) ? processEnd : nowhere))
    closeProcessEnd()
  }

  /// Types keys once the program has shown a text after all that it has shown before.
  func type(_ keys: String, after text: String) {
    let seen = screen.endIndex
    while !screen[seen...].contains(text), readMore() {}
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Keeps what is shown until the program has ended, and says how it did.
  func finish() throws -> Int32 {
    while readMore() {}
    return try #require(process).wait()
  }

  /// Sends the program a signal, and does as `finish` does.
  func end(by signal: Int32) throws -> Int32 {
    kill(try #require(process).id, signal)
    return try finish()
  }

  /// Waits for something to be shown; false when nothing more will be, or nothing comes for a minute.
  private func readMore() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 60_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    // Once the last program has let go of a terminal, reading it is an error.
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }
}
