import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

/// A report in the XML that JUnit made and that most services for continuous integration read: a suite
/// for each file, a test case for each claim.
///
/// A file that cannot be played is a test case with an error; a file without expectations is one that
/// was skipped. There are no durations, so that the same run gives the same bytes.
struct JUnitReport {
  private var total = Counts()
  private var suites = ""

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites \(total.attributes)>
    \(suites)</testsuites>

    """
  }

  mutating func add(_ file: TestedFile, notes: [String]) {
    var suite = Suite()
    suite.notes = notes
    switch file {
    case .played(let source, let label, let points):
      suite.name = source.name + label
      suite.file = source.name
      if points.isEmpty { suite.add("expects nothing", .skipped("no expectations")) }
      let positions = source.positions
      for point in points {
        let place = point.place(in: source, positions)
        suite.add(point.sentence, Outcome(point, at: place), line: place.position.line)
      }
    case .invalid(let source, let label, let diagnostics):
      suite.name = source.name + label
      suite.file = source.name
      let messages = DiagnosticText.render(diagnostics, of: source, in: .plain, errorsOnly: true)
      suite.add("can be played", .error("cannot be played", details: messages))
    case .unreadable(let name, let reason):
      suite.name = name
      suite.file = name
      suite.add("can be read", .error("cannot be read", details: reason + "\n"))
    }
    total.add(suite.counts)
    suites += suite.text
  }
}

// MARK: - Parts

extension JUnitReport {
  /// The result of a test case.
  fileprivate enum Outcome {
    case passed
    case skipped(String)
    case failure(String, details: String)
    case error(String, details: String)

    init(_ point: ExpectationResult, at place: ClaimPlace) {
      let details = YAMLBlock(point, at: place.text).lines.map { $0 + "\n" }.joined()
      switch point.verdict {
      case .passed: self = .passed
      case .skipped(let reason): self = .skipped(reason)
      case .missed(let reason): self = .failure(reason, details: details)
      case .failed(let mismatch):
        let message = "expected \(mismatch.expected.jsonText), found \(mismatch.found.jsonText)"
        self = .failure(message, details: details)
      }
    }

    /// The element within the test case, if there is one.
    var element: String? {
      switch self {
      case .passed: nil
      case .skipped(let reason): "<skipped message=\"\(reason.xmlAttribute)\"/>"
      case .failure(let message, let details): Self.element("failure", message, details)
      case .error(let message, let details): Self.element("error", message, details)
      }
    }

    private static func element(_ name: String, _ message: String, _ details: String) -> String {
      "<\(name) message=\"\(message.xmlAttribute)\">\(details.xmlText)</\(name)>"
    }
  }

  /// How many test cases there are of each kind.
  fileprivate struct Counts {
    private var tests = 0
    private var failures = 0
    private var errors = 0
    private var skipped = 0

    mutating func add(_ outcome: Outcome) {
      tests += 1
      switch outcome {
      case .passed: break
      case .skipped: skipped += 1
      case .failure: failures += 1
      case .error: errors += 1
      }
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }

    var attributes: String {
      #"tests="\#(tests)" failures="\#(failures)" errors="\#(errors)" skipped="\#(skipped)""#
    }
  }

  /// The test cases of a file.
  fileprivate struct Suite {
    var name = ""
    var notes: [String] = []
    var file = ""
    private(set) var counts = Counts()
    private var cases = ""

    mutating func add(_ title: String, _ outcome: Outcome, line: Int? = nil) {
      counts.add(outcome)
      let (name, file) = (name.xmlAttribute, file.xmlAttribute)
      var attributes = #"name="\#(title.xmlAttribute)" classname="\#(name)" file="\#(file)""#
      if let line { attributes += #" line="\#(line)""# }
      if let element = outcome.element {
        cases += "    <testcase \(attributes)>\n      \(element)\n    </testcase>\n"
      } else {
        cases += "    <testcase \(attributes)/>\n"
      }
    }

    var text: String {
      """
        <testsuite name="\(name.xmlAttribute)" \(counts.attributes)>
      \(cases)\(output)  </testsuite>

      """
    }

    private var output: String {
      guard !notes.isEmpty else { return "" }
      let lines = notes.joined(separator: "\n")
      return "    <system-out>\(lines.xmlText)</system-out>\n"
    }
  }
}
