import Foundation
import Platform

/// A pipe between a test and its child; no other child inherits its ends.
public final class ChildPipe {
  public private(set) var readEnd: Int32
  public private(set) var writeEnd: Int32

  public init() throws {
    Self.ignoreBrokenPipes
    var ends: [Int32] = [-1, -1]
    try ChildProcess.starting.withLock {
      guard pipe(&ends) == 0 else { throw ChildProcess.Failure.ofSystem }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  /// A child that goes away is an error of `write`, and does not end the tests.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  /// Closes the end that the child reads from, which the child has a copy of.
  public func closeReadEnd() { Self.close(&readEnd) }

  /// Closes the end that is written to: its reader sees the end once every copy is closed.
  public func closeWriteEnd() { Self.close(&writeEnd) }

  private static func close(_ end: inout Int32) {
    if end >= 0 { closeDescriptor(end) }
    end = -1
  }

  /// Lets the child find no room, or nothing to read, instead of waiting.
  public static func refuseWaiting(_ end: Int32) {
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
  }

  /// Writes all of some bytes; the reader has to take them.
  public func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeBytes(rest, to: writeEnd)
      guard count > 0 else { throw ChildProcess.Failure.ofSystem }
      rest = rest.dropFirst(count)
    }
  }
}

// Outside the class, whose members would hide them.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// Writes some bytes, and returns how many were taken.
func writeBytes(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}
