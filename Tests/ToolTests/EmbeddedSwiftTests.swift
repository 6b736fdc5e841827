import Foundation
import TestSupport
import Testing

/// What is shipped is in forms that Embedded Swift accepts: the tool is built without the libraries of Swift,
/// and a live page contains a part of it.
///
/// The builds are the proof, and take minutes; this finds what is written by habit.
@Suite struct EmbeddedSwiftTests {
  private static let modulesOfPage = [
    "Ordering", "AnimationEngine", "ViewLayout", "JSONText", "Diagnostics", "ExpressionLanguage",
    "TimelineDocument", "TimelineSimulation", "TracePage", "TimelinePage",
  ]

  private static let modules =
    modulesOfPage + [
      "CSVText", "TimelineFuzzing", "TraceComparison", "TracePictures", "CurveFitting",
      "CurveExport", "SwiftSource", "SwiftImport", "SwiftExport", "CommandLineInterface",
      "Platform", "inbetween",
      "Embedded/Tool",
    ]

  /// What Embedded Swift refuses, as it is written, with what to write instead.
  private static let habits = [
    (#"\((where: |while: |in: )?\\\.[a-z]"#, "a key path as a function: write a closure"),
    (
      #"\bany (?!Console\b|OutputFile\b)[A-Z]"#,
      "a value of any type: write a generic function or an enum, or let the protocol be of classes"
    ),
    (
      #"\bthrows( *(->|\{)|$)"#,
      "errors of any type: say which one is thrown, in a run 'RunFailure'"
    ),
    (#"\brethrows\b"#, "errors of any type: write throws(Failure)"),
    (
      #"uniquingKeysWith|\.merg(e|ing)\(\w+\) \{ _"#,
      "a function of the library that casts: fill the dictionary in a loop"
    ),
    (#"\bis [A-Z]\w*\s*[,{&|)]"#, "a dynamic cast: compare enums"),
    (#"\.Type\]"#, "types as values: write an enum"),
  ]

  /// The lines of a file that are code for Embedded Swift, with their numbers.
  private func lines(_ text: String) -> [(number: Int, text: Substring)] {
    var lines: [(number: Int, text: Substring)] = []
    var conditions: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if") {
        conditions.append(code.contains("Embedded") ? String(code) : "")
      } else if code.hasPrefix("#else"), let last = conditions.indices.last {
        conditions[last] = conditions[last].isEmpty ? "" : "#if !hasFeature(Embedded)"
      } else if code.hasPrefix("#endif") {
        conditions.removeLast()
      } else if !code.hasPrefix("//"), !conditions.contains("#if !hasFeature(Embedded)") {
        lines.append((index + 1, line))
      }
    }
    return lines
  }

  /// The texts of a module's files by their names.
  private func files(
    of module: String, isOfPage: Bool = false
  ) throws -> [(name: String, text: String)] {
    let folder = RepositoryFiles.path("Sources/\(module)")
    let names = try #require(FileManager.default.enumerator(atPath: folder))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      // A page asks nothing about a curve alone.
      .filter { !isOfPage || module != "TimelineSimulation" || !$0.hasPrefix("Curves/") }
    #expect(!names.isEmpty)
    return try names.map {
      ($0, String(decoding: try RepositoryFiles.bytes("Sources/\(module)/\($0)"), as: UTF8.self))
    }
  }

  @Test(arguments: modules) func `a module is in forms of Embedded Swift`(module: String) throws {
    for (name, text) in try files(of: module) {
      for line in lines(text) {
        for (habit, advice) in Self.habits
        where line.text.range(of: habit, options: .regularExpression) != nil {
          Issue.record("\(module)/\(name):\(line.number): \(advice)\n\(line.text)")
        }
      }
    }
  }

  /// A line that declares a type for a whole file or more.
  private static let typeDeclaration =
    #"^((package|public|private|fileprivate|final|indirect) )*(struct|enum|class|protocol|typealias) \w+"#

  /// A live page is compiled as one module.
  @Test func `a type has a name that no other module of a live page gives to a type`() throws {
    var modulesOfName: [Substring: Set<String>] = [:]
    var sharedNames: Set<Substring> = []
    for module in Self.modulesOfPage + ["Embedded/Page"] {
      for line in try files(of: module, isOfPage: true).flatMap({ $0.text.split(separator: "\n") })
      {
        guard let range = line.range(of: Self.typeDeclaration, options: .regularExpression),
          let name = line[range].split(separator: " ").last
        else { continue }
        modulesOfName[name, default: []].insert(module)
        if !line.contains("private ") { sharedNames.insert(name) }
      }
    }
    #expect(modulesOfName["Animation"] == ["AnimationEngine"] && sharedNames.count > 300)
    for (name, modules) in modulesOfName where modules.count > 1 && sharedNames.contains(name) {
      Issue.record("\(name) is a type of \(modules.sorted().joined(separator: " and "))")
    }
  }

  @Test func `a habit in code is found, and none in a comment or beside Embedded Swift`() {
    let code = "a.map(\\.x)\n// b.map(\\.x)\n#if !hasFeature(Embedded)\nc.map(\\.x)\n#endif"
    #expect(lines(code).map(\.number) == [1])
    let parts = "#if hasFeature(Embedded)\na\n#else\nb\n#endif"
    #expect(lines(parts).map(\.number) == [2])
  }
}
