import Foundation
import TestSupport

/// The parts of the Swift sources that the tests of the import have.
struct SwiftPool: Sendable {
  /// The sources, taken apart.
  let sources: [[SwiftPiece]]
  /// The lists of pieces in all of them.
  private(set) var lists: [[SwiftPiece]] = []
  /// The groups, by their brackets.
  private(set) var groups: [Unicode.Scalar: [SwiftPiece]] = [:]
  /// The tokens.
  private(set) var tokens: [SwiftPiece] = []

  init(of sources: [String]) {
    self.sources = sources.map { SwiftPiece.pieces(of: $0) }
    for source in self.sources { source.forEachList { add($0) } }
  }

  /// The parts of the texts of several lines in `Tests/SwiftImportTests`.
  static func ofTests() throws -> SwiftPool {
    let folder = "Tests/SwiftImportTests"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFiles.path(folder)
    ).sorted()
    return SwiftPool(
      of: try names.filter { $0.hasSuffix(".swift") }.flatMap { name in
        texts(in: String(decoding: try RepositoryFiles.bytes("\(folder)/\(name)"), as: UTF8.self))
      })
  }

  /// The texts of several lines in a file.
  private static func texts(in file: String) -> [String] {
    let parts = file.components(separatedBy: "\"\"\"")
    return parts.indices.filter { $0 % 2 == 1 && parts[$0].contains("View") }
      .map { parts[$0].replacingOccurrences(of: "\\\\", with: "\\") }
  }

  private mutating func add(_ list: [SwiftPiece]) {
    lists.append(list)
    for piece in list {
      if let bracket = piece.bracket {
        groups[bracket, default: []].append(piece)
      } else {
        tokens.append(piece)
      }
    }
  }
}
