/// The formats of what `test` prints.
enum TestReportFormat: String {
  case tap, tap14, text, junit, github, sarif

  /// A report of no files yet.
  var emptyReport: TestReport {
    switch self {
    case .tap: .tap(TAPReport(.version13))
    case .tap14: .tap(TAPReport(.version14))
    case .text: .summary(TestSummary())
    case .junit: .junit(JUnitReport())
    case .github: .log(.annotations(GitHubAnnotations()))
    case .sarif: .log(.sarif(SARIFLog()))
    }
  }
}
