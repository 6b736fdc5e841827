import AnimationEngine
import ExpressionLanguage
import TimelineLanguage

/// The `matchedGeometryEffect` in the instances of views, and the groups in which they are now.
struct MatchedFrames {
  var effects = InstanceElements<MatchedEffect>()
  var groups: [MatchedName: MatchedGroup] = [:]
  /// The states that decide over the groups and their frames.
  var states: Set<Int> = []

  /// Whether an update of some states may concern a frame.
  func depend(on states: [Int]) -> Bool {
    states.contains(where: self.states.contains)
  }

  /// The group of an effect; nil while its view is not there.
  func group(of number: Int) -> MatchedGroup? {
    effects[number].name.flatMap { groups[$0] }
  }

  /// Takes an effect out of its group.
  mutating func leaveGroup(_ number: Int) {
    guard let name = effects[number].name else { return }
    effects[number].name = nil
    groups[name]?.remove(number)
    if groups[name]?.members.isEmpty == true { groups[name] = nil }
  }

  /// Puts an effect into a group, as the one that came last.
  mutating func joinGroup(_ name: MatchedName, _ number: Int) {
    effects[number].name = name
    groups[name, default: MatchedGroup()].members.insert(number, at: 0)
  }
}

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
