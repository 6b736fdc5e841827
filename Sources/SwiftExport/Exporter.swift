import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// Writes the Swift of a timeline, and collects what has none.
struct Exporter {
  let checked: CheckedTimeline
  let options: SwiftExportOptions
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
  var row: [String] = []
  /// The names of the tracks of each view, by what they come from.
  var tracks: [TrackKey: ViewTrack] = [:]
  /// The definitions that the file needs, in the order in which they are first used.
  private(set) var uses: [SwiftDefinition] = []
  private(set) var readsReduceMotion = false
  /// The actions that are called, for the types of their arguments, in the order in which they are first called.
  var calls: [CalledAction] = []
  /// The modifiers that are structures of their own.
  var structures: [String] = []
  var structureNames: Set<String> = []
  /// Whether something is being written that is a structure of its own, which does not see the states.
  var isInStructure = false
  /// The bytes of the view that is being written as a structure, if it has definitions, and those that are used.
  var ownDefinitions: Range<Int>?
  var ownUses: [SwiftDefinition] = []
  /// The name in the closure around for `$0`; nil where that is its own shorthand.
  var shorthand: String?
  /// Whether the values of transitions are noted.
  var probesTransitions = false
  /// Whether something waits for the end of animations by their values.
  var observesCompletions = false
  /// The names of the tasks that can be cancelled, in the order in which they are first used.
  var taskNames: [String] = []
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

  struct TrackKey: Hashable {
    let view: ElementIndex<ViewNode>
    let source: ViewTrack.Source
  }

  init(_ checked: CheckedTimeline, _ options: SwiftExportOptions) {
    self.checked = checked
    self.options = options
    for track in checked.timeline.tracks {
      tracks[TrackKey(view: track.view, source: track.source)] = track
    }
  }

  mutating func export() -> String {
    refuseSettings()
    var body = SwiftWriter()
    swap(&body, &writer)
    writeView()
    swap(&body, &writer)
    refuseColumns()
    let members = definitionsAndStates()
    writeHeader()
    writer.blank()
    writer.line("import SwiftUI")
    if options.claims != nil { writer.line("import XCTest") }
    writer.blank()
    writer.open("struct \(options.view): View")
    for member in members { writer.line(member) }
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
    if timeline.reduceMotion {
      refuse(
        "'reduceMotion', a setting of the device,", at: timeline.reduceMotionPlace?.range ?? start)
    }
    if !timeline.hitches.isEmpty { refuse("'hitches'", at: start) }
    for property in timeline.published { refuse("'published'", at: property.place.range) }
    for state in timeline.states {
      if state.isEnvironment {
        refuse("'environment', which the system changes,", at: state.place.range)
      }
      refuseName(state.name, at: state.place.range)
    }
    for action in timeline.actions { refuseName(action.name, at: action.place.range) }
  }

  /// Columns that nothing in the file notes, unless what makes them was refused already.
  private mutating func refuseColumns() {
    guard !diagnostics.hasErrors else { return }
    for column in options.columns where !notes(column) {
      refuse("the column '\(column)', which has no probe in SwiftUI,", at: 0..<0)
    }
  }

  /// Names that the file gives to something else.
  mutating func refuseName(_ name: String, at range: Range<Int>) {
    guard Self.takenNames.contains(name) else { return }
    refuse("the name '\(name)', which Swift or the exported file uses itself,", at: range)
  }

  private static let takenNames = Set(
    """
    body play recorder probe Recorder Probe Text Circle Rectangle class struct enum protocol extension import init \
    deinit subscript operator static public private internal fileprivate open inout break continue fallthrough where \
    typealias associatedtype throws super Any Self defer actor
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

  mutating func note(
    _ spelling: SwiftSpelling, at place: Range<Int>
  ) throws(SwiftRefusal) {
    readsReduceMotion = readsReduceMotion || spelling.readsReduceMotion
    if isInStructure, spelling.readsStates || spelling.readsReduceMotion {
      throw SwiftRefusal("a state that is read where 'animatable' is on screen", at: place)
    }
    if spelling.text.contains("\n") {
      throw SwiftRefusal("an expression of several lines", at: place)
    }
    for use in spelling.uses where !uses.contains(use) && !ownUses.contains(use) {
      if let ownDefinitions, ownDefinitions.contains(use.place.lowerBound) {
        ownUses.append(use)
        continue
      }
      let isOfDocument = timeline.definitions.contains { definition in
        definition.place.range.contains(use.place.lowerBound)
      }
      guard isOfDocument else {
        throw SwiftRefusal("the definition '\(use.name)' of a view or modifier", at: place)
      }
      uses.append(use)
    }
  }

  /// An expression with the name that the closure around has for `$0`.
  func named(_ text: String, at place: Range<Int>) throws(SwiftRefusal) -> String {
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

// MARK: - States and definitions

extension Exporter {
  /// The lines of the states, the environment and the definitions that are members of the view.
  fileprivate mutating func definitionsAndStates() -> [String] {
    var lines: [String] = []
    for (index, state) in timeline.states.enumerated() {
      let type = checked.type(of: .state(ElementIndex(index)))
      guard let name = type.swiftName else {
        refuse("the state '\(state.name)', \(type.withArticle),", at: state.place.range)
        continue
      }
      let (value, _) = text(state.initialValue, as: type, in: .document, isTyped: false)
      let declared = "@State private var \(state.name)"
      let isPlain = type == .double || type == .bool || type == .text
      lines.append(isPlain ? "\(declared) = \(value)" : "\(declared): \(name) = \(value)")
    }
    for name in taskNames { lines.append("@State private var \(name): Task<Void, Never>?") }
    let members = bodies().filter { $0.use.owner == nil && $0.body.readsMembers }
    if readsReduceMotion {
      lines.insert(
        "@Environment(\\.accessibilityReduceMotion) private var accessibilityReduceMotion", at: 0)
    }
    for (use, body) in members {
      if !lines.isEmpty { lines.append("") }
      lines += declaration(of: use, body, "private ")
    }
    return lines
  }

  /// The bodies of all definitions that are used, and of those that they use.
  private mutating func bodies() -> [(use: SwiftDefinition, body: SwiftSpelling)] {
    var bodies: [(use: SwiftDefinition, body: SwiftSpelling)] = []
    var next = 0
    while next < uses.count {
      let use = uses[next]
      next += 1
      do throws(SwiftRefusal) {
        let body = try checked.swift(use)
        readsReduceMotion = readsReduceMotion || body.readsReduceMotion
        for inner in body.uses where !uses.contains(inner) { uses.append(inner) }
        bodies.append((use, body))
      } catch {
        refuse(error)
      }
    }
    return bodies
  }

  /// A property or a function.
  mutating func declaration(
    of use: SwiftDefinition, _ body: SwiftSpelling, _ access: String
  ) -> [String] {
    guard let type = body.type.swiftName else {
      refuse("the definition '\(use.name)', \(body.type.withArticle),", at: use.place)
      return []
    }
    // A closure that has a name is a function: what is in it is the body.
    let isClosure = !use.parameters.isEmpty && body.text.hasPrefix("{")
    guard let text = isClosure ? body.text.bodyOfClosure : body.text else {
      refuse("the definition '\(use.name)', whose parameters have no names,", at: use.place)
      return []
    }
    var parameters: [String] = []
    for parameter in use.parameters {
      guard let type = parameter.type.swiftName else {
        refuse("the definition '\(use.name)' of \(parameter.type.withArticle)", at: use.place)
        return []
      }
      parameters.append("_ \(parameter.name): \(type)")
    }
    let name = use.name.split(separator: ".").last.map(String.init) ?? use.name
    let head =
      use.isFunction || isClosure
      ? "\(access)func \(name)(\(parameters.joined(separator: ", "))) -> \(type)"
      : "\(access)var \(name): \(type)"
    let lines = text.split(separator: "\n").map { "  \($0)" }
    if lines.count == 1 {
      let line = "\(head) { \(text) }"
      if line.utf8.count <= 98 { return [line] }
    }
    return ["\(head) {"] + lines + ["}"]
  }

  /// The definitions that are members of types, `extension Animation { static var … }`, and those that read nothing
  /// of the view.
  fileprivate mutating func writeExtensions() {
    for (use, body) in bodies() {
      if use.owner == nil, !body.readsMembers {
        writer.blank()
        for line in declaration(of: use, body, "private ") { writer.line(line) }
      }
      guard let owner = use.owner?.swiftName else { continue }
      guard use.parameters.first?.name != "self", !body.readsMembers else {
        refuse("the definition '\(use.name)', which reads 'self' or a state,", at: use.place)
        continue
      }
      let lines = declaration(of: use, body, "static ")
      writer.blank()
      writer.open("extension \(owner)")
      for line in lines { writer.line(line) }
      writer.close()
    }
  }
}

extension SwiftSpelling {
  /// Whether it reads what only the view has.
  fileprivate var readsMembers: Bool { readsStates || readsReduceMotion }
}

extension String {
  /// An expression with a name for `$0`, but for that of closures inside it.
  fileprivate func naming(shorthand name: String) -> String {
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

extension SwiftWriter {
  /// Adds lines with the indentation among themselves.
  mutating func indentedText(_ lines: String) {
    for part in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      line(String(part))
    }
  }
}
