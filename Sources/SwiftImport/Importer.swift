import Diagnostics
import SwiftSource

/// Makes a document of a view, and accounts for every token on the way.
struct Importer {
  let program: Program
  let source: SwiftTokens
  let options: ImportOptions
  /// The messages of earlier readings about what was not accepted, by the token of its modifier or statement.
  var refused: [Int: String]
  var account: TokenAccount
  var diagnostics: [Diagnostic] = []

  var scopes: [Scope] = []
  var instances: [Instance] = []
  /// How many instances there are of each type, but for objects.
  private var viewCounts: [Int: Int] = [:]
  /// The states by name, with the token of their declaration, which is their order.
  var states: [(name: String, place: Int, value: OutputValue)] = []
  var published: [(model: String, property: String, place: Int, value: OutputValue)] = []
  /// The values of the environment that views read.
  var environment: [(name: String, place: Int, value: OutputValue)] = []
  var kinds = NamedValues<StateKind>()
  /// The values that the cases of a state carry, which are states beside it, by its name.
  var carried: [String: [CarriedValue]] = [:]
  /// Whether the values that cases carry are said beside the cases which are being read.
  var saysCarried = false
  /// The states that are kept under a key, by the key.
  var storedNames: [String: String] = [:]
  var defines = ImportedDefinitions()
  /// The marks of what each definition and state says, which are made if the document uses it.
  var useMarks: [String: [TokenMark]] = [:]
  /// Which definitions can change, by name.
  var dynamicDefines = NamedValues<Bool>()
  /// The members of enums whose definitions are complete or being read.
  var enumMembers: Set<String> = []
  var actions: [(name: String, value: OutputValue)] = []
  /// The views that the user can touch, in the order of the source.
  var touches: [Touch] = []
  /// The events of an exported view, which it runs itself.
  var recorded: [ExportedEvent] = []
  /// Whether the view is an exported one, all of whose events these are.
  var isRecorded = false
  var identifiers: Set<String> = []
  /// The token of the modifier or statement being read, which can be left out alone.
  var owner: Int?
  /// The signatures of the actions, by the functions that they are.
  var signatures: [String: String] = [:]
  var workItems: [WorkItem] = []
  /// The work item that each property was given last, in the order of reading.
  var heldItems: [String: Int] = [:]
  /// The work item that was put off last under each name, in the order of reading.
  var startedItems: [String: Int] = [:]
  /// The statements that the document does not say.
  var unsaid: [UnsaidSteps] = []
  /// The statements behind those being read, from the outermost list of steps on.
  var following: [Range<Int>] = []
  /// The bodies of the program, once they are needed.
  var programBodies: ProgramBodies?
  /// The words that tokens may write, as far as they have been looked for.
  var knownWrites: [Range<Int>: Set<String>?] = [:]
  /// Names that a warning was given for.
  var warned: Set<String> = []
  /// The presentations around.
  var presentations: [ImportedPresentation] = []
  /// The conditions of the views around.
  var conditions: [String] = []
  /// The loops around, as the first element of each by its name.
  var loops: [(name: String, first: String, condition: String?)] = []
  /// Whether steps of a touch are being read.
  var isTouching = false
  /// How many views with states of their own in the document are around what is being read.
  var ownViewCount = 0
  /// Whether what is being read happens when the run begins, so that the present date is 0.
  var isAtStart = false
  /// How many times each view with a state of its own is used.
  var uses: [Int: Int] = [:]
  /// The names that the conditions read last have bound, with the optional values they are bound to.
  var bound: [(name: String, value: String, tokens: Range<Int>)] = []
  /// The values of `let` in conditions and before `!` of which the document knows that they are never nil.
  var neverNil: Set<String> = []
  /// The word that leaves the body being read.
  var leavingWord = "return"
  /// The blocks of `do` around the steps being read.
  var attempts: [Range<Int>] = []
  /// Whether `break` ends a case of `switch`.
  var isInCase = false
  var depth = 0
  var work = 0
  /// Whether a limit was met.
  private var isExhausted = false
  /// Whether the limit of the depth was.
  private(set) var isTooDeep = false
  /// Whether views inside themselves are left out, as reading all of them met the limit.
  var leavesInnerOut = false
  /// The uses of views that are being read, by their tokens, with the number of conditions, loops and presentations around.
  var openSites: [(token: Int, ways: Int)] = []
  /// The numbers behind the names that several views have.
  private var numbers: [String: Int] = [:]
  var recordCount = 0
  /// Whether the layout of all views is said.
  var saysLayout = false
  /// Whether something can move by layout.
  var needsLayout = false
  /// Whether the views of a timeline view are being read, which draws anew at each of its dates.
  var isInTimeline = false
  /// The states that keep variables of bodies, by the tokens of their declarations.
  var keptVariables: [Int: String] = [:]
  /// The states that are variables which no view observes.
  var unobserved: Set<String> = []
  /// Such variables that a view reads, which are constants.
  var shownVariables: Set<String> = []
  /// The words of what views read, as far as there are such variables.
  var shown = UsedNames()
  /// Whether steps are being read, and not what a view shows.
  var isReadingSteps = false
  /// The names of values in bodies.
  var bodyNames: Set<String> = []
  var isEndless = false
  /// Whether constant attributes are kept: in the two ends of a transition, and where a source has probes, which
  /// record them.
  var keepsConstants = false
  /// The animatable data of the view that is being read, which are columns by themselves.
  var presentedNames: Set<String> = []
  /// Whether a source has probes of frames, which are those that layout gives.
  var recordsFrames = false
  /// The columns of an exported source, in which a view without a name has none.
  let recordedColumns: RecordedColumns?
  /// Whether a source was exported, as its probes or its recorder show: a timeline without columns has no probes.
  let isExported: Bool
  /// The values that a preview gives the properties of the view.
  var rootValues: [String: SwiftExpression] = [:]
  /// The call that makes the view in a preview.
  var rootCall: SwiftCall?
  /// The marks of these values, to be made where one is used.
  var rootMarks: [String: [TokenMark]] = [:]
  /// The tokens of the previews.
  var previewTokens: [Range<Int>] = []
  /// Whether a preview chooses another view than the sources mean without it.
  var isShownOnly = false

  init(_ program: Program, _ options: ImportOptions, refused: [Int: String]) {
    self.program = program
    self.options = options
    self.refused = refused
    source = program.source
    account = TokenAccount(count: program.source.tokens.count)
    recordedColumns = RecordedColumns(program)
    recordsFrames = program.added["View"]?["probeFrame"] != nil
    keepsConstants = recordsFrames || program.added["View"]?["probe"] != nil
    isExported = keepsConstants || recordedColumns != nil
  }

  /// The limit of views inside views and calls inside calls.
  static let depthLimit = 64
  /// The limit of the views, calls and definitions that are read, those read again counted again.
  static let workLimit = 50_000
}

/// The kinds of values that a state may have, as far as its declaration says.
enum StateKind: Equatable, Sendable {
  case whole, number, boolean, text, other
  /// One of the cases of an enum.
  case choice(Int)
  /// A structure, or a list of structures.
  case record(Int)
  case records(Int)
}

/// Something that the user can tap or drag.
struct Touch: Sendable {
  /// The token where it stands.
  let place: Int
  /// The words that name it.
  let label: String
  /// Names of the view that is touched, which name it as well: its identifier, and the first text in it.
  var otherNames: [String] = []
  /// The step that it makes, without a time.
  var step: [OutputMember]
  /// The condition under which it can be touched.
  let condition: String?
  /// The name of the view in the document whose steps answer it; nil until that has one, and for a step that needs none.
  var view: String?

  /// Whether its steps read where the finger is, which depends on where the view is.
  var isPlaced = false

  /// Whether it is dragged.
  var isDrag: Bool { step.first?.key == "gesture" }
}

extension Importer {
  /// Says that something is not carried over.
  mutating func warn(
    _ code: DiagnosticCode = .notSimulated, _ message: String, at tokens: Range<Int>,
    help: String? = nil
  ) {
    account.mark(tokens, .warned)
    let warning = Diagnostic.warning(code, message, at: source.range(tokens), help: help)
    if isNew(warning) { diagnostics.append(warning) }
  }

  /// Says that the view cannot be imported because of something.
  mutating func refuse(
    _ code: DiagnosticCode = .notSimulated, _ message: String, at tokens: Range<Int>,
    help: String? = nil
  ) {
    account.mark(tokens, .refused)
    let error = Diagnostic.error(code, message, at: source.range(tokens), help: help)
    if isNew(error) { diagnostics.append(error) }
  }

  /// Whether a diagnostic was not given yet; of many only the first are looked at.
  func isNew(_ diagnostic: Diagnostic) -> Bool {
    !diagnostics.prefix(200).contains(diagnostic)
  }

  /// Notes that the document says some tokens.
  mutating func say(_ tokens: Range<Int>) { account.mark(tokens, .said) }

  /// Adds an instance and returns its index.
  mutating func add(_ instance: Instance) -> Int {
    instances.append(instance)
    if instance.model == nil { viewCounts[instance.type, default: 0] += 1 }
    return instances.count - 1
  }

  /// How many instances of a view's type were added.
  func viewCount(of type: Int) -> Int { viewCounts[type, default: 0] }

  /// Notes that some tokens change nothing that moves.
  mutating func pass(_ tokens: Range<Int>) { account.mark(tokens, .harmless) }

  /// Reads something whose tokens are said where it is used, and not before; returns the marks to make then.
  mutating func waiting<Result>(
    _ read: (inout Importer) -> Result
  ) -> (result: Result, marks: [TokenMark]) {
    let outer = account.beginWaiting()
    let result = read(&self)
    return (result, account.endWaiting(outer))
  }

  /// Reads a body that may be read for other uses as well.
  mutating func anew<Result>(_ read: (inout Importer) -> Result) -> Result {
    let outer = account.beginReading()
    defer { account.endReading(outer) }
    return read(&self)
  }

  /// Whether an expression reads something that can change; that is not a use of what it reads.
  mutating func canChange(_ tokens: Range<Int>, _ scope: Scope) -> Bool {
    waiting { $0.translation(tokens, scope).isDynamic }.result
  }

  /// Reads something one level deeper; nil beyond a limit, which is an error at its place. Nothing is read after it: two
  /// views inside themselves would meet the limit again and again.
  mutating func deeper<Result>(
    at tokens: Range<Int>, _ read: (inout Importer) -> Result
  ) -> Result? {
    guard !isExhausted else { return nil }
    work += 1
    guard work < Self.workLimit else {
      isExhausted = true
      refuse(
        .tooMany, "with all that it uses, the view has more than \(Self.workLimit) parts here",
        at: tokens)
      return nil
    }
    guard depth < Self.depthLimit else {
      isExhausted = true
      isTooDeep = true
      refuse(
        .recursion, "views and calls nest deeper than \(Self.depthLimit) levels here", at: tokens)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads a modifier or statement that can be left out alone; what was refused before is a warning.
  mutating func owning(
    _ token: Int, _ tokens: Range<Int>, _ read: (inout Importer) -> Void
  ) {
    if let message = refused[token] {
      warn(.notSimulated, "this is left out: \(message)", at: tokens)
      return
    }
    let outer = owner
    owner = token
    read(&self)
    owner = outer
  }

  /// A name for a view or an action that no other one has.
  mutating func unique(_ base: String) -> String {
    var name = base
    while !identifiers.insert(name).inserted {
      let number = numbers[base, default: 1] + 1
      numbers[base] = number
      name = "\(base)\(number)"
    }
    return name
  }
}
