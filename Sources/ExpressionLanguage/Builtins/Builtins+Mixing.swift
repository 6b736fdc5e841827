import AnimationEngine

extension Builtins {
  /// A fraction of the way from one value to another, or from each of a list to its counterpart.
  static let mixing =
    mix(
      .double, "The number a fraction of the way from a to b, also beyond: mix(a, b, t).",
      ofLists: "The numbers of two lists of one length, mixed in pairs."
    ) { arguments throws(EvaluationFailure) in
      let start = try arguments.double(0)
      return .double(start + (try arguments.double(1) - start) * (try arguments.double(2)))
    }
    + mix(
      .color,
      "The opaque color whose sRGB components are a fraction of the way from a to b, unclamped.",
      ofLists: "The colors of two lists of one length, mixed in pairs."
    ) { arguments throws(EvaluationFailure) in
      .color(
        try arguments.color(0).opaqueMix(with: try arguments.color(1), by: try arguments.double(2)))
    }

  private static func mix(
    _ type: ValueType, _ summary: String, ofLists listSummary: String,
    _ work: @escaping Builtin.Work
  ) -> [Builtin] {
    let list = ValueType.array(type)
    return [
      .row(.everywhere, "mix", [.plain(type), .plain(type), .plain(.double)], type, summary, work),
      .row(
        .everywhere, "mix", [.plain(list), .plain(list), .plain(.double)], list, isLinear: true,
        listSummary
      ) { arguments throws(EvaluationFailure) in try arguments.pairs(work) },
    ]
  }
}

extension Arguments {
  /// The results for the pairs of elements of two lists, each with the third argument.
  fileprivate func pairs(_ work: Builtin.Work) throws(EvaluationFailure) -> Value {
    let (first, second) = (try elements(0), try elements(1))
    guard first.count == second.count else { throw .lengths(first.count, second.count) }
    var results: [Value] = []
    results.reserveCapacity(first.count)
    for (left, right) in zip(first, second) {
      results.append(try work(Arguments(stack: [left, right, self[2]])))
    }
    return .array(try ArrayValue(results))
  }
}
