/// A note of a summary besides its numbers.
enum SummaryNote {
  case steps
  case modifiers
  case curveModifiers
  case stiffnessLimit
  /// How a spring departs from its damping, as a lower-case sentence without a full stop.
  case cutDamping(String)
  case overDampedStiffness
  case overDampedAnimation
  case circularInverse

  /// The sentences.
  var text: String {
    switch self {
    case .steps:
      """
      A fluid spring moves in steps of 1/300 s and ends when its speed, force and remaining distance are \
      small: it lags the closed form by half a step and ends at a different time.
      """
    case .modifiers:
      """
      The numbers and the forms are of the spring inside the modifiers; the ends are of the whole.
      """
    case .curveModifiers:
      """
      The numbers and the forms are of the curve inside the modifiers; the ends are of the whole.
      """
    case .stiffnessLimit:
      """
      The stiffness is at SwiftUI's bound, so that the response is longer than written.
      """
    case .cutDamping(let departure):
      """
      Damping is cut off: \(departure). Everything stronger moves alike. It is a choice, as SwiftUI was \
      not measured there.
      """
    case .overDampedStiffness:
      """
      As in SwiftUI, the property 'stiffness' of an over-damped spring is more than the stiffness that \
      its values follow, which 'same spring' has.
      """
    case .overDampedAnimation:
      """
      An interpolatingSpring reads this damping as critical, so it has no equivalent of this spring.
      """
    case .circularInverse:
      """
      As in SwiftUI, this curve is given as its own inverse, which it is not.
      """
    }
  }
}
