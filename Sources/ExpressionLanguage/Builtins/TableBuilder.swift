/// Collects rows that are written one under another, each checked by itself.
@resultBuilder
enum TableBuilder {
  static func buildExpression(_ row: Builtin) -> [Builtin] { [row] }

  static func buildExpression(_ rows: [Builtin]) -> [Builtin] { rows }

  static func buildBlock(_ parts: [Builtin]...) -> [Builtin] { parts.flatMap { $0 } }
}

/// The name of a parameter of a row: its label, "_" without one, or "self" for the value before the
/// dot.
struct ParameterName<Argument: ValueConvertible>: ExpressibleByStringLiteral {
  fileprivate let parameter: Builtin.Parameter

  @inline(__always)
  init(stringLiteral label: String) { self.init(label, standard: nil) }

  /// A parameter whose argument may be left out.
  @inline(__always)
  static func named(_ label: String, or standard: Argument) -> Self {
    Self(label, standard: standard.boxed)
  }

  /// A parameter of which Swift calls the type otherwise; after a dot, that type's members come first.
  @inline(__always)
  static func named(_ label: String, as typeName: String) -> Self {
    Self(label, standard: nil, typeName: typeName)
  }

  @inline(__always)
  private init(_ label: String, standard: Value?, typeName: String? = nil) {
    parameter = Builtin.Parameter(
      label == "_" ? nil : label, Argument.valueType, standard, isVariadic: Argument.isVariadic,
      typeName: typeName)
  }
}

// MARK: Rows

// One overload for each number of parameters: parameter packs would do, but Embedded Swift cannot
// specialize them. Call a stored function that throws nothing in a closure that says `throws`: passed by
// itself it would trap in WebAssembly, where the two are called in different ways.
extension Builtins {
  @inline(__always)
  static func function<Result: ValueConvertible>(
    _ name: String, _ summary: String, _ make: @escaping @Sendable () -> Result
  ) -> Builtin {
    Builtin(name, [], Result.valueType, summary) { _, _ throws(EvaluationFailure) in make().boxed }
  }

  @inline(__always)
  static func function<A: ValueConvertible, Result: ValueConvertible>(
    _ name: String, _ a: ParameterName<A>, _ summary: String,
    _ work: @escaping @Sendable (A) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    Builtin(name, [a.parameter], Result.valueType, summary) {
      stack, start throws(EvaluationFailure) in
      try work(.argument(stack, start)).boxed
    }
  }

  @inline(__always)
  static func function<A: ValueConvertible, B: ValueConvertible, Result: ValueConvertible>(
    _ name: String, _ a: ParameterName<A>, _ b: ParameterName<B>, _ summary: String,
    _ work: @escaping @Sendable (A, B) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    Builtin(name, [a.parameter, b.parameter], Result.valueType, summary) {
      stack, start throws(EvaluationFailure) in
      try work(.argument(stack, start), .argument(stack, start + 1)).boxed
    }
  }

  @inline(__always)
  static func function<
    A: ValueConvertible, B: ValueConvertible, C: ValueConvertible, Result: ValueConvertible
  >(
    _ name: String, _ a: ParameterName<A>, _ b: ParameterName<B>, _ c: ParameterName<C>,
    _ summary: String, _ work: @escaping @Sendable (A, B, C) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    Builtin(name, [a.parameter, b.parameter, c.parameter], Result.valueType, summary) {
      stack, start throws(EvaluationFailure) in
      try work(.argument(stack, start), .argument(stack, start + 1), .argument(stack, start + 2))
        .boxed
    }
  }

  @inline(__always)
  static func function<
    A: ValueConvertible, B: ValueConvertible, C: ValueConvertible, D: ValueConvertible,
    Result: ValueConvertible
  >(
    _ name: String, _ a: ParameterName<A>, _ b: ParameterName<B>, _ c: ParameterName<C>,
    _ d: ParameterName<D>, _ summary: String,
    _ work: @escaping @Sendable (A, B, C, D) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    let parameters = [a.parameter, b.parameter, c.parameter, d.parameter]
    return Builtin(name, parameters, Result.valueType, summary) {
      stack, start throws(EvaluationFailure) in
      try work(
        .argument(stack, start), .argument(stack, start + 1), .argument(stack, start + 2),
        .argument(stack, start + 3)
      ).boxed
    }
  }

  @inline(__always)
  static func function<
    A: ValueConvertible, B: ValueConvertible, C: ValueConvertible, D: ValueConvertible,
    E: ValueConvertible, Result: ValueConvertible
  >(
    _ name: String, _ a: ParameterName<A>, _ b: ParameterName<B>, _ c: ParameterName<C>,
    _ d: ParameterName<D>, _ e: ParameterName<E>, _ summary: String,
    _ work: @escaping @Sendable (A, B, C, D, E) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    let parameters = [a.parameter, b.parameter, c.parameter, d.parameter, e.parameter]
    return Builtin(name, parameters, Result.valueType, summary) {
      stack, start throws(EvaluationFailure) in
      try work(
        .argument(stack, start), .argument(stack, start + 1), .argument(stack, start + 2),
        .argument(stack, start + 3), .argument(stack, start + 4)
      ).boxed
    }
  }

  @inline(__always)
  static func function<
    A: ValueConvertible, B: ValueConvertible, C: ValueConvertible, D: ValueConvertible,
    E: ValueConvertible, F: ValueConvertible, Result: ValueConvertible
  >(
    _ name: String, _ a: ParameterName<A>, _ b: ParameterName<B>, _ c: ParameterName<C>,
    _ d: ParameterName<D>, _ e: ParameterName<E>, _ f: ParameterName<F>, _ summary: String,
    _ work: @escaping @Sendable (A, B, C, D, E, F) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    let parameters = [
      a.parameter, b.parameter, c.parameter, d.parameter, e.parameter, f.parameter,
    ]
    return Builtin(name, parameters, Result.valueType, summary) {
      stack, start throws(EvaluationFailure) in
      try work(
        .argument(stack, start), .argument(stack, start + 1), .argument(stack, start + 2),
        .argument(stack, start + 3), .argument(stack, start + 4), .argument(stack, start + 5)
      ).boxed
    }
  }

  /// A member without parentheses.
  static func property<Base: ValueConvertible, Result: ValueConvertible>(
    _ name: String, _ summary: String,
    _ read: @escaping @Sendable (Base) throws(EvaluationFailure) -> Result
  ) -> Builtin {
    var row = function(name, "self", summary, read)
    row.parameters = nil
    return row
  }

  /// A member without parentheses that can be set by itself: `exchange` reads it, or sets it first.
  static func part<Base: ValueConvertible, Part: ValueConvertible>(
    _ name: String, _ summary: String,
    _ exchange: @escaping @Sendable (inout Base, Part?) -> Part
  ) -> Builtin {
    var row = property(name, summary) { (base: Base) throws(EvaluationFailure) in
      var base = base
      return exchange(&base, nil)
    }
    row.replacement = { base, part throws(EvaluationFailure) in
      var base = try Base.checked(base)
      _ = exchange(&base, try Part.checked(part))
      return base.boxed
    }
    return row
  }

  /// A member of the type of its value that always has the same value.
  static func constant<Result: ValueConvertible>(
    _ name: String, _ value: Result, _ summary: String
  ) -> Builtin {
    Builtin(
      owner: .type(Result.valueType), name: name, parameters: nil, result: Result.valueType,
      summary: summary, body: .constant(value.boxed))
  }

  /// A member of arrays that runs a closure.
  static func loop(
    _ name: String, _ parameters: Builtin.Parameter..., returns result: ValueType, _ loop: Loop,
    _ summary: String
  ) -> Builtin {
    Builtin(
      owner: .value(.array(.open(0))), name: name, parameters: parameters, result: result,
      isLinear: true, summary: summary, body: .loop(loop))
  }
}

extension Builtin {
  typealias Work = @Sendable ([Value], Int) throws(EvaluationFailure) -> Value

  @inline(__always)
  fileprivate init(
    _ name: String, _ parameters: [Parameter], _ result: ValueType, _ summary: String,
    _ work: @escaping Work
  ) {
    let base = parameters.first { $0.label == "self" }
    self.init(
      owner: base.map { .value($0.type) } ?? .everywhere, name: name,
      parameters: Array(base == nil ? parameters[...] : parameters.dropFirst()), result: result,
      summary: summary, body: .native(work))
  }
}

/// Sets a part of a value, where there is a new one, and returns it.
func exchange<Part>(_ part: inout Part, _ new: Part?) -> Part {
  if let new { part = new }
  return part
}

// MARK: Groups of rows

extension Builtins {
  typealias Rows = () -> [Builtin]

  /// Members of the type that they make, such as `Animation.linear(duration:)`.
  static func statics(@TableBuilder _ rows: Rows) -> [Builtin] {
    each(rows) { $0.owner = .type($0.result) }
  }

  /// Members of the type that they make by another of its names alone.
  static func aliases(of name: String, @TableBuilder _ rows: Rows) -> [Builtin] {
    each(rows) { $0.owner = .alias(name) }
  }

  /// Rows of a release of SwiftUI and of all later ones.
  static func since(_ release: SwiftUIRelease, @TableBuilder _ rows: Rows) -> [Builtin] {
    each(rows) { $0.releases = release ... .latest }
  }

  /// Rows of a release of SwiftUI and of all earlier ones.
  static func until(_ release: SwiftUIRelease, @TableBuilder _ rows: Rows) -> [Builtin] {
    each(rows) { $0.releases = .ios13...release }
  }

  /// Rows whose work grows with the size of their arguments.
  static func linear(@TableBuilder _ rows: Rows) -> [Builtin] {
    each(rows) { $0.isLinear = true }
  }

  /// Rows whose open types must be able to do something.
  static func requiring(
    _ constraint: Builtin.Constraint, @TableBuilder _ rows: Rows
  ) -> [Builtin] {
    each(rows) { $0.constraint = constraint }
  }

  /// Rows whose last parameter receives a drawn number instead of an argument.
  static func drawing(@TableBuilder _ rows: Rows) -> [Builtin] {
    each(rows) { row in
      row.parameters?.removeLast()
      row.draws = true
    }
  }

  static func table(@TableBuilder _ rows: Rows) -> [Builtin] { rows() }

  private static func each(_ rows: Rows, _ change: (inout Builtin) -> Void) -> [Builtin] {
    rows().map { row in
      var row = row
      change(&row)
      return row
    }
  }
}
