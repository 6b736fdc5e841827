package import TimelineDocument

/// A fault that some releases of SwiftUI have: a value that should move steps to its end.
///
/// The reports are about single releases; where a fault begins and ends between them is inferred.
package enum Quirk: CaseIterable, Hashable, Sendable {
  /// An animatable modifier moves only outside of containers, or in an overlay: reported of iOS 13.0,
  /// and of a beta of Xcode 11.2, with which iOS 13.2 came, that it was over. That what had worked
  /// before did not in that beta is not known of any release, and therefore in no profile.
  case animatableInContainer
  /// The colour of a text does not move. Reported without a release; inferred from the documentation of
  /// `ContentTransition.interpolate`, which came with iOS 16 and moves colours of texts.
  case textColor
  /// The colours of a gradient do not move; its points do. Reported in an article about iOS 13. Public code for iOS 18
  /// moves them; where between the two it ended is not known, and inferred to be early.
  case gradientColors

  /// The profiles that have it.
  package var profiles: ClosedRange<Profile> {
    switch self {
    case .animatableInContainer: .ios13_0 ... .ios13_0
    case .textColor: .ios13_0 ... .ios15
    case .gradientColors: .ios13_0 ... .ios13_2
    }
  }

  /// The first profile that does not have it any more.
  var end: Profile? { Profile.allCases.first { $0 > profiles.upperBound } }

  /// The behavior, as a clause that follows the profiles.
  var clause: String {
    switch self {
    case .animatableInContainer:
      "an animatable modifier in a container steps, unless its view is an overlay"
    case .textColor: "the colour of a text steps"
    case .gradientColors: "the colours of a gradient step"
    }
  }
}
