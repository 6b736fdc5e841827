import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The `matchedGeometryEffect` in the instances of views, and the groups in which they are now.
struct MatchedGroups {
  private(set) var effects = InstanceElements<MatchedEffect>()
  private var groups: [MatchedName: MatchedGroup] = [:]
  /// The groups that have lost their source since `takeOrphans` was called, as long as they have members.
  private var orphans: Set<MatchedName> = []

  /// Adds an effect, which belongs to no group yet.
  mutating func add(_ effect: MatchedEffect) {
    effects.append(effect, of: effect.modifier, to: effect.instance)
  }

  /// The group of an effect; nil while its view is not there.
  func group(of number: Int) -> MatchedGroup? {
    effects[number].name.flatMap { groups[$0] }
  }

  /// The effects in groups, in their order.
  var members: [Int] { effects.indices.filter { effects[$0].name != nil } }

  /// Sets the name and the role of an effect; true if its view has just appeared.
  mutating func set(_ number: Int, _ name: MatchedName, isSource: Bool) -> Bool {
    let former = effects[number].name
    effects[number].isSource = isSource
    guard name != former else { return false }
    leaveGroup(number)
    joinGroup(name, number)
    return former == nil
  }

  /// Takes an effect out of its group.
  mutating func leaveGroup(_ number: Int) {
    guard let name = effects[number].name else { return }
    effects[number].name = nil
    if groups[name]?.source == number { orphans.insert(name) }
    groups[name]?.remove(number)
    guard groups[name]?.members.isEmpty == true else { return }
    groups[name] = nil
    orphans.remove(name)
  }

  /// Puts an effect into a group, as the one that came last.
  private mutating func joinGroup(_ name: MatchedName, _ number: Int) {
    effects[number].name = name
    groups[name, default: MatchedGroup()].members.insert(number, at: 0)
  }
}

// MARK: - Sources

extension MatchedGroups {
  /// The names of the groups, in the order of their first effects.
  var names: [MatchedName] {
    var seen: Set<MatchedName> = []
    return effects.compactMap { $0.name }.filter { seen.insert($0).inserted }
  }

  /// Takes out the names of the groups that have lost their source, in the order of their first effects.
  ///
  /// - Complexity: That of sorting their effects.
  mutating func takeOrphans() -> [MatchedName] {
    guard !orphans.isEmpty else { return [] }
    defer { orphans.removeAll() }
    return orphans.map { (first: members(of: $0).first, name: $0) }
      .sorted { ($0.first ?? .max) < ($1.first ?? .max) }.map { $0.name }
  }

  /// Forgets which groups have lost their source, as a new one is chosen for all of them.
  mutating func forgetOrphans() { orphans.removeAll() }

  /// How many effects the groups have that have lost their source.
  var orphanCount: Int { orphans.reduce(0) { $0 + (groups[$1]?.members.count ?? 0) } }

  /// The effects of a group, in their order.
  func members(of name: MatchedName) -> [Int] { (groups[name]?.members ?? []).sorted() }

  /// The sources of a group, the chosen one first.
  func sources(of name: MatchedName) -> [Int] {
    (groups[name]?.members ?? []).filter { effects[$0].isSource }
  }

  /// Tells an effect where layout puts its view.
  mutating func setLayout(_ frame: Components, of effect: InstanceModifier) {
    if let number = effects.number(of: effect.modifier, in: effect.instance) {
      effects[number].layout = frame
    }
  }

  /// Finds the source of a group: of those whose views are present the one that came last, or else the
  /// one that was it before, until it is gone.
  ///
  /// Which of several gives the frame SwiftUI leaves open.
  mutating func chooseSource(of name: MatchedName, present: [Int]) {
    guard var group = groups[name] else { return }
    let sources = sources(of: name)
    group.formerSource = group.source
    group.source = present.first ?? sources.first { $0 == group.source } ?? sources.first
    if let source = group.source, group.members.first != source {
      group.members.removeAll { $0 == source }
      group.members.insert(source, at: 0)
    }
    groups[name] = group
  }
}

/// A `matchedGeometryEffect` in an instance of a view.
struct MatchedEffect {
  let effect: ElementIndex<MatchedGeometryEffect>
  let modifier: ElementIndex<Modifier>
  let instance: Int
  /// The number of the track of the frame that it gives its view.
  let track: Int
  let property: AnimatedProperty<Components>
  let context: FrameContext
  /// Whether layout can tell how large its view is.
  let isMeasurable: Bool
  /// The frame of its view by layout; nil before the view was laid out.
  fileprivate(set) var layout: Components?
  /// The group it belongs to; nil while its view is not there.
  fileprivate(set) var name: MatchedName?
  /// Whether it gives its view's frame to the group.
  fileprivate(set) var isSource = false
}

/// The common name of the effects in a group.
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
  fileprivate(set) var members: [Int] = []
  /// The one whose frame the others take.
  fileprivate(set) var source: Int?
  /// The one before an update.
  fileprivate(set) var formerSource: Int?

  /// Whether another source than before gives the frame.
  var changesHands: Bool { source != nil && source != formerSource }

  fileprivate mutating func remove(_ member: Int) {
    members.removeAll { $0 == member }
    if source == member { source = nil }
  }
}
