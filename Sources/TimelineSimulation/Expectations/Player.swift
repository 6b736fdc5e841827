import AnimationEngine
import TimelineDocument

/// Plays a timeline for those who judge what it shows: moment by moment, with the columns of all its tracks.
struct Player {
  let script: PreparedTimeline
  let schedule: Schedule
  /// The columns that names of columns and tracks mean.
  let columns: [String: NamedColumns]
  /// The names of the columns by their places in a row.
  let columnNames: [Int: String]
  /// The columns of each view by its name, and by those of its instances; empty if no claim asks for them.
  private let views: [String: [Range<Int>]]
  var simulation: Simulation
  /// The values on screen when they were read last.
  private(set) var row: RowValues
  /// Whether frames and the times right before instants are looked at, or only instants are played.
  var looks = false
  private let end: Instant
  private var rows: RowTimes.Iterator
  private var meter: ProgressMeter
  private var stage = Stage.beginning

  /// A moment of a run.
  enum Moment {
    /// A frame, or the time right before an instant, whose values are read: nothing happens but motion.
    case look(Instant)
    /// An instant at which something has happened. Its values are not read yet.
    case instant(Instant)
  }

  /// The next part of the run.
  private enum Stage {
    case beginning
    case frame
    /// The instants up to a frame, or up to the end of the run, which need not be a frame.
    case instants(until: Instant, isFrame: Bool)
    /// An instant of these, which was looked at from right before it.
    case instant(until: Instant, isFrame: Bool)
    case over
  }

  /// Begins before the first instant.
  ///
  /// - Parameter end: the last instant that is played; nil for that of the schedule, or of its last row on a display,
  ///   which shows what falls between two ticks at the later one.
  init(
    _ script: PreparedTimeline, _ schedule: Schedule, _ recording: Recording = .events,
    until end: Instant? = nil, watch: RunProgress.Watch? = nil
  ) throws(RunFailure) {
    self.script = script
    self.schedule = schedule
    // One run after the other: two of a large document take twice the memory.
    let columnCount: Int
    (columns, columnNames, columnCount, views) = try Self.columns(
      of: script, schedule, watch: watch)
    simulation = try Simulation.beginning(
      script, frameRate: schedule.frameRate, recording: recording)
    row = RowValues(columnCount: columnCount)
    rows = schedule.rows.makeIterator()
    self.end = end ?? (simulation.display == nil ? schedule.end : schedule.lastInstant)
    meter = ProgressMeter(
      .claims, until: schedule.lastInstant, columnCount: columnCount, watch: watch)
  }

  /// The columns of all tracks that will ever be there, by the names that mean them, and by their places.
  private static func columns(
    of script: PreparedTimeline, _ schedule: Schedule, watch: RunProgress.Watch?
  ) throws(RunFailure) -> (
    named: [String: NamedColumns], names: [Int: String], count: Int, views: [String: [Range<Int>]]
  ) {
    let complete = try script.withAllTracks(schedule, watch: watch)
    let columns = complete.columns
    let names: [Int: String] = columns.reduce(into: [:]) { names, column in
      names[column.place] = names[column.place] ?? column.name
    }
    let views = script.timeline.claimsAbsence ? complete.views.columnsByName : [:]
    return (NamedColumns.table(of: complete.tracks), names, columns.count, views)
  }

  /// Plays to the next moment; nil after the end.
  mutating func next() throws(RunFailure) -> Moment? {
    while true {
      switch stage {
      case .beginning:
        stage = .frame
        guard looks else { continue }
        return try look()
      case .frame:
        if looks, let frame = rows.next() {
          stage = .instants(until: min(frame.instant, end), isFrame: true)
        } else {
          stage = .instants(until: end, isFrame: false)
        }
      case .instants(let limit, let isFrame):
        stage = .instant(until: limit, isFrame: isFrame)
        if looks, advance(beforeNextInstant: limit) { return try look() }
      case .instant(let limit, let isFrame):
        if let instant = try simulation.step(notAfter: limit) {
          stage = .instants(until: limit, isFrame: isFrame)
          meter.count(at: instant)
          return .instant(instant)
        }
        stage = isFrame ? .frame : .over
        guard isFrame else { continue }
        try simulation.advance(to: limit)
        defer { skipStillness() }
        return try look()
      case .over: return nil
      }
    }
  }

  /// Reads the values on screen.
  mutating func read() throws(RunFailure) { try simulation.readValues(into: &row) }

  /// Whether this is the name of a view, or of one of its instances, and of no column.
  func isView(_ name: String) -> Bool { views[name] != nil && columns[name] == nil }

  /// Whether a view is on screen, by its name or that of an instance: one of its columns has a value, or it is in
  /// the tree and has no columns.
  func shows(_ name: String) -> Bool {
    if let places = views[name], !places.isEmpty {
      return places.contains { $0.contains { row[$0] != .missing } }
    }
    return simulation.views.instances.contains { instance in
      !instance.isGone && simulation.views.names(of: instance).contains(name)
    }
  }

  private mutating func look() throws(RunFailure) -> Moment {
    meter.count(at: simulation.scene.now)
    try read()
    return .look(simulation.scene.now)
  }

  /// Lets time pass up to right before the next instant: a value that jumps there was elsewhere. False under a clock
  /// that ticks, and if no time passes.
  private mutating func advance(beforeNextInstant limit: Instant) -> Bool {
    guard simulation.display == nil, let next = simulation.nextInstant(notAfter: limit) else {
      return false
    }
    let before = Instant(ticks: next.ticks - 1)
    guard before > simulation.scene.now else { return false }
    simulation.scene.advanceAnimators(to: before)
    return true
  }

  private mutating func skipStillness() {
    if let next = simulation.nextChange { rows.skip(to: next) }
  }
}
