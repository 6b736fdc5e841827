import Foundation
import TestSupport
import Testing
import TimelineDocument

/// What must hold of `schema` on a real system.
@Suite struct SchemaCommandTests {
  private func schema() throws -> Data {
    let run = try Tool.run("schema")
    #expect(run.status == 0)
    return run.output
  }

  @Test func `help is the same by every road`() throws {
    let help = try Tool.run("help", "schema")
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(try Tool.run("schema", "--help").output == help.output)
    #expect(try Tool.run("schema", "-h").output == help.output)
    #expect(try Tool.shell("COLUMNS=40 \"$TOOL\" schema -h | cat").output == help.output)
  }

  @Test func `an operand is one too many`() throws {
    let run = try Tool.run("schema", "samples/fade.json")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        inbetween: error: unexpected argument 'samples/fade.json'
        Try 'inbetween schema --help'.

        """)
  }

  @Test func `a full device is an error, and so is a folder that is not there`() throws {
    let run = try Tool.shell("\"$TOOL\" schema -o /no/such/dir/x")
    #expect(run.status == 73)
    guard Tool.hasFullDevice else { return }
    let full = try Tool.shell("\"$TOOL\" schema > /dev/full")
    #expect(full.status == 74)
    #expect(full.errors == "inbetween: error: standard output: No space left on device\n")
  }

  @Test func `a file holds what standard output would have`() throws {
    let run = try Tool.shell(
      """
      D=$(mktemp -d); "$TOOL" schema -o "$D/s.json"; S=$?; cat "$D/s.json"; ls -a "$D" >&2
      rm -r "$D"; exit $S
      """)
    #expect(run.status == 0)
    #expect(run.output == (try schema()))
    #expect(run.errors == ".\n..\ns.json\n")
  }

  @Test func `a clean run leaves standard error empty`() throws {
    #expect(try Tool.run("schema").errors.isEmpty)
  }

  @Test func `no byte of it steers a terminal`() throws {
    #expect(try schema().allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A })
  }

  @Test func `the schema is the same everywhere`() throws {
    let first = try schema()
    for line in [
      "env -i \"$TOOL\" schema", "cd /; LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo \"$TOOL\" schema",
    ] {
      #expect(try Tool.shell(line).output == first)
    }
  }

  @Test func `another reader reads it`() throws {
    let object = try JSONSerialization.jsonObject(with: try schema())
    let schema = try #require(object as? [String: Any])
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect((schema["properties"] as? [String: Any])?.count == 25)
  }

  @Test func `closed streams are errors, not crashes`() throws {
    #expect(try Tool.shell("\"$TOOL\" schema >&-").status == 74)
    #expect(try Tool.shell("\"$TOOL\" schema <&-").status == 0)
  }

  @Test func `the schema is the one that the samples and wrong documents are tested by`() throws {
    #expect(Array(try schema()) == TimelineSchema.text)
  }
}
