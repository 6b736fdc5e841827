/// The table of everything that expressions have from the start.
package enum Builtins {
  /// All rows, for the manual.
  package static var all: [Builtin] {
    let types = ValueType.names.map { $0.type }
    // Double has several names.
    let distinct = types.enumerated().filter { types.firstIndex(of: $0.element) == $0.offset }
      .map { $0.element }
    let generic: [ValueType] = [
      .range, .array(.open(0)), .array(.text), .set(.open(0)),
      .keyframeTimeline(.open(0)),
    ]
    var rows = rows(of: .everywhere) + rows(of: .alias("UIColor"))
    rows += distinct.flatMap { self.rows(of: .type($0)) }
    rows += (distinct + generic).flatMap { self.rows(of: .value($0)) }
    return rows.filter { $0.isCallable }
  }

  /// Every row.
  static var everyRow: [Builtin] { functions + animations + animationModifiers + others }

  // Rows are made when they are first asked for. Most documents name animations and nothing else.

  private static let everywhere = functions.filter { $0.owner == .everywhere }

  private static var others: [Builtin] {
    numbers + places + colors + uiColors + curves + transitions + texts + ranges + arrays + sets
  }

  /// The rows of all other owners in their order.
  private static let rowsByOwner = Dictionary(grouping: functions + others) { $0.owner }

  /// The rows of an owner.
  static func rows(of owner: Builtin.Owner) -> [Builtin] {
    switch owner {
    case .everywhere: everywhere
    case .type(.animation): animations
    case .value(.animation): animationModifiers
    case .type, .alias, .value: rowsByOwner[owner] ?? []
    }
  }

  /// The rows of an owner that have a name.
  static func rows(named name: String, of owner: Builtin.Owner) -> [Builtin] {
    if owner == .type(.animation) { return animations(named: name) }
    return rows(of: owner).filter { $0.name == name }
  }

  /// The members of a type's values that have a name, its own before those it has by conversion.
  static func members(named name: String, of type: ValueType) -> [Builtin] {
    for owner in owners(of: type) {
      let rows = rows(named: name, of: .value(owner))
      if !rows.isEmpty { return rows }
    }
    return []
  }

  /// The names of an owner's rows.
  static func names(of owner: Builtin.Owner) -> [String] {
    rows(of: owner).filter { $0.isCallable }.map { $0.name }
  }

  /// The names of the members of a type's values.
  static func memberNames(of type: ValueType) -> [String] {
    owners(of: type).flatMap { names(of: .value($0)) }
  }

  /// The function that makes a vector of two numbers.
  static func vectorInitializer(of type: ValueType) -> Builtin? {
    switch type {
    case .point, .size, .unitPoint:
      rows(named: type.description, of: .everywhere).first
    default: nil
    }
  }

  /// The type itself, then the types whose members it borrows.
  private static func owners(of type: ValueType) -> [ValueType] {
    switch type {
    case .int: [.int, .double]
    case .range: [.range, .array(.open(0))]
    case .text: [.text, .array(.text), .array(.open(0))]
    case .array(.text): [.array(.text), .array(.open(0))]
    case .array: [.array(.open(0))]
    case .set: [.set(.open(0)), .array(.open(0))]
    case .keyframeTimeline: [.keyframeTimeline(.open(0))]
    default: [type]
    }
  }
}
