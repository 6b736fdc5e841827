/// The formats of what `test` prints.
enum TestReportFormat: String {
  case tap, junit

  /// A report of no files yet.
  var emptyReport: any TestReport {
    switch self {
    case .tap: TAPReport()
    case .junit: JUnitReport()
    }
  }
}
