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
    let captured = checked.scope(inside: scope, openedBy: .remaining(index))
    let remaining =
      recipe(modifier.remaining, "value", in: captured)
      ?? "{ value in \(text(modifier.remaining, as: .double, in: captured).text) }"
    let resumed = checked.scope(inside: scope, openedBy: .modifier(index))
    var animation: String?
    if case .expression(let expression) = modifier.animation {
      animation = recipe(.text(expression), "remaining", in: resumed)
    }
    animation =
      animation ?? "{ remaining in \(self.animation(modifier.animation, in: resumed)) }"
    hasPausable = true
    writer.call(
      ".pausable",
      [
        "$\(timeline[state].name)", "target: \(target)", "remaining: \(remaining)",
        "animation: \(animation ?? "")", "paused: \(timeline[flag].name)",
      ])
  }

  /// A closure that the document gives in place of an expression; nil for an expression.
  ///
  /// - Parameter name: the name that the expression would have for the argument.
  private mutating func recipe(
    _ value: DocumentValue, _ name: String, in scope: ScopeIndex
  ) -> String? {
    guard case .text(let expression) = value else { return nil }
    do throws(SwiftRefusal) {
      guard let spelling = try checked.swift(closure: expression, [name], in: scope) else {
        return nil
      }
      try note(spelling, at: value.place, ofOneLine: false)
      // The name of a function is given the argument.
      guard spelling.text.hasPrefix("{") else {
        return "{ \(name) in \(spelling.text)(\(name)) }"
      }
      guard let closure = WrittenClosure(spelling.text), let body = closure.value(of: name) else {
        throw SwiftRefusal("a closure of several statements", at: value.place)
      }
      return "{ \(closure.parameter ?? name) in \(body) }"
    } catch {
      refuse(error)
      return ""
    }
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
