/// The table of everything that expressions have from the start.
///
/// Each group is made when a name is first looked for in it.
package enum Builtins {
  /// All rows, for the manual.
  package static var all: [Builtin] {
    let types = ValueType.names.map(\.type) + [.blurReplace, .roundingRule]
    // Double has several names.
    let distinct = types.enumerated().filter { types.firstIndex(of: $0.element) == $0.offset }
    return functions + distinct.flatMap { statics(of: $0.element) }
      + distinct.flatMap { ownMembers(of: $0.element) } + ranges + arrays + textArrays
  }

  /// The rows of an owner that have a name.
  static func rows(named name: String, of owner: Builtin.Owner) -> [Builtin] {
    rows(of: owner).filter { $0.name == name }
  }

  /// The members of a type's values that have a name, its own before those it has by conversion.
  static func members(named name: String, of type: ValueType) -> [Builtin] {
    for owner in owners(of: type) {
      let rows = ownMembers(of: owner).filter { $0.name == name }
      if !rows.isEmpty { return rows }
    }
    return []
  }

  /// The names of an owner's rows.
  static func names(of owner: Builtin.Owner) -> [String] { rows(of: owner).map(\.name) }

  /// The names of the members of a type's values.
  static func memberNames(of type: ValueType) -> [String] {
    owners(of: type).flatMap { ownMembers(of: $0).map(\.name) }
  }

  /// The names of all functions, for suggestions.
  static var functionNames: [String] { functions.map(\.name) }

  /// Whether any value has a member of that name.
  static func isMember(_ name: String) -> Bool {
    [.double, .text, .array(.text), .spring, .unitCurve, .animation, .color].contains {
      !members(named: name, of: $0).isEmpty
    }
  }

  /// The function that makes a vector of two numbers.
  static func vectorInitializer(of type: ValueType) -> Builtin? {
    switch type {
    case .point, .size, .unitPoint:
      rows(named: type.description, of: .everywhere).first
    default: nil
    }
  }

  private static func rows(of owner: Builtin.Owner) -> [Builtin] {
    switch owner {
    case .everywhere: functions
    case .type(let type): statics(of: type)
    case .value(let type): ownMembers(of: type)
    }
  }

  /// The type itself, then the types whose members it borrows.
  private static func owners(of type: ValueType) -> [ValueType] {
    switch type {
    case .int: [.int, .double]
    case .range: [.range, .array(.int)]
    case .text: [.text, .array(.text)]
    case .array(.text): [.array(.text), .array(.open(0))]
    case .array: [.array(.open(0))]
    default: [type]
    }
  }

  private static func statics(of type: ValueType) -> [Builtin] {
    switch type {
    case .double, .int: numberConstants(of: type)
    case .animation: animations
    case .unitCurve: curves
    case .spring: springs
    case .angle: angles
    case .color: colors
    case .point, .size, .rect, .unitPoint: places(of: type)
    case .transition: transitions
    case .edge: edges
    case .blurReplace: blurs
    case .roundingRule: roundingRules
    case .bool, .text, .transaction, .keyframe, .range, .array, .record, .optional, .function,
      .unknown, .open:
      []
    }
  }

  private static func ownMembers(of type: ValueType) -> [Builtin] {
    switch type {
    case .double: numberMembers
    case .int: wholeNumberMembers
    case .text: texts
    case .animation: animationModifiers
    case .unitCurve: curveMembers
    case .spring: springMembers
    case .angle: angleMembers
    case .color: colorMembers
    case .point, .size, .rect, .unitPoint: placeMembers(of: type)
    case .transition: transitionModifiers
    case .transaction: transactionMembers
    case .range: ranges
    case .array(.text): textArrays + arrays
    case .array: arrays
    case .bool, .edge, .blurReplace, .roundingRule, .keyframe, .record, .optional, .function,
      .unknown, .open:
      []
    }
  }
}
