/// Which states a document reads, changes and shows in rows, as far as warnings ask for it.
struct StateUses {
  /// The part of a document that an expression belongs to.
  enum Reader {
    case view, step, expectation
  }

  /// A change of a state, and where its name is written.
  struct Write {
    let reference: StateReference
    let slot: Int
    let place: Range<Int>
  }

  /// The changes under one animation.
  struct AnimatedScope {
    var writes: [Write] = []
    /// Whether it may change more than is seen here, in actions or in later work.
    var isOpenEnded = false
  }

  /// A repeated view whose rows are identified by their index.
  struct IndexedRows {
    /// The states that decide how many rows there are.
    let lists: [Int]
    let place: Range<Int>
  }

  /// A row that goes from one list to another.
  struct RowMove {
    let source: Int
    let destination: Int
    let place: Range<Int>
  }

  /// The part of the document that the expression being checked belongs to.
  var reader = Reader.step
  /// The innermost scope that is open, if it has an animation.
  var scope: AnimatedScope?
  private var readByViews: Set<Int> = []
  private var readBySteps: Set<Int> = []
  /// The scopes that change a state which no view was known to read.
  private var scopes: [AnimatedScope] = []
  /// The lists that lose elements, or get some before others.
  private var shiftingLists: Set<Int> = []
  private var rowLists: Set<Int> = []
  private var indexedRows: [IndexedRows] = []
  private var moves: [RowMove] = []
}

// MARK: - Collecting

extension StateUses {
  mutating func read(_ slots: [Int]) {
    switch reader {
    case .view: readByViews.formUnion(slots)
    case .step: readBySteps.formUnion(slots)
    case .expectation: break
    }
  }

  mutating func write(_ write: Write) { scope?.writes.append(write) }

  /// Notes that the open scope contains steps that are not seen here.
  mutating func leaveScopeOpenEnded() { scope?.isOpenEnded = true }

  /// Keeps a scope that is over, unless views read all that it changes.
  mutating func close(_ scope: AnimatedScope) {
    guard !scope.writes.allSatisfy({ readByViews.contains($0.slot) }) else { return }
    scopes.append(scope)
  }

  mutating func shift(_ list: Int) { shiftingLists.insert(list) }

  mutating func showRows(of lists: [Int]) { rowLists.formUnion(lists) }

  mutating func showIndexedRows(_ rows: IndexedRows) { indexedRows.append(rows) }

  mutating func move(_ move: RowMove) { moves.append(move) }
}

// MARK: - Answers

extension StateUses {
  /// Only the uses by views.
  var ofViews: StateUses {
    var uses = StateUses()
    uses.readByViews = readByViews
    return uses
  }

  /// Whether an expression of a view reads a state, whatever the run makes of it.
  func viewsRead(_ slot: Int) -> Bool { readByViews.contains(slot) }

  /// For each state that is changed under an animation and that no view reads, its first change.
  ///
  /// A state that steps read may be changed beside one that views read.
  var unreadWrites: [Write] {
    var seen: Set<Int> = []
    return scopes.flatMap { scope in
      let isSeen = scope.isOpenEnded || scope.writes.contains { readByViews.contains($0.slot) }
      return scope.writes.filter { write in
        !readByViews.contains(write.slot) && !(isSeen && readBySteps.contains(write.slot))
          && seen.insert(write.slot).inserted
      }
    }
  }

  /// The rows with the identity of an index in lists whose elements shift.
  var shiftingRows: [IndexedRows] {
    indexedRows.filter { rows in rows.lists.contains(where: shiftingLists.contains) }
  }

  /// The moves between lists that are both shown in rows.
  var rowMoves: [RowMove] {
    moves.filter {
      $0.source != $0.destination && rowLists.contains($0.source)
        && rowLists.contains($0.destination)
    }
  }
}
