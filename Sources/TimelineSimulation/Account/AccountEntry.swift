import AnimationEngine

/// An entry of the account of a run: its line among the events, and what there is to explain.
struct AccountEntry {
  /// The line among the events; nil for what only an explanation tells.
  let event: TraceEvent?
  /// What an explanation tells; nil for what is plain, and unless the run is explained.
  let facts: AccountFacts?

  init(_ event: TraceEvent?, _ facts: AccountFacts? = nil) {
    self.event = event
    self.facts = facts
  }
}

/// What an explanation tells of an entry.
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
