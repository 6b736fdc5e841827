/// The output of `test` for all files, in one format.
protocol TestReport {
  /// Adds the result of a file.
  mutating func add(_ file: TestedFile)
  /// The whole report.
  var text: String { get }
}
