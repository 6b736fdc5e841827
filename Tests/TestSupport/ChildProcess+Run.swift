public import Foundation
import Platform

extension ChildProcess {
  /// What a child has left behind.
  public struct Result {
    /// The exit status, or 128 and the number of the signal that ended it.
    public let status: Int32
    public let output: [UInt8]
    public let errors: [UInt8]
    /// The processor time, in seconds, that the program and those it has waited for took.
    public let seconds: Double
  }

  /// Runs a program to its end, and gathers what it prints.
  ///
  /// - Parameters:
  ///   - input: the bytes of its standard input, which is empty without them.
  ///   - mixing: whether its messages go to its output, as on a terminal.
  ///   - watch: called with the child's number before each part of the output is read.
  public static func run(
    _ program: String, _ arguments: [String], in folder: String = RepositoryFiles.root.path,
    environment: [String: String]? = nil, input: [UInt8]? = nil, mixing: Bool = false,
    limit: Double = usualLimit, watch: (pid_t) -> Void = { _ in }
  ) throws -> Result {
    let (output, errors) = (try ChildPipe(), try ChildPipe())
    let source = try ChildPipe()
    let child = try ChildProcess(
      program, arguments, in: folder, environment: environment,
      streams: Streams(
        input: source.readEnd, output: output.writeEnd,
        errors: mixing ? output.writeEnd : errors.writeEnd),
      limit: limit)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    source.closeReadEnd()
    var exchange = Exchange(source: source, input: input ?? [], output: output, errors: errors)
    while exchange.isOpen {
      watch(child.id)
      guard !child.deadline.hasPassed else { throw child.overdue() }
      exchange.advance(waiting: child.deadline.pollTimeout)
    }
    source.closeWriteEnd()
    return Result(
      status: try child.wait(), output: exchange.outputBytes, errors: exchange.errorBytes,
      seconds: child.seconds)
  }

  /// Reads what a pipe still holds, until every writer has closed it.
  public func readToEnd(_ pipe: ChildPipe) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard !deadline.hasPassed else { throw overdue() }
      var request = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, deadline.pollTimeout) > 0 else { continue }
      guard let part = readPart(pipe.readEnd) else { return bytes }
      bytes += part
    }
  }
}

/// What goes through a child's three pipes, none of which may wait for another.
private struct Exchange {
  let source: ChildPipe
  var input: ArraySlice<UInt8>
  let output: ChildPipe
  let errors: ChildPipe
  private(set) var outputBytes: [UInt8] = []
  private(set) var errorBytes: [UInt8] = []

  init(source: ChildPipe, input: [UInt8], output: ChildPipe, errors: ChildPipe) {
    self.source = source
    self.input = input[...]
    self.output = output
    self.errors = errors
    ChildPipe.refuseWaiting(source.writeEnd)
    if input.isEmpty { source.closeWriteEnd() }
  }

  var isOpen: Bool { output.readEnd >= 0 || errors.readEnd >= 0 }

  /// Moves what can be moved now, or waits for something.
  mutating func advance(waiting milliseconds: Int32) {
    var requests = [
      pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: source.writeEnd, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return }
    if requests[0].revents != 0 { Self.read(output, into: &outputBytes) }
    if requests[1].revents != 0 { Self.read(errors, into: &errorBytes) }
    if requests[2].revents != 0 { feed() }
  }

  private static func read(_ pipe: ChildPipe, into bytes: inout [UInt8]) {
    if let part = readPart(pipe.readEnd) { bytes += part } else { pipe.closeReadEnd() }
  }

  /// Gives the child more to read; one that has gone away needs no more.
  private mutating func feed() {
    let count = writeBytes(input, to: source.writeEnd)
    if count > 0 { input = input.dropFirst(count) }
    let hasFailed = count < 0 && errno != EAGAIN && errno != EINTR
    if input.isEmpty || hasFailed { source.closeWriteEnd() }
  }
}

/// The bytes that a descriptor has ready; nil at its end.
private func readPart(_ descriptor: Int32) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 65_536)
  let count = read(descriptor, &bytes, bytes.count)
  return count > 0 ? Array(bytes[..<count]) : nil
}
