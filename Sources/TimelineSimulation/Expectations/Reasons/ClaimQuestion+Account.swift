import TimelineDocument

// Which entries of the account a question is about.
extension ClaimQuestion {
  /// The filters of `explain` that ask the same: an entry is meant that one of them includes.
  func filters(in timeline: Timeline) -> [ExplanationFilter] {
    switch self {
    case .value(let track, _), .course(let track), .rest(let track), .winner(let track),
      .still(let track):
      [ExplanationFilter(track: track)]
    // Filters compare the beginnings of columns.
    case .presence(let view): [ExplanationFilter(track: view + "_")]
    case .firing(let label): [ExplanationFilter(label: label)]
    case .event(let name?):
      [ExplanationFilter(track: timeline[name])]
        + timeline.completionLabels.filter { timeline[$0] == timeline[name] }
        .map { ExplanationFilter(label: $0) }
    case .event(nil): [ExplanationFilter()]
    case .state: []
    }
  }

  /// How an entry of the account bears on the claim.
  enum Bearing {
    /// It decides: a change of what the claim is about, or the call that it waits for.
    case decides
    /// It belongs to the explanation after what decides.
    case adds
    case none
  }

  /// How an entry that a filter includes, or that writes the state, bears on the claim.
  func bearing(of facts: AccountFacts) -> Bearing {
    switch (self, facts) {
    case (.state(let slot), _): facts.writes.contains { $0.state == slot } ? .decides : .none
    case (.presence, .presence): .decides
    case (.presence, _): .none
    case (.event, _), (.firing, _), (_, .change), (_, .step): .decides
    case (_, .hold), (_, .write): .adds
    case (_, .presence), (_, .completion), (_, .observation), (_, .cancellation): .none
    }
  }
}

extension AccountFacts {
  /// The writes to states that an entry is about.
  var writes: [StateWrite] {
    switch self {
    case .change(let facts): facts.writes
    case .step(let facts): facts.writes
    case .presence(let facts): facts.writes
    case .write(let facts): [facts.write]
    case .hold, .completion, .observation, .cancellation: []
    }
  }
}
