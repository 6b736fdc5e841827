package import Diagnostics
import JSONText

/// Reads a document from its text in one pass, without building a tree of it.
///
/// It collects diagnostics and continues; only malformed JSON stops it.
struct DocumentDecoder {
  let content: SourceContent
  var cursor: JSONCursor
  /// Settings that outrank the document.
  let overrides: TimelineOverrides
  var diagnostics = DiagnosticList()
  /// Where values of a wrong kind begin.
  var misfits: Set<Int> = []
  var timeline = Timeline()
  var stepContent = StepContent()
  var names = DeclaredNames()
  var labels = LabelUses()
  var calls = ActionCalls()
  /// The components in the order of the document.
  var components: [Component] = []
  /// The components around the view that is read, the outermost first.
  var openComponents: [String] = []
  /// How many bytes of components were read, those read again counted again.
  var componentBytes = 0
  /// How deep the view that is read lies in others.
  var viewDepth = 0
  /// The prefix of the names of views in the current component.
  var viewPrefix = ""
  /// Scopes whose checks need the steps of all actions; examined after the last action is read.
  var closingScopes: [ClosingScope] = []
  /// The numbers of the plain texts.
  var texts = NameTable()
  /// The numbers of the expressions.
  var expressions = NameTable()
  var expressionIndices: [ExpressionIndex] = []
  /// Sections that are read once all names they may use are declared.
  var deferred = DeferredSections()

  // The elements of the containers that are open.
  var steps = PendingElements<Step>()
  var verbs = PendingElements<Verb>()
  var completions = PendingElements<Completion>()
  var values = PendingElements<DocumentValue>()
  var members = PendingElements<DocumentMember>()
  var modifiers = PendingElements<Modifier>()
  /// The times of the event that is read.
  var eventTimes: [EventTime] = []
  /// The first time after 0 at which an event happens, and where it is written.
  var firstEventTime: (seconds: Double, place: Range<Int>)?
  /// Source range of the time that was read last.
  var latestEventTime = 0..<0
  /// The known forms of events, and the index of the form that was used last.
  var eventForms: [EventForm] = []
  var latestForm = 0
  /// The number of events without a known form since then.
  var eventsWithoutForm = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ overrides: TimelineOverrides) {
    self.overrides = overrides
    timeline.clock = overrides.clock ?? timeline.clock
    timeline.profile = overrides.profile ?? timeline.profile
    timeline.until = overrides.until
    timeline.reduceMotion = overrides.reduceMotion ?? timeline.reduceMotion
    timeline.ignoredKey = overrides.ignoredKey
    timeline.roomSize = overrides.roomSize ?? timeline.roomSize
    timeline.seed = overrides.seed ?? timeline.seed
    content = SourceContent(bytes: bytes)
    cursor = JSONCursor(bytes)
  }
}

extension Timeline {
  /// Reads and checks a document; without errors there is a timeline.
  package static func read(
    _ source: SourceText, _ overrides: TimelineOverrides = TimelineOverrides()
  ) -> (timeline: Timeline?, diagnostics: DiagnosticList) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var decoder = DocumentDecoder(bytes, overrides)
      do throws(JSONError) {
        try decoder.readDocument()
      } catch {
        decoder.add(error)
      }
      decoder.adviseOnValues(of: source)
      let diagnostics = decoder.diagnostics
      decoder.timeline.stepContent = decoder.stepContent
      return (diagnostics.hasErrors ? nil : decoder.timeline, diagnostics)
    }
  }
}

// MARK: - Diagnostics

extension DocumentDecoder {
  mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.add(diagnostic)
  }

  /// Reports that the text is not JSON from here on.
  mutating func add(_ error: JSONError) {
    add(Diagnostic(error))
  }

  /// The name that was probably meant, as a help.
  func suggestion(for name: JSONString, among known: @autoclosure () -> [String]) -> String? {
    meaning(of: name, among: known()).map { "did you mean '\($0)'?" }
  }

  /// The name that was probably meant; asked only for what will be printed, because a hostile document has a
  /// million wrong names.
  func meaning(
    of name: JSONString, among known: @autoclosure () -> [String],
    synonym: (String) -> String? = { _ in nil }
  ) -> String? {
    guard diagnostics.keepsError(at: name.range.lowerBound) else { return nil }
    let text = content.text(name)
    return synonym(text) ?? nearestName(to: text, among: known())
  }
}

// MARK: - Texts

extension DocumentDecoder {
  /// A subject as the beginning of a sentence.
  func describe(_ subject: Subject) -> String { subject.description(in: content) }

  /// The number of a text, which is kept once.
  mutating func intern(_ text: String) -> ElementIndex<String> {
    var text = text
    let (number, isNew) = text.withUTF8 { texts.insert(UnsafeRawBufferPointer($0)) }
    if isNew { stepContent.texts.append(text) }
    return ElementIndex(number)
  }

  /// The number of a string's text.
  mutating func intern(_ string: JSONString) -> ElementIndex<String> {
    let (number, isNew) = content.withBytes(of: string) { texts.insert($0) }
    if isNew { stepContent.texts.append(content.text(string)) }
    return ElementIndex(number)
  }
}
