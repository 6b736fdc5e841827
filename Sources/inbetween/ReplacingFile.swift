import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A plain file that takes the place of another one only when it is complete and on the disk.
///
/// Until then it has a name of its own in the same folder, and is removed if the process is told to end.
final class ReplacingFile: OutputFile {
  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32?

  /// Begins the file; it gets the permissions of the one it will replace.
  init(at path: String, permissions: mode_t?) throws(OutputError) {
    self.path = path
    (temporaryPath, descriptor) = try Self.createTemporary(in: OutputPlace.folder(of: path))
    if let permissions, let descriptor { _ = fchmod(descriptor, permissions) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if let descriptor { try writeAll(bytes, to: descriptor) }
  }

  func commit() throws(OutputError) {
    guard let descriptor else { return }
    // Some file systems cannot wait for the disk, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .failed(reason: lastSystemError())
    }
    self.descriptor = nil
    try closeWritten(descriptor)
    guard rename(temporaryPath, path) == 0 else { throw .failed(reason: lastSystemError()) }
    Interruption.forgetFile()
  }

  func discard() {
    if let descriptor { close(descriptor) }
    descriptor = nil
    unlink(temporaryPath)
    Interruption.forgetFile()
  }

  /// The name does not contain that of the file, which may have the maximum length.
  private static func createTemporary(
    in folder: String
  ) throws(OutputError) -> (path: String, descriptor: Int32) {
    var attempt = 0
    while true {
      attempt += 1
      let path = "\(folder).inbetween-\(getpid())-\(attempt)"
      let descriptor = Interruption.createFile(at: path)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST, attempt < 100 else { throw .failed(reason: lastSystemError()) }
    }
  }
}
