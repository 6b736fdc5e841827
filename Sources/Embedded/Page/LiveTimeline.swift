import Diagnostics
import JSONText
import PageRuntime
import SwiftImport
import TimelineDocument
import TimelinePage
import TimelineSimulation
import TracePage

/// A question of a page about the text of a timeline, or of a view in Swift. The raw values are the indices in `runtime.js`.
enum Question: Int32 {
  /// The same bytes as the commands of these names.
  case trace, events, explain, check
  /// One object with the answer of `check` and the data that the player plays.
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
  return LiveTimeline(SourceText(timelineIn: SourceText(pasted: bytes))).answer(question)
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
    switch question {
    case .check: return check()
    case .page: return page()
    case .trace, .events, .explain, .digits: break
    }
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    let trace = timeline.flatMap { Trace($0, sampling: Sampling(), diagnostics: &diagnostics) }
    guard let trace, !diagnostics.hasErrors else { return false }
    do throws(RunFailure) {
      switch question {
      case .trace:
        try trace.writeRows(of: Array(trace.columns.indices), as: OutputStyle(), to: write)
      case .events: try trace.writeEvents(as: OutputStyle(), to: write)
      case .explain: try trace.writeExplanations(to: write)
      case .digits:
        try trace.writeRows(of: Array(trace.columns.indices), as: .allDigits, to: write)
      case .check, .page: return false
      }
      return true
    } catch {
      return false
    }
  }

  private func check() -> Bool {
    let (timeline, diagnostics) = CheckedTimeline.read(source)
    return check(timeline, diagnostics).isFaultless
  }

  /// Writes what `check --format json` says of the text, without the options of a command line. Gives the run, if it was
  /// played to its end.
  private func check(
    _ timeline: CheckedTimeline?, _ found: DiagnosticList
  ) -> (isFaultless: Bool, rehearsal: Rehearsal?) {
    var diagnostics = found
    timeline?.checkColumns(&diagnostics)
    let rehearsal = timeline?.rehearse(&diagnostics, offeringOptions: false)
    var json = DiagnosticJSON()
    json.add(diagnostics, of: source)
    print(json.finish())
    return (!diagnostics.hasErrors, rehearsal)
  }

  /// Writes an object with what `check` says, and with the data of the page or the reason why there is none.
  private func page() -> Bool {
    var (timeline, diagnostics) = CheckedTimeline.read(source)
    print("{\"check\":")
    let rehearsal = check(timeline, diagnostics).rehearsal
    // A page shows what repeats forever beside the complaint that it does.
    var sampling = Sampling()
    sampling.openEnd = .wholeMotion
    let trace: Trace? =
      if let rehearsal {
        Trace(rehearsal)
      } else if let timeline {
        Trace(timeline, sampling: sampling, diagnostics: &diagnostics)
      } else { nil }
    guard let trace, !diagnostics.hasErrors else {
      print("}")
      return false
    }
    do throws(RunFailure) {
      let places = Array(trace.columns.indices)
      switch try RunPage.make(trace, places, of: source, name: source.name, document: 0) {
      case .page(let run):
        var page = Page(showing: [run], of: [source], tool: "")
        page.title = trace.documentName ?? ""
        print(",\"page\":")
        try PageData<RunFailure>(to: write).write(page)
        print("}")
        return true
      case .excess(let sentence):
        var failure = JSONWriter()
        failure.write(sentence)
        print(",\"failure\":")
        print(failure.bytes)
        print("}")
        return false
      }
    } catch {
      print("}")
      return false
    }
  }

  private func print(_ text: String) { print(Array(text.utf8)) }

  private func print(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { pageWrite($0.baseAddress, Int32($0.count)) }
  }

  // It throws nothing, but a function that says so is called in another way in WebAssembly, and
  // converting it is not enough.
  private func write(_ bytes: UnsafeRawBufferPointer) throws(RunFailure) {
    pageWrite(bytes.baseAddress, Int32(bytes.count))
  }
}
