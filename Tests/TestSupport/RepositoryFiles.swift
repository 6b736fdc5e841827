public import Foundation

/// The files of the repository that tests read: samples, goldens, documentation.
public enum RepositoryFiles {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The absolute path of a file, given from the root.
  public static func path(_ relative: String) -> String {
    root.appendingPathComponent(relative).path
  }

  /// The bytes of a file, given from the root.
  public static func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(relative)))
  }
}
