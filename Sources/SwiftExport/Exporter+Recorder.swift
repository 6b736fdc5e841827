import AnimationEngine
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// Writes what the file is, and how it is run.
  mutating func writeHeader() {
    if let name = timeline.name { writer.line("// \(name.oneLine)") }
    let format = options.claims == nil ? "" : " --format xctest"
    writer.line("// Made by: inbetween export \(options.input)\(format)")
    writer.line("//")
    guard options.claims == nil else { return writeTestHeader() }
    writer.line(
      "// An app shows \(options.view)(). On a Mac this prints what is on screen at each frame:")
    // The mode of Swift 5 warns of '@preconcurrency', which that of Swift 6 needs, where labels are written.
    writer.line("//   swift -suppress-warnings \(options.view).swift > recorded.csv")
    writer.line(
      "// The timeline has the same columns, as of \(timeline.profile.rawValue), and this compares them:"
    )
    writer.line("//   inbetween diff \(options.input) recorded.csv --time-tolerance 0.02")
    writer.line("// Labels go to standard error, as events that 'inbetween diff' compares as well.")
  }

  /// Writes the modifiers that note values, the recorder that prints them, and an app for it.
  mutating func writeRecorder() {
    let names = options.columns.map { "    \($0.swiftLiteral)," }.joined(separator: "\n")
    let list = options.columns.isEmpty ? "[]" : "[\n\(names)\n  ]"
    writer.blank()
    writer.line("// MARK: - Recording")
    writer.blank()
    // A test compares values at times that need not be those of rows.
    let frameRate = options.claims == nil ? options.framesPerSecond : 60
    writer.open("extension Recorder")
    writer.line(
      """
      fileprivate static let shared = Recorder(
        columns: \(list),
        framesPerSecond: \(DecimalText.shortest(frameRate)), end: \(DecimalText.shortest(options.end))\(deviceSettings.arguments))
      """)
    writer.close()
    writer.blank()
    let parts = options.claims == nil ? Self.printing : Self.testing
    writer.line(
      Self.recorder(
        parts, notesFrames: tracksFrames, answersTaps: hasNamedTaps, waits: waitsForLabels,
        settings: deviceSettings))
    if namesRows {
      writer.blank()
      writer.line(Self.columnName)
    }
    if !probedTypes.isEmpty { writeProbes() }
    if tracksFrames {
      writer.blank()
      writer.line(Self.frameProbe)
    }
    if observesCompletions {
      writer.blank()
      writer.line(Self.completionObserver)
    }
    if hasNamedTaps {
      writer.blank()
      writer.line(Self.namedTap)
    }
    if !dragTypes.isEmpty { writeDragRecorder() }
    if hasPausable {
      writer.blank()
      writer.line(Self.pausable)
    }
    writer.blank()
    guard options.claims == nil else { return writer.line(Self.testWindow) }
    writer.line(Self.app.replacing("CardView()", by: shownView(indentation: "        ")))
  }

  /// The view as it is shown: in its room, where places in the room are noted.
  func shownView(indentation: String) -> String {
    guard tracksFrames else { return "\(options.view)()" }
    let width = DecimalText.shortest(timeline.roomSize.width)
    let height = DecimalText.shortest(timeline.roomSize.height)
    return """
      \(options.view)()
      \(indentation).frame(width: \(width), height: \(height))
      \(indentation).background(FrameProbe(name: nil))
      """
  }

  private mutating func writeProbes() {
    writer.blank()
    writer.line(Self.probe)
    for (name, numbers) in Self.numbers where probedTypes.contains(name) {
      writer.blank()
      writer.line("extension \(name): Probed {")
      writer.line("  fileprivate var numbers: [Double] { \(numbers) }")
      // It changes at once.
      if name == "Bool" {
        writer.line("  fileprivate var animatableData: EmptyAnimatableData {")
        writer.line("    get { EmptyAnimatableData() }")
        writer.line("    set {}")
        writer.line("  }")
      }
      writer.line("}")
    }
    if probedTypes.contains("Still") {
      writer.blank()
      writer.line(Self.still)
    }
    if probedTypes.contains("Color") {
      writer.blank()
      writer.line(Self.colorProbe)
    }
    if probesTransitions {
      writer.blank()
      writer.line(Self.transitionProbe)
    }
    if probesPhases {
      writer.blank()
      writer.line(Self.phaseProbe)
    }
    writer.blank()
    writer.open("extension View")
    var isFirst = true
    for name in Self.numbers.map({ $0.0 }) + ["Still", "Color"] where probedTypes.contains(name) {
      if !isFirst { writer.blank() }
      isFirst = false
      writer.line("/// Notes a value at each frame on its way, under the names of columns.")
      writer.open("fileprivate func probe(_ columns: String..., of value: \(name)) -> some View")
      writer.line(
        name == "Color"
          ? "modifier(ColorProbe(columns: columns, color: value))"
          : "modifier(Probe(columns: columns, value: value))")
      writer.close()
    }
    writer.close()
  }

  private static let still = """
    /// Numbers that change at once, as the order of views does.
    private struct Still: Probed {
      var numbers: [Double]
      var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
    }
    """

  private static let colorProbe = """
    /// Notes a color as it is in sRGB where the view is.
    private struct ColorProbe: ViewModifier {
      let columns: [String]
      let color: Color
      @Environment(\\.self) private var environment

      func body(content: Content) -> some View {
        let shown = color.resolve(in: environment)
        let numbers = [shown.red, shown.green, shown.blue, shown.opacity].map { Double($0) }
        Recorder.shared.record(numbers, as: columns)
        return content
      }
    }
    """

  /// The types of values that are noted, and their numbers.
  private static let numbers = [
    ("Double", "[self]"), ("CGSize", "[width, height]"), ("CGPoint", "[x, y]"),
    ("UnitPoint", "[x, y]"), ("Angle", "[degrees]"),
    ("EdgeInsets", "[top, leading, bottom, trailing]"),
    ("Bool", "[self ? 1 : 0]"),
  ]

  /// The parts of a recorder that differ.
  struct RecorderParts {
    let summary: String
    /// The declarations of properties and types.
    let storage: String
    let header: String
    let note: String
    let row: String
    /// The functions that are only here.
    let functions: String
    /// The statements for a device with other settings than the timeline's.
    let report: @Sendable (String) -> String
  }

  private static let printing = RecorderParts(
    summary: "Prints the values that were noted last, at each frame.",
    storage: """

        private var hasNoted = false
        /// Whether this is a script, which ends with the recording.
        var isAlone = false
      """,
    header: """
          print((["time"] + columns).joined(separator: ","))

      """,
    note: """
        /// Prints an event with its time and its label to standard error.
        func note(_ event: String, _ label: String) {
          let quoted = label.replacingOccurrences(of: "\\"", with: "\\"\\"")
          let line = String(format: "%.6f", time) + ",\\(event),\\"\\(quoted)\\"\\n"
          let header = hasNoted ? "" : "time,event,label\\n"
          hasNoted = true
          FileHandle.standardError.write(Data((header + line).utf8))
        }
      """,
    row: """
          let cells = columns.map { column in values[column].map { String(format: "%.6f", $0) } ?? "" }
          print(([String(format: "%.6f", time)] + cells).joined(separator: ","))
          guard time >= end else { return }
          timer?.invalidate()
          if isAlone { exit(0) }
      """, functions: "",
    report: DeviceSettings.printing)

  /// The recorder, which also knows the views whose frames it notes, if there are any.
  static func recorder(
    _ parts: RecorderParts, notesFrames: Bool, answersTaps: Bool = false, waits: Bool = false,
    settings: DeviceSettings = .none
  ) -> String {
    let note = waits ? parts.note.replacing("{\n", by: "{\n    hear(event, label)\n") : parts.note
    let frames = """

        /// The view that has the size of the room, and those whose frames are noted.
        fileprivate var room: FrameView?
        fileprivate var followed: [String: FrameView] = [:]
      """
    let taps = """

        /// The actions of taps, by the names of the views that answer them.
        fileprivate var taps: [String: () -> Void] = [:]
      """
    let tap = """

        /// Taps a view.
        func tap(_ name: String) { taps[name]?() }

      """
    return """
      /// \(parts.summary)
      @MainActor private final class Recorder {
        private let columns: [String]
        private let framesPerSecond: Double
        private let end: Double
        private var values: [String: Double] = [:]
        private var startTime = 0.0
        private var timer: Timer?\(settings.storage)\(parts.storage)\(notesFrames ? frames : "")\(answersTaps ? taps : "")

        init(columns: [String], framesPerSecond: Double, end: Double\(settings.parameters)) {
          self.columns = columns
          self.framesPerSecond = framesPerSecond
          self.end = end\(settings.assignments)
        }

        /// Begins to count the seconds.
        func start() {
          guard timer == nil else { return }
      \(settings.comparison(parts.report))    startTime = ProcessInfo.processInfo.systemUptime
      \(parts.header)    let timer = Timer(timeInterval: 1 / framesPerSecond, repeats: true) { _ in
            MainActor.assumeIsolated { self.addRow() }
          }
          RunLoop.main.add(timer, forMode: .common)
          self.timer = timer
        }

        func record(_ numbers: [Double], as columns: [String]) {
          for (column, number) in zip(columns, numbers) { values[column] = number }
        }

        /// Leaves the values out until they are recorded again.
        func forget(_ columns: String...) {
          for column in columns { values[column] = nil }
        }

      \(note)
      \(waits ? Self.labelEvents : "")\(answersTaps ? tap : "")
        private var time: Double { ProcessInfo.processInfo.systemUptime - startTime }

        private func addRow() {
      \(notesFrames ? "    recordFrames()\n" : "")\(parts.row)
        }\(parts.functions)
      }
      """
  }

  private static let probe = """
    /// A value that is animated as that of the modifier inside it.
    private protocol Probed {
      associatedtype AnimatableData: VectorArithmetic
      var animatableData: AnimatableData { get set }
      var numbers: [Double] { get }
    }

    /// Changes nothing, and notes the value that SwiftUI shows.
    private struct Probe<Value: Probed>: ViewModifier, @preconcurrency Animatable {
      let columns: [String]
      var value: Value

      var animatableData: Value.AnimatableData {
        get { value.animatableData }
        set { value.animatableData = newValue }
      }

      func body(content: Content) -> some View {
        Recorder.shared.record(value.numbers, as: columns)
        return content
      }
    }
    """

  private static let completionObserver = """
    /// Calls a closure when the value on screen is the one that it moves to.
    private struct CompletionObserver<Value: VectorArithmetic>: ViewModifier, @preconcurrency Animatable {
      private let target: Value
      private let completion: () -> Void

      var animatableData: Value {
        didSet { notifyAtTarget() }
      }

      init(value: Value, completion: @escaping () -> Void) {
        target = value
        self.completion = completion
        animatableData = value
      }

      func body(content: Content) -> some View { content }

      private func notifyAtTarget() {
        guard animatableData == target else { return }
        DispatchQueue.main.async { completion() }
      }
    }

    extension View {
      /// Calls a closure whenever an animated value has arrived.
      fileprivate func onAnimationCompleted<Value: Animatable>(
        of value: Value, completion: @escaping () -> Void
      ) -> some View {
        modifier(CompletionObserver(value: value.animatableData, completion: completion))
      }
    }
    """

  private static let app = """
    private struct RecorderApp: App {
      init() {
        Recorder.shared.isAlone = true
        #if os(macOS)
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.activate(ignoringOtherApps: true)
        #endif
      }

      var body: some Scene {
        WindowGroup {
          CardView()
        }
      }
    }

    /// A script initializes this constant, and so runs the recorder. An app never reads it.
    private let recording: Void = MainActor.assumeIsolated { RecorderApp.main() }
    """
}

extension String {
  /// The text without what would end a comment.
  fileprivate var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }

  fileprivate func replacing(_ word: String, by other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
