import Ordering

extension AnimationScene {
  /// Makes changes with an animation, as SwiftUI's function of that name does.
  public mutating func withAnimation<Result, Failure>(
    _ animation: Animation? = .default,
    _ body: (inout AnimationScene) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withTransaction(Transaction(animation: animation), body)
  }

  /// Makes changes with an animation, and calls back when it is complete.
  public mutating func withAnimation<Result, Failure>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: (inout AnimationScene) throws(Failure) -> Result,
    completion: @escaping Callback
  ) throws(Failure) -> Result {
    var transaction = Transaction(animation: animation)
    addCompletion(to: &transaction, criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
  }

  /// Makes changes in a transaction, as SwiftUI's function of that name does.
  public mutating func withTransaction<Result, Failure>(
    _ transaction: Transaction, _ body: (inout AnimationScene) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try turn { scene throws(Failure) in
      scene.enter(transaction)
      defer { scene.leave() }
      return try body(&scene)
    }
  }

  /// Makes changes that take effect together, after the closure; closures inside belong to it.
  public mutating func turn<Result, Failure>(
    _ body: (inout AnimationScene) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    beginTurn()
    defer { endTurn() }
    return try body(&self)
  }

  /// Sets a value; the value on screen follows as the current transaction says.
  public mutating func set<Value>(_ property: AnimatedProperty<Value>, _ value: Value) {
    beginTurn()
    write(AnyAnimatedValue(value), to: property.index)
    endTurn()
  }

  /// Adds to a transaction a completion of the changes that will be made in it.
  ///
  /// Each transaction that is opened afterwards with this value counts for it; if none of its changes is
  /// animated, it is called when the turn has ended.
  @discardableResult
  public mutating func addCompletion(
    to transaction: inout Transaction,
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ callback: @escaping Callback
  ) -> CompletionID {
    let id = addCompletion(to: &transaction, criteria: criteria)
    callbacks[id] = callback
    return id
  }

  /// Adds a completion that is only noted when it is called.
  package mutating func addCompletion(
    to transaction: inout Transaction, criteria: AnimationCompletionCriteria
  ) -> CompletionID {
    let id = completions.add(criteria)
    transaction.completions = (transaction.completions ?? []) + [id]
    added.append(id)
    return id
  }
}

// MARK: - Inside a turn

extension AnimationScene {
  /// Begins a turn, or a part of the one that runs.
  package mutating func beginTurn() {
    depth += 1
  }

  /// Ends the part of a turn that began last; at the end of the whole turn its changes take effect.
  package mutating func endTurn() {
    depth -= 1
    guard depth == 0 else { return }
    plain = nil
    ambient = nil
    if !updates.isEmpty { applyUpdates() }
    if !added.isEmpty { closeAdded() }
  }

  /// Sets keys for every change of the running turn, unless the transaction of the change sets them.
  package mutating func setAmbient(_ transaction: Transaction) {
    ambient = transaction
  }

  /// Opens a transaction and returns its number, counted in the order of opening.
  @discardableResult
  package mutating func enter(_ transaction: Transaction) -> Int {
    open.append(opened(transaction))
    return transactionCount
  }

  /// Opens the transaction of a binding and returns its number: the keys of the current transaction
  /// take precedence over its own.
  @discardableResult
  package mutating func enter(binding transaction: Transaction) -> Int {
    open.append(numbered(current?.merged(into: transaction) ?? transaction))
    return transactionCount
  }

  /// A transaction that is opened inside the current one, for a change that its owner makes at once.
  package mutating func opened(_ transaction: consuming Transaction) -> OpenTransaction {
    guard rules.nesting == .merges, let outer = current else { return numbered(transaction) }
    return numbered(transaction.merged(into: outer))
  }

  /// The keys that are set around what runs now; nil if none is.
  private var current: Transaction? { open.last?.transaction ?? ambient }

  /// Closes the transaction that was opened last.
  package mutating func leave() {
    open.removeLast()
  }

  private mutating func numbered(_ transaction: consuming Transaction) -> OpenTransaction {
    transactionCount += 1
    return OpenTransaction(number: transactionCount, transaction: transaction)
  }

  /// The transaction that a change made now belongs to.
  package mutating func currentTransaction() -> OpenTransaction {
    if let innermost = open.last { return innermost }
    let transaction = plain ?? numbered(ambient ?? Transaction())
    plain = transaction
    return transaction
  }

  private mutating func write(_ value: AnyAnimatedValue, to index: Int) {
    let transaction = currentTransaction()
    if updates.last?.transaction.number != transaction.number {
      updates.append(Update(transaction))
    }
    updates[updates.count - 1].write(value, to: index)
  }

  private mutating func applyUpdates() {
    let updates = updates
    self.updates.removeAll(keepingCapacity: true)
    for update in updates {
      for write in update.writes {
        apply(to: write.index, under: update.transaction) {
          $0.change(write.index, to: write.value, by: $1)
        }
      }
    }
  }

  /// All changes of the completions that were added in the turn have been applied.
  private mutating func closeAdded() {
    let closed = added
    added.removeAll(keepingCapacity: true)
    for id in closed {
      if let empty = completions.close(id) { called.append(empty) }
    }
  }

  /// Changes a value at once, in the middle of a turn, for an owner that knows the updates of a turn and what
  /// becomes of its transactions on their way to each value.
  package mutating func apply(
    _ value: Components, to property: AnimatedProperty<Components>,
    under transaction: OpenTransaction
  ) -> MadeChange {
    apply(to: property.index, under: transaction) { $0.change(property.index, to: value, by: $1) }
  }

  /// Lets a value at rest take part in the motion of another one, without any distance, until it is changed or leaves.
  package mutating func join(
    _ property: AnimatedProperty<Components>, _ other: AnimatedProperty<Components>
  ) {
    animators.catchUp(other.index, to: now)
    animators.join(property.index, other.index)
  }

  /// Ends the part of a value that was not changed in the motion of another one.
  package mutating func leaveMotion(_ property: AnimatedProperty<Components>) {
    animators.leaveMotion(property.index)
  }

  /// Retargets the motion of a value that keeps its model, because another one that is part of the same motion has
  /// changed.
  package mutating func retarget(
    _ property: AnimatedProperty<Components>, under transaction: OpenTransaction
  ) -> MadeChange {
    apply(to: property.index, under: transaction) { $0.retarget(property.index, by: $1) }
  }

  /// Changes a number at once, in the middle of a turn.
  package mutating func apply(
    _ number: Double, to property: AnimatedProperty<Components>, under transaction: OpenTransaction
  ) -> MadeChange {
    apply(to: property.index, under: transaction) { $0.change(property.index, to: number, by: $1) }
  }

  /// Changes a value under a transaction, with what waits for that.
  @inline(__always) @discardableResult
  private mutating func apply(
    to index: Int, under open: OpenTransaction,
    _ body: (inout AnimatorStore, ValueChange) -> MadeChange
  ) -> MadeChange {
    let waiting = open.transaction.completions
    var change = ValueChange(
      animation: open.transaction.animation, at: now,
      tracksVelocity: open.transaction.tracksVelocity,
      waiters: waiting.map { completions.waiters(of: $0) },
      coincidence: rules.coincidence)
    // A drag that is only followed has no logical end to tell of.
    if recorder.isRecording, change.animation != nil {
      let waiter = recorder.waiter(for: index, transaction: open.number)
      change.waiters = (change.waiters ?? CompletionTokens.none).adding(waiter)
    }
    animators.catchUp(index, to: now)
    let made = body(&animators, change)
    if made.outcome.isAnimated {
      setMoving(index)
      if let waiting { completions.count(waiting) }
    }
    recorder.noteChange(of: index, made.outcome, transaction: open.number)
    return made
  }

  /// Plays keyframes, which no transaction reaches; the record has the one under which they began.
  package mutating func play(
    _ keyframes: KeyframePlay<Components>, on property: AnimatedProperty<Components>,
    transaction: Int
  ) {
    discard(property)
    animators.play(keyframes, at: property.index, from: now)
    setMoving(property.index)
    recorder.noteChange(of: property.index, .began, transaction: transaction)
  }

  /// Copies the value and motion of another value, without any motion of its own: it is where that
  /// is, and moves on with it. No completion waits for the copy.
  package mutating func copyMotion(
    of source: AnimatedProperty<Components>, to property: AnimatedProperty<Components>
  ) {
    discard(property)
    animators.copy(source.index, to: property.index)
    if animators.isMoving(property.index) { setMoving(property.index) }
  }

  /// Counts a value among those that move.
  mutating func setMoving(_ index: Int) {
    guard isExact else { return ticking.insertInOrder(index) }
    begun.insertInOrder(index)
    schedule.set(index, quietUntil: .beginning)
  }

  /// Takes a value out of those that move.
  mutating func setResting(_ index: Int) {
    guard isExact else { return ticking.removeInOrder(index) }
    begun.removeInOrder(index)
    schedule.remove(index)
  }
}

extension [Int] {
  /// Inserts an index among others in their order, unless it is there. Most come in that order anyway.
  mutating func insertInOrder(_ index: Int) {
    let place = place(of: index)
    guard place == count || self[place] != index else { return }
    insert(index, at: place)
  }

  /// Removes an index from others in their order.
  fileprivate mutating func removeInOrder(_ index: Int) {
    let place = place(of: index)
    if place < count, self[place] == index { remove(at: place) }
  }

  /// The place of an index among others in their order, or where it would be inserted.
  private func place(of index: Int) -> Int {
    if let last, last < index { return count }
    return partitioningIndex { $0 >= index }
  }
}
