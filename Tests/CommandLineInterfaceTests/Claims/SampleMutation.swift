import TestSupport
import Testing

/// A change of one key of a sample that breaks the behaviour that a row of the samples'
/// table names.
///
/// A sample that still passed would not claim the behaviour.
struct SampleMutation: Sendable, CustomTestStringConvertible {
  /// The behaviour, as in the sample's name.
  let row: String
  /// The sample's file, without its ending.
  let sample: String
  let edit: JSONEdit
  /// A part of the description of the test point that fails because of the change.
  let reason: String

  init(_ row: String, _ sample: String, _ edit: JSONEdit, fails reason: String) {
    self.row = row
    self.sample = sample
    self.edit = edit
    self.reason = reason
  }

  var testDescription: String { "\(row): \(sample), \(edit)" }

  static let all = completions + pauses + transactions + modifiers + asynchronousWork
}
