import Foundation
import TestSupport
import Testing

/// What was installed with the tool is found beside the executable, wherever that is.
@Suite struct InstalledFileTests {
  @Test(arguments: [false, true])
  func `a live page contains the module that was installed`(isLinked: Bool) throws {
    let files = FileManager.default
    // A copy could be started while a child that another test starts has it open; a link cannot.
    let prefix = Tool.executable.deletingLastPathComponent()
      .appendingPathComponent("installed-\(UUID().uuidString)")
    defer { try? files.removeItem(at: prefix) }
    for name in ["bin", "share/inbetween"] {
      try files.createDirectory(
        at: prefix.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let tool = prefix.appendingPathComponent("bin/inbetween")
    try files.linkItem(at: Tool.executable, to: tool)
    // Homebrew links what it installs into a folder of its own.
    let link = prefix.appendingPathComponent("inbetween")
    try files.createSymbolicLink(at: link, withDestinationURL: tool)
    let program = isLinked ? link.path : tool.path
    let page = prefix.appendingPathComponent("page.html")
    let words = ["show", "--live", "samples/fade.json", "-o", page.path]
    // A module that the environment names would be taken first.
    let without = try ChildProcess.run(program, words, environment: [:])
    #expect(without.status == 64)
    #expect(String(decoding: without.errors, as: UTF8.self).contains("Sources/Embedded/build wasm"))
    // The beginning of a packed module.
    let module = Data(Array("ibp1".utf8) + [8, 0, 0, 0] + Array("\0asm".utf8) + [1, 0, 0, 0, 5])
    try module.write(to: prefix.appendingPathComponent("share/inbetween/inbetween.wasm.packed"))
    #expect(try ChildProcess.run(program, words, environment: [:]).status == 0)
    #expect(
      Base95Text.module(in: try String(contentsOf: page, encoding: .utf8)) == Array(module))
  }
}
