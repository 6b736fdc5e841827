/// The release of SwiftUI in which a name first existed, or a default changed.
package enum SwiftUIRelease: Int, Comparable, CaseIterable, Sendable {
  case ios13 = 13
  case ios14 = 14
  case ios15 = 15
  case ios16 = 16
  case ios17 = 17
  case ios18 = 18
  case ios26 = 26

  /// The latest release that is known.
  package static let latest = SwiftUIRelease.ios26

  /// The release as one says it.
  package var description: String { "iOS \(rawValue)" }

  package static func < (lhs: SwiftUIRelease, rhs: SwiftUIRelease) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
