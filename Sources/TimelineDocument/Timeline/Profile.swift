/// The release of SwiftUI whose behaviour is simulated.
package enum Profile: String, CaseIterable, Sendable {
  case ios13_0 = "ios13.0"
  case ios13_2 = "ios13.2"
  case ios14
  case ios15
  case ios16
  case ios17
  case ios18
  case ios26

  /// The release that is simulated unless a document says otherwise.
  package static let standard = Profile.ios17

  /// Whether `withAnimation` takes a completion.
  package var hasCompletions: Bool {
    self >= .ios17
  }
}

extension Profile {
  /// The member of a document that selects the profile, for helps.
  package var asWritten: String { "\"profile\": \"\(rawValue)\"" }
}

extension Profile: Comparable {
  /// Whether a release is older than another.
  package static func < (first: Profile, second: Profile) -> Bool {
    first.order < second.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
