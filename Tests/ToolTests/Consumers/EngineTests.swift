import Foundation
import TestSupport
import Testing

/// The manual's commands that share a batch out to many processes, run as they are shown there, with a bad
/// line among the lines and a process that is killed: nothing is lost without a trace.
@Suite(.serialized) struct EngineTests {
  private static let count = 3000
  private static let badLine = 1234

  /// Lines with ids, one of which is no timeline.
  private static let lines = (1...count).map { id in
    id == badLine
      ? #"{"id":\#(id),"name":"n\#(id)","sate":{}}"#
      : #"{"id":\#(id),"name":"n\#(id)","state":{"x":0},"events":[{"at":0,"withAnimation":".linear(duration: 0.1)","set":{"x":\#(id)}}]}"#
  }

  private static func folder() throws -> TemporaryFolder {
    // `id` is only for `--batch-key`.
    try TemporaryFolder("runs.ndjson", lines.map { $0 + "\n" }.joined())
  }

  /// The block of the manual that begins with a word.
  private static func command(_ beginning: String) throws -> String {
    let blocks = try Page(path: "man/inbetween.1").blocks.filter { $0.kind == .engine }
    return try #require(blocks.first { $0.text.hasPrefix(beginning) }?.text)
  }

  /// The same, for lines whose ids are in the way of a command without `--batch-key`.
  private static func namedFolder() throws -> TemporaryFolder {
    let named = lines.map { $0.replacing(/"id":\d+,/, with: "") }
    return try TemporaryFolder("runs.ndjson", named.map { $0 + "\n" }.joined())
  }

  private struct Answer: Decodable {
    let name: String?
    let id: Int?
    let metrics: Metrics?
    let lines: Int?

    struct Metrics: Decodable {
      let tracks: [Track]
    }

    struct Track: Decodable {
      let maximum: Double
    }
  }

  private static func answers(_ text: String) throws -> [Answer] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/parallel"), "GNU parallel is not installed"))
  func `GNU parallel keeps the order, and starts again what was killed`() throws {
    let folder = try Self.folder()
    // The second process is killed before it has answered.
    let run = try folder.type(
      """
      real=$(command -v inbetween); mkdir bin; cat > bin/inbetween <<END
      #!/bin/sh
      if [ "\\$PARALLEL_SEQ" = 2 ] && [ ! -e killed ]; then : > killed; kill -KILL \\$\\$; fi
      exec $real "\\$@"
      END
      chmod +x bin/inbetween; export PATH=$PWD/bin:$PATH
      \(try Self.command("parallel"))
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names.contains("killed"))
    let answers = try Self.answers(folder.text("answers.ndjson") ?? "")
    #expect(answers.map(\.id) == (1...Self.count).map { $0 })
    for (index, answer) in answers.enumerated() {
      let maximum = index + 1 == Self.badLine ? nil : Double(index + 1)
      #expect(answer.metrics?.tracks.first?.maximum == maximum)
    }
  }

  @Test func `xargs answers each part in a file`() throws {
    let folder = try Self.namedFolder()
    let run = try folder.type(try Self.command("split"))
    #expect(run.status == 0)
    let parts = folder.names.filter { $0.hasSuffix(".answers") }
    #expect(parts.count == Self.count / 500)
    let answers = try parts.flatMap { try Self.answers(folder.text($0) ?? "") }
    #expect(Set(answers.compactMap(\.name)).count == Self.count)
  }

  @Test(
    .enabled(
      if: Tool.hasConsumer("/usr/bin/java") && Python.has("pyspark"), "PySpark is not installed"))
  func `Spark fails or tries again when a process is killed, and the trailers count`() throws {
    let folder = try Self.namedFolder()
    let block = try Self.command("lines =")
      .replacing("/usr/local/bin/inbetween", with: "\(folder.path)/tool")
    let run = try folder.type(
      """
      real=$(command -v inbetween); cat > tool <<END
      #!/bin/sh
      cd \(folder.path)
      if mkdir killed 2>/dev/null; then sleep 0.1; kill -KILL \\$\\$; fi
      exec $real "\\$@"
      END
      chmod +x tool
      \(Python.path("pyspark") ?? "python3") - <<'P' 2> spark.log
      from pyspark.sql import SparkSession
      # Local mode tries a task again only if told to.
      spark = (SparkSession.builder.master("local[2, 4]")
          .config("spark.ui.enabled", "false").getOrCreate())
      spark.sparkContext.setLogLevel("ERROR")
      \(block)
      P
      echo $?; cat answers/part-*
      """)
    let lines = run.text.split(separator: "\n", maxSplits: 1)
    #expect(lines.first == "0", "\(folder.text("spark.log") ?? "")")
    #expect(folder.names.contains("killed"))
    let answers = try Self.answers(String(lines.last ?? ""))
    #expect(answers.compactMap(\.lines).reduce(0, +) == Self.count)
    #expect(Set(answers.compactMap(\.name)) == Set((1...Self.count).map { "n\($0)" }))
    #expect(answers.count { $0.metrics != nil } == Self.count - 1)
  }

  @Test(.enabled(if: Python.has("duckdb"), "DuckDB is not installed"))
  func `DuckDB reads the answers, the bad one among them`() throws {
    let folder = try Self.namedFolder()
    // The query is run by the module of Python: the program is in no package of Debian.
    let query = try #require(
      try Self.command("duckdb").firstMatch(of: /"(SELECT[^"]*)"/)?.1)
    let run = try folder.type(
      """
      inbetween trace --batch --metrics -q runs.ndjson -o answers.ndjson
      \(Python.path("duckdb") ?? "python3") -c 'import duckdb, sys
      rows = duckdb.sql(sys.stdin.read()).fetchall()
      print(len(rows), sum(row[3] for row in rows))
      print(duckdb.sql("SELECT count(*) FROM read_json(\\"answers.ndjson\\")").fetchall()[0][0])
      ' <<'Q'
      \(query)
      Q
      """)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let sum = Self.count * (Self.count + 1) / 2 - Self.badLine
    #expect(run.text == "\(Self.count - 1) \(sum)\n\(Self.count)\n")
  }

  @Test func `a process that is killed leaves no trailer`() throws {
    let folder = try Self.namedFolder()
    let run = try folder.type(
      """
      mkfifo lines
      (head -n 2000 runs.ndjson; sleep 20) > lines & writer=$!
      inbetween trace --batch --metrics --trailer < lines > answers & tool=$!
      for i in $(seq 400); do [ "$(wc -l < answers)" -ge 10 ] && break; sleep 0.05; done
      kill -KILL $tool; wait $tool 2>/dev/null; kill $writer
      grep -c '"name"' answers; grep -c '"lines"' answers
      """)
    let counts = run.text.split(separator: "\n").compactMap { Int($0) }
    #expect(counts.count == 2 && counts[0] >= 10 && counts[1] == 0)
  }
}
