import CommandLineInterface
import Testing

/// One test point of a report, taken apart again.
struct TAPPoint: Equatable {
  let passed: Bool
  let number: Int
  let description: String
  /// The lines of its block, without their indentation and the lines that enclose them.
  var block: [String] = []

  /// The value of a key of the block.
  subscript(key: String) -> String? {
    let line = block.first { $0.hasPrefix(key + ": ") }
    return line.map { String($0.dropFirst(key.count + 2)) }
  }

  /// The points of a report whose form is that of TAP 13: the version, one plan, as many points.
  static func parse(_ text: String) throws -> [TAPPoint] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.popLast()?.isEmpty == true, "the last line ends in a newline")
    try #require(lines.count >= 2)
    #expect(lines[0] == "TAP version 13")
    var points: [TAPPoint] = []
    var isInBlock = false
    for line in lines.dropFirst(2) {
      if line == "  ---" || line == "  ..." {
        #expect(isInBlock == (line == "  ..."))
        isInBlock = line == "  ---"
      } else if isInBlock {
        #expect(line.hasPrefix("  "))
        points[points.count - 1].block.append(String(line.dropFirst(2)))
      } else {
        points.append(try TAPPoint(line: line))
      }
    }
    #expect(!isInBlock)
    #expect(lines[1] == "1..\(points.count)")
    #expect(points.map(\.number) == Array(1...points.count))
    return points
  }

  private init(line: String) throws {
    passed = line.hasPrefix("ok ")
    let rest = line.dropFirst(passed ? "ok ".count : "not ok ".count)
    #expect(passed || line.hasPrefix("not ok "), "\(line)")
    number = try #require(Int(rest.prefix { $0.isNumber }))
    description = String(rest.drop { $0.isNumber }.dropFirst(" - ".count))
  }
}

/// The points of a document that is tested as `t.json`; warnings are not of interest here.
func points(of document: String) throws -> [TAPPoint] {
  let run = runInMemory("test", "--quiet", "t.json", files: ["t.json": document])
  let points = try TAPPoint.parse(run.output)
  #expect(run.errors.isEmpty, "\(run.errors)")
  #expect(run.status == (points.allSatisfy(\.passed) ? .success : .negative))
  return points
}
