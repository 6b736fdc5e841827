import ExpressionLanguage
import TimelineDocument

/// An instance of a view that the states ask for.
struct ViewCandidate {
  /// Its identity among the instances of the view in the same place.
  var key: String
  /// Whether its view is not repeated.
  private let isOnly: Bool
  var inputs = InstanceInputs()
  /// Whether another element has the same identity.
  var isDuplicate = false

  /// The only instance of a view that is not repeated.
  static let single = ViewCandidate(key: "", isOnly: true)

  /// The instance for an identity.
  init(identity: Value, _ inputs: InstanceInputs = InstanceInputs()) {
    self.init(key: identity.textAsIdentity, isOnly: false)
    self.inputs = inputs
  }

  private init(key: String, isOnly: Bool) {
    self.key = key
    self.isOnly = isOnly
  }

  /// Its suffix in names; empty for a view that is not repeated. Made when an instance is added: few of the
  /// candidates of an update are new.
  var suffix: String { isOnly ? "" : "_" + key.asPartOfName }

  /// The candidate as the `count`th of its identity.
  mutating func makeDuplicate(_ count: Int) {
    key += " \(count)"
    isDuplicate = true
  }
}

extension Value {
  /// The text without the decimals that no document has written: 1 is a Double there, and no more.
  fileprivate var textAsIdentity: String {
    if case .double(let number) = self, let whole = Int(exactly: number) { return String(whole) }
    return text
  }
}

extension String {
  /// The text with a `_` for each character that a name cannot have.
  fileprivate var asPartOfName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
