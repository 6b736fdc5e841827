import Diagnostics
import TimelineDocument

/// The scopes of `withAnimation` in a rehearsal, and whether anything that moves has ever changed in them.
struct IdleScopes {
  /// By the place of the step: where the animation is written, and whether anything has moved.
  private var found: [SourceRange: (animation: SourceRange, hasMoved: Bool)] = [:]
  /// The steps whose scopes are open, the innermost last; nil for a scope of another kind.
  private var open: [SourceRange?] = []
  /// The steps around the transactions of the running turn, by number.
  private var steps: [Int: [SourceRange]] = [:]

  mutating func beginTurn() {
    if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
  }

  /// Notes that the scope of a step was opened, with the place of its animation if it gives one.
  mutating func enter(_ step: SourceRange, animation: SourceRange?, transaction: Int) {
    open.append(animation == nil ? nil : step)
    if let animation, found[step] == nil { found[step] = (animation, false) }
    steps[transaction] = open.compactMap { $0 }
  }

  mutating func leave() { open.removeLast() }

  /// Notes that something that moves, or that is shown in another way, has changed in a transaction.
  mutating func noteMotion(in transaction: Int) {
    for step in steps.removeValue(forKey: transaction) ?? [] { found[step]?.hasMoved = true }
  }

  /// The animations in whose scopes nothing has ever moved, with their steps, in the order of the document.
  var animations: [(step: SourceRange, animation: SourceRange)] {
    found.filter { !$0.value.hasMoved }.map { ($0.key, $0.value.animation) }
      .sorted { $0.animation.range.lowerBound < $1.animation.range.lowerBound }
  }
}

extension Simulation {
  /// Notes the scope of a step in a rehearsal; one without verbs waits for nothing on purpose.
  mutating func noteScope(
    _ scope: AnimationScope, isAnimated: Bool, of step: Step, transaction: Int
  ) {
    var animation: SourceRange?
    if case .animation(let setting) = scope, isAnimated, !step.verbs.isEmpty {
      animation = setting.sourceRange ?? step.place
    }
    recorder.idleScopes?.enter(step.place, animation: animation, transaction: transaction)
  }

  /// Warnings about animations that move nothing, where no other warning says why.
  func idleAnimations(besides others: DiagnosticList) -> [Diagnostic] {
    (recorder.idleScopes?.animations ?? []).compactMap { step, animation in
      let isExplained = others.first.contains {
        $0.explainsStillness && step.range.contains($0.range.lowerBound)
      }
      guard !isExplained else { return nil }
      return .warning(
        .idleAnimation, "this animation moves nothing: nothing that is seen changes in its scope",
        at: animation.range,
        help: "set a state here that a modifier of a view reads, or leave the animation out")
    }
  }
}

extension Diagnostic {
  /// Whether it says why nothing moves in a scope.
  fileprivate var explainsStillness: Bool {
    [.closedScope, .unreadState, .unchangedValue, .droppedAnimation].contains(code)
  }
}
