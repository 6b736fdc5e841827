import Foundation
import TestSupport
import Testing

/// What was installed with the tool is found beside the executable, wherever that is.
@Suite struct InstalledFileTests {
  @Test func `a live page contains the module that was installed`() throws {
    let folder = try TemporaryFolder()
    for name in ["bin", "share/inbetween"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    let tool = folder.path + "/bin/inbetween"
    try FileManager.default.copyItem(atPath: Tool.executable.path, toPath: tool)
    let page = ["show", "--live", "samples/fade.json", "-o", folder.path + "/page.html"]
    let without = try ChildProcess.run(tool, page)
    #expect(without.status == 64)
    #expect(String(decoding: without.errors, as: UTF8.self).contains("Sources/LivePage/build"))
    let module = folder.path + "/share/inbetween/inbetween.wasm.gz"
    try Data([0x1F, 0x8B, 8, 0xFF]).write(to: URL(fileURLWithPath: module))
    #expect(try ChildProcess.run(tool, page).status == 0)
    #expect(folder.text("page.html")?.contains("H4sI/w==") == true)
  }
}
