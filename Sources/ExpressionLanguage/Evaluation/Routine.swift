import Diagnostics

/// The steps of one expression or one definition, ready to run.
///
/// A routine owns the routines it calls; there are no cycles.
final class Routine: Sendable {
  /// The steps and the lists they index.
  struct Code: Sendable {
    var instructions: [Instruction] = []
    /// For each instruction the bytes of the text it came from.
    var ranges: [Range<Int>] = []
    var constants: [Value] = []
    var conversions: [Conversion] = []
    var natives: [NativeCode] = []
    var loops: [LoopCode] = []
    var callees: [Routine] = []
    var fieldNames: [String] = []
  }

  /// The part of a row of the table that the evaluator needs; copying the whole row would cost more than
  /// most rows do.
  struct NativeCode: Sendable {
    let work: Builtin.Work
    let name: String
    let isLinear: Bool
  }

  /// A closure inside a routine's steps.
  struct LoopCode: Sendable {
    let loop: Loop
    let start: Int
    var end: Int
    let firstSlot: Int
    let parameterCount: Int
    let takesFields: Bool
  }

  let code: Code
  let places: PlaceMap
  /// The slots of parameters and `let` names together.
  let localCount: Int
  /// The depth of calls and closures below it.
  let depth: Int
  let dependencies: Dependencies
  /// Where the value is kept during one evaluation, for a definition without parameters.
  let memoSlot: Int?
  /// A bound on the values, if it cannot fail and has no parameters.
  let bound: ValueBound?

  init(
    code: Code, places: PlaceMap, localCount: Int, depth: Int, dependencies: Dependencies,
    memoSlot: Int?, bound: ValueBound?
  ) {
    self.code = code
    self.places = places
    self.localCount = localCount
    self.depth = depth
    self.dependencies = dependencies
    self.memoSlot = memoSlot
    self.bound = bound
  }

  /// A failure with the place of the instruction that met it.
  func error(_ failure: EvaluationFailure, at index: Int) -> EvaluationError {
    EvaluationError(failure, at: places.fileRange(code.ranges[index]))
  }
}

/// The inputs that the value of an expression depends on, through definitions too.
package struct Dependencies: Sendable, Hashable {
  /// The slots of the states it reads, ascending.
  package private(set) var states: [Int] = []
  /// The slots of the inputs it reads, ascending.
  package private(set) var inputs: [Int] = []
  /// The slots of the states that decide over the inputs, ascending.
  private var inputStates: [Int] = []
  /// Whether it reads a value on screen.
  package private(set) var isOnScreen = false
  /// Whether it draws random numbers, so that every evaluation has another value.
  package private(set) var isRandom = false

  /// No dependencies.
  package init() {}

  /// The slots of the states it is made of, those that decide over its inputs included, ascending.
  package var allStates: [Int] {
    var all = states
    for state in inputStates { all.insertOnce(state) }
    return all
  }

  /// Whether there are none.
  package var isEmpty: Bool { states.isEmpty && inputs.isEmpty && !isRandom }

  mutating func addRandom() { isRandom = true }

  mutating func add(state slot: Int) { states.insertOnce(slot) }

  mutating func add(input slot: Int, from source: ExpressionScope.Source) {
    inputs.insertOnce(slot)
    for state in source.states { inputStates.insertOnce(state) }
    for input in source.inputs { inputs.insertOnce(input) }
    isOnScreen = isOnScreen || source.isOnScreen
  }

  /// Adds what something else depends on.
  package mutating func formUnion(_ other: Dependencies) {
    for slot in other.states { states.insertOnce(slot) }
    for slot in other.inputs { inputs.insertOnce(slot) }
    for state in other.inputStates { inputStates.insertOnce(state) }
    isOnScreen = isOnScreen || other.isOnScreen
    isRandom = isRandom || other.isRandom
  }
}

extension [Int] {
  /// Inserts a number in its place among others in ascending order.
  package mutating func insertOnce(_ number: Int) {
    let index = lastIndex { $0 < number }.map { $0 + 1 } ?? 0
    if index == count || self[index] != number { insert(number, at: index) }
  }
}
