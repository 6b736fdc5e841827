import ExpressionLanguage
import TimelineDocument

/// An instance of a view that the states ask for.
struct ViewCandidate {
  var identity: InstanceIdentity
  /// Whether its view is not repeated.
  let isOnly: Bool
  var inputs = InstanceInputs()
  /// Whether another element has the same identity.
  var isDuplicate = false

  /// The only instance of a view that is not repeated.
  static let single = ViewCandidate(.single, isOnly: true)

  /// The instance for an identity.
  init(identity: Value, _ inputs: InstanceInputs = InstanceInputs()) {
    self.init(InstanceIdentity(identity), isOnly: false)
    self.inputs = inputs
  }

  private init(_ identity: InstanceIdentity, isOnly: Bool) {
    self.identity = identity
    self.isOnly = isOnly
  }

  /// The candidate as the `count`th of its identity.
  mutating func makeDuplicate(_ count: Int) {
    identity.ordinal = count
    isDuplicate = true
  }
}
