import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A run that never settles, and the time after which nothing more is claimed of it.
///
/// Claims are asked where the document says. Laws are about the whole run: they are looked at until the document's
/// last event is over, and all that moves without end has shown its whole motion once.
struct OpenRun {
  private var simulation: Simulation
  /// Whether all motion is looked at: for laws, or for a person.
  private let looksAtMotion: Bool
  /// How often each list of claims is still to be asked.
  private var missing: [ElementIndex<ExpectationList>: Int]
  private var lastClaim = Instant.zero

  private var timeline: Timeline { simulation.timeline }

  /// The seconds in which laws are looked at where nothing says how long a motion takes.
  private static let shortestLook = 1.0

  /// When a run that never settles ends for its claims and laws; claims that are not asked within an hour of the
  /// last event are not waited for.
  static func end(
    of script: PreparedTimeline, frameRate: Double, _ end: OpenEnd
  ) throws(RunFailure) -> Instant {
    var run = try OpenRun(script, frameRate: frameRate, end)
    try run.play()
    return try max(run.lastClaim, run.endOfMotion())
  }

  private init(
    _ script: PreparedTimeline, frameRate: Double, _ end: OpenEnd
  ) throws(RunFailure) {
    looksAtMotion = end == .wholeMotion || !script.timeline.laws.isEmpty
    simulation = try Simulation.beginning(script, frameRate: frameRate, recording: .events)
    let (timeline, times) = (script.timeline, script.timeline.timesOfExpectationLists)
    missing = [:]
    for list in timeline.expectationLists where timeline.isMeant(timeline[list]) {
      missing[list] = times[list] ?? 1
    }
  }

  /// Plays until each claim has been asked, or to the time by which everything should have settled.
  private mutating func play() throws(RunFailure) {
    let limit = simulation.settlingLimit
    do throws(RunFailure) {
      while looksAtMotion || !missing.isEmpty,
        let instant = try simulation.step(notAfter: limit)
      {
        _ = simulation.recorder.drainEvents()
        for between in simulation.expectations.drainSnapshots() {
          var between = between
          note(between.expectations.drainDue(), at: between.eventInstant)
        }
        note(simulation.expectations.drainDue(), at: instant)
      }
    } catch {
      guard error.isLackOfEnd else { throw error }
    }
  }

  private mutating func note(_ due: [DueExpectations], at instant: Instant) {
    for expectations in due {
      guard let count = missing[expectations.list] else { continue }
      missing[expectations.list] = count > 1 ? count - 1 : nil
      lastClaim = max(lastClaim, instant)
    }
  }
}

// MARK: - Laws

extension OpenRun {
  /// When laws and motion need not be looked at any longer.
  private mutating func endOfMotion() throws(RunFailure) -> Instant {
    guard looksAtMotion else { return .zero }
    var start = simulation.loop.lastEvent ?? .zero
    for law in timeline.laws {
      let time: DocumentValue
      switch law.condition {
      case .settled(let after), .rest(_, let after): time = after
      case .range, .monotonic, .jump, .once, .still: continue
      }
      do throws(EvaluationError) {
        let seconds = try simulation.model.number(time, in: .document)
        start = max(start, Instant(seconds: min(max(seconds, 0), Instant.secondsLimit)))
      } catch {
        throw .evaluation(error, .zero)
      }
    }
    // Work that comes again and again has begun its motions at any time.
    let isAllMotion = simulation.loop.isEmpty && simulation.endlessTimelineView == nil
    if isAllMotion { start = max(start, simulation.latestBeginning) }
    let look = max(simulation.longestPassage, Self.shortestLook)
    return start.advanced(bySeconds: look) ?? Instant(seconds: Instant.secondsLimit)
  }
}

extension Simulation {
  /// A run that has not settled by then never will.
  var settlingLimit: Instant {
    (loop.lastEvent ?? .zero).advanced(bySeconds: Schedule.settlingLimit)
      ?? Instant(seconds: Instant.secondsLimit)
  }

  /// The last changes of the values that move.
  private var runningChanges: [LastChange] {
    views.tracks.compactMap { track in
      guard let property = track.property, scene.isMoving(property), !scene.isPaused(property)
      else { return nil }
      return recorder.lastChanges[property.index]
    }
  }

  /// When the last of the motions that run has begun.
  fileprivate var latestBeginning: Instant {
    runningChanges.compactMap { $0.running?.instant }.max() ?? .zero
  }

  /// The seconds in which the longest of the motions that run shows all of itself.
  var longestPassage: Double {
    runningChanges.map { $0.animation?.composition.passage ?? 0 }.max() ?? 0
  }
}

extension Timeline {
  /// Whether claims are meant for the profile that is played.
  func isMeant(_ list: ExpectationList) -> Bool {
    list.profiles.isEmpty || list.profiles.contains(profile)
  }
}
