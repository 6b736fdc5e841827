import Foundation
import TestSupport
import Testing

/// The picture in the README is what its command draws.
@Suite struct PictureTests {
  private static let picture = "samples/interrupted.svg"

  @Test func `the picture is what the command beside it draws`() throws {
    let page = try Page(path: "README.md")
    let exchanges = page.blocks.flatMap(\.exchanges)
    let command = try #require(exchanges.first { $0.command.hasSuffix(" > interrupted.svg") })
    let folder = try ReaderFolder(page)
    let run = try folder.run("\(command.command) && cat interrupted.svg", mixing: false)
    #expect(run.status == 0, "\(run.errors)")
    if Recording.isOn {
      try Data(run.output.utf8).write(to: RepositoryFiles.root.appendingPathComponent(Self.picture))
    }
    let drawn = String(decoding: try RepositoryFiles.bytes(Self.picture), as: UTF8.self)
    #expect(run.output == drawn, "draw it with INBETWEEN_RECORD_GOLDENS=1, and look at it")
  }

  @Test func `a picture has a line for each column, broken where a value is missing`() throws {
    let run = try Tool.shell(
      "printf 'time,a,b\\n0,0,10\\n0.5,,20\\n1,5,30\\n1.5,6,0\\n' | awk -f samples/plot.awk")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    let paths = lines.filter { $0.contains("stroke-width=\"2\"") }
    // 1.5 s are 560 points wide and 30 is 252 points high.
    #expect(paths.count == 2)
    #expect(paths.first?.contains("d=\"M48.0 268.0M421.3 226.0L608.0 217.6\"") == true)
    #expect(paths.last?.contains("d=\"M48.0 184.0L234.7 100.0L421.3 16.0L608.0 268.0\"") == true)
    #expect(lines.last == "</svg>")
  }
}
