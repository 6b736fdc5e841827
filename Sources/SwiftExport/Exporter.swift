import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// Writes the Swift of a timeline, and collects what has none.
struct Exporter {
  let checked: CheckedTimeline
  let options: SwiftExportOptions
  /// The shared frames of the document.
  let matchedEffects: [MatchedGeometryEffect]
  /// Whether frames that layout gives, or that views share, are noted.
  let tracksFrames: Bool
  /// How many modifiers answer a tap, by the names of their views.
  let tapCounts: [String: Int]
  /// Whether the document may tap something.
  let isTapped: Bool
  /// The drags of the events.
  let drags: [ExportedDrag]
  var timeline: Timeline { checked.timeline }
  var diagnostics = DiagnosticList()
  var writer = SwiftWriter()
  /// The columns of the probes.
  var columns: Set<String> = []
  /// Those of values in rows.
  var rowColumns: [RowColumns] = []
  /// The literals of the columns of the view that is being written, in their order.
  var viewColumns: [String] = []
  /// The identities of the rows that are being written, from the outside in.
  var row: [RowName] = []
  /// The names of the tracks of each view, by what they come from.
  var tracks: [TrackKey: ViewTrack] = [:]
  /// The parts of the structure that is being written: of the view of the file, or of one inside it.
  var members = ViewMembers()
  /// The names that are seen where something is being written, from the outside in.
  var visible: [VisibleName] = []
  /// Where the parameters of the components that are being written are declared.
  var argumentPlaces: Set<Int> = []
  /// Whether the writer is in a structure inside the view of the file.
  var isInOwnView = false
  /// The definitions that read nothing of a view, in the order in which they are first used.
  var globals: [(use: SwiftDefinition, body: SwiftSpelling)] = []
  /// Those that are used where no member of a view is seen: in a definition, or in a modifier of its own.
  var outerUses: Set<SwiftDefinition> = []
  /// The actions that something calls.
  var calledActions: Set<ElementIndex<Action>> = []
  /// Whether names have the identities of rows in them.
  var namesRows = false
  /// Whether a view answers a tap under a name.
  var hasNamedTaps = false
  /// The modifiers that are structures of their own.
  var structures: [String] = []
  var structureNames: Set<String> = [SwiftExportOptions.timelineView]
  /// Whether something is being written that is a structure of its own, which does not see the states.
  var isInStructure = false
  /// Whether that structure is given what it reads of the states.
  var isGivenNames = false
  /// Whether the body of a timeline view is being written, which sees a date.
  var isInTimelineView = false
  /// The bytes of the view that is being written as a structure, if it has definitions, and those that are used.
  var ownDefinitions: Range<Int>?
  var ownUses: [SwiftDefinition] = []
  /// The types of the movements of drags, and whether one has a curve.
  var dragTypes: Set<String> = []
  var curvesDrags = false
  /// The name of the value of the drag whose steps are being written.
  var dragValue: String?
  /// The name in the closure around for `$0`; nil where that is its own shorthand.
  var shorthand: String?
  /// Whether the values of transitions are noted.
  var probesTransitions = false
  /// Whether some of them differ between a view that comes and one that goes.
  var probesPhases = false
  /// Whether something waits for the end of animations by their values.
  var observesCompletions = false
  /// Whether an event waits for a label.
  var waitsForLabels = false
  /// The names of the tasks that can be cancelled, in the order in which they are first used.
  var taskNames: [String] = []
  /// The properties with timers that publish.
  var timerLines: [String] = []
  /// Whether an animation is paused by its value on screen.
  var hasPausable = false
  /// How many transactions have names so far.
  var transactionCount = 0
  /// The types whose values are probed, by their names in Swift.
  var probedTypes: Set<String> = []

  /// An action with the types of its arguments, and the scope that it has with them.
  struct CalledAction: Hashable {
    let action: ElementIndex<Action>
    let types: [ValueType]
    let scope: ScopeIndex
  }

  /// The parts of a structure beside what it shows.
  struct ViewMembers {
    /// The definitions that it needs, in the order in which they are first used.
    var uses: [SwiftDefinition] = []
    var readsReduceMotion = false
    /// The actions that are called, for the types of their arguments, in the order in which they are first called.
    var calls: [CalledAction] = []
  }

  struct TrackKey: Hashable {
    let view: ElementIndex<ViewNode>
    let source: ViewTrack.Source
  }

  init(_ checked: CheckedTimeline, _ options: SwiftExportOptions) {
    self.checked = checked
    self.options = options
    matchedEffects = Self.matchedEffects(of: checked.timeline)
    tracksFrames =
      !matchedEffects.isEmpty || checked.timeline.tracks.contains { $0.source == .layoutFrame }
    tapCounts = Self.tapCounts(of: checked.timeline)
    drags = Self.drags(of: checked)
    isTapped = !tapCounts.isEmpty && Self.mayTap(checked.source)
    for track in checked.timeline.tracks {
      tracks[TrackKey(view: track.view, source: track.source)] = track
    }
  }

  mutating func export() -> String {
    refuseSettings()
    var body = SwiftWriter()
    swap(&body, &writer)
    visible = documentNames
    writeModels()
    writeView()
    swap(&body, &writer)
    refuseColumns()
    let lines = definitionsAndStates()
    writeHeader()
    writer.blank()
    writer.line("import SwiftUI")
    if options.claims != nil { writer.line("import XCTest") }
    writer.blank()
    writer.open("struct \(options.view): View")
    for line in lines { writer.line(line) }
    writer.blank()
    writer.indentedText(body.text)
    writer.close()
    for structure in structures {
      writer.blank()
      writer.indentedText(structure)
    }
    writeExtensions()
    writeTest()
    writeRecorder()
    return writer.text
  }
}

// MARK: - What is refused

extension Exporter {
  /// Reports what has no Swift that means the same.
  mutating func refuse(_ what: String, at range: Range<Int>, help: String? = nil) {
    diagnostics.add(.error(.notExported, "\(what) cannot be exported", at: range, help: help))
  }

  /// Reports a value that can be moved, but not seen moving.
  mutating func refuseProbe(of what: String, at range: Range<Int>) {
    refuse("\(what), of which SwiftUI shows no value on screen,", at: range)
  }

  private mutating func refuseSettings() {
    let start = 0..<0
    if timeline.animationSpeed != 1 {
      refuse("'animationSpeed', a setting of Simulator,", at: start)
    }
    if !timeline.hitches.isEmpty { refuse("'hitches'", at: start) }
    for state in timeline.states {
      if state.isEnvironment {
        refuse("'environment', which the system changes,", at: state.place.range)
      }
      refuseName(state.name, at: state.place.range)
    }
    for action in timeline.actions { refuseName(action.name, at: action.place.range) }
    if options.view == SwiftExportOptions.timelineView, startName != nil {
      refuse("a view that is called '\(options.view)', as one of SwiftUI,", at: start)
    }
  }

  /// Columns that nothing in the file notes, unless what makes them was refused already.
  private mutating func refuseColumns() {
    guard !diagnostics.hasErrors else { return }
    for column in options.columns {
      if !notes(column) {
        refuse("the column '\(column)', which has no probe in SwiftUI,", at: 0..<0)
      } else if isOfSecond(column) {
        refuse("the column '\(column)', of a second view of one identity,", at: 0..<0)
      }
    }
  }

  /// Names that the file gives to something else.
  mutating func refuseName(_ name: String, at range: Range<Int>) {
    guard Self.takenNames.contains(name) else { return }
    refuse("the name '\(name)', which Swift or the exported file uses itself,", at: range)
  }

  /// A name that the file gives to a value of its own: another one where the document has that name already.
  func fileName(_ name: String, in scope: ScopeIndex) -> String {
    var own = name
    while checked.hidesName(own, in: scope) { own += "2" }
    return own
  }

  private static let takenNames = Set(
    """
    body play probe Recorder Probe Text Circle Rectangle class struct enum protocol extension import init \
    deinit subscript operator static public private internal fileprivate inout break continue fallthrough where \
    typealias associatedtype throws super Any Self defer actor objectWillChange
    """.split(separator: " ").map { String($0) })
}

// MARK: - Values

extension Exporter {
  /// A value of the document as Swift has it, with its type.
  ///
  /// - Parameter type: the type that its place wants; nil for that of the value's key.
  /// - Parameter isTyped: whether the place in the Swift program says the type of a number.
  mutating func value(
    _ value: DocumentValue, as type: ValueType? = nil, in scope: ScopeIndex, isTyped: Bool = true
  ) throws(SwiftRefusal) -> (text: String, type: ValueType) {
    switch value {
    case .number(let number, _):
      let text = DecimalText.shortest(number)
      if type?.unwrapped == .int { return (text, .int) }
      return (isTyped || text.contains { ".e".contains($0) } ? text : "\(text).0", .double)
    case .boolean(let flag, _): return (flag ? "true" : "false", .bool)
    case .null: return ("nil", .optional(.unknown))
    case .text(let expression):
      let spelling = try checked.swift(
        expression, as: type.map { .type($0) }, in: scope, isTyped: isTyped)
      try note(spelling, at: value.place)
      return (try named(spelling.text, at: value.place), spelling.type)
    case .array(let elements, _):
      var element: ValueType?
      if case .array(let inner)? = type?.unwrapped { element = inner }
      var texts: [String] = []
      var found = element ?? .unknown
      for value in timeline[elements] {
        let (text, type) = try self.value(value, as: element, in: scope, isTyped: isTyped)
        texts.append(text)
        found = found.common(with: type) ?? found
      }
      return ("[\(texts.joined(separator: ", "))]", .array(found))
    case .object(_, let place): throw SwiftRefusal("an object", at: place.range)
    }
  }

  /// A value, or a placeholder for one that is refused.
  mutating func text(
    _ value: DocumentValue, as type: ValueType? = nil, in scope: ScopeIndex, isTyped: Bool = true
  ) -> (text: String, type: ValueType) {
    do throws(SwiftRefusal) {
      return try self.value(value, as: type, in: scope, isTyped: isTyped)
    } catch {
      refuse(error)
      return ("", .unknown)
    }
  }

  mutating func refuse(_ refusal: SwiftRefusal) { refuse(refusal.what, at: refusal.range) }

  /// - Parameter ofOneLine: whether its place takes no expression of several lines.
  mutating func note(
    _ spelling: SwiftSpelling, at place: Range<Int>, ofOneLine: Bool = true
  ) throws(SwiftRefusal) {
    members.readsReduceMotion = members.readsReduceMotion || spelling.readsReduceMotion
    if isInStructure, !isGivenNames, spelling.readsStates || spelling.readsReduceMotion {
      throw SwiftRefusal("a state that is read where 'animatable' is on screen", at: place)
    }
    if ofOneLine, spelling.text.contains("\n") {
      throw SwiftRefusal("an expression of several lines", at: place)
    }
    if isInStructure { outerUses.formUnion(spelling.uses) }
    for use in spelling.uses where !members.uses.contains(use) && !ownUses.contains(use) {
      if let ownDefinitions, ownDefinitions.contains(use.place.lowerBound) {
        ownUses.append(use)
        continue
      }
      let isOfDocument = timeline.definitions.contains { definition in
        definition.place.range.contains(use.place.lowerBound)
      }
      // The parameter of a component is a property of its structure.
      if argumentPlaces.contains(use.place.lowerBound) { continue }
      guard isOfDocument else {
        throw SwiftRefusal("the definition '\(use.name)' of a view or modifier", at: place)
      }
      members.uses.append(use)
    }
  }

  /// An expression with the name that the closure around has for `$0`.
  func named(_ text: String, at place: Range<Int>) throws(SwiftRefusal) -> String {
    let text = try namingDrag(text, at: place)
    guard let shorthand, text.parts(around: "$0").count > 1 else { return text }
    guard !text.contains("\"") else {
      throw SwiftRefusal("'$0' beside a text, which '\(shorthand)' would name,", at: place)
    }
    return text.naming(shorthand: shorthand)
  }

  /// The animation of a setting.
  mutating func animation(_ setting: AnimationSetting, in scope: ScopeIndex) -> String {
    switch setting {
    case .standard: return ".default"
    case .none: return "nil"
    case .expression(let expression):
      return text(.text(expression), in: scope).text
    case .custom(_, let place):
      refuse("a custom animation", at: place.range)
      return "nil"
    }
  }
}

extension String {
  /// An expression with a name for `$0`, but for that of closures inside it.
  func naming(shorthand name: String) -> String {
    var result = ""
    var depth = 0
    var rest = self[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix("$0") {
        result += name
        rest = rest.dropFirst(2)
        continue
      }
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      result.append(character)
      rest = rest.dropFirst()
    }
    return result
  }
}
