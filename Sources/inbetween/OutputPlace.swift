import CommandLineInterface
import Diagnostics
import Platform

/// The kind of thing that a path for an output leads to.
enum OutputPlace {
  /// A stream that the process was started with, by its number.
  case openDescriptor(Int32)
  /// Something that can only be written to, such as a device or a pipe with a name.
  case device(String)
  /// A plain file, with what the system says of it, or nothing yet. The path is not a link.
  case file(String, existing: stat?)

  /// As many links may follow each other as the system itself would follow.
  private static let linkLimit = 40

  init(_ path: String) throws(OutputError) {
    var path = path
    for _ in 0..<Self.linkLimit {
      if let number = Self.openDescriptor(named: path) {
        self = .openDescriptor(number)
        return
      }
      var status = stat()
      guard retryingInterrupts({ path.withSystemText { lstat($0, &status) } }) == 0 else {
        guard errno == ENOENT else { throw .failed(reason: lastSystemError()) }
        self = .file(path, existing: nil)
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        self = try Self.existing(path, status)
        return
      }
      path = try Self.target(ofLink: path)
    }
    throw .failed(reason: systemError(ELOOP))
  }

  /// To open `/dev/stdout` anew would be something else: a file that a shell appends to would be
  /// replaced.
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  private static func existing(_ path: String, _ status: stat) throws(OutputError) -> OutputPlace {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .failed(reason: systemError(EISDIR))
    case S_IFREG:
      // Replacing a file needs no permission to write it, but a file without it is protected on purpose.
      guard retryingInterrupts({ path.withSystemText { access($0, W_OK) } }) == 0 else {
        throw .failed(reason: lastSystemError())
      }
      // A new file can have only one of the names.
      guard status.st_nlink < 2 else {
        throw .failed(
          reason:
            "it has other names (hard links), which would keep the old content; remove it, or "
            + "redirect standard output to it")
      }
      return .file(path, existing: status)
    default: return .device(path)
    }
  }

  private static func target(ofLink path: String) throws(OutputError) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = retryingInterrupts { path.withSystemText { readlink($0, &bytes, bytes.count) } }
    guard length >= 0 else { throw .failed(reason: lastSystemError()) }
    let target = String(systemBytes: bytes[..<length].map(UInt8.init(bitPattern:)))
    return target.hasPrefix("/") ? target : folder(of: path) + target
  }

  /// The folder in which a path's last name is, with the slash at its end; empty for the current one.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
