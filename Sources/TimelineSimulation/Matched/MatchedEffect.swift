import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// A `matchedGeometryEffect` in an instance of a view.
struct MatchedEffect {
  let effect: ElementIndex<MatchedGeometryEffect>
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The frame that it gives its view.
  let track: Int
  let property: AnimatedProperty<Components>
  let context: FrameContext
  let settings: FrameSettings
  /// The group it belongs to; nil while its view is not there.
  var name: MatchedName?
  /// Whether it gives its view's frame to the group.
  var isSource = false
}

/// What the effects of a group have in common.
struct MatchedName: Hashable {
  let namespace: String?
  private let id: String

  /// The name for an identity; numbers are one whether they are whole or not.
  init(_ id: Value, in namespace: String?) {
    self.namespace = namespace
    if case .text(let text) = id {
      self.id = "'\(text)'"
    } else {
      self.id = id.number.map { Value.double($0).text } ?? id.text
    }
  }
}

/// The effects of one name.
struct MatchedGroup {
  /// Their numbers: the source before all, then the one that came last.
  var members: [Int] = []
  /// The one whose frame the others take.
  var source: Int?
  /// The one before an update.
  var formerSource: Int?

  /// Whether another source than before gives the frame.
  var changesHands: Bool { source != nil && source != formerSource }

  mutating func remove(_ member: Int) {
    members.removeAll { $0 == member }
    if source == member { source = nil }
  }
}
