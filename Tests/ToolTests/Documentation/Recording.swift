import Foundation
import TestSupport
import Testing

/// Writing what was printed into a page instead of comparing it, for someone to read.
enum Recording {
  static var isOn: Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_RECORD_GOLDENS"] == "1"
  }

  private static let lock = NSLock()

  /// Replaces a part of a page, which must be there once.
  static func replace(_ old: String, with new: String, in page: String) throws {
    lock.lock()
    defer { lock.unlock() }
    let text = String(decoding: try RepositoryFiles.bytes(page), as: UTF8.self)
    let parts = text.components(separatedBy: old)
    guard parts.count == 2 else {
      Issue.record("\(page) has this \(parts.count - 1) times:\n\(old)")
      return
    }
    try Data((parts[0] + new + parts[1]).utf8).write(
      to: RepositoryFiles.root.appendingPathComponent(page))
  }
}
