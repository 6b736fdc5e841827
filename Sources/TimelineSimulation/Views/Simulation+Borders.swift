import AnimationEngine
import ExpressionLanguage
import TimelineDocument

// Borders of hosts: the views inside get no transaction from the modifiers outside, and that of the scopes only where the
// change itself comes to them.
extension Simulation {
  /// The modifiers that a transaction passes on its way into an instance, the outermost first: behind a border it begins
  /// again.
  mutating func pathInto(_ instance: Int) throws(EvaluationError) -> [Int] {
    guard timeline.hasBorders, let host = views.border(of: instance),
      !timeline[views.instances[instance].node].bridgesTransaction
    else { return try pathAround(instance) }
    return [border(of: host, instance)]
  }

  private mutating func border(of host: ViewHost, _ instance: Int) -> Int {
    if let known = views.borders[instance] { return known }
    let node = views.instances[instance].node
    let border = TransactionRewriter(
      modifier: nil, place: timeline[node].place, path: timeline.path(of: node),
      effect: .border(host), reach: .everything, context: views.contextAround(instance),
      instance: instance)
    let number = views.rewriters.append(border, to: instance)
    views.borders[instance] = number
    return number
  }

  /// Opens the borders of hosting controllers that an update comes to by itself: it changes a model, or a state of a view
  /// inside.
  mutating func openBorders(_ states: ArraySlice<Int>) {
    guard timeline.hasBorders else { return }
    for (instance, number) in views.borders {
      guard case .border(let host) = views.rewriters[number].effect, host.border == .hosting,
        states.contains(where: { isInside(state: $0, instance) })
      else { continue }
      turn(number)
    }
  }

  /// Closes the borders of views that are presented again: with the change that does so, nothing in them is animated.
  mutating func closeBorders(of returning: [Int]) {
    for view in returning where views.isPresented(view) {
      if let number = views.borders[views.borderView(of: view)] { turn(number) }
    }
  }

  private mutating func turn(_ border: Int) {
    views.rewriters[border].turn()
    views.touch(border)
  }

  /// Whether a change of a state comes to the content of a hosting controller without the code at its border.
  private func isInside(state: Int, _ host: Int) -> Bool {
    guard state >= timeline.states.count else { return false }
    guard let owner = views.owner(ofState: state) else { return true }
    return owner.instance == host || views.isInside(owner.instance, [host])
  }
}

// MARK: - Presentations

extension Simulation {
  /// The host that presents an instance; nil for another view.
  func presentation(of instance: Int) -> ViewHost? {
    let node = timeline[views.instances[instance].node]
    guard node.kind == .view, let host = node.host, host.isPresentation else { return nil }
    return host
  }

  /// The update in which a presentation comes or goes, with a transaction of its own: its animation, unless animations
  /// are disabled where it is presented from, and no completion but the one that it departs with.
  mutating func presenting(
    _ instance: Int, in update: TransactionWrites, _ departure: CompletionID?
  ) throws(EvaluationError) -> (update: TransactionWrites, animation: Animation?, isDisabled: Bool)
  {
    let isDisabled = try transaction(
      update.transaction.transaction, along: pathAround(views.borderView(of: instance))
    ).disablesAnimations
    var own = Transaction()
    if let departure { own.join(departure) }
    var update = update
    update.cause.transaction.transaction = own
    return (update, isDisabled ? nil : try ownAnimation(of: instance), isDisabled)
  }

  private mutating func ownAnimation(of instance: Int) throws(EvaluationError) -> Animation? {
    let presented = views.borderView(of: instance)
    guard let setting = timeline[views.instances[presented].node].presentationAnimation else {
      // A push of UIKit shows this spring (reported); that a sheet and the others have it is inferred.
      return .interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)
    }
    let (context, checked) = (views.contextOutside(presented), script.checked)
    return try views.evaluator.evaluate(in: context, scene: scene) {
      (environment) throws(EvaluationError) in
      try checked.animation(setting, in: context.scope, &environment)
    }
  }

  /// The effects of a presentation on a view: it comes from beyond an edge of the room, or out of the clear.
  func effects(of host: ViewHost) -> [TransitionEffect] {
    let room = timeline.roomSize
    let isPush = host == .navigationDestination
    return host.slides
      ? TransitionValue.offset(x: isPush ? room.width : 0, y: isPush ? 0 : room.height)
        .effects(on: room)
      : TransitionValue.opacity.effects(on: room)
  }
}

extension ViewGraph {
  /// The host at whose border transactions into an instance end; nil for none. That of a component is around its use.
  func border(of instance: Int) -> ViewHost? {
    guard let host = timeline[instances[instance].node].host, host.border != nil,
      borderView(of: instance) == instance
    else { return nil }
    return host
  }

  /// The instance whose host is that of another one: the use of a component, for its view.
  func borderView(of instance: Int) -> Int {
    guard timeline[instances[instance].node].isComponent, let use = instances[instance].parent,
      timeline[instances[use].node].host != nil
    else { return instance }
    return use
  }

  /// Whether an instance is shown over all others, outside of the view that it is in.
  func isPresented(_ instance: Int) -> Bool {
    let node = timeline[instances[instance].node]
    return node.kind == .view && node.host?.isPresentation == true
  }
}
