import Foundation
import TestSupport
import Testing

/// The helper that starts programs: whatever they do, the tests go on.
@Suite struct ChildProcessTests {
  private func shell(_ line: String, input: [UInt8]? = nil, limit: Double = 60) throws
    -> ChildProcess.Result
  {
    try ChildProcess.run("/bin/sh", ["-c", line], input: input, limit: limit)
  }

  @Test func `the streams, the status and a signal of a program are what it made of them`() throws {
    let run = try shell("cat; echo error >&2; exit 3", input: Array("text".utf8))
    #expect((run.status, run.output, run.errors) == (3, Array("text".utf8), Array("error\n".utf8)))
    #expect(try shell("kill -TERM $$").status == 128 + SIGTERM)
    #expect(try shell("cat").output.isEmpty)
  }

  @Test func `more than any pipe holds goes in and comes out`() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try shell("cat | tee /dev/stderr", input: bytes).errors == bytes)
    #expect(try shell("exit 0", input: bytes).status == 0)
  }

  @Test(arguments: ["sleep 60 & sleep 60", "exec >&- 2>&-; sleep 60", "sleep 60 & exit 0"])
  func `a program that does not end is killed with all it has started, and the test is told`(
    line: String
  ) throws {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    let failure = #expect(throws: ChildProcess.Failure.self) {
      try shell("echo $$ > '\(folder.path)/id'; \(line)", limit: 0.2)
    }
    #expect(failure?.description.contains("had not ended after 0.2 s and was killed") == true)
    #expect(ContinuousClock.now - start < .seconds(20))
    let text = try #require(folder.text("id"))
    let group = try #require(pid_t(text.filter(\.isNumber)))
    // The last of the group is gone as soon as the system has taken note of it.
    while killpg(group, 0) == 0, ContinuousClock.now - start < .seconds(20) { usleep(1000) }
    #expect(killpg(group, 0) != 0)
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: ChildProcess.Failure.self) { try ChildProcess.run("/no/such", []) }
  }

  @Test func `no test starts a program by itself`() throws {
    let folder = RepositoryFiles.path("Tests")
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap {
      $0 as? String
    }
    for name in names where name.hasSuffix(".swift") {
      let text = String(decoding: try RepositoryFiles.bytes("Tests/" + name), as: UTF8.self)
      #expect(
        !text.contains(/\bProcess\(\)|\bposix_spawnp?\(&/) || name.hasSuffix("/ChildProcess.swift"))
    }
  }
}
