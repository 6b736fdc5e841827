/// The formats in which commands write their results; which of them a command has, it says itself.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case json
}
