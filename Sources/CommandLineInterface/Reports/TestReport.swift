/// The output of `test` for all files, in one format.
enum TestReport {
  case tap(TAPReport)
  case junit(JUnitReport)

  /// Adds the result of a file, with lines that are no verdicts.
  mutating func add(_ file: TestedFile, notes: [String]) {
    // A report grows in place: nothing else refers to it.
    switch self {
    case .tap(var report):
      self = .tap(TAPReport())
      report.add(file, notes: notes)
      self = .tap(report)
    case .junit(var report):
      self = .junit(JUnitReport())
      report.add(file, notes: notes)
      self = .junit(report)
    }
  }

  /// The whole report.
  var text: String {
    switch self {
    case .tap(let report): report.text
    case .junit(let report): report.text
    }
  }
}
