/// Collects rows that are written one under another, each checked by itself.
@resultBuilder
enum TableBuilder {
  static func buildExpression(_ row: Builtin) -> [Builtin] { [row] }

  static func buildExpression(_ rows: [Builtin]) -> [Builtin] { rows }

  static func buildBlock(_ parts: [Builtin]...) -> [Builtin] { parts.flatMap { $0 } }
}

extension Builtin {
  typealias Work = @Sendable (Arguments) throws(EvaluationFailure) -> Value

  /// The rows of one owner.
  static func table(@TableBuilder _ rows: () -> [Builtin]) -> [Builtin] { rows() }

  /// A row that computes its value.
  static func row(
    _ owner: Owner, _ name: String, _ parameters: [Parameter]?, _ result: ValueType,
    where constraint: Constraint = .none, in releases: ClosedRange<SwiftUIRelease> = .all,
    isLinear: Bool = false, _ summary: String, _ work: @escaping Work
  ) -> Builtin {
    Builtin(
      owner: owner, name: name, parameters: parameters, result: result, constraint: constraint,
      releases: releases, summary: summary, isLinear: isLinear, body: .native(work))
  }

  /// A row that always has the same value.
  static func constant(
    _ type: ValueType, _ name: String, _ value: Value,
    in releases: ClosedRange<SwiftUIRelease> = .all, _ summary: String
  ) -> Builtin {
    Builtin(
      owner: .type(type), name: name, parameters: nil, result: type, constraint: .none,
      releases: releases, summary: summary, isLinear: false, body: .constant(value))
  }

  /// A row that runs a closure.
  static func loop(
    _ name: String, _ parameters: [Parameter], _ result: ValueType, _ loop: Loop,
    _ summary: String
  ) -> Builtin {
    Builtin(
      owner: .value(.array(.open(0))), name: name, parameters: parameters, result: result,
      constraint: .none, releases: .all, summary: summary, isLinear: true, body: .loop(loop))
  }
}

extension Builtin.Parameter {
  /// A parameter without a label.
  static func plain(_ type: ValueType, _ standard: Value? = nil) -> Builtin.Parameter {
    Builtin.Parameter(nil, type, standard)
  }

  /// Any further arguments of a type.
  static func more(_ type: ValueType) -> Builtin.Parameter {
    Builtin.Parameter(nil, type, isVariadic: true)
  }

  /// A number with a label.
  static func number(_ label: String, _ standard: Double? = nil) -> Builtin.Parameter {
    Builtin.Parameter(label, .double, standard.map { .double($0) })
  }

  /// A Boolean with a label.
  static func flag(_ label: String, _ standard: Bool) -> Builtin.Parameter {
    Builtin.Parameter(label, .bool, .bool(standard))
  }

  /// Any other argument with a label.
  static func labeled(
    _ label: String, _ type: ValueType, _ standard: Value? = nil
  ) -> Builtin.Parameter {
    Builtin.Parameter(label, type, standard)
  }
}

extension ClosedRange<SwiftUIRelease> {
  /// Every release there is.
  static var all: Self { .ios13 ... .ios17 }

  /// A release and all later ones.
  static func since(_ release: SwiftUIRelease) -> Self { release ... .ios17 }
}
