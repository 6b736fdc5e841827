import AnimationEngine
import JSONText

// A generated document of a million events has a handful of forms of them. What an event of a known form says
// follows from the first one of the form: only its numbers are read.
extension DocumentDecoder {
  /// The number of forms that are kept, because events may alternate between several.
  private static let formLimit = 4

  /// Whether repetitions are looked for: always where there are some; elsewhere now and then, because they
  /// cost time.
  private var looksForRepetitions: Bool { eventsWithoutForm % 512 < 8 }

  /// Keeps the form of an event that was read without a problem, in the place of an older one.
  mutating func noteForm(of step: Step) {
    guard looksForRepetitions, eventTimes.count == 1, case .instant = eventTimes[0],
      let form = EventForm(step, at: latestEventTime, in: stepContent)
    else { return }
    if eventForms.count < Self.formLimit {
      latestForm = eventForms.count
      eventForms.append(form)
    } else {
      latestForm = (latestForm + 1) % Self.formLimit
      eventForms[latestForm] = form
    }
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
    let (step, verb) = (eventForms[latestForm].step, eventForms[latestForm].verb)
    let shift = eventForms[latestForm].text.parts[eventForms[latestForm].partOfVerb].shift
    let index = stepContent.verbs.add(
      Verb(place: verb.place.moved(by: shift), action: .set(repeatAssignments())))
    let last = eventForms[latestForm].text.parts.count - 1
    let place = step.place.moved(
      from: eventForms[latestForm].text.parts[0], to: eventForms[latestForm].text.parts[last])
    let scopeShift = eventForms[latestForm].text.parts[eventForms[latestForm].partOfScope].shift
    return stepContent.steps.add(
      Step(
        place: place, scope: step.scope?.moved(by: scopeShift),
        verbs: ElementRange(index.index..<index.index + 1), details: nil))
  }

  private mutating func repeatAssignments() -> ElementRange<Assignment> {
    let start = stepContent.assignments.count
    var part = eventForms[latestForm].text.parts[eventForms[latestForm].partOfVerb]
    var index = eventForms[latestForm].partOfVerb
    for assignment in eventForms[latestForm].assignments.indices {
      let first = stepContent.assignments[assignment]
      let target = first.target.moved(by: part.shift)
      var value = first.value.moved(by: part.shift)
      if case .number(_, let place) = first.value {
        index += 1
        let next = eventForms[latestForm].text.parts[index]
        value = .number(next.number, place.moved(from: part, to: next))
        part = next
      }
      stepContent.assignments.append(
        Assignment(value: value, target: target, changesInPlace: first.changesInPlace))
    }
    return ElementRange(start..<stepContent.assignments.count)
  }
}
