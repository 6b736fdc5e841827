import AnimationEngine
import JSONText

// A generated document of a million events has a handful of forms of them. What an event of a known form says
// follows from the first one of the form: only its numbers are read.
extension DocumentDecoder {
  /// So many forms are tried: the events of a document may take turns.
  private static let formLimit = 4

  /// Whether repetitions are looked for: always where there are some; elsewhere now and then, because they
  /// cost time.
  private var looksForRepetitions: Bool { eventsWithoutForm % 512 < 8 }

  /// Keeps the form of an event that was read without a problem, in the place of an older one.
  mutating func noteForm(of step: Step) {
    guard looksForRepetitions, eventTimes.count == 1, case .instant = eventTimes[0],
      stepContent.isRepeatable(step)
    else { return }
    guard eventForms.count == Self.formLimit else {
      latestForm = eventForms.count
      eventForms.append(EventForm(step, at: latestEventTime, in: stepContent))
      return
    }
    latestForm = (latestForm + 1) % Self.formLimit
    eventForms[latestForm].begin(step, at: latestEventTime, in: stepContent)
  }

  /// Reads an event that has one of the known forms; false for any other, which is not read yet.
  mutating func readRepeatedEvent() -> Bool {
    guard looksForRepetitions, findForm() else {
      eventsWithoutForm += 1
      return false
    }
    eventsWithoutForm = 0
    let (time, part) = (eventForms[latestForm].time, eventForms[latestForm].partAfterTime)
    let before = eventForms[latestForm].text.parts[part - 1]
    let after = eventForms[latestForm].text.parts[part]
    guard NumberRange.time.contains(after.number) else {
      cursor.goBack()
      return false
    }
    noteFirst(after.number, at: time.moved(from: before, to: after).range)
    let instant = Instant(seconds: after.number)
    add(Event(time: .instant(instant), isRepetition: true, step: repeatStep()))
    return true
  }

  /// Reads the next event if it has a known form, the latest one first.
  private mutating func findForm() -> Bool {
    guard latestForm < eventForms.count else { return false }
    if eventForms[latestForm].text.readRepetition(from: &cursor) { return true }
    for index in eventForms.indices
    where index != latestForm && eventForms[index].text.readRepetition(from: &cursor) {
      latestForm = index
      return true
    }
    return false
  }

  /// Adds the step of the event that has the latest form.
  private mutating func repeatStep() -> ElementIndex<Step> {
    let step = eventForms[latestForm].step
    let start = stepContent.verbs.count
    var numberCount = 0
    for index in step.verbs.indices {
      let verb = stepContent.verbs[index]
      guard case .set(let assignments) = verb.action else { continue }
      let isAfterTime =
        verb.place.range.lowerBound > eventForms[latestForm].time.range.lowerBound
      var part = numberCount + (isAfterTime ? 1 : 0)
      let place = verb.place.moved(by: eventForms[latestForm].text.parts[part].shift)
      let action = Verb.Action.set(repeatAssignments(assignments, from: &part))
      numberCount = part - (isAfterTime ? 1 : 0)
      stepContent.verbs.append(Verb(place: place, action: action))
    }
    let last = eventForms[latestForm].text.parts.count - 1
    let place = step.place.moved(
      from: eventForms[latestForm].text.parts[0], to: eventForms[latestForm].text.parts[last])
    let shift = eventForms[latestForm].text.parts[eventForms[latestForm].partOfScope].shift
    return stepContent.steps.add(
      Step(
        place: place, scope: step.scope?.moved(by: shift),
        verbs: ElementRange(start..<stepContent.verbs.count), details: nil))
  }

  /// - Parameter index: the part of the form in which they begin, and then the one in which they end.
  private mutating func repeatAssignments(
    _ assignments: ElementRange<Assignment>, from index: inout Int
  ) -> ElementRange<Assignment> {
    let start = stepContent.assignments.count
    for assignment in assignments.indices {
      let first = stepContent.assignments[assignment]
      let part = eventForms[latestForm].text.parts[index]
      var value = first.value.moved(by: part.shift)
      if case .number(_, let place) = first.value {
        index += 1
        let next = eventForms[latestForm].text.parts[index]
        value = .number(next.number, place.moved(from: part, to: next))
      }
      stepContent.assignments.append(
        Assignment(value: value, target: first.target.moved(by: part.shift)))
    }
    return ElementRange(start..<stepContent.assignments.count)
  }
}
