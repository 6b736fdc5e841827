import CommandLineInterface
import Diagnostics
import Platform

/// A plain file that gets its name only when it is complete and on the disk.
///
/// Until then it has a name of its own in the same folder, and is removed if the process is told to end.
final class StagedFile: OutputFile {
  private let path: String
  private let creation: FileCreation
  private let temporaryPath: String
  private var descriptor: Int32?

  /// Begins a file that replaces none, whatever has its name when it is complete.
  convenience init(at path: String) throws(OutputError) {
    try self.init(at: path, .new, like: nil)
  }

  /// Begins a file with the owner, the group and the permissions of the one it will replace.
  convenience init(at path: String, replacing existing: stat?) throws(OutputError) {
    try self.init(at: path, .replacing, like: existing)
  }

  private init(
    at path: String, _ creation: FileCreation, like existing: stat?
  ) throws(OutputError) {
    (self.path, self.creation) = (path, creation)
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

  /// Gives the new file the owner, group and mode of the file it replaces.
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
    switch creation {
    case .replacing: try rename()
    case .new: try takeFreeName()
    }
    Interruption.forgetFile(at: temporaryPath)
  }

  func discard() {
    if let descriptor { close(descriptor) }
    descriptor = nil
    remove(temporaryPath)
    Interruption.forgetFile(at: temporaryPath)
  }

  @discardableResult
  private func remove(_ path: String) -> Bool {
    retryingInterrupts { path.withSystemText { unlink($0) } } == 0
  }

  private func rename() throws(OutputError) {
    let renamed = temporaryPath.withSystemText { temporary in
      path.withSystemText { path in retryingInterrupts { systemRename(temporary, path) } }
    }
    guard renamed == 0 else { throw .failed(reason: lastSystemError()) }
  }

  /// Gives the file its name unless something has it already, a link that leads nowhere included; of several
  /// processes that do this at once, one succeeds.
  private func takeFreeName() throws(OutputError) {
    let linked = temporaryPath.withSystemText { temporary in
      path.withSystemText { path in retryingInterrupts { link(temporary, path) } }
    }
    guard linked != 0 else {
      // With two names the file could not be replaced later.
      guard remove(temporaryPath) else { throw .failed(reason: lastSystemError()) }
      return
    }
    switch errno {
    case EEXIST: throw .exists
    case EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS: try renameToClaimedName()
    default: throw .failed(reason: lastSystemError())
    }
  }

  /// Does the same on a file system without links: an empty file claims the name and is replaced.
  private func renameToClaimedName() throws(OutputError) {
    let claim = Interruption.createFile(at: path, 0o666)
    guard claim >= 0 else { throw errno == EEXIST ? .exists : .failed(reason: lastSystemError()) }
    close(claim)
    defer { Interruption.forgetFile(at: path) }
    do throws(OutputError) {
      try rename()
    } catch {
      remove(path)
      throw error
    }
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
