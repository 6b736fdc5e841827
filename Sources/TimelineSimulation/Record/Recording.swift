/// The detail in which a run is recorded.
enum Recording {
  /// Nothing: only values are asked for.
  case nothing
  /// Nothing, but everything is evaluated that a run with events evaluates, to find what fails.
  case rehearsal
  /// No events, but where all views are, also those that nothing moves: for a stage.
  case stage
  case events
  /// Also what happens at every frame, or comes to nothing.
  case details
  /// Events, and all that there is to explain about them.
  case explanation

  var hasEvents: Bool {
    switch self {
    case .nothing, .rehearsal, .stage: false
    case .events, .details, .explanation: true
    }
  }

  /// Whether what observers see is noted.
  var hasSights: Bool { self == .details || self == .explanation }
}
