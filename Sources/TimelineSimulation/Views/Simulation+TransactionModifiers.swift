import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Transactions on their way inwards, and how modifiers rewrite them.
extension Simulation {
  /// Triggers the modifiers whose value changed in this update.
  mutating func triggerRewriters(_ states: ArraySlice<Int>) throws(EvaluationError) {
    for index in views.dependents.rewriters(of: states, allElements: recorder.isExplained)
    where views.instances[views.rewriters[index].instance].isPresent {
      try trigger(index)
    }
  }

  /// Triggers a modifier if its value has changed.
  mutating func trigger(_ index: Int) throws(EvaluationError) {
    let rewriter = views.rewriters[index]
    guard case .changes(let value) = rewriter.reach else { return }
    let found = try views.evaluator.value(value, in: rewriter.context, scene: scene)
    views.rewriters[index].look(at: found)
    views.touch(index)
  }

  /// Lets a transaction pass the modifiers of a way, each of which may rewrite it; the last that sets
  /// the animation wins.
  mutating func rewrite(
    _ transaction: inout Transaction, along path: [Int]
  ) throws(EvaluationError) -> TransactionWay {
    var way = TransactionWay()
    try rewrite(&transaction, along: path, after: &way)
    return way
  }

  /// Lets a transaction that has come a part of its way pass the rest.
  mutating func rewrite(
    _ transaction: inout Transaction, along path: [Int], after way: inout TransactionWay
  ) throws(EvaluationError) {
    for index in path { try pass(index, &transaction, &way) }
    try spendJoined(on: way, at: path.last)
  }

  /// Does the same for one of many values of an update, none of which passes again what the last one has passed.
  mutating func rewrite(
    _ transaction: inout Transaction, along path: [Int], sharing walk: inout SharedWalk
  ) throws(EvaluationError) -> TransactionWay {
    guard sharesWalks, SharedWalk.isWorthwhile(for: path) else {
      return try rewrite(&transaction, along: path)
    }
    var way = TransactionWay()
    // Hundreds of values may keep thousands of passages each. With 3,801 modifiers around one view, lists that grow step by
    // step took 202 MB in all, and these take 184.
    if recorder.isExplained { way.passages.reserveCapacity(path.count) }
    let passed = walk.goBack(to: path, &transaction, &way)
    budget.countPassages(passed)
    for index in path[passed...] {
      try pass(index, &transaction, &way)
      walk.add(
        index, transaction, way, isPerFrame: views.rewriters[index].context.isPerFrame)
    }
    try spendJoined(on: way, at: path.last)
    return way
  }

  /// Counts the completions that a value waits for because of modifiers on its way, the last of which is given.
  private mutating func spendJoined(
    on way: TransactionWay, at last: Int?
  ) throws(EvaluationError) {
    guard way.joinedCount > 0, let last else { return }
    let place = views.rewriters[last].place.range
    try spend(WorkCost.joined * way.joinedCount, at: place)
  }

  /// Lets a transaction pass a modifier on its way.
  private mutating func pass(
    _ index: Int, _ transaction: inout Transaction, _ way: inout TransactionWay
  ) throws(EvaluationError) {
    let wasDisabled = transaction.disablesAnimations
    let effect = try pass(views.rewriters[index], &transaction)
    if !views.rewriters[index].completions.isEmpty, effect.isApplied {
      way.joinedCount += try addCompletions(of: index, to: &transaction)
    }
    switch effect {
    case .setAnimation: (way.source, way.disabled, way.border) = (.modifier(index), nil, nil)
    case .disabled: way.disabled = index
    case .border(let host, isOpen: false): way = way.beyond(host)
    case .border(_, isOpen: true): break
    case .unchanged, .setKeys, .inside: break
    }
    guard recorder.isExplained else { return }
    let rewriter = views.rewriters[index]
    way.passages.append(
      Passage(
        modifier: rewriter.path, place: rewriter.place, kind: rewriter.kind,
        effect: effect, disablesAnimations: transaction.disablesAnimations && !wasDisabled,
        waitsForValue: rewriter.waitsForValue,
        isOfChangingView: !views.instances[rewriter.instance].isPresent
          || recorder.memory?.update.arrivals.contains(rewriter.instance) == true))
  }

  /// The animation of a transaction behind the modifiers on a path, for a change without an animated value.
  mutating func animation(
    of transaction: Transaction, along path: [Int]
  ) throws(EvaluationError) -> Animation? {
    let transaction = try self.transaction(transaction, along: path)
    return model.animationsAreEnabled ? transaction.animation : nil
  }

  /// A transaction behind the modifiers on a path. No completion begins to wait for it.
  mutating func transaction(
    _ outer: Transaction, along path: [Int]
  ) throws(EvaluationError) -> Transaction {
    var transaction = outer
    let store = model.transactionValues
    defer { model.transactionValues = store }
    for index in path { _ = try pass(views.rewriters[index], &transaction) }
    return transaction
  }

  /// Lets a modifier rewrite a transaction that passes it.
  private mutating func pass(
    _ rewriter: TransactionRewriter, _ transaction: inout Transaction
  ) throws(EvaluationError) -> Passage.Effect {
    try spend(WorkCost.passage, at: rewriter.place.range)
    budget.countPassages(1)
    var trigger = Passage.Trigger.always
    if case .changes(let value) = rewriter.reach {
      guard rewriter.isTriggered else { return .unchanged(value) }
      trigger = .changed(value, states: rewriter.dependencies.states)
    }
    switch rewriter.effect {
    case .animation(let setting):
      guard !transaction.disablesAnimations else { return .disabled }
      let animation = try views.evaluator.evaluate(in: rewriter.context, scene: scene) {
        (environment) throws(EvaluationError) in
        try script.checked.animation(setting, in: rewriter.context.scope, &environment)
      }
      if case .custom(let index, _) = setting { try spend(0, at: timeline[index].animate.place) }
      transaction.animation = animation
      return .setAnimation(
        WrittenAnimation(animation: animation, setting: setting), because: trigger)
    case .border(let host):
      let isOpen = host.isPresentation != rewriter.isTriggered
      if !isOpen { transaction = Transaction() }
      return .border(host, isOpen: isOpen)
    case .transaction(let change):
      try spend(WorkCost.closure, at: rewriter.place.range)
      let checked = script.checked
      let scope =
        rewriter.modifier.map {
          checked.scope(inside: rewriter.context.scope, openedBy: .modifier($0))
        } ?? rewriter.context.scope
      let set = try views.evaluator.evaluate(in: rewriter.context, scene: scene) {
        (environment) throws(EvaluationError) in
        try transaction.apply(
          change, of: checked, in: scope, &environment, &model.transactionValues)
      }
      guard set.keys.contains(.animation), let setting = timeline.animation(of: change) else {
        let keys = set.keys.map { transaction.description(of: $0) }.sorted()
        return .setKeys(keys, addsCompletions: !rewriter.completions.isEmpty)
      }
      let written = WrittenAnimation(
        animation: transaction.animation, of: change, as: setting, isOfNew: set.isNew)
      return .setAnimation(written, because: trigger)
    }
  }

  /// Adds the completions of a modifier, once in an update: all that passes shares them.
  ///
  /// - Returns: how many there are.
  private mutating func addCompletions(
    of index: Int, to transaction: inout Transaction
  ) throws(EvaluationError) -> Int {
    guard views.rewriters[index].added.isEmpty else {
      for id in views.rewriters[index].added { transaction.join(id) }
      return views.rewriters[index].added.count
    }
    let rewriter = views.rewriters[index]
    let context = try views.stepContext(in: rewriter.context, scene: scene)
    let facts = ScopeFacts(
      word: .transaction, place: rewriter.place, animation: nil)
    let instant = eventInstant
    for completion in timeline[rewriter.completions] {
      let id = scene.addCompletion(to: &transaction, criteria: completion.criteria.engine)
      let waiter = DocumentCompletion(
        id: id, completion: completion, transaction: scene.transactionCount, context: context)
      loop.wait(for: id, .callback(waiter))
      recorder.memory?.completions.add(waiter, of: facts, at: instant)
      views.rewriters[index].added.append(id)
      views.touch(index)
    }
    return rewriter.completions.count
  }
}

extension Transaction {
  /// A key as it is written; a flag with its value.
  fileprivate func description(of key: TransactionValue.Key) -> String {
    switch key {
    case .animation: "animation"
    case .isContinuous: "isContinuous to \(isContinuous)"
    case .disablesAnimations: "disablesAnimations to \(disablesAnimations)"
    case .tracksVelocity: "tracksVelocity to \(tracksVelocity)"
    case .value(let name): name
    }
  }
}
