import Diagnostics
import PageRuntime
import TimelineDocument
import TimelinePage
import TimelineSimulation
import TracePage

/// A question of a page about the text of a timeline. The raw values are the indices in `runtime.js`.
enum Question: Int32 {
  /// The same bytes as the commands of these names.
  case trace, events, explain, check
  /// The data that the player plays.
  case page
  /// The bytes of `trace --precision full --velocity`, by which builds are compared.
  case digits
}

/// Gives memory for the text of a timeline.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 1)
}

/// Answers a question about the text of a timeline, to `pageWrite`; false if it cannot be played.
@_expose(wasm, "answer")
@_cdecl("answer")
func answer(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Bool {
  guard let question = Question(rawValue: number) else { return false }
  let bytes = Array(UnsafeRawBufferPointer(start: start, count: count))
  return LiveTimeline(SourceText(name: "timeline.json", bytes: bytes)).answer(question)
}

extension OutputStyle {
  fileprivate static var allDigits: OutputStyle {
    var style = OutputStyle()
    (style.numbers, style.includesVelocity) = (.shortest, true)
    return style
  }
}

private struct LiveTimeline {
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
  }

  func answer(_ question: Question) -> Bool {
    guard question != .check else { return check() }
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    var sampling = Sampling()
    // A page shows what repeats forever beside the complaint that it does.
    if question == .page { sampling.openEnd = .wholeMotion }
    let trace = timeline.flatMap { Trace($0, sampling: sampling, diagnostics: &diagnostics) }
    guard let trace, !diagnostics.hasErrors else { return false }
    do throws(RunFailure) {
      switch question {
      case .trace:
        try trace.writeRows(of: Array(trace.columns.indices), as: OutputStyle(), to: write)
      case .events: try trace.writeEvents(as: OutputStyle(), to: write)
      case .explain: try trace.writeExplanations(to: write)
      case .page: return try page(of: trace)
      case .digits:
        try trace.writeRows(of: Array(trace.columns.indices), as: .allDigits, to: write)
      case .check: return false
      }
      return true
    } catch {
      return false
    }
  }

  /// Writes what `check --format json` says of the text, without the options of a command line.
  private func check() -> Bool {
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    timeline?.checkColumns(&diagnostics)
    timeline?.rehearse(&diagnostics, offeringOptions: false)
    var json = DiagnosticJSON()
    json.add(diagnostics, of: source)
    print(json.finish())
    return !diagnostics.hasErrors
  }

  private func page(of trace: Trace) throws(RunFailure) -> Bool {
    let places = Array(trace.columns.indices)
    let outcome = try RunPage.make(trace, places, of: source, name: source.name, document: 0)
    switch outcome {
    case .page(let run):
      try PageData<RunFailure>(to: write).write(Page(showing: [run], of: [source], tool: ""))
      return true
    case .excess(let sentence):
      print(Array(sentence.utf8))
      return false
    }
  }

  private func print(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { pageWrite($0.baseAddress, Int32($0.count)) }
  }

  // It throws nothing, but a function that says so is called in another way in WebAssembly, and
  // converting it is not enough.
  private func write(_ bytes: UnsafeRawBufferPointer) throws(RunFailure) {
    pageWrite(bytes.baseAddress, Int32(bytes.count))
  }
}
