import AnimationEngine
import TimelineDocument

// The causes of turns, for the account.
extension Simulation {
  /// A turn that is about to run, under its number.
  func facts(of turn: Turn) -> TurnFacts {
    var closed = turn.closedScope
    if case .completion(let completion, _) = turn { closed = scopeClosed(before: completion) }
    return TurnFacts(number: turnCount, origin: origin(of: turn), closedScope: closed)
  }

  private func origin(of turn: Turn) -> TurnOrigin {
    switch turn {
    case .event: .event
    case .completion(let completion, _): .completion(label: completion.completion.label)
    case .observation(let track, _): .observer(view: views.tracks[track].name)
    case .steps(_, _, let callback): .callback(callback.kind)
    case .work: .async
    case .gesture(let run): origin(of: run.drag.moment)
    case .recipe(let call): .recipe(isPaused: call.isPaused)
    case .phase: .phase
    case .secondLayout: .secondLayout
    case .job(let number, _): jobs[number].map { .job(facts(of: $0)) } ?? .beginning
    }
  }

  /// The scope to which a completion was added, closed long before its callback.
  private func scopeClosed(before completion: DocumentCompletion) -> ClosedScope? {
    guard let story = recorder.memory?.completions[completion.id] else { return nil }
    return story.scope.map {
      ClosedScope(work: .completion, word: $0.word, instant: story.opened)
    }
  }

  private func origin(of moment: Drag.Moment) -> TurnOrigin {
    switch moment {
    case .sample(let index): .sample(index + 1)
    case .last: .lastSample
    case .release: .release
    }
  }

  /// The scope of an update that has raised a callback.
  func scopeToClose(around work: ClosedScope.Work, of update: TransactionWrites?) -> ClosedScope? {
    guard let number = update?.transaction.number,
      let word = recorder.scopes(of: number).list.last?.word
    else {
      return nil
    }
    return ClosedScope(work: work, word: word, instant: eventInstant)
  }
}

extension Callback.Kind {
  /// The word for it as something that is caused inside a scope.
  var work: ClosedScope.Work {
    switch self {
    case .onAppear: .onAppear
    case .onDisappear: .onDisappear
    case .onChange: .onChange
    case .onReceive, .firstValue: .onReceive
    }
  }
}
