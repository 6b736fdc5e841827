/// The rules that differ between releases of SwiftUI and between displays.
public struct SceneRules: Hashable, Sendable {
  /// The meaning of a transaction inside another one.
  public enum Nesting: Hashable, Sendable {
    /// The keys the inner one does not set are kept from outside: since iOS 17.
    case merges
    /// The inner one takes the outer one's place: before.
    case replaces
  }

  /// The meaning of a transaction inside another one.
  public var nesting = Nesting.merges
  /// The treatment of a second change of a value before the first one was shown.
  package var coincidence = CoincidentChanges.combine
  /// When a motion begins.
  package var startRule = StartRule.atOnce
  /// The speed of the time of the screen.
  package var pace = Pace.normal

  /// The newest release, on an infinitely fast display.
  public static let newest = SceneRules()
}
