import Foundation
import TestSupport
import Testing

/// The picture in the README is what its command draws.
@Suite struct PictureTests {
  private static let picture = "samples/interrupted.svg"

  @Test func `the picture is what the command beside it draws`() throws {
    let page = try Page(path: "README.md")
    let exchanges = page.blocks.flatMap(\.exchanges)
    let command = try #require(exchanges.first { $0.command.hasSuffix(" -o interrupted.svg") })
    let folder = try ReaderFolder(page)
    let run = try folder.run("\(command.command) && cat interrupted.svg", mixing: false)
    #expect(run.status == 0, "\(run.errors)")
    if Recording.isOn {
      try Data(run.output.utf8).write(to: RepositoryFiles.root.appendingPathComponent(Self.picture))
    }
    let drawn = String(decoding: try RepositoryFiles.bytes(Self.picture), as: UTF8.self)
    #expect(run.output == drawn, "draw it with INBETWEEN_RECORD_GOLDENS=1, and look at it")
  }
}
