import AnimationEngine
import Diagnostics
import SwiftExport
import TimelineDocument
import TimelineSimulation

struct ExportOptions: Sendable {
  let set: [SweepParameter]
  /// The name of the view; nil for that of the file.
  let view: String?
  let play: PlayOptions
  let format: OutputFormat

  init(_ read: inout OptionReader) {
    set = read.replacements("a definition's or first value")
    read.importOptions()
    var play = PlayOptions()
    read.group(.sampling)
    play.frameRate = read.frameRate()
    play.until = read.until()
    play.profile = read.profile()
    self.play = play
    read.group(.output)
    view = read.value(
      "name", .text("name"), "the name of the view, such as 'CardView'",
      details: "Without it, the view is named after the file.")
    format = read.format(.swift, .xctest, anyEnding: true).format
    read.outputFile()
    read.messages()
  }
}

/// `export [file]`: a timeline as a SwiftUI file that records itself.
struct ExportCommand {
  static let definition = CommandDefinition(
    summary: "write a timeline as a SwiftUI view",
    explanation:
      """
      Write a timeline as a SwiftUI file: its state, its views with their modifiers,
      its actions, and its events in a function that runs each at its time. Outside
      of each modifier that moves there is a probe, so that the view prints on a Mac
      what 'trace' prints here; 'diff' compares both. Labels of completions,
      observers and 'emit' go to standard error, as a CSV of events for 'diff'. The
      probe of a frame is an empty AppKit or UIKit view behind it. The columns of a
      row have the identity of the row in their names. A view with states of its own,
      and that of a component, is a structure that is given values and bindings. A
      tap is a method that the view and the events call; on a row, a view that may be
      away, or one with a state of its own, it is one of the recorder, by the name of
      the view. A drag is a method for its samples and one for its release: as no
      program can touch the screen, the recorder calls them at the times of the
      samples, and so does the gesture of the view. They set and reset a gesture's
      states. Of a drag by a number the gesture takes the way down, and of several
      drags of a view the first. The recorder compares Reduce Motion and the length
      of a pixel with the device's. If SwiftUI cannot say something without loss, or
      no probe can see it, the export ends with an error at its place. With --format
      xctest the file is a test instead, which asserts what the document expects.
      """,
    operands: .oneInput,
    examples: [
      "inbetween export samples/t04_implicit.json -o T04ImplicitView.swift",
      "inbetween export card.json --name CardView | less",
      "inbetween export samples/t04_implicit.json -f xctest -o T04Tests.swift",
    ],
    options: ExportOptions.init,
    run: { options, invocation, console throws(CommandFailure) in
      try ExportCommand(invocation: invocation, options: options).run(on: console)
    })

  let invocation: Invocation
  let options: ExportOptions

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let input = try invocation.input(on: console)
    try invocation.checkOutput(against: input, on: console)
    let source = try invocation.timeline(input, on: console)
    var diagnostics = DiagnosticList()
    let sweep = try Sweep(
      options.set, options.play.overrides, for: invocation, of: source, diagnostics: &diagnostics)
    guard let sweep else {
      invocation.report(diagnostics, of: source, on: console)
      return .invalidInput
    }
    guard sweep.count == 1 else {
      throw invocation.usage("'export' takes one value of '--set' for each name")
    }
    let document = sweep.document(of: 0)
    let (text, found) = export(document.source, named: source.name)
    invocation.report(document.original(found), of: source, on: console)
    guard let text else { return .invalidInput }
    try console.writeResult(text, to: invocation.output)
    return .success
  }

  /// The file of a timeline; nil where it has errors or something was refused.
  private func export(
    _ source: SourceText, named name: String
  ) -> (text: String?, diagnostics: DiagnosticList) {
    var (checked, found) = CheckedTimeline.read(source, options.play.overrides)
    checked?.checkColumns(&found)
    let trace = checked.flatMap {
      Trace($0, sampling: options.play.sampling, diagnostics: &found)
    }
    guard let checked, let trace, !found.hasErrors else { return (nil, found) }
    var claims: [ExportedClaim]?
    if options.format == .xctest {
      let report = ExpectationReport(
        checked, sampling: options.play.sampling, diagnostics: &found)
      guard let report else { return (nil, found) }
      claims = report.points.map { ExportedClaim($0) }
    }
    let settings = SwiftExportOptions(
      view: options.view ?? SwiftExportOptions.viewName(of: name), input: name,
      columns: trace.columns.filter { $0.content == .number }.map { $0.name },
      framesPerSecond: options.play.frameRate ?? checked.timeline.frameRate, end: trace.lastTime,
      claims: claims)
    let made = SwiftExport(checked, settings)
    found.add(contentsOf: made.diagnostics)
    return (made.text, found)
  }
}

extension ExportedClaim {
  /// A claim that was judged in a run.
  fileprivate init(_ result: ExpectationResult) {
    self.init(
      place: result.place, time: result.instant?.seconds, observable: result.observable,
      tolerance: result.tolerance)
  }
}
