extension AnimationScene {
  /// Makes changes with an animation, as SwiftUI's function of that name does.
  public mutating func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: (inout AnimationScene) throws -> Result
  ) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
  }

  /// Makes changes with an animation, and calls back when it is complete.
  public mutating func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: (inout AnimationScene) throws -> Result,
    completion: @escaping Callback
  ) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    addCompletion(to: &transaction, criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
  }

  /// Makes changes in a transaction, as SwiftUI's function of that name does.
  public mutating func withTransaction<Result>(
    _ transaction: Transaction, _ body: (inout AnimationScene) throws -> Result
  ) rethrows -> Result {
    try turn { scene in
      scene.enter(transaction)
      defer { scene.leave() }
      return try body(&scene)
    }
  }

  /// Makes changes that take effect together, after the closure; closures inside belong to it.
  public mutating func turn<Result>(
    _ body: (inout AnimationScene) throws -> Result
  ) rethrows -> Result {
    depth += 1
    defer { endClosure() }
    return try body(&self)
  }

  /// Sets a value; what is on screen follows by the transaction around.
  public mutating func set<Value>(_ property: AnimatedProperty<Value>, _ value: Value) {
    turn { $0.write(WrittenValue(value), to: property.index) }
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
  package mutating func enter(_ transaction: Transaction) {
    transactionCount += 1
    let merged =
      switch rules.nesting {
      case .merges: transaction.merged(into: open.last?.transaction ?? Transaction())
      case .replaces: transaction
      }
    open.append(OpenTransaction(number: transactionCount, transaction: merged))
  }

  package mutating func leave() {
    open.removeLast()
  }

  private mutating func endClosure() {
    depth -= 1
    guard depth == 0 else { return }
    let updates = updates
    self.updates = []
    for update in updates { apply(update) }
    let closed = added
    added = []
    for id in closed {
      if let empty = completions.close(id) { called.append(empty) }
    }
  }

  private mutating func write(_ value: WrittenValue, to index: Int) {
    let transaction = open.last ?? OpenTransaction(number: 0, transaction: Transaction())
    if updates.last?.transaction.number != transaction.number {
      updates.append(Update(transaction))
    }
    updates[updates.count - 1].write(value, to: index)
  }

  private mutating func apply(_ update: Update) {
    let transaction = update.transaction.transaction
    let waiting = transaction.completions ?? []
    let change = Change(
      motion: transaction.animation?.motion, at: now,
      tracksVelocity: transaction.tracksVelocity, waiters: completions.waiters(of: waiting),
      coincidence: rules.coincidence)
    for write in update.writes {
      let outcome = animators.change(write.index, to: write.value, by: change)
      switch outcome {
      case .ignored, .jumped: break
      case .began:
        setMoving(write.index)
        completions.count(waiting)
      case .merged, .crossFaded, .tracked:
        setMoving(write.index)
        completions.count(waiting)
      }
    }
  }

  private mutating func setMoving(_ index: Int) {
    let place = moving.firstIndex { $0 >= index } ?? moving.endIndex
    guard place == moving.endIndex || moving[place] != index else { return }
    moving.insert(index, at: place)
  }
}
