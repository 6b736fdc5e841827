import ExpressionLanguage
import TimelineDocument

/// The assignments of `set` that have never changed anything in a run.
struct UnchangedSets {
  /// The assignments that have changed something, by their index in the document.
  private var hasChanged: [Bool] = []
  private var unchanged: [Int: Assignment] = [:]
  /// The assignments of the running turn without an effect, by state: a later one may follow.
  private var latest: [Int: (index: Int, turn: Int)] = [:]

  /// Notes that an assignment was made.
  ///
  /// A value before an animated change to the same state, in the same turn, says where the change
  /// begins; it is not without effect.
  mutating func note(
    _ assignment: Assignment, at index: Int, to slot: Int, changes: Bool, turn: Int
  ) {
    if let earlier = latest[slot], earlier.turn == turn, earlier.index != index {
      markChanged(earlier.index)
    }
    latest[slot] = changes ? nil : (index, turn)
    if changes {
      markChanged(index)
    } else if !(index < hasChanged.count && hasChanged[index]) {
      unchanged[index] = assignment
    }
  }

  /// The assignments without any effect, in the order of the document.
  var assignments: [Assignment] {
    unchanged.sorted { $0.key < $1.key }.map { $0.value }
  }

  private mutating func markChanged(_ index: Int) {
    if index >= hasChanged.count {
      hasChanged += Array(repeating: false, count: 2 * index + 1 - hasChanged.count)
    }
    hasChanged[index] = true
    if !unchanged.isEmpty { unchanged[index] = nil }
  }
}

extension Value {
  /// Whether comparing the value costs next to nothing.
  var isSmall: Bool {
    if case .array = self { return false }
    if case .record = self { return false }
    return true
  }
}
