import AnimationEngine
import TimelineDocument

extension Simulation {
  /// Turns what the scene has noted into events.
  mutating func noteRecords(turn: Int?) {
    guard scene.hasRecords else { return }
    for record in scene.drainRecords() {
      switch record {
      case .changed(let index, let outcome, let transaction):
        noteChange(of: index, outcome, transaction: transaction, turn: turn)
      case .logicallyComplete(let index, let transaction, let isSuperseded):
        let detail: EventDetail? = isSuperseded ? .superseded : nil
        note(.logical, of: index, transaction, detail, turn: turn)
      case .atTarget(let index, let isOver):
        raiseObserver(of: index, isOver: isOver)
      case .crossed(let index):
        noteSight(.crossing, of: index)
      case .written(let index, let isAtTarget):
        noteSight(.write, of: index)
        if isAtTarget { noteSight(.match, of: index) }
      case .ended(let index):
        let last = recorder.lastChanges[index]
        recorder.lastChanges[index].running = nil
        recorder.memory?.completions.noteEnd(of: index)
        // That the velocity of a drag is forgotten is nothing to tell.
        guard !last.isDragged else { continue }
        let detail: EventDetail? = last.instant == eventInstant ? .zero : nil
        note(.end, of: index, last.transaction, detail, turn: turn)
      }
    }
  }

  /// The events that wait for a firing that has not come, now that the run is over.
  var unreachedEvents: [TraceEvent] {
    loop.firings.unreached.map { time in
      TraceEvent(instant: eventInstant, word: .unreached, label: timeline[time.label])
    }
  }

  private mutating func noteChange(
    of index: Int, _ outcome: ChangeOutcome, transaction: Int, turn: Int?
  ) {
    let opening = recorder.opening(of: transaction)
    let (word, detail): (EventWord, EventDetail?)
    switch outcome {
    case .ignored: return noteEqual(index)
    case .jumped: (word, detail) = (.set, reason(of: index, opening))
    case .began: (word, detail) = (.begin, origin(of: index, opening))
    case .merged: (word, detail) = (.retarget, .merge)
    case .crossFaded: (word, detail) = (.retarget, .crossFade)
    case .tracked: (word, detail) = (.retarget, .track)
    }
    if outcome != .jumped {
      recorder.lastChanges[index].instant = changeInstant
      recorder.lastChanges[index].transaction = transaction
      recorder.lastChanges[index].isDragged = outcome == .tracked
    }
    let isAnimated = outcome != .jumped && outcome != .tracked
    recorder.lastChanges[index].animatedBy = isAnimated ? giver(of: index, opening) : nil
    noteOrigin(of: index, outcome, transaction: transaction)
    let facts = facts(ofChange: index)
    guard views.tracks[views.track(of: index)].isPrinted else {
      if let facts { record(facts: facts) }
      return
    }
    note(
      word, of: index, recorder.lastChanges[index].target, transaction, detail, turn: turn, facts)
  }

  /// The modifier that gave an animation, or the scope.
  private func giver(of index: Int, _ opening: EventDetail?) -> String? {
    switch recorder.lastChanges[index].winner {
    case .modifier(let rewriter)?: return views.rewriters[rewriter].path
    case .transition?: return EventDetail.transition.rawValue
    case .keyframes?: return EventDetail.keyframes.rawValue
    case nil: break
    }
    return opening?.rawValue
  }

  /// Where an animation came from.
  private func origin(of index: Int, _ opening: EventDetail?) -> EventDetail? {
    switch recorder.lastChanges[index].winner {
    case nil: return opening
    case .transition?: return .transition
    case .keyframes?: return .keyframes
    case .modifier(let rewriter)?:
      switch views.rewriters[rewriter].effect {
      case .animation: return .animation
      case .transaction: return .transaction
      }
    }
  }

  /// Why a change was not animated.
  private func reason(of index: Int, _ opening: EventDetail?) -> EventDetail {
    let last = recorder.lastChanges[index]
    if last.quirk != nil { return .profile }
    return last.winner == nil && opening == nil ? .noScope : .nilAnimation
  }

  /// Notes an event whose value is what is on screen.
  private mutating func note(
    _ word: EventWord, of index: Int, _ transaction: Int, _ detail: EventDetail?, turn: Int?
  ) {
    let track = views.track(of: index)
    guard views.tracks[track].isPrinted, let property = views.tracks[track].property else { return }
    // Not by a function of the run, which would be given a copy of it.
    let value = EventValue(views.tracks[track].type.printed(scene[property]))
    note(word, of: index, value, transaction, detail, turn: turn)
  }

  private mutating func note(
    _ word: EventWord, of index: Int, _ value: EventValue?, _ transaction: Int,
    _ detail: EventDetail?, turn: Int?, _ facts: AccountFacts? = nil
  ) {
    let track = views.track(of: index)
    guard views.tracks[track].isPrinted else { return }
    record(
      TraceEvent(
        instant: changeInstant, word: word, track: views.tracks[track].name,
        transaction: recorder.name(ofTransaction: transaction), value: value, detail: detail,
        turn: turn),
      facts)
  }
}

extension EventDetail {
  /// The word for where an animation came from.
  init(_ scope: AnimationScope) {
    switch scope {
    case .animation: self = .withAnimation
    case .transaction: self = .withTransaction
    case .binding: self = .binding
    }
  }
}
