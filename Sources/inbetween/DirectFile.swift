import CommandLineInterface
import Diagnostics
import Platform

/// An output that takes bytes as they come: a device, a pipe with a name, an open stream.
final class DirectFile: OutputFile {
  private var descriptor: Int32?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if let descriptor { try writeAll(bytes, to: descriptor) }
  }

  func commit() throws(OutputError) {
    guard let descriptor else { return }
    self.descriptor = nil
    try closeWritten(descriptor)
  }

  func discard() {
    if let descriptor { close(descriptor) }
    descriptor = nil
  }
}
