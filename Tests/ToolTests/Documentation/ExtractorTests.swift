import Testing

/// The tests of the documentation can fail: what they take out of a page, and what they call equal.
@Suite struct ExtractorTests {
  private static let readme = Page(
    path: "X.md",
    text: """
      Words, and `inbetween help trace` among them; `swift test` is none.

      ```console
      $ inbetween trace a.json \\
          --fps 2
      time,x
      ...
      1.000000,3.000000
      $ inbetween check a.json
      ```

      ```json a.json
      { "state": { "x": 0 } }
      ```

      ```sh
      swift test
      ```

      ```swift
      let x = 1
      ```
      """)

  @Test func `commands, outputs, files and lines are taken out of a page of Markdown`() {
    let blocks = Self.readme.blocks
    #expect(
      blocks.map(\.kind) == [.session, .json(file: "a.json"), .setUp, .unknown("```swift")])
    #expect(blocks.map(\.line) == [4, 13, 17, 21])
    #expect(Self.readme.mentions == ["inbetween help trace"])
    let exchanges = blocks[0].exchanges
    #expect(
      exchanges.map(\.command) == [
        "inbetween trace a.json \\\n    --fps 2", "inbetween check a.json",
      ])
    #expect(exchanges.map(\.shown?.lines) == [["time,x", "...", "1.000000,3.000000"], nil])
    #expect(Self.readme.files.map(\.name) == ["a.json"])
    #expect(Self.readme.files.map(\.text) == ["{ \"state\": { \"x\": 0 } }\n"])
  }

  @Test func `a manual page is read as its reader sees it`() {
    let page = Page(
      path: "x.1",
      text: #"""
        .Bd -literal -offset indent
        $ cat a.json
        { "set": { "x": "\(aqa\eb\(aq" } }
        $ inbetween curve \(aq.linear\(aq \-\-fps 2
        \&.x\(ha\(ti\(ga
        .Ed
        .Bd -literal
        "fps": 30
        .Ed
        .Bd -literal
        swift test
        .Ed
        .Dl inbetween help
        """#)
    #expect(
      page.blocks.map(\.kind) == [
        .session, .json(file: nil), .unknown(".Bd -literal"), .unknown(".Dl inbetween help"),
      ])
    let exchanges = page.blocks[0].exchanges
    #expect(exchanges.map(\.command) == ["cat a.json", "inbetween curve '.linear' --fps 2"])
    #expect(exchanges.last?.shown?.lines == [".x^~`"])
    #expect(page.files.map(\.text) == ["{ \"set\": { \"x\": \"'a\\b'\" } }\n"])
  }

  @Test(arguments: [
    ("plain", "plain"), ("--fps", #"\-\-fps"#), ("'a'", #"\(aqa\(aq"#), (".x", #"\&.x"#),
    (#"a\b"#, #"a\eb"#), ("^~`", #"\(ha\(ti\(ga"#), (#"\&"#, #"\e&"#), ("", ""),
  ])
  func `a line comes back from a manual page as it went in`(line: String, written: String) {
    #expect(ManualText.literal(line) == written)
    #expect(ManualText.plain(written) == line)
  }

  @Test func `running text is wrapped, and no line of it is a macro`() {
    let lines = ManualText.running(
      String(repeating: "word ", count: 30) + "un-animated --fps '.x' " + ".y")
    #expect(lines.allSatisfy { $0.count <= 78 && !$0.hasPrefix(".") && !$0.hasPrefix("'") })
    #expect(lines.joined(separator: " ").hasSuffix(#"un-animated \-\-fps \(aq.x\(aq .y"#))
    #expect(ManualText.running(".y") == [#"\&.y"#])
    #expect(ManualText.running("One. Two.") == ["One.", "Two."])
  }

  @Test(arguments: [
    (["a", "b"], "a\nb\n", true), (["a", "b"], "a\nb", false), (["a", "b"], "a\nB\n", false),
    (["a", "b"], "a\n", false), (["a", "b"], "a\nb\nc\n", false), (["a"], "a\r\n", false),
    (["a", "...", "c"], "a\nb\nb\nc\n", true), (["a", "...", "c"], "a\nc\n", false),
    (["a", "...", "c"], "a\nb\nC\n", false), (["a", "..."], "a\nb\n", true),
    (["a", "..."], "a\n", false), (["...", "c"], "b\nc\n", true),
    (["...", "c"], "c\n", false), (["a", "...", "c", "...", "e"], "a\nb\nc\nd\ne\n", true),
    (["a", "...", "c", "...", "e"], "a\nb\nx\nd\ne\n", false),
    (["a", "...", "c", "...", "e"], "a\nc\nd\ne\n", false),
    (["a", "...", "c", "...", "e"], "a\nb\nc\ne\n", false),
  ])
  func `only lines behind an elision may be left out`(
    lines: [String], output: String, isEqual: Bool
  ) {
    #expect(ShownOutput(lines: lines).matches(output) == isEqual)
  }

  @Test func `a new output is shown to the same extent`() {
    #expect(ShownOutput(lines: ["a"]).revised("x\ny\n") == ["x", "y"])
    #expect(
      ShownOutput(lines: ["a", "...", "c", "d"]).revised("1\n2\n3\n4\n5\n")
        == ["1", "...", "4", "5"])
    #expect(ShownOutput(lines: ["a", "...", "c"]).revised("1\n2\n") == nil)
    #expect(ShownOutput(lines: ["a", "...", "c", "...", "d"]).revised("1\n2\n3\n4\n5\n") == nil)
  }

  @Test func `a program that a command needs is seen`() {
    #expect(Exchange(command: "inbetween trace x | jq .", shown: nil).consumers == [.jq])
    #expect(
      Exchange(command: "inbetween trace x.json | python3 -c 'import pandas as pd'", shown: nil)
        .consumers == [.pandas])
    #expect(Exchange(command: "inbetween trace jqx", shown: nil).consumers == [])
  }

  @Test func `a part of a document gets braces, and states where it declares none`() {
    #expect(DocumentPart(text: "{ \"fps\": 1 }").document == "{ \"fps\": 1 }")
    #expect(
      DocumentPart(text: "\"fps\": 1").document == "{ \(DocumentPart.states),\n\"fps\": 1 }")
    #expect(
      DocumentPart(text: "\"state\": { \"y\": 0 }").document == "{ \"state\": { \"y\": 0 } }")
  }

  @Test func `a command is run in a folder with the samples and the page's files`() throws {
    let folder = try ReaderFolder(Self.readme)
    let run = try folder.run("cat a.json; ls samples/fade.json; inbetween --version", mixing: false)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{ \"state\": { \"x\": 0 } }\nsamples/fade.json\ninbetween "))
    let wrong = try folder.run("inbetween trace nosuch", mixing: true)
    #expect(wrong.status == 66)
    #expect(wrong.output == "inbetween: error: nosuch: No such file or directory\n")
  }
}
