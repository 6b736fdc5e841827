import AnimationEngine
import Diagnostics
package import ExpressionLanguage
import JSONText

/// A drag: samples of a movement, each with steps of its own, and then the release.
package struct Gesture: Hashable, Sendable {
  /// A number or a vector.
  package let start: DocumentValue
  /// A number or a vector.
  package let end: DocumentValue
  /// Seconds.
  package let duration: DocumentValue
  /// Where the finger is; nil where only the movement is stated.
  package internal(set) var finger: FingerPlace?
  /// How the movement passes in time; nil for evenly.
  package let curve: DocumentValue?
  /// Samples a second; nil for 60.
  package let rate: DocumentValue?
  /// The steps at each sample.
  package let changed: ElementRange<Step>
  /// The steps at the release.
  package let ended: ElementRange<Step>
  /// The gesture states, and how each sample changes them.
  package let updating: ElementRange<GestureUpdate>
  /// Whether `.updating` is written before `.onChanged` and `.onEnded`: its changes of the states come first.
  package let updatesFirst: Bool
  /// The transaction with which they are reset at the release; nil for one that sets nothing.
  package let resetTransaction: TransactionChange?

  /// The members of the `value` of a drag, in the words of SwiftUI.
  package static let valueMembers = ["translation", "velocity", "predictedEndTranslation"]
}

/// A state that a gesture changes while it runs and resets when it ends: `@GestureState`.
package struct GestureUpdate: Hashable, Sendable {
  package let state: StateUse
  /// The new value, or the closure of `updating(_:body:)`, which changes the state and the transaction.
  package let change: WrittenExpression
}

/// The keys of `gesture`.
enum GestureKey: UInt8, DocumentKey {
  case from, to, duration, curve, rate, on, startLocation, coordinateSpace, updating, updatingFirst,
    resetTransaction
  case changed, ended, note

  static let table = KeyTable<Self>()
  static let objectName = "gesture"
  static let required: [Self] = [.from, .to, .duration]

  var entry: KeyEntry {
    switch self {
    case .from:
      KeyEntry(
        "from", .expression(.movement), "The translation at the start: a number or a vector.")
    case .to:
      KeyEntry(
        "to", .expression(.movement), "The translation at the release, of the same kind as 'from'.")
    case .duration:
      KeyEntry("duration", .expression(.duration), "How long the movement lasts, in seconds.")
    case .curve:
      KeyEntry(
        "curve", .expression(.curve),
        "The curve of the movement from 'from' to 'to'; linear by default.")
    case .rate:
      KeyEntry(
        "rate", .expression(.rate), "The number of samples per second; 60 by default.")
    case .on:
      KeyEntry(
        "on", .name(.view),
        "The id of the view with the gesture: the steps see where the finger is in it, as 'value.location', "
          + "'value.startLocation' and 'value.predictedEndLocation'.")
    case .startLocation:
      KeyEntry(
        "startLocation", .expression(.movement),
        "Where the finger begins, as [x, y]; in the centre of the view by default.")
    case .coordinateSpace:
      KeyEntry(
        "coordinateSpace", .word(CoordinateSpace.allCases.map { $0.rawValue }),
        "The space of these places: '.local', by default, has its origin at the leading top corner of the view as it "
          + "is laid out, '.global' at that of the screen.")
    case .updating:
      KeyEntry(
        "updating", .map(.state(.any), to: .expression(.newValue)),
        "The states of '@GestureState' with their values at each sample: an expression, or a closure "
          + "'{ value, state, transaction in ... }' that changes the state and its transaction. They are "
          + "reset to their initial values at the release.")
    case .updatingFirst:
      KeyEntry(
        "updatingFirst", .boolean,
        "Whether '.updating' is written before '.onChanged' and '.onEnded', true by default: the steps "
          + "of 'changed' see the new values of its states, and those of 'ended' the initial ones.")
    case .resetTransaction:
      KeyEntry(
        "resetTransaction", TransactionScopeKey.shape,
        "The transaction of that reset, as 'Transaction(animation: .spring)'.")
    case .changed:
      KeyEntry(
        "changed", .steps,
        "The steps at each sample, each time in a turn of its own; they see 'translation', "
          + "'velocity' and 'predictedEnd', also as members of 'value', and their transactions track "
          + "velocity.")
    case .ended:
      KeyEntry(
        "ended", .steps,
        "The steps at the release; they see 'translation', 'velocity' and 'predictedEnd'.")
    case .note: .note
    }
  }
}

extension StepKey {
  static let gestureEntry = KeyEntry(
    "gesture", .object(.gesture),
    "A drag: steps for each of its samples, and for the release.")
}

extension DocumentDecoder {
  mutating func readGesture() throws(JSONError) -> ElementIndex<Gesture>? {
    var parts = GestureParts()
    let keys = try readObject("'gesture'", keys: GestureKey.self) {
      (decoder, key, name) throws(JSONError) in
      let what = Subject(key)
      switch key {
      case .from: parts.start = try decoder.readValue(for: what, as: .movement)
      case .to: parts.end = try decoder.readValue(for: what, as: .movement, in: .single)
      case .duration: parts.duration = try decoder.readValue(for: what, as: .duration)
      case .curve: parts.curve = try decoder.readValue(for: what, as: .curve)
      case .rate: parts.rate = try decoder.readValue(for: what, as: .rate)
      case .on:
        parts.finger.view = try decoder.readString(for: what)
        parts.finger.place = parts.finger.place ?? name.range
      case .startLocation:
        parts.finger.start = try decoder.readValue(for: what, as: .movement)
        parts.finger.place = parts.finger.place ?? name.range
      case .coordinateSpace:
        parts.finger.space = try decoder.readWord(for: what)
        parts.finger.place = parts.finger.place ?? name.range
      case .updating: parts.updating = try decoder.readGestureUpdates(what)
      case .updatingFirst:
        parts.updatesFirst = try decoder.readBoolean(for: what) ?? parts.updatesFirst
      case .resetTransaction: parts.resetTransaction = try decoder.readTransactionChange(what)
      case .changed: parts.changed = try decoder.readLaterSteps(what)
      case .ended: parts.ended = try decoder.readLaterSteps(what)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard let keys else { return nil }
    checkPresence(keys, of: "'gesture'", at: cursor.lastRange)
    checkFinger(parts.finger)
    guard let gesture = parts.gesture else { return nil }
    let index = stepContent.gestures.add(gesture)
    if let view = parts.finger.view { deferred.gestureViews.append((index, view)) }
    return index
  }

  private mutating func readGestureUpdates(
    _ what: Subject
  ) throws(JSONError) -> ElementRange<GestureUpdate> {
    let start = stepContent.gestureUpdates.count
    try readMembers(what) { (decoder, name) throws(JSONError) in
      let state = decoder.stateUse(named: name, .any)
      guard let text = try decoder.readString(for: Subject("the value of", name)), let state else {
        return
      }
      decoder.stepContent.gestureUpdates.append(
        GestureUpdate(state: state, change: decoder.expression(text, in: .single)))
    }
    return ElementRange(start..<stepContent.gestureUpdates.count)
  }
}

/// The parts of a gesture read so far.
private struct GestureParts {
  var start: DocumentValue?
  var end: DocumentValue?
  var duration: DocumentValue?
  var finger = FingerParts()
  var curve: DocumentValue?
  var rate: DocumentValue?
  var changed = ElementRange<Step>.empty
  var ended = ElementRange<Step>.empty
  var updating = ElementRange<GestureUpdate>.empty
  var updatesFirst = true
  var resetTransaction: TransactionChange?

  var gesture: Gesture? {
    guard let start, let end, let duration else { return nil }
    return Gesture(
      start: start, end: end, duration: duration, finger: finger.finger, curve: curve, rate: rate,
      changed: changed,
      ended: ended, updating: updating, updatesFirst: updatesFirst,
      resetTransaction: resetTransaction)
  }
}

extension TimelineChecker {
  mutating func check(_ index: ElementIndex<Gesture>, in outer: ScopeIndex) {
    let gesture = timeline[index]
    let type = checkMovement(gesture.start, as: .movement, in: outer)
    _ = checkMovement(gesture.end, as: .end(ofMovementFrom: type), in: outer)
    uses.leaveScopeOpenEnded()
    checkSeconds(gesture.duration, in: outer)
    if let curve = gesture.curve { check(curve, in: outer) }
    if let rate = gesture.rate { check(rate, in: outer) }
    if let finger = gesture.finger { check(finger, of: type, in: outer) }
    let scope = scopes.open(in: outer, by: .gesture(index)) { scope in
      for name in ["translation", "velocity", "predictedEnd"] {
        scope.declareInput(
          name, type, at: gesture.start.place, isInjected: true, diagnostics: &diagnostics)
      }
      var members = Gesture.valueMembers.map { RecordField(name: $0, type: type) }
      if gesture.finger != nil {
        members += FingerPlace.members.map { RecordField(name: $0, type: .point) }
      }
      scope.declareInput(
        ScopeOpener.gestureValue, .record(members), at: gesture.start.place,
        diagnostics: &diagnostics)
      // A state of that name keeps it.
      if scope.symbol("value") == nil {
        scope.declareAlias("value", of: ScopeOpener.gestureValue)
      }
    }
    for index in gesture.updating.indices {
      check(ElementIndex<GestureUpdate>(index), in: scope)
    }
    if let reset = gesture.resetTransaction { check(reset, in: scope) }
    check(later: gesture.changed, in: scope)
    check(later: gesture.ended, in: scope)
  }

  /// Checks a closure once for the state that it gives, and once for the transaction.
  private mutating func check(_ index: ElementIndex<GestureUpdate>, in gesture: ScopeIndex) {
    let update = timeline[index]
    let type = type(of: update.state.state)
    let scope = scopes.open(in: gesture, by: .gestureState(index)) { scope in
      for (name, type) in [("state", type), ("transaction", ValueType.transaction)] {
        scope.declareInput(
          name, type, at: update.state.place.range, isInjected: true, diagnostics: &diagnostics)
      }
    }
    let names = [ScopeOpener.gestureValue, "state", "transaction"]
    let variables = ["state", "transaction"]
    let found = check(
      update.change, as: .stored(type), in: scope,
      closureInputs: ClosureInputs(names, changing: variables, giving: "state"))
    guard source.expressionText(update.change.text).isClosure, found != nil else { return }
    let inner = scopes.open(in: scope, by: .gestureTransaction(index)) { _ in }
    let others = diagnostics
    let transaction = check(
      update.change, as: .type(.transaction), in: inner,
      closureInputs: ClosureInputs(names, changing: variables, giving: "transaction"))
    diagnostics = others
    guard transaction == nil else { return }
    diagnostics.add(
      .error(
        .wrongType, "the closure of 'updating' gives no value, it changes its state",
        at: update.change.text.range, help: "write { value, state, transaction in state = ... }"))
  }

  /// Checks the place of the finger in a movement of a type.
  private mutating func check(
    _ finger: FingerPlace, of type: ValueType, in scope: ScopeIndex
  ) {
    if type != .size, type != .point, type != .unknown {
      diagnostics.add(
        .error(
          .wrongType, "a movement of \(type.withArticle) has no location",
          at: finger.place.range, help: "write 'from' and 'to' as [x, y]"))
    }
    guard let start = finger.start else { return }
    let found = checkMovement(start, as: .movement, in: scope)
    if found == .double || found == .int {
      diagnostics.add(
        .error(
          .wrongType, "a location is no number", at: start.place, help: "write it as [x, y]"))
    }
  }

  /// An end of a movement: a list of two numbers is a translation, an object one or a point.
  private mutating func checkMovement(
    _ value: DocumentValue, as expected: ExpectedTypes, in scope: ScopeIndex
  ) -> ValueType {
    let (type, parts): (ValueType?, [DocumentValue]) =
      switch value {
      case .array(let elements, _): (Gesture.vector([], elements.count), Array(timeline[elements]))
      case .object(let members, _):
        (
          Gesture.vector(timeline[members].map { source.text($0.key) }, members.count),
          timeline[members].map { $0.value }
        )
      case .number, .boolean, .null, .text: (nil, [])
      }
    guard let type else { return check(value, as: expected, in: scope) ?? .unknown }
    for part in parts { check(part, as: .type(.double), in: scope) }
    return accept(type, SourceRange(value.place), as: expected) ?? .unknown
  }
}

extension Gesture {
  /// The vector that a list or an object with these names is; nil for one that is none.
  fileprivate static func vector(_ names: [String], _ count: Int) -> ValueType? {
    switch (names, count) {
    case ([], 2), (["width", "height"], _): .size
    case (["x", "y"], _): .point
    default: nil
    }
  }

  /// An end of a movement as the vector that its list or object is.
  package static func vector(_ value: Value) -> Value {
    let (names, parts): ([String], [Value]) =
      switch value {
      case .array(let array): ([], array.elements)
      case .record(let record): (record.names, record.values)
      default: ([], [])
      }
    let numbers = parts.compactMap { $0.number }
    switch vector(names, numbers.count) {
    case .size?: return .size(Size(width: numbers[0], height: numbers[1]))
    case .point?: return .point(Point(x: numbers[0], y: numbers[1]))
    default: return value
    }
  }
}
