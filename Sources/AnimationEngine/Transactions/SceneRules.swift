/// What differs between releases of SwiftUI and between displays.
public struct SceneRules: Hashable, Sendable {
  /// What a transaction inside another one means.
  public enum Nesting: Hashable, Sendable {
    /// The keys the inner one does not set are kept from outside: since iOS 17.
    case merges
    /// The inner one takes the outer one's place: before.
    case replaces
  }

  /// What a transaction inside another one means.
  public var nesting = Nesting.merges
  /// What becomes of two changes of one value before the first of them was shown.
  package var coincidence = CoincidentChanges.combine
  /// When a motion begins.
  package var startRule = StartRule.atOnce

  /// The newest release, on an infinitely fast display.
  public static let newest = SceneRules()
}
