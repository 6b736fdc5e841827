import Diagnostics
import JSONText

// Checks that compare keys of one modifier.
extension DocumentDecoder {
  /// Reports a key that its modifier does not accept.
  mutating func refuse(
    _ key: ModifierKey, _ name: JSONString, in kind: ModifierKey, _ scan: ModifierScan
  ) {
    if key.isModifier {
      add(
        .error(
          .conflictingKeys, "one object is one modifier, and this one is '\(kind.name)' already",
          at: name.range, help: "write two: \(scan.split(kind, from: key))"))
    } else if scan.other?.arguments.contains(key) != true, !scan.hasUnknownKey {
      let message = "'\(key.name)' is no argument of '\(kind.name)'"
      add(
        .error(
          .unknownKey, message, at: name.range, help: argumentList(of: kind, beside: scan.names)))
    }
  }

  /// The arguments that a modifier takes and does not have, as a help.
  func argumentList(of kind: ModifierKey, beside keys: Set<String>) -> String {
    if kind.arguments.isEmpty { return "'\(kind.name)' has no arguments" }
    let free = kind.arguments.map { $0.name }.filter { !keys.contains($0) }
    if free.isEmpty { return "leave it out: '\(kind.name)' has all its arguments" }
    return "it takes \(free.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Reports an object that names no modifier.
  mutating func refuseNameless(at place: Range<Int>) {
    let help = "name one, as in { \"opacity\": 0.5 }"
    add(.error(.missingKey, "a modifier needs its name", at: place, help: help))
  }

  /// Reports a modifier that a body or a transition does not accept.
  mutating func checkList(of kind: ModifierKey, _ name: JSONString, in list: ModifierListKind) {
    guard kind.lists.rawValue < list.rawValue else { return }
    let (message, help) =
      switch list {
      case .ofTransition:
        ("a transition has attributes only, not '\(kind.name)'", "put it on the view")
      case .body, .ofView:
        ("'\(kind.name)' is not allowed in a body", "put it into the 'modifiers' of the view")
      }
    add(.error(.wrongPlace, message, at: name.range, help: help))
  }

  /// Checks which arguments a modifier has.
  mutating func checkArguments(
    of kind: ModifierKey, _ name: JSONString, _ keys: KeySet<ModifierKey>, at place: Range<Int>
  ) {
    for argument in kind.requiredArguments {
      require(argument, in: keys, of: "'\(kind.name)'", at: place)
    }
    checkReach(of: kind, name, keys)
    if keys.contains(.lineWidth), keys.contains(.style) {
      let message = "'\(kind.name)' has either a 'lineWidth' or a 'style'"
      add(
        .error(
          .conflictingKeys, message, at: name.range,
          help: "write the width in the style: { \"lineWidth\": 2 }"))
    }
    if kind == .onReceive { checkPace(keys, name) }
    checkRelease(of: kind, name, keys)
  }

  private mutating func checkReach(
    of kind: ModifierKey, _ name: JSONString, _ keys: KeySet<ModifierKey>
  ) {
    guard kind == .animation || kind == .transaction else { return }
    switch (keys.contains(.value), keys.contains(.body)) {
    case (true, true):
      let message = "'\(kind.name)' has either a 'value' or a 'body'"
      add(
        .error(
          .conflictingKeys, message, at: name.range,
          help: "write one modifier for the value and one for the body"))
    case (false, false) where kind == .animation:
      let help =
        adviceOnMissing(ModifierKey.value, at: name.range).map { "\($0), the value it is for" }
        ?? "add the value it is for"
      add(
        .warning(
          .deprecatedAnimation, "'animation' without a 'value' is deprecated in SwiftUI",
          at: name.range, help: help))
    default: break
    }
  }

  private mutating func checkRelease(
    of kind: ModifierKey, _ name: JSONString, _ keys: KeySet<ModifierKey>
  ) {
    var (what, release) = ("'\(kind.name)'", kind.release)
    if kind == .animation || kind == .transaction, keys.contains(.body) {
      (what, release) = ("'\(kind.name)' with a 'body'", (.ios17, "iOS 17"))
    } else if kind == .transaction, keys.contains(.value) {
      (what, release) = ("'transaction' with a 'value'", (.ios17, "iOS 17"))
    }
    warn(of: what, since: release, at: name)
  }

  /// Warns of what the profile does not have yet.
  mutating func warn(
    of what: String, since release: (profile: Profile, name: String)?, at name: JSONString,
    instead: String = ""
  ) {
    guard let release, timeline.profile < release.profile else { return }
    let message = "\(what) does not exist in the profile '\(timeline.profile.rawValue)'"
    let help = "it came with \(release.profile.asWritten)\(instead)"
    add(.warning(.notAvailable, message, at: name.range, help: help))
  }
}

extension ModifierScan {
  /// The names of the keys that modifiers have.
  fileprivate var names: Set<String> {
    Set(ModifierKey.allCases.filter(keys.contains).map { $0.name })
  }

  /// The keys of the object as two modifiers: an argument goes to the first that takes it.
  fileprivate func split(_ kind: ModifierKey, from other: ModifierKey) -> String {
    let first = [kind] + kind.arguments.filter(keys.contains)
    let second = [other] + other.arguments.filter { keys.contains($0) && !first.contains($0) }
    return [first, second].map { names in
      "{ " + names.map { "\"\($0.name)\": ..." }.joined(separator: ", ") + " }"
    }.joined(separator: ", ")
  }
}
