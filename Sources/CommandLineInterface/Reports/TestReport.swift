/// The output of `test` for all files, in one format.
protocol TestReport {
  /// Adds the result of a file, with lines that are no verdicts.
  mutating func add(_ file: TestedFile, notes: [String])
  /// The whole report.
  var text: String { get }
}
