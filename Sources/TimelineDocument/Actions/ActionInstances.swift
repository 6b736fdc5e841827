import Diagnostics
import ExpressionLanguage

/// The actions of a document as they are called: a parameter has no written type, so the steps are
/// checked once for each combination of types with which an action is called.
struct ActionInstances {
  /// An action for some types of its arguments.
  struct Key: Hashable {
    let action: ElementIndex<Action>
    let types: [ValueType]
  }

  /// So many combinations of types are taken for each action, and a thousand more.
  private static let kindsOfArguments = 10
  /// How deep steps may nest through calls: each is a recursion here and in the run.
  static let nestingLimit = 64

  /// How deep the steps of each instance nest, those of the actions it calls included.
  private(set) var heights: [Key: Int] = [:]
  /// Whether an action has problems that are no matter of its arguments' types.
  private(set) var hasErrors: [ElementIndex<Action>: Bool] = [:]
  /// The problems of actions whatever they are called with.
  private(set) var problems = DiagnosticList()

  /// Whether the steps that are being checked run in a later turn, where an action may call itself.
  var isLater = false
  /// The calls among them, which are checked at the end.
  var laterCalls: [(call: ActionCall, types: [ValueType])] = []

  /// How deep the steps that are being checked lie.
  private(set) var nesting = 0
  /// The deepest nesting so far of the instance that is being checked.
  private var deepest = 0

  /// Whether there are more combinations already than a document of so many actions needs.
  func isFull(of actionCount: Int) -> Bool {
    heights.count >= 1000 + Self.kindsOfArguments * actionCount
  }

  /// Whether steps that nest so deep may lie where the check is.
  func hasRoom(for height: Int) -> Bool { nesting + height <= Self.nestingLimit }

  /// Goes into the steps inside others.
  mutating func enter() {
    nesting += 1
    deepest = max(deepest, nesting)
  }

  /// Comes out of them.
  mutating func leave() { nesting -= 1 }

  /// Notes that what is known to nest so deep lies where the check is.
  mutating func pass(_ height: Int) { deepest = max(deepest, nesting + height) }

  /// Begins an instance; the answer is for its end.
  mutating func begin() -> Int {
    defer { deepest = nesting }
    return deepest
  }

  /// Notes how deep an instance nests.
  mutating func end(_ key: Key, deepestOutside: Int) {
    heights[key] = deepest - nesting
    deepest = max(deepest, deepestOutside)
  }

  /// Notes the problems of an action, whatever it is called with.
  mutating func note(_ found: DiagnosticList, of action: ElementIndex<Action>) {
    hasErrors[action] = found.hasErrors
    problems.add(contentsOf: found)
  }
}
