import AnimationEngine
import ExpressionLanguage
import TimelineDocument

extension Simulation {
  /// Adds the tracks of a new instance's transition, if it has one, at rest.
  mutating func addTransition(to instance: Int) throws(EvaluationError) {
    let node = views.instances[instance].node
    guard timeline[node].kind == .view, timeline.hasTransition(node) else { return }
    let effects = try framesAndOthers(of: instance)
    restFrames(in: instance, by: effects.frames)
    for effect in effects.others { _ = try track(of: effect, in: instance) }
  }

  /// Rests a view in the tree, without its transition.
  mutating func rest(_ instance: Int) throws(EvaluationError) {
    let node = views.instances[instance].node
    guard timeline[node].kind == .view, timeline.hasTransition(node) else { return }
    let effects = try framesAndOthers(of: instance)
    restFrames(in: instance, by: effects.frames)
    for effect in effects.others {
      let track = views.tracks[try track(of: effect, in: instance)]
      if let property = track.property { try reset(property, to: effect.identity, of: track) }
    }
  }

  /// Moves a view through its transition, under the transaction that comes to the view which is
  /// inserted or removed: itself, or the group that it is in.
  ///
  /// - Returns: whether anything is animated.
  @discardableResult
  mutating func move(
    _ instance: Int, to phase: TransitionPhase, from start: TransitionPhase? = nil,
    with outermost: Int, in update: TransactionWrites, _ departure: CompletionID? = nil
  ) throws(EvaluationError) -> Bool {
    if let host = presentation(of: instance) {
      return try present(instance, by: host, to: phase, from: start, in: update, departure)
    }
    let effects = try framesAndOthers(of: instance, in: update)
    var isAnimated = try moveFrames(
      in: instance, by: effects.frames, to: phase, from: start, in: update)
    let path = try pathAround(outermost)
    for effect in effects.others {
      let track = try track(of: effect, in: instance)
      if let start, let property = views.tracks[track].property {
        try reset(property, to: effect[start], of: views.tracks[track])
      }
      let outcome = try apply(
        effect[phase], to: track,
        along: effect.places ? try self.path(toFrameOf: instance) : path, effect.animation,
        because: update.cause)
      isAnimated = isAnimated || outcome.isAnimated
    }
    return isAnimated
  }

  /// Moves a presentation under a transaction of its own.
  private mutating func present(
    _ instance: Int, by host: ViewHost, to phase: TransitionPhase, from start: TransitionPhase?,
    in update: TransactionWrites, _ departure: CompletionID?
  ) throws(EvaluationError) -> Bool {
    let own = try presenting(instance, in: update, departure)
    var isAnimated = false
    for var effect in effects(of: host) {
      let track = try track(of: effect, in: instance)
      if let start, let property = views.tracks[track].property {
        try reset(property, to: effect[start], of: views.tracks[track])
      }
      effect.animation = TransitionEffect.OwnAnimation(
        animation: own.animation, suppressed: own.isDisabled ? host : nil)
      let outcome = try apply(
        effect[phase], to: track, along: [], effect.animation, because: own.update.cause)
      isAnimated = isAnimated || outcome.isAnimated
    }
    return isAnimated
  }

  /// The way to what moves when the place of an instance does.
  private mutating func path(toFrameOf instance: Int) throws(EvaluationError) -> [Int] {
    let mover = timeline.geometry(of: views.instances[instance].node).mover
    return try path(to: mover ?? .content, of: instance)
  }

  /// The effects of an instance's transition: those that move frames which something else moves too, and the others.
  private mutating func framesAndOthers(
    of instance: Int, in update: TransactionWrites? = nil
  ) throws(EvaluationError) -> (frames: [TransitionEffect], others: [TransitionEffect]) {
    if let host = presentation(of: instance) { return ([], effects(of: host)) }
    let around = try pathAround(instance).count
    var effects = try effects(of: instance, in: update)
    for index in effects.indices where effects[index].places {
      effects[index].animation?.depth = around
    }
    guard parts.frames.hasTransition(instance, in: views) else { return ([], effects) }
    return (effects.filter { $0.isOffset }, effects.filter { !$0.isOffset })
  }

  /// The track of an effect; a transition that has changed may need a new one.
  private mutating func track(
    of effect: TransitionEffect, in instance: Int
  ) throws(EvaluationError) -> Int {
    if let known = views.instances[instance].transitionTracks[effect.name] { return known }
    let view = views.instances[instance]
    let name = "\(timeline[view.node].id ?? "")\(view.suffix)_transition_\(effect.name)"
    let index = try addTrack(
      Track(
        name: name, columns: effect.suffixes.map { Column(track: name, suffix: $0) },
        view: view.node, instance: instance, origin: .transition, type: effect.type,
        property: addProperty(effect.identity),
        sharedMover: effect.places && sharesMotion(view.node)
          ? timeline.geometry(of: view.node).mover : nil,
        dependencies: FrameDependencies()))
    views.setTransitionTrack(index, of: effect.name, in: instance)
    return index
  }

  /// Whether the transition of a view moves a part of it that attributes move as well.
  private func sharesMotion(_ node: ElementIndex<ViewNode>) -> Bool {
    timeline.tracks[views.nodes[node.index].tracks].contains { track in
      switch track.source {
      case .transition, .transitionAttribute: track.sharesMotion
      default: false
      }
    }
  }

  /// The effects of an instance's transition, as its view states it now or stated it last.
  private mutating func effects(
    of instance: Int, in update: TransactionWrites?
  ) throws(EvaluationError) -> [TransitionEffect] {
    let node = views.instances[instance].node
    guard let modifier = timeline.transition(of: node),
      case .transition(let index) = timeline[modifier].action
    else { return TransitionValue.opacity.effects(on: Size()) }
    return try effects(of: timeline[index], modifier, on: instance, in: update)
  }

  /// The size of a view with its modifiers, as it is laid out; none outside of an update, where a view rests and its
  /// transition moves nothing.
  mutating func size(
    of instance: Int, for transition: ElementIndex<Modifier>, in update: TransactionWrites?
  ) throws(EvaluationError) -> Size {
    guard timeline.isMeasurable(views.instances[instance].node),
      let size = update == nil ? Size() : try layoutSize(of: instance, in: update)
    else {
      let message = "this transition moves a view by its size: give the view a \"size\" or a frame"
      throw EvaluationError(.other(message), at: timeline[transition].place.range)
    }
    return size
  }
}
