/// The stable name of each kind of diagnostic, printed in brackets and matched by scripts.
///
/// Wordings may change between versions; a code keeps its meaning.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  // The text.
  case syntax
  case emptyInput = "empty-input"
  case encoding
  case tooDeep = "too-deep"
  case numberRange = "number-range"
  case duplicateKey = "duplicate-key"

  // The document.
  case wrongType = "wrong-type"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case outOfRange = "out-of-range"
  case unknownName = "unknown-name"
  case invalidName = "invalid-name"
  case duplicateName = "duplicate-name"
  case conflictingKeys = "conflicting-keys"
  case neverSettles = "never-settles"
  case tooMany = "too-many"
  case notAvailable = "not-available"
  case notSimulated = "not-simulated"
  case notExported = "not-exported"
  case closedScope = "closed-scope"
  case ambiguousOrder = "ambiguous-order"
  case backgroundQueue = "background-queue"
  case wrongPlace = "wrong-place"
  case missingFrame = "missing-frame"
  case deprecatedAnimation = "deprecated-animation"
  case restartedSpring = "restarted-spring"
  case noColumns = "no-columns"
  case severalSources = "several-sources"
  case recursion

  // Valid, but probably not meant.
  case nestedRepeat = "nested-repeat"
  case emptyRepeat = "empty-repeat"
  case endsAway = "ends-away"
  case cutDamping = "cut-damping"
  case milliseconds
  case unreachedLabel = "unreached-label"
  case indexIdentity = "index-identity"
  case unreadState = "unread-state"
  case unchangedValue = "unchanged-value"
  case droppedAnimation = "dropped-animation"
  case hiddenRemoval = "hidden-removal"
  case standsStill = "stands-still"
  case missedTap = "missed-tap"
  case estimatedSize = "estimated-size"
  case stillMoves = "still-moves"
  case idleAnimation = "idle-animation"
  case goesNegative = "goes-negative"
  case crashAtLaunch = "crash-at-launch"
  case crashOnMove = "crash-on-move"

  // Expressions.
  case expressionSyntax = "expression-syntax"
  case unknownCurve = "unknown-curve"
  case unknownMember = "unknown-member"
  case wrongArguments = "wrong-arguments"
  case expressionTooLong = "expression-too-long"
  case recursiveDefinition = "recursive-definition"
  case hiddenName = "hidden-name"
  case evaluation

  // Tests.
  case falseClaim = "false-claim"
  case unreadable

  // Recordings.
  case tooFew = "too-few"
  case noMotion = "no-motion"
}
