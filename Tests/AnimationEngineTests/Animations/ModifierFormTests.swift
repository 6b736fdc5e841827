import AnimationEngine
import TestSupport
import Testing

/// The modifiers that an animation's spelling has.
@Suite struct ModifierFormTests {
  /// An animation with some delays and speeds, and one with those that it is spelled with, are at the same place at
  /// any time.
  @Test(arguments: Array(1...Cases.count(100, of: 2000 as UInt64)))
  func `what is spelled is the same motion`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers = [-2, -1, -0.5, 0, 0.1, 0.3, 0.5, 0.7, 1, 1.1, 2]
    var animation = Animation.linear(duration: 1)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let number = numbers.randomElement(using: &generator) ?? 0
      animation =
        Bool.random(using: &generator) ? animation.delay(number) : animation.speed(number)
    }
    guard let forms = animation.composition.modifierForms else { return }
    #expect(forms.count <= 3)
    let spelled = forms.reduce(Animation.linear(duration: 1)) { animation, form in
      switch form {
      case .delay(let delay): animation.delay(delay)
      case .speed(let speed): animation.speed(speed)
      case .repetition, .logicallyComplete: animation
      }
    }
    for step in 0...40 {
      let time = Double(step) * 0.125
      let (first, second) = (value(of: animation, at: time), value(of: spelled, at: time))
      #expect(abs(first - second) < 1e-9, "\(forms) at \(time): \(first), \(second)")
    }
  }

  /// The value on the way from 0 to 1; 1 when it is over.
  private func value(of animation: Animation, at time: Double) -> Double {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: time, context: &context) ?? 1
  }

  @Test func `few chains of delays and speeds are not spelled`() {
    let chains = (1...500 as ClosedRange<UInt64>).filter { seed in
      var generator = SeededGenerator(seed: seed)
      var animation = Animation.linear(duration: 1)
      for _ in 0..<3 {
        let number = Double.random(in: -2...2, using: &generator)
        animation =
          Bool.random(using: &generator) ? animation.delay(number) : animation.speed(number)
      }
      return animation.composition.modifierForms == nil
    }
    #expect(chains.count < 25, "\(chains.count)")
  }
}
