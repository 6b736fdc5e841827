import AnimationEngine
import TimelineLanguage

extension Simulation {
  /// Turns what the scene has noted into events.
  mutating func noteRecords(turn: Int?) {
    guard isRecording else { return }
    for record in scene.takeRecords() {
      switch record {
      case .changed(let state, let outcome, let transaction):
        noteChange(of: state, outcome, transaction: transaction, turn: turn)
      case .logicallyComplete(let state, let transaction, let isSuperseded):
        let detail: EventDetail? = isSuperseded ? .superseded : nil
        note(.logical, of: state, presentation(of: state), transaction, detail, turn: turn)
      case .ended(let state):
        let last = lastChanges[state]
        let detail: EventDetail? = last.instant == scene.now ? .zero : nil
        note(.end, of: state, presentation(of: state), last.transaction, detail, turn: turn)
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

  private mutating func noteChange(
    of state: Int, _ outcome: ChangeOutcome, transaction: Int, turn: Int?
  ) {
    let opening = openings[transaction]
    let (word, detail): (EventWord, EventDetail?)
    switch outcome {
    case .ignored: return
    case .jumped: (word, detail) = (.set, opening == nil ? .noScope : .nilAnimation)
    case .began: (word, detail) = (.begin, opening.flatMap { EventDetail($0.scope) })
    case .merged: (word, detail) = (.retarget, .merge)
    case .crossFaded: (word, detail) = (.retarget, .crossFade)
    case .tracked: (word, detail) = (.retarget, .track)
    }
    if outcome != .jumped { lastChanges[state] = (scene.now, transaction) }
    note(word, of: state, states[state], transaction, detail, turn: turn)
  }

  private mutating func note(
    _ word: EventWord, of state: Int, _ value: Double, _ transaction: Int, _ detail: EventDetail?,
    turn: Int?
  ) {
    record(
      TraceEvent(
        instant: scene.now, word: word, track: timeline.states[state].name,
        transaction: name(ofTransaction: transaction), value: .number(value), detail: detail,
        turn: turn))
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
