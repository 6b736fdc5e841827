import Diagnostics
import JSONText

/// Where a view is shown, if it is not in the ordinary place.
package enum ViewHost: String, CaseIterable, Sendable {
  /// As an overlay over a clear view of a fixed size.
  case overlay
  /// In a container of navigation, or one that is presented: it is laid out once more after it has appeared.
  case navigation
  // Presented by the modifier of that name.
  case sheet, fullScreenCover, popover, navigationDestination, alert
  /// In a hosting controller that SwiftUI shows by a representable.
  case hostingController = "UIHostingController"
  /// A view of UIKit, whose properties `updateUIView` sets.
  case representable = "UIViewRepresentable"
}

extension ViewHost {
  /// Which transactions come in from outside. Modifiers outside of a border reach nothing inside of it.
  package enum Border: Sendable {
    /// The scopes of all changes, but the ones that present or dismiss the view.
    case presentation
    /// The scopes of changes to models, and to states of views inside.
    case hosting
    /// None.
    case representable
  }

  package var border: Border? {
    switch self {
    case .overlay, .navigation: nil
    case .sheet, .fullScreenCover, .popover, .navigationDestination, .alert: .presentation
    case .hostingController: .hosting
    case .representable: .representable
    }
  }

  /// Whether it is shown over all other views, and comes and goes by a motion of its own.
  package var isPresentation: Bool { border == .presentation }

  /// Whether it is a view of UIKit, whose frame moves as one.
  package var beginsSpace: Bool { border == .hosting || border == .representable }

  /// Whether the view takes all the room, and is laid out once more after it has appeared.
  package var isLaidOutAgain: Bool { self == .navigation || isPresentation }

  /// Whether it comes from outside of the screen, rather than out of the clear.
  package var slides: Bool {
    self == .sheet || self == .fullScreenCover || self == .navigationDestination
  }

  /// The first release with it, where that is not the first of all.
  fileprivate var release: (profile: Profile, name: String)? {
    switch self {
    case .fullScreenCover: (.ios14, "iOS 14")
    case .navigationDestination: (.ios16, "iOS 16")
    case .overlay, .navigation, .sheet, .popover, .alert, .hostingController, .representable: nil
    }
  }
}

// Checks of a view by its host.
extension DocumentDecoder {
  mutating func checkHost(of node: ViewNode, _ parts: ViewParts) {
    checkHostKeys(of: node, parts)
    guard let host = node.host, let key = ownKey(.host, in: parts) else { return }
    warn(of: "\"host\": \"\(host.rawValue)\"", since: host.release, at: key)
    if host == .overlay { checkOverlay(node, at: key.range) }
    guard host.isPresentation else { return }
    if let placement = ownKey(.placement, in: parts), node.placement != .content {
      let message =
        "a view with \"host\": \"\(host.rawValue)\" lies on all others, and has no 'placement'"
      add(.error(.conflictingKeys, message, at: placement.range, help: "leave it out"))
    }
    for modifier in timeline[node.modifiers] {
      guard case .transition = modifier.action else { continue }
      let message =
        "a view with \"host\": \"\(host.rawValue)\" moves by itself, and has no 'transition'"
      let help =
        "leave it out, and write \"presentationAnimation\" beside \"host\" for another curve"
      add(.error(.conflictingKeys, message, at: modifier.place.range, help: help))
    }
  }

  /// Reports keys that have no meaning with the host of the view.
  private mutating func checkHostKeys(of node: ViewNode, _ parts: ViewParts) {
    if let key = ownKey(.presentationAnimation, in: parts), node.host?.isPresentation != true {
      let help = "write \"host\": \"sheet\", or leave it out"
      let message = "'presentationAnimation' needs a host that presents the view"
      add(.error(.missingKey, message, at: key.range, help: help))
    }
    guard let key = ownKey(.bridgesTransaction, in: parts) else { return }
    guard let host = node.host, host.beginsSpace else {
      let help = "write \"host\": \"UIHostingController\", or leave it out"
      let message = "'bridgesTransaction' needs a host at whose border transactions end"
      return add(.error(.missingKey, message, at: key.range, help: help))
    }
    guard host == .representable, node.bridgesTransaction else { return }
    warn(of: "'context.animate'", since: (.ios18, "iOS 18"), at: key)
  }

  /// An overlay is as large as what it lies over, which is clear: without a frame it has no size.
  private mutating func checkOverlay(_ node: ViewNode, at place: Range<Int>) {
    let hasFrame = timeline[node.modifiers].contains { modifier in
      guard case .attribute(let index) = modifier.action else { return false }
      return timeline[index].attribute == .frame
    }
    guard !hasFrame else { return }
    add(
      .warning(
        .missingFrame, "an overlay over a clear view has no size of its own", at: place,
        help: "add a modifier such as { \"frame\": [200, 100] }"))
  }

  private func ownKey(_ key: ViewKey, in parts: ViewParts) -> JSONString? {
    parts.ownKeys.first { content.text($0) == key.name }
  }
}
