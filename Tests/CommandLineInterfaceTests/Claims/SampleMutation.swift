import TestSupport
import Testing

/// A change of one key of a sample that breaks a behaviour in the table of samples.
///
/// A sample that still passed would not claim the behaviour.
struct SampleMutation: Sendable, CustomTestStringConvertible {
  /// The observable effect of the change.
  enum Effect: Sendable {
    /// A test point fails whose description contains this text.
    case fails(String)
    /// The warning with this code disappears, which is all that shows the behaviour.
    case silences(String)
  }

  /// The behaviour, as in the sample's name.
  let row: String
  /// The sample's file, without its extension.
  let sample: String
  let edit: JSONEdit
  let effect: Effect

  init(_ row: String, _ sample: String, _ edit: JSONEdit, fails reason: String) {
    self.init(row, sample, edit, .fails(reason))
  }

  init(_ row: String, _ sample: String, _ edit: JSONEdit, silences code: String) {
    self.init(row, sample, edit, .silences(code))
  }

  private init(_ row: String, _ sample: String, _ edit: JSONEdit, _ effect: Effect) {
    self.row = row
    self.sample = sample
    self.edit = edit
    self.effect = effect
  }

  var testDescription: String { "\(row): \(sample), \(edit)" }

  static let all =
    completions + pauses + transactions + modifiers + asynchronousWork + attributes + lifetimes
    + rooms + hosts
    + pastedLines
}
