import CommandLineInterface
import Foundation
import Testing

@Suite struct DiffCommandTests {
  private static let golden = "time,x,y\n0,1,2\n0.25,0.5,4\n1,5,6\n"
  private static let other = "time,x,z\n0,1,2\n0.25,0.75,4\n2,5,6\n"

  private func diff(
    _ first: String, _ second: String, _ options: String...
  ) -> FinishedRun {
    let console = MemoryConsole()
    console.files = ["a.csv": Array(first.utf8), "b.csv": Array(second.utf8)]
    let status = run(arguments: ["diff", "a.csv", "b.csv"] + options, console: console)
    return FinishedRun(status: status, output: console.output, errors: console.errors)
  }

  @Test func `nothing is said of traces that are the same`() {
    let run = diff(Self.golden, Self.golden)
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `an annotation is beside the first difference, and there is none without one`() {
    let run = diff(Self.golden, Self.other, "-f", "github")
    #expect(run.status == .negative && run.errors.isEmpty)
    #expect(
      run.output.hasPrefix("::error file=a.csv,line=2,col=5,title=difference::"), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1)
    let lines = diff(Self.golden, Self.other).output.split(separator: "\n")
    #expect(run.output.hasSuffix("::" + lines.joined(separator: "%0A") + "\n"))
    #expect(diff(Self.golden, Self.golden, "-f", "github").output.isEmpty)
  }

  @Test func `a plot of what is compared is that of both, and the status says whether they differ`()
  {
    let console = MemoryConsole()
    console.files = ["a.csv": Array(Self.golden.utf8), "b.csv": Array(Self.other.utf8)]
    #expect(run(arguments: ["plot", "a.csv", "b.csv", "-f", "svg"], console: console) == .success)
    let plotted = diff(Self.golden, Self.other, "--plot", "-f", "svg")
    #expect(plotted.status == .negative && plotted.errors.isEmpty)
    #expect(plotted.output == console.output && plotted.output.contains(">x, difference<"))
    let same = diff(Self.golden, Self.golden, "--plot")
    #expect(same.status == .success && !same.output.isEmpty)
    #expect(!same.output.contains("difference"))
  }

  @Test(arguments: [
    (["--plot", "-f", "json"], "'--plot' prints 'text' or 'svg' or 'vega-lite', not 'json'"),
    (["-f", "svg"], "'--format svg' needs '--plot'"),
    (["--sparkline"], "'--sparkline' needs '--plot'"),
    (["--plot", "-o", "x.json"], "no format here has the ending '.json', only '.txt', '.svg'"),
  ])
  func `wrong use of a plot is named`(options: [String], message: String) {
    let console = MemoryConsole()
    console.files = ["a.csv": Array(Self.golden.utf8), "b.csv": Array(Self.other.utf8)]
    #expect(run(arguments: ["diff", "a.csv", "b.csv"] + options, console: console) == .usage)
    #expect(console.errors.contains(message), "\(console.errors)")
    #expect(console.output.isEmpty && console.begunFiles == 0)
  }

  @Test func `a report names the first difference, each track, and what is missing`() {
    let run = diff(Self.golden, Self.other)
    #expect(run.status == .negative)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        a.csv:2:5: at 0 'y' is 2, in b.csv there is no value
        1 time is only in a.csv, the first 1
        1 time is only in b.csv, the first 2
        x: 1 of 2 values differs, at most by 0.25 at 0.25: 0.5 and 0.75, RMS 0.176777
        y: only in a.csv
        z: only in b.csv

        """)
  }

  @Test func `a tolerance allows what is not farther apart`() {
    let close = "time,x,y\n0,1,2\n0.25,0.75,4\n1,5,6\n"
    #expect(diff(Self.golden, close, "--tolerance", "0.25").status == .success)
    #expect(diff(Self.golden, close, "--tolerance", "0.2499").status == .negative)
    #expect(diff(Self.golden, close, "--relative", "0.34").status == .success)
    let run = diff(Self.golden, close, "--tolerance=0.25")
    #expect(run.output.isEmpty)
    let worse = "time,x,y\n0,1,2\n0.25,0.75,5\n1,5,6\n"
    #expect(
      diff(Self.golden, worse, "--tolerance", "0.25").output == """
        a.csv:3:10: at 0.25 'y' is 4, in b.csv:3:11 it is 5
        y: 1 of 3 values differs, at most by 1 at 0.25: 4 and 5, RMS 0.57735
        1 track agrees, the worst is x, at most by 0.25 at 0.25: 0.5 and 0.75

        """)
  }

  @Test func `the report is one document of JSON`() throws {
    let run = diff(Self.golden, Self.other, "-f", "json")
    #expect(run.status == .negative)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["format"] as? String == "inbetween.diff")
    #expect(document["version"] as? Int == 1)
    #expect(document["same"] as? Bool == false)
    let first = try #require(document["first"] as? [String: Any])
    #expect(first["track"] as? String == "y")
    #expect((first["a"] as? [String: Any])?["line"] as? Int == 2)
    let frames = try #require(document["frames"] as? [String: Any])
    #expect(frames["matched"] as? Int == 2)
    #expect(frames["onlyInA"] as? Int == 1)
    let tracks = try #require(frames["tracks"] as? [[String: Any]])
    #expect(tracks.compactMap { $0["track"] as? String } == ["x", "y", "z"])
    #expect(tracks[1]["only"] as? String == "a")
    let worst = try #require(tracks[0]["worst"] as? [String: Double])
    #expect(worst == ["time": 0.25, "a": 0.5, "b": 0.75, "error": 0.25])
  }

  @Test func `JSON tells the worst errors of traces that are the same`() throws {
    let close = "time,x,y\n0,1,2\n0.25,0.75,4\n1,5,6\n"
    let run = diff(Self.golden, close, "--tolerance", "1", "-fjson")
    #expect(run.status == .success)
    #expect(run.output.contains("\"same\":true"))
    #expect(run.output.contains(#""worst":{"time":0.25,"a":0.5,"b":0.75,"error":0.25}"#))
  }

  @Test func `events are told by their names`() {
    let header = "time,event,track,transaction,label,value,detail,turn\n"
    let run = diff(
      header + "0.5,complete,,show,shown,,logical,2\n0.8,end,x,show,,1,,3\n",
      header + "0.8,end,x,show,,2,,4\n")
    #expect(run.status == .negative)
    #expect(
      run.output == """
        a.csv:2:1: the event 'complete' at 0.5 is not in b.csv
        event at 0.5: complete 'show' 'shown' is only in a.csv
        event at 0.8: end 'x' 'show', value is 1 and 2, turn is '3' and '4'

        """)
  }

  @Test func `quietness leaves the exit status alone`() {
    #expect(diff(Self.golden, Self.other, "-q").output.isEmpty)
    #expect(diff(Self.golden, Self.other, "-q").status == .negative)
    let broken = diff(Self.golden, "time\n0,1\n", "-q")
    #expect(broken.status == .invalidInput)
    #expect(broken.errors.hasPrefix("b.csv:2:3: error: the row has 2 fields, "))
  }

  @Test func `one of the two may be standard input, not both`() {
    let files = ["a.csv": Self.golden]
    #expect(runInMemory("diff", "a.csv", "-", input: Self.golden, files: files).status == .success)
    let run = runInMemory("diff", "-", "a.csv", input: "time,x\n0\n", files: files)
    #expect(run.status == .invalidInput)
    #expect(run.errors.hasPrefix("<stdin>:2:1: error: the row has 1 field, the first line has 2"))
    #expect(runInMemory("diff", "-", "-", input: Self.golden).status == .usage)
  }

  @Test func `a file takes the report, and its name the format`() throws {
    let console = MemoryConsole()
    console.files = ["a.csv": Array(Self.golden.utf8), "b.csv": Array(Self.other.utf8)]
    let status = run(arguments: ["diff", "a.csv", "b.csv", "-o", "d.json"], console: console)
    #expect(status == .negative)
    #expect(console.output.isEmpty)
    #expect(String(decoding: console.files["d.json"] ?? [], as: UTF8.self).hasPrefix("{\"format\""))
    for input in ["a.csv", "b.csv"] {
      #expect(run(arguments: ["diff", "a.csv", "b.csv", "-o", input], console: console) == .usage)
    }
  }

  @Test(arguments: ["trace", "events"], ["csv", "json", "ndjson"])
  func `a run is the same as itself, in any format`(command: String, format: String) {
    let sample = "samples/t03_explicit.json"
    let table = runInMemory(command, sample).output
    let other = runInMemory(command, sample, "-f", format).output
    let run = runInMemory("diff", "a", "b", files: ["a": table, "b": other])
    #expect(run.status == .success, "\(run.output)\(run.errors)")
  }

  @Test func `a curve is the same as itself, in any format`() {
    for expression in [".easeInOut(duration: 0.5)", "UnitCurve.easeIn", "Spring(duration: 0.5)"] {
      let table = runInMemory("curve", expression, "--velocity").output
      for format in ["csv", "json", "ndjson"] {
        let other = runInMemory("curve", expression, "--velocity", "-f", format).output
        let run = runInMemory("diff", "a", "b", files: ["a": table, "b": other])
        #expect(run.status == .success, "\(run.output)\(run.errors)")
      }
    }
  }

  @Test func `more tracks than can be read are counted, and no name steers a terminal`() {
    let names = (0..<24).map { "t\($0)" } + ["\u{9B}2J"]
    func table(_ value: Int) -> String {
      "time,\(names.joined(separator: ","))\n0" + names.map { _ in ",\(value)" }.joined() + "\n"
    }
    let run = diff(table(1), table(2))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.first == "a.csv:2:3: at 0 't0' is 1, in b.csv:2:3 it is 2")
    #expect(lines[20] == "t19: 1 of 1 values differs, at most by 1 at 0: 1 and 2, RMS 1")
    #expect(lines.last == "and 5 more tracks")
    let last = diff("time,\u{9B}2J\n0,1\n", "time,\u{9B}2J\n0,2\n").output
    #expect(last.hasSuffix("\\u{9b}2J: 1 of 1 values differs, at most by 1 at 0: 1 and 2, RMS 1\n"))
  }

  @Test func `a trace of another rate is the same between its rows`() {
    let sample = "samples/fade.json"
    let coarse = runInMemory("trace", sample, "--fps", "60").output
    let fine = runInMemory("trace", sample, "--fps", "240", "--precision", "full").output
    let files = ["coarse": coarse, "fine": fine]
    #expect(runInMemory("diff", "coarse", "fine", files: files).status == .negative)
    // The chord of a curve over h = 1/60 s is off by at most h * h / 8 times its second derivative,
    // which for an easing of one second stays below 6: less than 0.0003.
    let options = ["--interpolate", "--time-tolerance", "0.02", "--tolerance", "0.0003"]
    let console = MemoryConsole()
    console.files = files.mapValues { Array($0.utf8) }
    for operands in [["fine", "coarse"], ["coarse", "fine"]] {
      #expect(run(arguments: ["diff"] + operands + options, console: console) == .success)
    }
    #expect(
      run(
        arguments: ["diff", "fine", "coarse", "--interpolate", "--tolerance", "1e-7"],
        console: console) == .negative)
  }

  @Test func `an offset moves the times of the second trace`() {
    let late = "time,x,y\n0.1,1,2\n0.35,0.5,4\n1.1,5,6\n"
    #expect(diff(Self.golden, late).status == .negative)
    let run = diff(Self.golden, late, "--time-offset", "-0.1", "--time-tolerance", "1e-9")
    #expect(run.status == .success, "\(run.output)")
    let header = "time,event,track,transaction,label,value,detail,turn\n"
    let events = diff(
      header + "1,begin,x,,,1,,1\n", header + "3,begin,x,,,1,,1\n", "--time-offset=-2")
    #expect(events.status == .success)
  }

  @Test func `columns of other names are compared, each with one`() {
    let renamed = "time,card_x,y\n0,1,2\n0.25,0.75,4\n1,5,6\n"
    let run = diff(Self.golden, renamed, "--map", "x=card_x")
    #expect(
      run.output == """
        a.csv:3:6: at 0.25 'x' is 0.5, in b.csv:3:6 it is 0.75
        x: 1 of 3 values differs, at most by 0.25 at 0.25: 0.5 and 0.75, RMS 0.144338
        1 track agrees

        """)
    #expect(diff(Self.golden, renamed, "--map=x=card_x", "--tolerance=1").status == .success)
    let swapped = diff(
      "time,a,b\n0,1,2\n", "time,b,a\n0,1,2\n", "--map", "a=b,b=a")
    #expect(swapped.status == .success)
    let header = "time,event,track,transaction,label,value,detail,turn\n"
    let events = diff(
      header + "1,begin,x,,,1,,1\n", header + "1,begin,z,,,1,,1\n", "--map", "x=z")
    #expect(events.status == .success)
  }

  @Test(arguments: [
    (["--map", "x"], "must be the names of two columns, 'a=b', not 'x'"),
    (["--map", "x=y,z"], "not 'z'; it is one of 'x=y,z'"), (["--map", "x="], "not 'x='"),
    (["--map", "x=y,x=z"], "'--map' has 'x' twice"),
    (["--map", "a=y", "--map", "b=y"], "has 'y' twice"),
    (["--time-offset", "soon"], "must be a number of seconds"),
  ])
  func `a wrong mapping is an error of the command line`(options: [String], message: String) {
    let run = runInMemory(["diff", "a.csv", "b.csv"] + options, files: ["a.csv": Self.golden])
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
