/// The formats in which commands write their results; which of them a command has, it says itself.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  case ndjson
  case tap
  case junit

  /// The format that a name means; some are known by two.
  package init?(name: String) {
    self.init(rawValue: name == "jsonl" ? "ndjson" : name)
  }
}
