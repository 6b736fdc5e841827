import ExpressionLanguage
import Ordering
import TimelineDocument

// The path of a transaction through the view tree: the numbers of the modifiers that may rewrite
// it.
extension Simulation {
  /// Adds the transaction modifiers of a new instance. They read their values now, even if nothing
  /// inside them could be animated yet.
  mutating func addRewriters(to instance: Int) throws(EvaluationError) {
    let list = timeline[views.instances[instance].node].modifiers
    for modifier in timeline.modifiers(throughout: list) {
      _ = try rewriter(of: modifier, in: instance)
    }
  }

  /// The modifiers that a transaction passes on its way to an instance, the outermost first.
  mutating func pathAround(_ instance: Int) throws(EvaluationError) -> [Int] {
    guard let parent = views.instances[instance].parent else { return [] }
    let modifiers = timeline[views.instances[parent].node].modifiers
    return try pathInto(parent) + rewriters(in: modifiers, from: 0, of: parent)
  }

  /// The modifiers that a transaction passes on its way to what an instance draws, the outermost first.
  mutating func pathInside(_ instance: Int) throws(EvaluationError) -> [Int] {
    let modifiers = timeline[views.instances[instance].node].modifiers
    return try pathInto(instance) + rewriters(in: modifiers, from: 0, of: instance)
  }

  /// The modifiers that a transaction passes on its way to a modifier of an instance, the outermost
  /// first.
  mutating func path(
    outside modifier: ElementIndex<Modifier>, for instance: Int
  ) throws(EvaluationError) -> [Int] {
    let position = timeline[modifier].position
    switch timeline[modifier].container {
    case .view(let view):
      let owner = views.owner(view, of: instance)
      return try pathInto(owner)
        + rewriters(in: timeline[view].modifiers, from: position + 1, of: owner)
    case .body(let container), .transition(_, let container):
      var outer = try path(outside: container, for: instance)
      let owner = views.owner(timeline.view(of: container), of: instance)
      if let rewriter = try rewriter(of: container, in: owner) { outer.append(rewriter) }
      let body = timeline.body(of: timeline[container])
      return try outer + rewriters(in: body, from: position + 1, of: owner)
    }
  }

  /// The transaction modifiers of a list from a position outwards, without those that affect only
  /// their own body.
  private mutating func rewriters(
    in list: ElementRange<Modifier>, from position: Int, of instance: Int
  ) throws(EvaluationError) -> [Int] {
    let first = list.indices.lowerBound + position
    let rewriting = rewritingModifiers(in: list)
    try spend(WorkCost.look * rewriting.count, at: nil)
    guard let outermost = rewriting.last, outermost >= first else { return [] }
    guard SharedWalk.isWorthwhile(for: rewriting) else {
      var chain = RewriterChain()
      try extend(&chain, in: rewriting, outside: first, of: instance)
      return chain.rewriters
    }
    let place = InstanceModifier(instance: instance, modifier: ElementIndex(rewriting[0]))
    // Taken out, so that it is not copied where it grows.
    var chain = views.rewriterChains.removeValue(forKey: place) ?? RewriterChain()
    try extend(&chain, in: rewriting, outside: first, of: instance)
    let count = chain.indices.partitioningIndex { $0 < first }
    let rewriters = Array(chain.rewriters.prefix(count))
    views.rewriterChains[place] = chain
    return rewriters
  }

  /// Extends the rewriters of a list inwards up to an index.
  private mutating func extend(
    _ chain: inout RewriterChain, in rewriting: [Int], outside first: Int, of instance: Int
  ) throws(EvaluationError) {
    while chain.lookedAt < rewriting.count {
      let index = rewriting[rewriting.count - 1 - chain.lookedAt]
      guard index >= first else { break }
      chain.lookedAt += 1
      guard let rewriter = try rewriter(of: ElementIndex(index), in: instance) else { continue }
      if case .body = views.rewriters[rewriter].reach { continue }
      chain.indices.append(index)
      chain.rewriters.append(rewriter)
    }
  }

  /// The modifiers of a list that may rewrite transactions. Each attribute of a view asks for its way, so that a view
  /// with thousands of attributes and few of these is begun in linear time.
  private mutating func rewritingModifiers(in list: ElementRange<Modifier>) -> [Int] {
    guard !list.indices.isEmpty else { return [] }
    if let known = views.rewritingModifiers[list.indices.lowerBound] { return known }
    let found = list.indices.filter { index in
      switch timeline[ElementIndex<Modifier>(index)].action {
      case .animation, .transaction: true
      default: false
      }
    }
    views.rewritingModifiers[list.indices.lowerBound] = found
    return found
  }

  private mutating func rewriter(
    of modifier: ElementIndex<Modifier>, in instance: Int
  ) throws(EvaluationError) -> Int? {
    let (effect, reach): (TransactionRewriter.Effect, TransactionReach)
    switch timeline[modifier].action {
    case .animation(let index):
      (effect, reach) = (.animation(timeline[index].animation), timeline[index].reach)
    case .transaction(let index):
      (effect, reach) = (.transaction(timeline[index].change), timeline[index].reach)
    default: return nil
    }
    // Looked up last: most modifiers rewrite nothing.
    if let known = views.rewriters.number(of: modifier, in: instance) { return known }
    let context = views.context(at: modifier, for: instance)
    var rewriter = TransactionRewriter(
      modifier: modifier, place: timeline[modifier].place, path: timeline.path(of: modifier),
      effect: effect, reach: reach, context: context, instance: instance)
    if case .transaction(let index) = timeline[modifier].action {
      rewriter.completions = timeline[index].completions
    }
    if case .changes(let value) = reach {
      rewriter.dependencies = FrameDependencies(
        script.checked.dependencies(of: value, in: context.scope), in: context)
      rewriter.begin(with: try views.evaluator.value(value, in: context, scene: scene))
    }
    return views.add(rewriter, of: modifier, to: instance)
  }
}
