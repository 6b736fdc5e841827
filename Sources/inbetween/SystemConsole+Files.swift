import CommandLineInterface
import Diagnostics
import Platform

extension SystemConsole {
  func createFile(
    at path: String, _ creation: FileCreation
  ) throws(OutputError) -> any OutputFile {
    if creation == .new { return try StagedFile(at: path) }
    switch try OutputPlace(path) {
    case .openDescriptor(let number):
      // The place of a closed stream is occupied by something that cannot be written to.
      guard fcntl(number, F_GETFL) & O_ACCMODE != O_RDONLY else {
        throw .failed(reason: systemError(EBADF))
      }
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      guard copy >= 0 else { throw .failed(reason: lastSystemError()) }
      return DirectFile(copy)
    case .device(let path):
      let descriptor = retryingInterrupts {
        path.withSystemText { open($0, O_WRONLY | O_CLOEXEC) }
      }
      guard descriptor >= 0 else { throw .failed(reason: lastSystemError()) }
      return DirectFile(descriptor)
    case .file(let path, let existing):
      return try StagedFile(at: path, replacing: existing)
    }
  }

  func createFolder(at path: String) throws(OutputError) {
    let made = retryingInterrupts { path.withSystemText { mkdir($0, 0o777) } }
    guard made != 0 else { return }
    let reason = lastSystemError()
    guard let found = try? status(of: path), found.st_mode & S_IFMT == S_IFDIR else {
      throw .failed(reason: reason)
    }
  }

  func names(inFolder path: String) throws(InputError) -> [String]? {
    guard let folder = Self.openFolder(at: path) else {
      if [ENOTDIR, ENOENT, ELOOP].contains(errno) { return nil }
      throw InputError(reason: lastSystemError())
    }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      // At the end errno stays 0; a failure sets it.
      errno = 0
      guard let entry = readdir(folder) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 1) { String(systemText: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw InputError(reason: lastSystemError()) }
    return names.sorted()
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  private static func openFolder(at path: String) -> Folder? {
    while true {
      let folder = path.withSystemText { opendir($0) }
      if folder != nil || errno != EINTR { return folder }
    }
  }

  func exists(at path: String) throws(OutputError) -> Bool { try status(of: path) != nil }

  func stamp(of path: String) -> FileStamp? {
    guard let status = try? status(of: path) else { return nil }
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    return FileStamp(
      [
        Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino),
        Int64(status.st_size), Int64(written.tv_sec), Int64(written.tv_nsec),
      ], isPlain: status.st_mode & S_IFMT == S_IFREG)
  }

  func installedFile(_ name: String) -> InputOperand? {
    guard let executable = executablePath() else { return nil }
    let path = OutputPlace.folder(of: executable) + "../share/inbetween/" + name
    return path.withSystemText { access($0, R_OK) } == 0 ? .file(path) : nil
  }

  func isFile(
    at path: String, readAs input: InputOperand
  ) throws(IdentityError) -> Bool {
    guard let output = try statusOfOutput(path), output.st_mode & S_IFMT == S_IFREG,
      let source = try statusOfInput(input)
    else { return false }
    return source.st_dev == output.st_dev && source.st_ino == output.st_ino
  }

  private func statusOfOutput(_ path: String) throws(IdentityError) -> stat? {
    do throws(OutputError) { return try status(of: path) } catch { throw .output(error) }
  }

  private func statusOfInput(_ input: InputOperand) throws(IdentityError) -> stat? {
    var status = stat()
    let found = retryingInterrupts {
      switch input {
      case .standardInput: fstat(STDIN_FILENO, &status)
      case .file(let path): path.withSystemText { stat($0, &status) }
      }
    }
    if found == 0 { return status }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw .input(InputError(reason: lastSystemError()))
    }
    return nil
  }
}
