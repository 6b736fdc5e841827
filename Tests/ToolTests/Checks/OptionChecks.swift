import Foundation
import TestSupport
import Testing

/// Options in every form that people type, checked on the executable.
@Suite struct OptionChecks {
  private static let fade = ["trace", "samples/fade.json"]

  @Test func `a value may follow = or be the next word`() throws {
    try expectSameOutput(Self.fade + ["--fps=30"], Self.fade + ["--fps", "30"])
    // And it is not the value that there would be without.
    #expect(try Tool.run(Self.fade + ["--fps=30"]).output != Tool.run(Self.fade).output)
  }

  @Test func `an empty value is none`() throws {
    try expectUsageError(Self.fade + ["--precision="], "'--precision' needs a value")
  }

  @Test func `only the first = separates`() throws {
    let folder = try TemporaryFolder("card.json", Card.document)
    let run = try folder.type("inbetween trace card.json --output=a=b.csv")
    #expect(run.status == 0)
    #expect(folder.text("a=b.csv")?.hasPrefix("time,card_opacity,card_x\n") == true)
  }

  @Test func `a flag takes no value`() throws {
    try expectUsageError(Self.fade + ["--velocity=yes"], "'--velocity' takes no value")
  }

  @Test func `a missing value is named with its placeholder`() throws {
    try expectUsageError(Self.fade + ["--fps"], "'--fps' needs a value <n>")
  }

  @Test func `a value is never the next option`() throws {
    try expectUsageError(Self.fade + ["--fps", "--velocity"], "'--fps' needs a value <n>")
  }

  @Test(arguments: [["--from", "-0.5"], ["--from=-0.5"], ["--from", "-.5"], ["--from", "-1e-3"]])
  func `a negative number is a value`(option: [String]) throws {
    // Rows begin at 0, so that no row is left out.
    try expectSameOutput(Self.fade + option, Self.fade)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "0x10", "1_000", "60fps", " 60"])
  func `a wrong number is quoted, and the range is told`(text: String) throws {
    try expectUsageError(
      Self.fade + ["--fps", text],
      "'--fps' must be a number from 0.000001 to 1000000, not '\(text)'")
    try expectUsageError(Self.fade + ["--fps", ""], "'--fps' needs a value")
  }

  @Test func `a decimal comma gets a hint, and the locale changes nothing`() throws {
    try expectUsageError(Self.fade + ["--fps", "1,5"], "not '1,5'; use a point for decimals")
    for locale in ["de_DE.UTF-8", "C", "tr_TR.UTF-8"] {
      let run = try Tool.shell("LC_ALL=\(locale) \"$TOOL\" trace samples/fade.json --fps 1.5")
      #expect(run.output == (try Tool.run(Self.fade + ["--fps", "1.5"]).output))
      let wrong = try Tool.shell("LC_ALL=\(locale) \"$TOOL\" trace nosuch.json")
      #expect(wrong.errors == (try Tool.run("trace", "nosuch.json").errors))
    }
  }

  @Test func `a letter takes its value at once or as the next word, and not after =`()
    throws
  {
    try expectSameOutput(Self.fade + ["-fjson"], Self.fade + ["-f", "json"])
    try expectUsageError(
      Self.fade + ["-f=json"], "'-f' takes its value without '='; write '-f value'")
  }

  @Test func `letters cluster, and a wrong one among them is named alone`() throws {
    try expectSameOutput(Self.fade + ["-qf", "json"], Self.fade + ["-q", "-f", "json"])
    try expectUsageError(Self.fade + ["-qx"], "unknown option '-x'")
  }

  @Test func `after two dashes every word is a file`() throws {
    let folder = try TemporaryFolder("-odd.json", Card.document)
    try folder.write(Card.document, to: "--")
    for name in ["-odd.json", "--"] {
      let run = try folder.type("inbetween trace -- \(name)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.text.hasPrefix("time,card_opacity,card_x\n"))
    }
  }

  @Test func `options may stand before and after the file`() throws {
    try expectSameOutput(
      ["trace", "samples/fade.json", "--fps", "30"], ["trace", "--fps", "30", "samples/fade.json"])
  }

  @Test func `the last of two values counts, and the first must be right too`() throws {
    try expectSameOutput(
      Self.fade + ["--fps", "30", "--fps", "90"], Self.fade + ["--fps", "90"])
    try expectUsageError(Self.fade + ["--fps", "bad", "--fps", "60"], "not 'bad'")
  }

  @Test func `lists accumulate, and have no empty names`() throws {
    let document = ["trace", "samples/c13_several_values.json"]
    let header = try Tool.run(document).text.prefix { $0 != "\n" }.split(separator: ",")
    let (a, b) = (String(try #require(header.dropFirst(2).first)), String(header[1]))
    try expectSameOutput(
      document + ["--select", a, "--select", b], document + ["--select", "\(a),\(b)"])
    #expect(
      try Tool.run(document + ["--select", "\(a),\(b)"]).text.hasPrefix("time,\(a),\(b)\n"))
    try expectUsageError(document + ["--select", "\(a),,\(b)"], "single commas")
    try expectUsageError(document + ["--select", ""], "'--select' needs a value")
  }

  @Test func `an unknown track gets a suggestion and the tracks, ten at most`() throws {
    let names = ["opacity"] + (1...14).map { "track\($0)" }
    let state = names.map { "\"\($0)\": 0" }.joined(separator: ", ")
    let folder = try TemporaryFolder("card.json", "{ \"state\": { \(state) } }")
    let run = try folder.type("inbetween trace card.json --select opacty")
    #expect(run.status == 64)
    let list = names.prefix(10).joined(separator: ", ")
    #expect(
      run.errors == """
        inbetween: error: '--select': no track is called 'opacty'; did you mean 'opacity'? \
        (tracks: \(list), ...)
        Try 'inbetween trace --help'.

        """)
  }

  @Test func `an abbreviation is refused with the whole name`() throws {
    try expectUsageError(
      Self.fade + ["--form", "json"], "unknown option '--form'; did you mean '--format'?")
  }

  @Test(arguments: [
    ("--presicion", "; did you mean '--precision'?\n"), ("--zzzz", "'--zzzz'\n"),
    ("--hlep", "; did you mean '--help'?\n"), ("--versoin", "; did you mean '--version'?\n"),
  ])
  func `a mistyped option gets a suggestion, if one is near`(
    option: String, ending: String
  ) throws {
    try expectUsageError(Self.fade + [option], "unknown option '\(option)'", ending)
  }

  @Test func `case counts, but not for the suggestion`() throws {
    try expectUsageError(
      Self.fade + ["--FPS", "30"], "unknown option '--FPS'; did you mean '--fps'?")
  }

  @Test func `a long name with one dash is told so`() throws {
    try expectUsageError(
      Self.fade + ["-fps", "30"], "unknown option '-fps'; did you mean '--fps'?")
  }

  @Test func `a wrong format is answered with those that exist`() throws {
    try expectUsageError(
      Self.fade + ["--format", "xml"], "must be 'csv', 'json', 'ndjson' or 'perfetto', not 'xml'\n")
    try expectUsageError(Self.fade + ["--format", "CSV"], "did you mean 'csv'?")
  }

  @Test func `an option of another command is said to be that`() throws {
    try expectUsageError(
      Self.fade + ["--tolerance", "1"],
      "option '--tolerance' belongs to 'test', 'fit' and 'diff', not to 'trace'")
    try expectUsageError(
      Self.fade + ["--report", "x"], "option '--report' belongs to 'test', not to 'trace'")
    try expectUsageError(
      ["check", "--fps", "1"], "option '--fps' belongs to 'trace', not to 'check'")
  }

  @Test(arguments: ["\u{2014}fps", "\u{2013}fps", "\u{2212}fps"])
  func `a typographic dash gets a hint`(word: String) throws {
    try expectUsageError(
      Self.fade + [word, "30"], "begins with a typographic dash; did you mean '--fps'?")
  }
}
