import CommandLineInterface
import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(SystemLibrary)
  import SystemLibrary
#endif

/// A plain file that takes the place of another one only when it is complete and on the disk.
///
/// Until then it has a name of its own in the same folder, and is removed if the process is told to end.
final class ReplacingFile: OutputFile {
  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32?

  /// Begins the file; it gets the owner, the group and the permissions of the one it will replace.
  init(at path: String, replacing existing: stat?) throws(OutputError) {
    self.path = path
    // Until it has the owner of the other file, nobody else may read it.
    let permissions: mode_t = existing == nil ? 0o666 : 0o600
    let folder = OutputPlace.folder(of: path)
    let descriptor: Int32
    (temporaryPath, descriptor) = try Self.createTemporary(in: folder, permissions)
    self.descriptor = descriptor
    guard let existing else { return }
    do {
      try Self.adopt(existing, for: descriptor)
    } catch {
      discard()
      throw error
    }
  }

  /// Makes a new file belong to whom the existing one belongs to.
  private static func adopt(_ existing: stat, for descriptor: Int32) throws(OutputError) {
    var new = stat()
    guard retryingInterrupts({ fstat(descriptor, &new) }) == 0 else {
      throw .failed(reason: lastSystemError())
    }
    if (new.st_uid, new.st_gid) != (existing.st_uid, existing.st_gid) {
      guard
        retryingInterrupts({ fchown(descriptor, existing.st_uid, existing.st_gid) }) == 0
      else {
        throw .failed(
          reason:
            "a new file cannot have its owner and group (\(lastSystemError())); redirect standard "
            + "output to it")
      }
    }
    guard
      new.st_mode == existing.st_mode
        || retryingInterrupts({ fchmod(descriptor, existing.st_mode & 0o7777) }) == 0
    else { throw .failed(reason: lastSystemError()) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if let descriptor { try writeAll(bytes, to: descriptor) }
  }

  func commit() throws(OutputError) {
    guard let descriptor else { return }
    // Some file systems cannot wait for the disk, and say so.
    let synchronized = retryingInterrupts { fsync(descriptor) }
    guard synchronized == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .failed(reason: lastSystemError())
    }
    self.descriptor = nil
    try closeWritten(descriptor)
    let renamed = temporaryPath.withSystemText { temporary in
      path.withSystemText { path in retryingInterrupts { rename(temporary, path) } }
    }
    guard renamed == 0 else { throw .failed(reason: lastSystemError()) }
    Interruption.forgetFile()
  }

  func discard() {
    if let descriptor { close(descriptor) }
    descriptor = nil
    _ = retryingInterrupts { temporaryPath.withSystemText { unlink($0) } }
    Interruption.forgetFile()
  }

  /// The name does not contain that of the file, which may have the maximum length.
  private static func createTemporary(
    in folder: String, _ permissions: mode_t
  ) throws(OutputError) -> (path: String, descriptor: Int32) {
    var attempt = 0
    while true {
      attempt += 1
      let path = "\(folder).inbetween-\(getpid())-\(attempt)"
      let descriptor = Interruption.createFile(at: path, permissions)
      if descriptor >= 0 { return (path, descriptor) }
      guard errno == EEXIST, attempt < 100 else { throw .failed(reason: lastSystemError()) }
    }
  }
}
