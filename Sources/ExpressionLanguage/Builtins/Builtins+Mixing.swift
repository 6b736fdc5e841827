import AnimationEngine

extension Builtins {
  /// A fraction of the way from one value to another, or from each of a list to its counterpart.
  static let mixing = table {
    mix(
      "The number a fraction of the way from a to b, also beyond: mix(a, b, t).",
      ofLists: "The numbers of two lists of one length, mixed in pairs."
    ) { (start: Double, end: Double, fraction: Double) in start + (end - start) * fraction }
    mix(
      "The opaque color whose sRGB components are a fraction of the way from a to b, unclamped.",
      ofLists: "The colors of two lists of one length, mixed in pairs."
    ) { (start: Color, end: Color, fraction: Double) in start.opaqueMix(with: end, by: fraction) }
  }

  private static func mix<Mixed: ValueConvertible>(
    _ summary: String, ofLists listSummary: String,
    _ mixed: @escaping @Sendable (Mixed, Mixed, Double) -> Mixed
  ) -> [Builtin] {
    table {
      function("mix", "_", "_", "_", summary) {
        (start: Mixed, end: Mixed, fraction: Double) throws(EvaluationFailure) in
        mixed(start, end, fraction)
      }
      linear {
        function("mix", "_", "_", "_", listSummary) {
          (first: List<Mixed>, second: List<Mixed>, fraction: Double) throws(EvaluationFailure)
            -> List<Mixed> in
          let (first, second) = (first.elements, second.elements)
          guard first.count == second.count else {
            throw .other(
              "the lists must be equally long, and have \(first.count) and \(second.count) elements"
            )
          }
          var results: [Value] = []
          results.reserveCapacity(first.count)
          for (start, end) in zip(first, second) {
            results.append(try mixed(.checked(start), .checked(end), fraction).boxed)
          }
          return try List<Mixed>(results)
        }
      }
    }
  }
}
