import Diagnostics
import JSONText

extension DocumentDecoder {
  /// How far numbers may be from what is expected, unless a document says otherwise.
  private static let standardTolerance = 1e-6

  mutating func readExpectations() throws(JSONError) -> ElementIndex<ExpectationList>? {
    var tolerance = Self.standardTolerance
    var profiles: [Profile] = []
    let start = stepContent.expectations.count
    let keys = try readObject(
      "'expect'", keys: ExpectKey.self,
      value: { (decoder, key, name) throws(JSONError) in
        if key == .profiles {
          try decoder.readElements(Subject(key)) { (decoder) throws(JSONError) in
            if let profile: Profile = try decoder.readWord(for: "a profile") {
              profiles.append(profile)
            }
          }
        } else if key == .within {
          tolerance = try decoder.readNumber(for: Subject(key), in: .tolerance) ?? tolerance
        } else {
          try decoder.readExpectation(of: key, name)
        }
      },
      other: { (decoder, name) throws(JSONError) in try decoder.readExpectedValue(name) })
    guard keys != nil else { return nil }
    let range = ElementRange<Expectation>(start..<stepContent.expectations.count)
    return stepContent.expectationLists.add(
      ExpectationList(tolerance: tolerance, profiles: profiles, expectations: range))
  }

  /// A column, or `state.` and a state.
  private mutating func readExpectedValue(_ name: JSONString) throws(JSONError) {
    let what = Subject("the value of", name)
    let text = content.text(name)
    if text.hasPrefix(StatePath.modelPrefix) {
      let path = modelPath(String(text.dropFirst(StatePath.modelPrefix.count)), name)
      let context = path.flatMap { $0.isPartial ? nil : ExpressionContext(.newValue, of: $0) }
      let value = try readValue(for: what, as: .comparable, in: context)
      if let path, let value { add(.model(path, value), name) }
    } else if let key = ExpectKey.synonyms[text] {
      try rejectKey(name, of: "'expect'", known: []) { _ in key.name }
    } else {
      let value = try readValue(for: what, as: .comparable)
      if case .null? = value, deferred.isReadingViews {
        deferred.absences.append((stepContent.expectations.count, name))
        add(.absent(intern(name)), name)
      } else if case .null(let place)? = value {
        if let condition = absence(of: name, at: place) { add(condition, name) }
      } else if let column = track(name), let value {
        add(.column(column, value), name)
      }
    }
  }

  /// The claim that a column has no value, or that a view is not there.
  private mutating func absence(
    of name: JSONString, at place: SourceRange
  ) -> Expectation.Condition? {
    let isView = content.withBytes(of: name) {
      !names.isTrack($0) && names.view(named: $0) != nil
    }
    return isView ? .absent(intern(name)) : track(name).map { .column($0, .null(place)) }
  }

  /// Looks at the claims of steps in views that something is not there, now that all names are known.
  mutating func checkDeferredAbsences() {
    for (index, name) in deferred.absences {
      guard let condition = absence(of: name, at: SourceRange(name.range)) else { continue }
      stepContent.expectations[index] = Expectation(
        place: SourceRange(name.range), condition: condition)
    }
  }

  private mutating func modelPath(_ path: String, _ name: JSONString) -> StatePath? {
    guard let root = stateRoot(ofPath: path) else {
      let help = nearestName(to: path, among: knownStates()).map { "did you mean 'state.\($0)'?" }
      let message = "no state is called \(path.quotedForMessage)"
      add(.error(.unknownName, message, at: name.range, help: help))
      return nil
    }
    return statePath(name, root: root.reference, isPartial: root.isPartial)
  }

  mutating func add(_ condition: Expectation.Condition, _ name: JSONString) {
    stepContent.expectations.append(
      Expectation(place: SourceRange(name.range), condition: condition))
  }

  private mutating func readExpectation(
    of key: ExpectKey, _ name: JSONString
  ) throws(JSONError) {
    switch key {
    case .within, .profiles: break
    case .note: try cursor.skipValue()
    case .events: try readEventCounts()
    case .order:
      let start = stepContent.eventPatterns.count
      try readElements(Subject(key)) { (decoder) throws(JSONError) in
        guard let string = try decoder.readString(for: "an event"),
          let pattern = decoder.eventPattern(string)
        else { return }
        decoder.stepContent.eventPatterns.append(pattern)
      }
      add(.order(ElementRange(start..<stepContent.eventPatterns.count)), name)
    case .settled: add(.settled(try readTracks(for: Subject(key))), name)
    case .monotonic: add(.monotonic(try readTracks(for: Subject(key))), name)
    case .range: try readRanges()
    case .winner:
      try readMembers(Subject(key)) { (decoder, name) throws(JSONError) in
        let value = try decoder.readValue(for: Subject("the winner of", name), as: .text)
        guard let track = decoder.track(name), let value else { return }
        decoder.add(.winner(track, value), name)
      }
    case .completed: try readCompletionExpectations()
    }
  }
}

extension DocumentDecoder {
  private mutating func readTracks(
    for what: Subject
  ) throws(JSONError) -> ElementRange<ElementIndex<String>> {
    var tracks: [ElementIndex<String>] = []
    try readElements(what) { (decoder) throws(JSONError) in
      guard let name = try decoder.readString(for: "a track"), let track = decoder.track(name)
      else { return }
      tracks.append(track)
    }
    let start = stepContent.textLists.count
    stepContent.textLists += tracks
    return ElementRange(start..<stepContent.textLists.count)
  }

  private mutating func readEventCounts() throws(JSONError) {
    try readMembers("'events'") { (decoder, name) throws(JSONError) in
      let count = try decoder.readCount(for: Subject("the count of", name))
      guard let pattern = decoder.eventPattern(name), let count else { return }
      decoder.add(.count(pattern, count), name)
    }
  }

  /// A word for events, and a label after a blank.
  private mutating func eventPattern(_ string: JSONString) -> EventPattern? {
    let text = content.text(string)
    let blank = text.firstIndex(of: " ")
    let word = String(text[..<(blank ?? text.endIndex)])
    guard let known = EventWord(rawValue: word) else {
      let near = nearestName(to: word, among: EventWord.allCases.map { $0.rawValue })
      add(
        .error(
          .unknownName, "no event is called \(word.quotedForMessage)", at: string.range,
          help: near.map { "did you mean '\($0)'?" }))
      return nil
    }
    let label = blank.map { intern(String(text[text.index(after: $0)...])) }
    return EventPattern(word: known, label: label)
  }

  private mutating func readRanges() throws(JSONError) {
    try readMembers("'range'") { (decoder, name) throws(JSONError) in
      let track = decoder.track(name)
      let what = Subject("the range of", name)
      var bounds: [DocumentValue] = []
      var count = 0
      try decoder.readElements(what) { (decoder) throws(JSONError) in
        count += 1
        if let bound = try decoder.readValue(for: what, as: .number) { bounds.append(bound) }
      }
      guard count == 2 else {
        decoder.refuseRange(what)
        return
      }
      guard let track, bounds.count == 2 else { return }
      decoder.add(.range(track, lowest: bounds[0], highest: bounds[1]), name)
    }
  }

  private mutating func refuseRange(_ what: Subject) {
    guard content.bytes[cursor.lastRange.lowerBound] == UInt8(ascii: "[") else { return }
    let message = "\(describe(what)) must be the lowest and the highest value, as [0, 1]"
    add(.error(.wrongType, message, at: cursor.lastRange))
  }

  private mutating func readCompletionExpectations() throws(JSONError) {
    try readMembers("'completed'") { (decoder, name) throws(JSONError) in
      let label = decoder.intern(name)
      decoder.labels.use(label, at: name, asTime: false)
      guard let expectation = try decoder.readCompletionExpectation(of: label) else { return }
      let index = ElementIndex<CompletionExpectation>(
        decoder.stepContent.completionExpectations.count)
      decoder.stepContent.completionExpectations.append(expectation)
      decoder.add(.completed(index), name)
    }
  }

  private mutating func readCompletionExpectation(
    of label: ElementIndex<String>
  ) throws(JSONError) -> CompletionExpectation? {
    var expectation = CompletionExpectation(label: label)
    let keys = try readObject("what is expected of a label", keys: CompletionExpectationKey.self) {
      (decoder, key, _) throws(JSONError) in
      switch key {
      case .at: expectation.time = try decoder.readValue(for: Subject(key), as: .number)
      case .count: expectation.count = try decoder.readCount(for: Subject(key))
      case .by:
        expectation.mechanism = try decoder.readString(for: Subject(key)).map { decoder.intern($0) }
      case .note: try decoder.cursor.skipValue()
      }
    }
    return keys == nil ? nil : expectation
  }
}
