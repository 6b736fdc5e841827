import Diagnostics
import ExpressionLanguage
import JSONText

/// A `CustomAnimation` of the document: its functions, as expressions of `value` and `time`.
package struct CustomAnimationSetting: Hashable, Sendable {
  /// The part of the way that is done after some seconds, or nil when it is over.
  package let animate: DocumentValue
  package let velocity: DocumentValue?
  /// Whether it goes on from the running animation.
  package let shouldMerge: DocumentValue?
}

/// The keys of a custom animation.
enum CustomAnimationKey: UInt8, DocumentKey {
  case animate, velocity, shouldMerge, note

  static let table = KeyTable<Self>()
  static let objectName = "customAnimation"
  static let required: [Self] = [.animate]
  static let synonyms: [String: Self] = ["function": .animate, "merge": .shouldMerge]

  var entry: KeyEntry {
    switch self {
    case .animate:
      KeyEntry(
        "animate", .expression(.comparable),
        "The part of 'value', the whole way, that is done after 'time' seconds; nil when the "
          + "animation is over.")
    case .velocity:
      KeyEntry(
        "velocity", .expression(.number),
        "The velocity after 'time' seconds; a spring that takes over begins with it, and without it "
          + "from standing.")
    case .shouldMerge:
      KeyEntry(
        "shouldMerge", .expression(.condition),
        "Whether it goes on from the running animation, with the time of that and the new target; "
          + "false by default.")
    case .note: .note
    }
  }
}

extension DocumentDecoder {
  mutating func readCustomAnimation(for what: Subject) throws(JSONError) -> AnimationSetting? {
    let start = cursor.offset
    var (animate, velocity) = (DocumentValue?.none, DocumentValue?.none)
    var shouldMerge: DocumentValue?
    let isCustom = try nextObject(has: .animate)
    let keys = try readObject(
      what, keys: CustomAnimationKey.self,
      value: { (decoder, key, _) throws(JSONError) in
        let what = Subject(key)
        switch key {
        case .animate: animate = try decoder.readValue(for: what, as: .comparable)
        case .velocity: velocity = try decoder.readValue(for: what, as: .number)
        case .shouldMerge: shouldMerge = try decoder.readValue(for: what, as: .condition)
        case .note: try decoder.cursor.skipValue()
        }
      },
      other: { (decoder, name) throws(JSONError) in
        // Without 'animate' the whole object is something else, which is told once.
        guard isCustom else { return try decoder.cursor.skipValue() }
        try decoder.rejectKey(name, of: what, known: CustomAnimationKey.table.names) {
          CustomAnimationKey.synonyms[$0]?.name
        }
      })
    guard let keys else { return nil }
    let place = start..<cursor.lastRange.upperBound
    if !keys.contains(.animate) {
      add(
        .error(
          .missingKey, "a custom animation needs 'animate'", at: place,
          help: "any other animation is written as in Swift: \".spring(duration: 0.3)\""))
    }
    guard let animate else { return nil }
    let index = stepContent.customAnimations.add(
      CustomAnimationSetting(animate: animate, velocity: velocity, shouldMerge: shouldMerge))
    return .custom(index, SourceRange(place))
  }
}

extension DocumentDecoder {
  /// Whether the object that comes next has a key, under its name or that of other tools.
  private func nextObject(has wanted: CustomAnimationKey) throws(JSONError) -> Bool {
    var ahead = cursor
    try ahead.enterObject()
    while let key = try ahead.nextKey() {
      let name = content.text(key.string)
      if name == wanted.name || CustomAnimationKey.synonyms[name] == wanted { return true }
      try ahead.skipValue()
    }
    return false
  }
}

extension TimelineChecker {
  mutating func check(
    _ index: ElementIndex<CustomAnimationSetting>, at place: SourceRange, in outer: ScopeIndex
  ) {
    if timeline.profile < .ios17 {
      diagnostics.add(
        .warning(
          .notAvailable,
          "a custom animation does not exist in the profile '\(timeline.profile.rawValue)'",
          at: place.range, help: "it came with \(Profile.ios17.asWritten)"))
    }
    let animation = timeline[index]
    let scope = scopes.open(in: outer, by: .customAnimation(index)) { scope in
      for name in ["value", "time"] {
        scope.declareInput(
          name, .double, at: place.range, isInjected: true, diagnostics: &diagnostics)
      }
    }
    // Its functions are called at every frame, as those of views are evaluated whenever they are asked for.
    let reader = uses.reader
    uses.reader = .view
    defer { uses.reader = reader }
    check(animation.animate, as: .type(.optional(.double)), in: scope)
    if let velocity = animation.velocity { check(velocity, in: scope) }
    if let shouldMerge = animation.shouldMerge { check(shouldMerge, in: scope) }
  }
}
