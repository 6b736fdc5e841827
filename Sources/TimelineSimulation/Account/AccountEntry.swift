import AnimationEngine

/// An entry of the account of a run: its line among the events, and what there is to explain.
struct AccountEntry {
  /// The line among the events; nil for what only an explanation tells.
  let event: TraceEvent?
  /// Facts for `explain`; nil in other runs, and for entries that need no explanation.
  let facts: AccountFacts?

  init(_ event: TraceEvent?, _ facts: AccountFacts? = nil) {
    self.event = event
    self.facts = facts
  }
}

/// The facts about an entry from which `explain` is written.
indirect enum AccountFacts {
  case change(ChangeFacts)
  case write(WriteFacts)
  case step(StepFacts)
  case presence(PresenceFacts)
  case hold(HoldFacts)
  case completion(CompletionFacts)
  case observation(ObservationFacts)
  case cancellation(CancellationFacts)
}

extension AccountFacts {
  /// When it happened.
  var instant: Instant {
    switch self {
    case .change(let facts): facts.instant
    case .write(let facts): facts.instant
    case .step(let facts): facts.instant
    case .presence(let facts): facts.instant
    case .hold(let facts): facts.instant
    case .completion(let facts): facts.instant
    case .observation(let facts): facts.instant
    case .cancellation(let facts): facts.instant
    }
  }
}
