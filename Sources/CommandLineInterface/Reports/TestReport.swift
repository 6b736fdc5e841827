/// The output of `test` for all files, in one format.
enum TestReport {
  case tap(TAPReport)
  case junit(JUnitReport)
  case summary(TestSummary)
  case log(DiagnosticLog)

  /// Adds the result of a file, with lines of coverage; a log leaves these out.
  mutating func add(_ file: TestedFile, notes: [String]) {
    // A report grows in place: nothing else refers to it.
    switch self {
    case .tap(var report):
      self = .tap(TAPReport(.version13))
      report.add(file, notes: notes)
      self = .tap(report)
    case .junit(var report):
      self = .junit(JUnitReport())
      report.add(file, notes: notes)
      self = .junit(report)
    case .summary(var report):
      self = .summary(TestSummary())
      report.add(file, notes: notes)
      self = .summary(report)
    case .log(var log):
      let (source, diagnostics) = file.failures
      log.add(diagnostics, of: source)
      self = .log(log)
    }
  }

  /// The whole report, once every file has been added.
  consuming func finish() -> [UInt8] {
    switch self {
    case .tap(let report): Array(report.text.utf8)
    case .junit(let report): Array(report.text.utf8)
    case .summary(let report): Array(report.text.utf8)
    case .log(var log): log.finish()
    }
  }
}
