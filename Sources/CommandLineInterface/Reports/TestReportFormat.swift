/// The formats of what `test` prints.
enum TestReportFormat: String {
  case tap, junit

  /// A report of no files yet.
  var emptyReport: TestReport {
    switch self {
    case .tap: .tap(TAPReport())
    case .junit: .junit(JUnitReport())
    }
  }
}
