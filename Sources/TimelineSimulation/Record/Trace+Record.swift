import AnimationEngine

extension Trace {
  /// Plays the timeline and hands over what is recorded of it, in order, up to the end of the schedule.
  ///
  /// - Parameter start: the time from which on it is handed over; nil for the start of the schedule.
  /// - Returns: the run at its end, and how many turns ran in this time.
  func record(
    _ recording: Recording, since start: Instant? = nil,
    _ tell: (AccountEntry) throws(RunFailure) -> Void
  ) throws(RunFailure) -> (run: Simulation, turns: Int) {
    var simulation = try Self.simulation(of: script, schedule, recording: recording)
    var turnsBefore = 0
    var problem: RunFailure?
    try withoutActuallyEscaping(tell) { (tell) throws(RunFailure) in
      simulation.recorder.receiver = { [start = start ?? schedule.start] entries in
        do throws(RunFailure) {
          for entry in entries where problem == nil && entry.isTold(since: start) {
            try tell(entry)
          }
        } catch {
          problem = error
        }
      }
      defer { simulation.recorder.receiver = nil }
      var meter = meter(of: .events)
      while let instant = try simulation.step(notAfter: schedule.end) {
        meter.count(at: instant)
        if instant < schedule.start { turnsBefore = simulation.turnCount }
        simulation.recorder.deliver()
        if let problem { throw problem }
      }
    }
    return (simulation, simulation.turnCount - turnsBefore)
  }
}

extension AccountEntry {
  fileprivate func isTold(since start: Instant) -> Bool {
    (facts?.instant ?? event?.instant).map { $0 >= start } ?? false
  }
}
