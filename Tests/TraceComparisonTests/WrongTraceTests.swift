import Diagnostics
import JSONText
import TestSupport
import Testing

@testable import TraceComparison

@Suite struct WrongTraceTests {
  /// What is said of a text, as `line:column code`, or nothing where it is a trace.
  private func problem(_ bytes: [UInt8]) -> String? {
    let source = SourceText(name: "test", bytes: bytes)
    do throws(Comparison.Failure) {
      _ = try Comparison.compare(source, source, ComparisonRules())
      return nil
    } catch {
      let position = source.position(ofByte: error.diagnostic.range.lowerBound)
      return "\(position.line):\(position.column) \(error.diagnostic.code.rawValue)"
    }
  }

  @Test(arguments: [
    ("", "1:1 empty-input"), ("\u{FEFF}", "1:1 empty-input"), ("\n\r\n", "1:1 empty-input"),
    ("time,x\n0,1,2\n", "2:5 syntax"), ("time,x\n0,1\n1\n", "3:1 syntax"),
    ("time,x\n0,\"1\n", "2:3 syntax"), ("time,x\n0,1\"2\n", "2:4 syntax"),
    ("time,x\n0,\"1\"2\n", "2:6 syntax"), ("time,x\n0,\u{1}\n", "2:3 syntax"),
    ("time,x\n0,nan\n", "2:3 number-range"), ("time,x\n0,-Infinity\n", "2:3 number-range"),
    ("time,x\n0,1e999\n", "2:3 number-range"), ("time,x\r\n0,+INF\r\n", "2:3 number-range"),
    ("x,y\n0,1\n", "1:1 missing-key"), ("time,x,x\n0,1,1\n", "1:8 duplicate-name"),
    ("time,,x\n0,1,1\n", "1:6 invalid-name"), ("time,x\nzero,1\n", "2:1 wrong-type"),
    ("time,x\n,1\n", "2:1 wrong-type"), ("time,x\n1,1\n0,1\n", "3:1 out-of-range"),
    ("time,track,value\n0,x,1\n0,x,2\n", "3:1 duplicate-name"),
    ("time,track,value\n0,,1\n", "2:3 missing-key"),
    ("time,event\nsoon,begin\n", "2:1 wrong-type"),
    ("time,event\n1,end\n0,end\n", "3:1 out-of-range"),
  ])
  func `a table that is no trace is refused at its place`(text: String, problem: String) {
    #expect(self.problem(Array(text.utf8)) == problem)
  }

  @Test(arguments: [
    ("{", "1:2 syntax"), ("[1]", "1:2 wrong-type"), ("[", "1:2 syntax"),
    (#"{"x":1}"#, "1:1 missing-key"), (#"{"time":0,"x":1,}"#, "1:16 syntax"),
    (#"{"time":"0","x":1}"#, "1:9 wrong-type"), (#"{"time":0,"x":true}"#, "1:15 wrong-type"),
    (#"{"time":0,"x":{}}"#, "1:15 wrong-type"), (#"{"time":0,"x":[1]}"#, "1:15 wrong-type"),
    (#"{"time":0,"x":1,"x":2}"#, "1:17 duplicate-key"),
    (#"{"time":0,"x":1e999}"#, "1:15 number-range"),
    (#"{"time":0,"x":NaN}"#, "1:15 syntax"), (#"{"time":0} x"#, "1:12 syntax"),
    ("{\"time\":1}\n{\"time\":0}", "2:9 out-of-range"), ("{\"time\":1}\n[]", "2:1 wrong-type"),
    (#"{"frames":[]} {"frames":[]}"#, "1:15 syntax"), (#"{"frames":[1]}"#, "1:12 wrong-type"),
    (#"[{"time":0}] x"#, "1:14 syntax"), (#"{"format":"inbetween.check"}"#, "1:1 missing-key"),
  ])
  func `JSON that is no trace is refused at its place`(text: String, problem: String) {
    #expect(self.problem(Array(text.utf8)) == problem)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x74, 0x00], "1:1 encoding"),
      (Array("time,x\n0,".utf8) + [0xC3, 0x28, 0x0A], "2:3 encoding"),
    ] as [([UInt8], String)])
  func `bytes that are no text are refused`(bytes: [UInt8], problem: String) {
    #expect(self.problem(bytes) == problem)
  }

  @Test func `the input that is wrong is named`() {
    let (right, wrong) = (SourceText("time,x\n0,1\n"), SourceText("time,x\n0,1,2\n"))
    for (first, second, side) in [(right, wrong, Side.second), (wrong, right, .first)] {
      do throws(Comparison.Failure) {
        _ = try Comparison.compare(first, second, ComparisonRules())
        Issue.record("the wrong input was taken")
      } catch {
        #expect(error.side == side)
      }
    }
  }

  @Test func `frames and events cannot be compared`() {
    #expect(throws: Comparison.Failure.self) {
      try comparison("time,x\n0,1\n", "time,event\n0,begin\n")
    }
  }

  @Test func `any damage gives a report or an error`() {
    var generator = SeededGenerator(seed: 90)
    let sources = [
      "time,x,y\n0,1,2\n0.5,3,\n", "time,track,value\n0,x,1\n0,y,2\n",
      "time,event,track\n0,begin,x\n", #"{"time":0,"x":1}"# + "\n" + #"{"time":1,"x":null}"#,
      #"{"frames":[{"time":0,"x":1}],"events":[{"time":0,"event":"emit","value":[1,2]}]}"#,
    ].map { Array($0.utf8) }
    let alphabet = Array(",\"\n\r{}[]:0129.eE-+ tnx".utf8) + [0, 0xC3, 0xFF]
    var (taken, refused) = (0, 0)
    let count = Cases.count(5_000, of: 20_000)
    for _ in 0..<count {
      var bytes = generator.element(of: sources)
      for _ in 0...Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[index] = generator.element(of: alphabet)
        case 1: bytes.remove(at: index)
        default: bytes.insert(generator.element(of: alphabet), at: index)
        }
      }
      if problem(bytes) == nil { taken += 1 } else { refused += 1 }
    }
    #expect(taken > count / 20 && refused > count / 20, "\(generator)")
  }
}
