import AnimationEngine

extension Builtins {
  private static let value = ValueType.open(0)
  private static let velocity = ValueType.optional(.open(0))

  private static func keyframe(
    _ name: String, _ parameters: [Builtin.Parameter], _ summary: String,
    _ kind: @escaping @Sendable (Arguments) throws(EvaluationFailure) -> KeyframeValue.Kind
  ) -> Builtin {
    .row(
      .everywhere, name, [.plain(value)] + parameters, .keyframe(value), where: .animatable,
      in: .since(.ios17), summary
    ) { arguments throws(EvaluationFailure) in
      .keyframe(KeyframeValue(target: arguments[0], kind: try kind(arguments)))
    }
  }

  static let keyframes = Builtin.table {
    keyframe(
      "LinearKeyframe",
      [.number("duration"), .labeled("timingCurve", .unitCurve, .unitCurve(.linear))],
      "On a straight way to a value."
    ) { arguments throws(EvaluationFailure) in
      .linear(duration: try arguments.double(1), curve: try arguments.unitCurve(2))
    }
    keyframe(
      "CubicKeyframe",
      [
        .number("duration"), .labeled("startVelocity", velocity, .null),
        .labeled("endVelocity", velocity, .null),
      ], "On a smooth way to a value."
    ) { arguments throws(EvaluationFailure) in
      .cubic(
        duration: try arguments.double(1), startVelocity: arguments.present(2),
        endVelocity: arguments.present(3))
    }
    keyframe(
      "SpringKeyframe",
      [
        .labeled("duration", .optional(.double), .null),
        .labeled("spring", .spring, .spring(Spring())),
        .labeled("startVelocity", velocity, .null),
      ], "On a spring to a value; without a duration until it rests."
    ) { arguments throws(EvaluationFailure) in
      .spring(
        duration: arguments.present(1)?.number, spring: try arguments.spring(2),
        startVelocity: arguments.present(3))
    }
    keyframe("MoveKeyframe", [], "At a value at once.") { _ throws(EvaluationFailure) in .move }
  }
}

extension Arguments {
  /// An argument, unless it is nil.
  fileprivate func present(_ index: Int) -> Value? {
    if case .null = self[index] { return nil }
    return self[index]
  }
}
