import ExpressionLanguage
import JSONText
import TimelineDocument

// The recipe by which an animation is paused is a modifier of the file, which observes the value on screen.
extension Exporter {
  mutating func write(
    _ modifier: PausableModifier, _ index: ElementIndex<Modifier>, in scope: ScopeIndex
  ) {
    let place = timeline[index].place.range
    guard !isInStructure else { return refuse("'pausable' in a structure", at: place) }
    guard checked.type(of: modifier.state.state) == .double,
      case .state(let state) = modifier.state.state, case .state(let flag) = modifier.paused.state
    else { return refuse("'pausable' of a state that is no Double", at: place) }
    let target = text(modifier.target, as: .double, in: scope).text
    let remaining = text(
      modifier.remaining, as: .double,
      in: checked.scope(inside: scope, openedBy: .remaining(index))
    ).text
    let animation = animation(
      modifier.animation, in: checked.scope(inside: scope, openedBy: .modifier(index)))
    hasPausable = true
    writer.call(
      ".pausable",
      [
        "$\(timeline[state].name)", "target: \(target)", "remaining: { value in \(remaining) }",
        "animation: { remaining in \(animation) }", "paused: \(timeline[flag].name)",
      ])
  }

  static let pausable = """
    /// Lets a value rest where it is on screen while a flag is set, and then go on to its target.
    private struct PausableModifier: ViewModifier, @preconcurrency Animatable {
      @Binding var value: Double
      let target: Double
      let remaining: (Double) -> TimeInterval
      let animation: (TimeInterval) -> Animation?
      let isPaused: Bool
      var animatableData: Double

      func body(content: Content) -> some View {
        content.onChange(of: isPaused) {
          if isPaused {
            // An animation takes the place of the one that goes on.
            withAnimation(.linear(duration: 0.0001)) { value = animatableData }
          } else {
            withAnimation(animation(remaining(animatableData))) { value = target }
          }
        }
      }
    }

    extension View {
      /// Pauses the animation of a value.
      ///
      /// - Parameter remaining: the seconds that are left from a value on screen.
      /// - Parameter animation: the animation to go on with, for so many seconds.
      fileprivate func pausable(
        _ value: Binding<Double>, target: Double, remaining: @escaping (Double) -> TimeInterval,
        animation: @escaping (TimeInterval) -> Animation?, paused isPaused: Bool
      ) -> some View {
        modifier(
          PausableModifier(
            value: value, target: target, remaining: remaining, animation: animation,
            isPaused: isPaused, animatableData: value.wrappedValue))
      }
    }
    """
}
