/// What `test` prints about all files, in one format.
protocol TestReport {
  /// Goes on with what became of a file.
  mutating func add(_ file: TestedFile)
  /// The whole report.
  var text: String { get }
}
