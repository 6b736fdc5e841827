import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A value as it was before a change.
struct PriorValue {
  let reading: ValueReading
  let wasPaused: Bool
  /// The change whose motion ran.
  let running: Change?
  /// The samples of a drag that it had followed.
  let trackedSamples: Int

  var model: Components { reading.model }
}

// The account of the changes of values.
extension Simulation {
  /// No motion is looked ahead further than this many seconds.
  private static let forecastLimit = 600.0

  /// A value before a change. Only an explained run asks whether it was paused.
  mutating func priorValue(of property: AnimatedProperty<Components>) -> PriorValue {
    let wasPaused = recorder.isExplained && scene.isPaused(property)
    let last = recorder.lastChanges[property.index]
    return PriorValue(
      reading: scene.reading(of: property), wasPaused: wasPaused, running: last.running,
      trackedSamples: last.trackedSamples)
  }

  /// Notes what there is to tell of a change that was just made; in an explained run only.
  mutating func explain(
    _ outcome: ChangeOutcome, of track: Track, from prior: PriorValue,
    along way: TransactionWay, because cause: ChangeCause?
  ) {
    guard let property = track.property, outcome != .ignored,
      let change = recorder.lastChanges[property.index].change
    else { return }
    let forecast = scene.isMoving(property) ? forecast(of: property) : MotionForecast()
    let waits = noteWaits(for: property.index, change, forecast, cause)
    switch track.role {
    case .printed:
      recorder.lastChanges[property.index].facts = .change(
        facts(of: change, of: track, from: prior, along: way.passages, forecast, waits))
    case .observer:
      recorder.lastChanges[property.index].facts = noteObserved(property, outcome, from: prior)
    case .recipe, .unnamed: break
    }
  }

  private func facts(
    of change: Change, of track: Track, from prior: PriorValue,
    along passages: [Passage], _ forecast: MotionForecast, _ waits: [CompletionFacts.Name]
  ) -> ChangeFacts {
    let memory = recorder.memory ?? AccountMemory()
    let last = track.property.map { recorder.lastChanges[$0.index] } ?? LastChange()
    let model = track.property.map { scene.model(of: $0) } ?? prior.model
    return ChangeFacts(
      change: change, track: facts(of: track), writes: memory.update.writes,
      before: track.type.printed(prior.model), after: track.type.printed(model),
      shown: track.type.printed(prior.reading.shown), turn: memory.turn,
      transaction: recorder.name(ofTransaction: change.transaction), passages: passages,
      bystanders: change.isUnanswered ? bystanders(of: track, besides: passages) : [],
      forecast: forecast,
      running: prior.running.map { running($0, prior, track) },
      takeover: change.met == .merged ? takeover(of: track) : nil, waits: waits,
      formerQuirk: track.quirk.flatMap { $0.end == timeline.profile ? $0 : nil },
      endsWithView: last.endsWithView, isArrival: isArrival(track),
      reducesMotion: reducesMotion,
      untrackedSamples: memory.turn.origin.isRelease ? last.untrackedSamples : 0,
      placement: placement(of: track, along: passages, change))
  }

  private func facts(of track: Track) -> TrackFacts {
    let role: TrackFacts.Role =
      switch track.origin {
      case .state, .attribute, .expression: .value
      case .transition: .transition
      case .matchedFrame: .matchedFrame
      case .layoutFrame: .layoutFrame
      case .content: .content
      case .keyframes: .keyframes
      }
    return TrackFacts(
      name: track.name, columns: track.columns.map { $0.name }, type: track.type, role: role,
      states: role == .transition ? states(decidingOver: track.view) : track.dependencies.states,
      isParameter: track.isParameter,
      isViewData: track.isParameter
        && track.view.map { views.nodes[$0.index].outside == track.context.scope } ?? false,
      variableColumns: variableColumns(of: track))
  }

  /// The states by which a view comes and goes, or one around it, ascending.
  func states(decidingOver view: ElementIndex<ViewNode>?) -> [Int] {
    var states: [Int] = []
    var next = view
    while let node = next {
      for state in views.structure.indices where views.structure[state].contains(node) {
        states.insertOnce(state)
      }
      next = timeline[node].parent
    }
    return states
  }

  /// The columns of a track whose components are made of states that are written.
  private func variableColumns(of track: Track) -> [String] {
    let columns = track.columns.map { $0.name }
    guard case .attribute(.components(let parts), let type) = track.origin else { return columns }
    let written = zip(timeline[parts], type.components).filter {
      $0.0 != nil || $0.1.defaultValue != nil
    }
    guard written.count == columns.count else { return columns }
    let states = Set(recorder.memory?.update.writes.map { $0.state } ?? [])
    return zip(columns, written).compactMap { column, part in
      guard let value = part.0 else { return nil }
      let found = script.checked.dependencies(of: value, in: track.context.scope)
      return track.context.states(of: found).contains(where: states.contains) ? column : nil
    }
  }

  private func running(
    _ change: Change, _ prior: PriorValue, _ track: Track
  ) -> RunningMotionFacts {
    RunningMotionFacts(
      change: change, transaction: recorder.name(ofTransaction: change.transaction),
      velocity: track.type.printedVelocity(prior.reading.velocity, at: prior.reading.shown),
      wasPaused: prior.wasPaused,
      sampleCount: change.met == .tracked ? prior.trackedSamples : nil)
  }

  private func takeover(of track: Track) -> TakeoverFacts? {
    guard let property = track.property,
      let limit = scene.now.advanced(bySeconds: Self.forecastLimit),
      let takeover = scene.takeover(of: property, notAfter: limit)
    else { return nil }
    return TakeoverFacts(
      velocity: track.type.printedVelocity(takeover.velocity, at: scene[property]),
      peak: takeover.peak.map { ($0.instant, track.type.printed($0.value)) })
  }

  /// Whether the view of a transition comes in this update.
  private func isArrival(_ track: Track) -> Bool {
    guard case .transition = track.origin, let instance = track.instance else { return false }
    return recorder.memory?.update.arrivals.contains(instance) == true
  }

  /// The modifiers of a value's own view that are on its wrong side: each sets an animation in this
  /// update, for what is inside of it, or would if the view had been there before.
  private func bystanders(of track: Track, besides passages: [Passage]) -> [Passage] {
    guard let instance = track.instance else { return [] }
    let passed = Set(track.path)
    let known = Set(passages.map { $0.modifier })
    let written = Set(recorder.memory?.update.writes.map { $0.state } ?? [])
    let isArrival = isArrival(track)
    return views.rewriters.numbers(of: instance).filter { !passed.contains($0) }.compactMap {
      let rewriter = views.rewriters[$0]
      guard !known.contains(rewriter.path) else { return nil }
      let isMissed = isArrival && rewriter.waits(forAny: written)
      guard rewriter.animates || isMissed, let modifier = rewriter.modifier,
        case .view = timeline[modifier].container
      else {
        return nil
      }
      return Passage(
        modifier: rewriter.path, place: rewriter.place, kind: rewriter.kind,
        effect: .inside, waitsForValue: rewriter.waitsForValue)
    }
  }

  /// When a motion will be over if nothing changes it.
  func forecast(of property: AnimatedProperty<Components>) -> MotionForecast {
    guard let limit = scene.now.advanced(bySeconds: Self.forecastLimit) else {
      return MotionForecast()
    }
    guard var ticks = display?.ticks else {
      return scene.forecast(of: property, notAfter: limit)
    }
    return scene.forecast(of: property) {
      let next = ticks.next
      ticks.advance()
      return next <= limit ? next : nil
    }
  }
}

// MARK: - Records

extension Simulation {
  /// Takes what was noted of the change of a value that is recorded now.
  mutating func facts(ofChange index: Int) -> AccountFacts? {
    let noted = recorder.lastChanges[index].facts.take()
    guard case .change(var facts)? = noted else { return noted }
    facts.endsWithView = recorder.lastChanges[index].endsWithView
    let states = effectiveStates(of: facts)
    recorder.memory?.update.effective.formUnion(states)
    return .change(facts)
  }

  /// The states of the update that have changed a track; those of all where it is not made of any.
  private func effectiveStates(of facts: ChangeFacts) -> [Int] {
    switch facts.track.role {
    case .value: facts.track.states
    case .transition, .matchedFrame, .layoutFrame, .content, .keyframes:
      facts.writes.map { $0.state }
    }
  }

  /// Counts the samples of a drag that a value follows untracked.
  mutating func countSamples(of index: Int, _ outcome: ChangeOutcome) {
    let isUntracked = outcome == .jumped && recorder.memory?.turn.origin.isSample == true
    let count = recorder.lastChanges[index].untrackedSamples
    recorder.lastChanges[index].untrackedSamples = isUntracked ? count + 1 : 0
  }

  /// Lets completions wait for a motion, or not.
  ///
  /// - Returns: the completions of the document that wait for it.
  private mutating func noteWaits(
    for index: Int, _ change: Change, _ forecast: MotionForecast, _ cause: ChangeCause?
  ) -> [CompletionFacts.Name] {
    let ids = change.isByKeyframes ? [] : cause?.transaction.transaction.completions ?? []
    let name = name(ofProperty: index)
    guard change.met.isAnimated else {
      recorder.memory?.completions.note(.init(track: name, reason: .jumped), by: ids)
      return []
    }
    let supersession = CompletionFacts.Supersession(
      instant: change.instant, transaction: recorder.name(ofTransaction: change.transaction),
      step: cause?.step, returned: viewThatReturned(with: index))
    recorder.memory?.completions.note(
      CompletionFacts.Wait(track: name, forecast: forecast), of: index, by: ids,
      superseding: supersession)
    return ids.compactMap { recorder.memory?.completions[$0]?.name }
  }

  /// The view that is there, if a value is that of its transition.
  private func viewThatReturned(with index: Int) -> String? {
    let track = views.tracks[views.track(of: index)]
    guard case .transition = track.origin, let instance = track.instance,
      views.instances[instance].isPresent
    else { return nil }
    return views.name(of: instance, in: timeline)
  }

  /// Notes that a value was set to what it was.
  mutating func noteEqual(_ index: Int) {
    let track = views.track(of: index)
    guard recorder.isExplained, views.tracks[track].isPrinted else { return }
    recorder.memory?.update.equalTracks.append(track)
  }

  /// The name of a value: of its track, or of the view whose observer or recipe watches it.
  func name(ofProperty index: Int) -> String {
    let track = views.tracks[views.track(of: index)]
    return switch track.role {
    case .printed: track.name
    case .observer: "the observer in \(track.name)"
    case .recipe: "the recipe in \(track.name)"
    case .unnamed: "the frame of \(track.name)"
    }
  }
}

extension TransactionRewriter {
  /// The kind of the modifier, for the account.
  var kind: Passage.Kind {
    switch effect {
    case .animation: .animation
    case .transaction: .transaction
    case .border: .border
    }
  }
}
