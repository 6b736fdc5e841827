import AnimationEngine
import TimelineDocument

extension Trace {
  /// Plays the timeline twice, and writes it as a trace for Perfetto: the motions of some columns, given by their
  /// places, with everything that happens, then the values of the columns at each printed time.
  ///
  /// Of `style` only the form of numbers and the velocities count.
  package func writePerfetto(
    of places: [Int], as style: OutputStyle, to sink: @escaping Sink
  ) throws(RunFailure) {
    let chosen = places.map { columns[$0] }
    let processes = ProcessTable(chosen, name: documentName ?? "timeline")
    var writer = PerfettoWriter(processes, numbers: style.numbers, writingTo: sink)
    try writer.begin()
    try writeMotions(in: processes, to: &writer)
    try writeCounters(of: chosen, in: processes, velocities: style.includesVelocity, to: &writer)
    try writer.finish()
  }

  /// Writes the motions that are not over at the start of the schedule, and what happens from then on.
  private func writeMotions(
    in processes: ProcessTable, to writer: inout PerfettoWriter
  ) throws(RunFailure) {
    var motions = MotionSlices()
    let unseen = Set(columns.map { $0.track }).filter { processes.thread(ofTrack: $0) == nil }
    // The motions that run at the start of the schedule have begun before it.
    let (run, _) = try record(.events, since: .zero) { entry throws(RunFailure) in
      guard let event = entry.event, !unseen.contains(event.track) else { return }
      if let motion = motions.end(by: event), event.instant >= schedule.start {
        try writer.write(motion, until: schedule.end)
      }
      guard event.effect == .none || event.detail == .track else { return }
      if event.instant >= schedule.start { try writer.writeInstant(event) }
    }
    for motion in motions.unended(order: { processes.thread(ofTrack: $0)?.number }) {
      try writer.write(motion, until: schedule.end)
    }
    for event in run.unreachedEvents { try writer.writeInstant(event) }
  }

  private func writeCounters(
    of columns: [Column], in processes: ProcessTable, velocities: Bool,
    to writer: inout PerfettoWriter
  ) throws(RunFailure) {
    let columns = columns.filter { $0.content == .number }
    var values = columns.map { PerfettoCounter($0.name, of: $0, in: processes) }
    var speeds =
      velocities ? columns.map { PerfettoCounter($0.velocityName, of: $0, in: processes) } : []
    var reader = try RowReader(self, velocities: velocities)
    while let time = try reader.next() {
      let text = time.instant.microsecondText
      for (index, column) in columns.enumerated() {
        if let number = reader.row.numbers[column.place], values[index].changes(to: number) {
          try writer.write(number, of: values[index], at: text)
        }
        guard velocities else { continue }
        if let speed = reader.row.velocities[column.place], speeds[index].changes(to: speed) {
          try writer.write(speed, of: speeds[index], at: text)
        }
      }
    }
  }
}

extension PerfettoCounter {
  fileprivate init(_ name: String, of column: Column, in processes: ProcessTable) {
    self.init(name, in: processes.thread(ofTrack: column.track) ?? processes.eventThread)
  }
}
