import Diagnostics
import TimelineDocument

extension ExpectationRun {
  /// The names of columns and tracks in a claim.
  func names(in claim: Expectation.Condition) -> [String] {
    switch claim {
    case .column(let name, _), .range(let name, _, _), .winner(let name, _): [timeline[name]]
    case .settled(let names), .monotonic(let names): timeline[names].map { timeline[$0] }
    case .absent, .model, .count, .order, .completed: []
    }
  }

  /// The columns whose way is asked about, not only their value.
  var watchedPlaces: Set<Int> {
    var places: Set<Int> = []
    for expectation in expectations {
      switch expectation.condition {
      case .range, .monotonic:
        for name in names(in: expectation.condition) {
          places.formUnion(player.columns[name]?.places ?? 0..<0)
        }
      case .column, .absent, .model, .count, .order, .settled, .winner, .completed: break
      }
    }
    return places
  }

  /// Reports names without columns; which columns a state has depends on its value.
  func checkNames(_ diagnostics: inout DiagnosticList) -> Bool {
    var isRight = true
    for expectation in expectations {
      for name in names(in: expectation.condition) where player.columns[name] == nil {
        if case .column(_, .null) = expectation.condition, player.isView(name) { continue }
        let near = nearestName(to: name, among: player.columns.keys.sorted())
        diagnostics.add(
          .error(
            .unknownName, "no column is called \(name.quotedForMessage)",
            at: expectation.place.range,
            help: near.map { "did you mean '\($0)'?" }
              ?? "'state.' before a name asks for a value that is not printed"))
        isRight = false
      }
    }
    return isRight
  }

  private var expectations: [Expectation] {
    timeline.expectationLists.flatMap { timeline[timeline[$0].expectations] }
  }
}

extension Timeline {
  /// Whether something is expected of events that are told only on request.
  var asksForDetails: Bool {
    expectationLists.contains { list in
      self[self[list].expectations].contains { expectation in
        switch expectation.condition {
        case .count(let pattern, _): pattern.word.isDetail
        case .order(let patterns): self[patterns].contains { $0.word.isDetail }
        case .column, .absent, .model, .settled, .range, .monotonic, .winner, .completed: false
        }
      }
    }
  }
}
