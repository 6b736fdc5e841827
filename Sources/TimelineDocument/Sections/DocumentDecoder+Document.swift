import AnimationEngine
import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads the whole text.
  mutating func readDocument() throws(JSONError) {
    defer { diagnostics.add(contentsOf: deferred.eventDiagnostics) }
    try cursor.begin()
    _ = try readObject(
      "the document", keys: TimelineKey.self,
      value: { (decoder, key, _) throws(JSONError) in try decoder.readTimelineValue(of: key) },
      other: { (decoder, name) throws(JSONError) in try decoder.readOtherKey(name) })
    try cursor.end()
    try readDeferredSections()
    resolveGestureViews()
    checkTaps()
    checkEnvironment()
    resolveEventTimes()
    checkLabels()
    checkRecursion()
    checkScopesAroundCalls()
  }

  private mutating func readOtherKey(_ name: JSONString) throws(JSONError) {
    if let key = overrides.ignoredKey, content.text(name) == key {
      return try cursor.skipValue()
    }
    try rejectKey(name, of: "the document", known: TimelineKey.table.names) {
      TimelineKey.synonyms[$0]?.name
    }
  }

  private mutating func readTimelineValue(of key: TimelineKey) throws(JSONError) {
    switch key {
    case .schema: _ = try readString(for: Subject(key))
    case .version: _ = try readNumber(for: Subject(key), in: .version)
    case .name: timeline.name = try readText(for: Subject(key))
    case .note: try cursor.skipValue()
    case .fps:
      if let rate = try readNumber(for: Subject(key), in: .frameRate) { timeline.frameRate = rate }
    case .until:
      let until = try readNumber(for: Subject(key), in: .time).map(Instant.init(seconds:))
      timeline.until = overrides.until ?? until
    case .clock:
      let clock: ClockKind? = try readWord(for: Subject(key))
      timeline.clock = overrides.clock ?? clock ?? timeline.clock
      timeline.clockPlace = SourceRange(cursor.lastRange)
    case .hitches: try readHitches()
    case .reduceMotion:
      let flag = try readBoolean(for: Subject(key))
      timeline.reduceMotion = overrides.reduceMotion ?? flag ?? false
      timeline.reduceMotionPlace = SourceRange(cursor.lastRange)
    case .animationSpeed:
      timeline.animationSpeed = try readNumber(for: Subject(key), in: .speed) ?? 1
    case .size: try readRoomSize()
    case .seed:
      let seed = try readNumber(for: Subject(key), in: .seed)
      timeline.seed = overrides.seed ?? seed ?? 0
    case .pixelLength:
      timeline.pixelLength = try readNumber(for: Subject(key), in: .length)
    case .profile:
      let profile: Profile? = try readWord(for: Subject(key))
      timeline.profile = overrides.profile ?? profile ?? timeline.profile
      noteDeclaration()
    case .define: try readDefinitions()
    case .state: try readStates()
    case .published: try readPublished()
    case .environment: try readEnvironment()
    case .actions: try declareActions()
    case .components: try declareComponents()
    case .views: try deferViews()
    case .events: try readOrDeferEvents()
    case .cases: try deferCases()
    case .always: try deferLaws()
    case .sourceMap: try readSourceMap()
    }
  }

  private mutating func readRoomSize() throws(JSONError) {
    var lengths: [Double] = []
    let isNew = overrides.roomSize == nil
    var count = 0
    try readElements(Subject(TimelineKey.size)) { (decoder) throws(JSONError) in
      count += 1
      if let length = try decoder.readNumber(for: "a length of the room", in: .length) {
        lengths.append(length)
      }
    }
    guard count == 2 else {
      return add(
        .error(
          .outOfRange, "'size' must have 2 numbers, the width and the height, not \(count)",
          at: cursor.lastRange))
    }
    if isNew, lengths.count == 2 {
      timeline.roomSize = Size(width: lengths[0], height: lengths[1])
    }
  }

  private mutating func readSourceMap() throws(JSONError) {
    try readMembers(Subject(TimelineKey.sourceMap)) { (decoder, pointer) throws(JSONError) in
      guard let place = try decoder.readText(for: "a place in a source") else { return }
      decoder.timeline.sourceMap[decoder.content.text(pointer)] = place
    }
  }

  private mutating func deferViews() throws(JSONError) {
    deferred.views = cursor
    try cursor.skipValue()
    timeline.viewsPlace = SourceRange(cursor.lastRange)
    noteDeclaration()
  }
}

// MARK: - Parts that name what others declare

extension DocumentDecoder {
  /// Notes a declaration: earlier events are read again.
  mutating func noteDeclaration() {
    if deferred.events != nil { deferred.eventsMustBeRead = true }
  }

  /// Most documents declare first, so their events are read at once. Where no state is
  /// known yet, or where there are views, they wait.
  private mutating func readOrDeferEvents() throws(JSONError) {
    deferred.events = cursor
    let hasStates = !timeline.states.isEmpty || !timeline.published.isEmpty
    guard hasStates, deferred.views == nil else {
      deferred.eventsMustBeRead = true
      try cursor.skipValue()
      return
    }
    try readEventsApart()
  }

  private mutating func readDeferredSections() throws(JSONError) {
    if deferred.eventsMustBeRead {
      deferred.eventDiagnostics = DiagnosticList()
      stepContent.events = []
      stepContent.removeSteps()
      deferred.gestureViews = []
      deferred.taps = []
      labels = LabelUses()
      closingScopes = []
    }
    if let start = deferred.views {
      cursor = start
      try readViews()
    }
    if deferred.eventsMustBeRead, let start = deferred.events {
      cursor = start
      try readEventsApart()
    }
    if let start = deferred.actions {
      cursor = start
      try readActions()
    }
    if let start = deferred.cases {
      cursor = start
      try readCases()
    }
    if let start = deferred.laws {
      cursor = start
      try readLaws()
    }
  }

  /// Reads the events and keeps what is found in them apart, so that it can be forgotten.
  private mutating func readEventsApart() throws(JSONError) {
    let others = diagnostics
    diagnostics = DiagnosticList()
    defer {
      deferred.eventDiagnostics = diagnostics
      diagnostics = others
    }
    try readEvents()
  }
}
