import Foundation
import TestSupport
import Testing

/// The line on a terminal that says how far a long run is.
@Suite struct ProgressTests {
  /// A run that lasts longer than a second because its reader takes its time.
  private static let slow =
    "\"$TOOL\" trace samples/fade.json --fps 10000 -f ndjson | (sleep 1.3; cat > /dev/null)"

  /// What a line of shell shows on a terminal; while it waits, other tests go on.
  private func shown(
    _ line: String, streams: Terminal.Streams, term: String = "xterm"
  ) async throws -> String {
    let (status, screen) = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<(status: Int32, screen: String), any Error>) in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Self.run(line, streams: streams, term: term) })
      }
    }
    #expect(status == 0)
    return screen
  }

  private static func run(
    _ line: String, streams: Terminal.Streams, term: String
  ) throws -> (status: Int32, screen: String) {
    let terminal = try Terminal()
    try terminal.start(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], streams: streams,
      environment: ["TOOL": Tool.executable.path, "TERM": term])
    let status = try terminal.finish()
    return (status, terminal.screen)
  }

  /// What is left on the screen after everything that was written to it.
  private func remains(of text: String) -> String {
    var line: [Character] = []
    var column = 0
    // As scalars, because a carriage return and a line feed are one character.
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        column = 0
      } else {
        while line.count <= column { line.append(" ") }
        line[column] = Character(scalar)
        column += 1
      }
    }
    return String(line).trimmingCharacters(in: .whitespaces)
  }

  @Test func `a run of more than a second shows how far it is, and then nothing of that`()
    async throws
  {
    let text = try await shown(Self.slow, streams: .errors)
    let line = try #require(text.firstMatch(of: #/inbetween: (\d+) %, (\d+) rows/s, (\d+) s left/#))
    #expect((0...100).contains(try #require(Int(line.1))))
    #expect(try #require(Int(line.2)) > 0)
    #expect(remains(of: text) == "")
    #expect(!text.contains("\u{1B}") && !text.contains("\n"))
  }

  @Test func `a batch counts its lines, of a pipe without knowing how many there are`() async throws
  {
    let document = try String(decoding: RepositoryFiles.bytes("samples/fade.json"), as: UTF8.self)
      .replacing("\n", with: " ")
    let lines = String(repeating: document + "\n", count: 6)
    let folder = try TemporaryFolder("b.ndjson", lines)
    let batch = "\"$TOOL\" trace --batch --fps 5000"
    // Two steps, because a rate needs a time before.
    let slow = "(sleep 1.3; head -c 600000 > /dev/null; sleep 0.4; cat > /dev/null)"
    let file = try await shown("\(batch) '\(folder.path)/b.ndjson' | \(slow)", streams: .errors)
    #expect(file.contains(#/inbetween: \d+ %, \d+ lines/s, \d+ s left/#), "\(file)")
    #expect(remains(of: file) == "")
    let pipe = try await shown(
      "cat '\(folder.path)/b.ndjson' | \(batch) | \(slow)", streams: .errors)
    #expect(pipe.contains(#/inbetween: \d+ lines, \d+ lines/s\r?/#), "\(pipe)")
    #expect(!pipe.contains("left"))
    #expect(remains(of: pipe) == "")
  }

  @Test func `a run that is interrupted takes its line with it`() async throws {
    // The reader lets it go on for more than a second, and then stand still with its line on screen.
    let folder = try TemporaryFolder()
    let text = try await shown(
      """
      (sh -c 'echo $$ > "$0"; exec "$TOOL" trace samples/fade.json --fps 100000 -f ndjson' \
         '\(folder.path)/tool'; echo $? >> '\(folder.path)/tool') |
        (sleep 1.2; head -c 2000000 > /dev/null; sleep 0.3; kill -INT $(cat '\(folder.path)/tool'); cat) \
        > /dev/null
      """, streams: .errors)
    #expect(folder.text("tool")?.hasSuffix("\n130\n") == true)
    #expect(text.contains("inbetween: "))
    #expect(remains(of: text) == "")
  }

  @Test func `nothing is shown of a short run`() async throws {
    let text = try await shown("\"$TOOL\" trace samples/fade.json > /dev/null", streams: .errors)
    #expect(text.isEmpty)
  }

  @Test func `nothing is shown where no terminal is, or one that cannot remove it`() async throws {
    #expect(try Tool.shell(Self.slow).errors.isEmpty)
    #expect(try await shown(Self.slow, streams: [.input, .output]).isEmpty)
    #expect(try await shown(Self.slow, streams: .errors, term: "dumb").isEmpty)
  }
}
