import AnimationEngine
import TimelineDocument

extension Simulation {
  /// Turns what the scene has noted into events.
  mutating func noteRecords(turn: Int?) {
    guard scene.hasRecords else { return }
    for record in scene.drainRecords() {
      switch record {
      case .changed(let index, let outcome, _):
        noteChange(of: index, outcome, turn: turn)
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
        let running = recorder.lastChanges[index].running.take()
        recorder.memory?.completions.noteEnd(of: index)
        // That the velocity of a drag is forgotten is nothing to tell.
        guard let running, running.met != .tracked else { continue }
        let detail: EventDetail? = running.instant == eventInstant ? .zero : nil
        note(.end, of: index, running.transaction, detail, turn: turn)
      }
    }
  }

  /// The events that wait for a firing that has not come, now that the run is over.
  var unreachedEvents: [TraceEvent] {
    loop.firings.unreached.map { time in
      TraceEvent(instant: eventInstant, word: .unreached, label: timeline[time.label])
    }
  }

  private mutating func noteChange(of index: Int, _ outcome: ChangeOutcome, turn: Int?) {
    guard outcome != .ignored, let change = recorder.lastChanges[index].change,
      let word = change.word
    else { return noteEqual(index) }
    if recorder.isExplained { countSamples(of: index, outcome) }
    let facts = facts(ofChange: index)
    guard views.tracks[views.track(of: index)].isPrinted else {
      if let facts { record(facts: facts) }
      return
    }
    note(word, of: index, change.target, change.transaction, change.detail, turn: turn, facts)
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
