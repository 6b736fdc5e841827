import AnimationEngine
import TimelineDocument
import TimelineSimulation

/// The options for one run of a timeline: its times, and replacements for its settings.
struct PlayOptions: Sendable {
  var frameRate: Double?
  var from: Double?
  var until: Double?
  var times: [Double] = []
  var clock: ClockKind?
  var profile: Profile?
  var roomSize: Size?
  var seed: Double?
  /// A key of the document that means something to others only, and is ignored.
  var ignoredKey: String?

  /// The options of a command that does not read them.
  init() {}

  /// The options of a command that plays a timeline frame by frame.
  init(_ read: inout OptionReader, for input: TimelineInput) {
    self.init(&read)
    if case .lines(let batch) = input { ignoredKey = batch.key }
  }

  init(_ read: inout OptionReader) {
    read.group(.sampling)
    frameRate = read.frameRate()
    from = read.from()
    until = read.until()
    clock = read.clock()
    profile = read.profile()
    roomSize = read.roomSize()
    seed = read.seed()
  }

  var sampling: Sampling {
    var sampling = Sampling()
    sampling.frameRate = frameRate
    sampling.from = from
    sampling.until = until
    sampling.times = times.isEmpty ? nil : times
    return sampling
  }

  /// The settings that replace those of the timeline.
  var overrides: TimelineOverrides {
    var overrides = TimelineOverrides()
    overrides.clock = clock
    overrides.profile = profile
    overrides.roomSize = roomSize
    overrides.seed = seed
    overrides.until = until.map(Instant.init(seconds:))
    overrides.ignoredKey = ignoredKey
    return overrides
  }
}
