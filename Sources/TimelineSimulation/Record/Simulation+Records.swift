import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// Turns what the scene has noted into events. A track is known to the scene by its place.
  mutating func noteRecords(turn: Int?) {
    guard isRecording else { return }
    for record in scene.takeRecords() {
      switch record {
      case .changed(let track, let outcome, let transaction):
        noteChange(of: track, outcome, transaction: transaction, turn: turn)
      case .logicallyComplete(let track, let transaction, let isSuperseded):
        let detail: EventDetail? = isSuperseded ? .superseded : nil
        note(.logical, of: track, shown(track), transaction, detail, turn: turn)
      case .ended(let track):
        let last = lastChanges[track]
        let detail: EventDetail? = last.instant == scene.now ? .zero : nil
        note(.end, of: track, shown(track), last.transaction, detail, turn: turn)
      }
    }
  }

  /// The events that wait for a firing that has not come, now that the run is over.
  var unreachedEvents: [TraceEvent] {
    firings.unreached.map { time in
      TraceEvent(instant: scene.now, word: .unreached, label: timeline[time.label])
    }
  }

  /// What a transaction is called: by its step's name, or by the order in which it was opened.
  func name(ofTransaction number: Int) -> String {
    transactionNames[number] ?? "t\(number)"
  }

  private func shown(_ track: Int) -> EventValue { presentation(of: tracks[track]) }

  /// The value the app has set.
  private func model(_ track: Int) -> EventValue? {
    let type = tracks[track].type
    return type.components(of: environment.states[tracks[track].state])
      .map { EventValue(type.printed($0)) }
  }

  private mutating func noteChange(
    of track: Int, _ outcome: ChangeOutcome, transaction: Int, turn: Int?
  ) {
    let opening = openings[transaction]
    let (word, detail): (EventWord, EventDetail?)
    switch outcome {
    case .ignored: return
    case .jumped: (word, detail) = (.set, opening == nil ? .noScope : .nilAnimation)
    case .began: (word, detail) = (.begin, opening.flatMap { EventDetail($0) })
    case .merged: (word, detail) = (.retarget, .merge)
    case .crossFaded: (word, detail) = (.retarget, .crossFade)
    case .tracked: (word, detail) = (.retarget, .track)
    }
    if outcome != .jumped { lastChanges[track] = (scene.now, transaction) }
    note(word, of: track, model(track), transaction, detail, turn: turn)
  }

  private mutating func note(
    _ word: EventWord, of track: Int, _ value: EventValue?, _ transaction: Int,
    _ detail: EventDetail?, turn: Int?
  ) {
    record(
      TraceEvent(
        instant: scene.now, word: word, track: tracks[track].name,
        transaction: name(ofTransaction: transaction), value: value, detail: detail, turn: turn))
  }
}

extension EventDetail {
  /// The word for where an animation came from.
  fileprivate init?(_ scope: Scope?) {
    switch scope {
    case .animation: self = .withAnimation
    case .transaction: self = .withTransaction
    case .binding: self = .binding
    case nil: return nil
    }
  }
}
