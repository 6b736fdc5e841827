import Foundation
import TestSupport
import Testing

/// `CONTRIBUTING.md` describes the package as it is.
@Suite struct ContributingTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
  }

  @Test func `every file and folder that it names exists`() throws {
    let page = try text("CONTRIBUTING.md")
    let paths = page.matches(
      of: /[`(]((?:Sources|Tests|samples|man|\.ci)\/[^`)\s]*|[A-Z]+\.md)[`)]/
    )
    .map { String($0.1) }
    #expect(Set(paths).count > 20)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: RepositoryFiles.path(path)), "\(path)")
    }
  }

  @Test func `its map has every module with the modules that it imports`() throws {
    let manifest = try text("Package.swift")
    let targets = manifest.matches(of: /(?:library|executable)\(\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/)
      .map { target in [String(target.1)] + names(in: target.2 ?? "") }
    let rows = try text("CONTRIBUTING.md").matches(of: /(?m)^\| `(\w+)` \|(.*)\|$/)
      .map { row in [String(row.1)] + names(in: row.2) }
    #expect(targets.count > 8)
    #expect(rows == targets)
  }

  private func names(in list: Substring) -> [String] {
    list.matches(of: /["`](\w+)["`]/).map { String($0.1) }
  }
}
