import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemConsole {
  func createFile(at path: String) throws(OutputError) -> any OutputFile {
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
      let descriptor = retryingInterrupts { open(path, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw .failed(reason: lastSystemError()) }
      return DirectFile(descriptor)
    case .file(let path, let permissions):
      return try ReplacingFile(at: path, permissions: permissions)
    }
  }

  func createFolder(at path: String) throws(OutputError) {
    var status = stat()
    guard mkdir(path, 0o777) != 0 else { return }
    let reason = lastSystemError()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .failed(reason: reason)
    }
  }

  func names(inFolder path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    return FileStamp([
      Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino),
      Int64(status.st_size), Int64(written.tv_sec), Int64(written.tv_nsec),
    ])
  }

  func installedFile(_ name: String) -> InputOperand? {
    guard let executable = executablePath() else { return nil }
    let path = OutputPlace.folder(of: executable) + "../share/inbetween/" + name
    return access(path, R_OK) == 0 ? .file(path) : nil
  }

  func isFile(at path: String, readAs input: InputOperand) -> Bool {
    var (output, source) = (stat(), stat())
    guard stat(path, &output) == 0, output.st_mode & S_IFMT == S_IFREG else { return false }
    let found =
      switch input {
      case .standardInput: fstat(STDIN_FILENO, &source)
      case .file(let path): stat(path, &source)
      }
    return found == 0 && source.st_dev == output.st_dev && source.st_ino == output.st_ino
  }
}
