import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument
import TimelinePage
import TimelineSimulation
import TracePage

/// The pages of `test --report`: one for each claim that failed, opened at its time.
struct FailurePages {
  private let folder: String
  private var hasFolder = false
  /// The names that are used up.
  private var names: Set<String> = []

  init(in folder: String) {
    self.folder = folder
  }

  /// Writes the pages of a file; a timeline in which nothing failed has none.
  ///
  /// - Parameter isGolden: whether the claims are that the run is like its golden.
  mutating func add(
    _ points: [ExpectationResult], of source: SourceText, _ run: TestVariant,
    isGolden: Bool = false, on console: any Console
  ) throws(CommandFailure) {
    let failures = points.filter { $0.isFailure }
    guard !failures.isEmpty, var page = try page(of: source, run, on: console) else { return }
    if !hasFolder {
      try console.makeFolder(at: folder)
      hasFolder = true
    }
    for failure in failures {
      let place = failure.place(in: source)
      page.start = failure.instant?.seconds ?? failure.reason?.time
      page.note = Self.note(about: failure, at: place)
      let topic = isGolden ? "golden" : "line-\(place.position.line)"
      let path = folder + "/" + name(of: source, topic)
      try console.writeResult(to: .file(path)) { sink throws(RunFailure) in
        try PageWriter<RunFailure>(to: sink).write(page)
      }
    }
  }

  /// The claim with what was found instead, then the explanation, as `explain` prints it.
  private static func note(about failure: ExpectationResult, at place: ClaimPlace) -> String {
    let block = YAMLBlock(failure, at: place.text, isExplained: false)
    let lines = ([failure.sentence] + block.lines).joined(separator: "\n")
    return failure.reason.map { lines + "\n\n" + $0.text } ?? lines
  }

  /// The page of a file; nil for a run that is too long for one, which is reported.
  private func page(
    of source: SourceText, _ run: TestVariant, on console: any Console
  ) throws(CommandFailure) -> Page? {
    var (timeline, diagnostics) = CheckedTimeline.read(run.document.source, run.overrides)
    let trace = timeline.flatMap {
      Trace($0, sampling: run.sampling, diagnostics: &diagnostics)
    }
    guard let trace else { return nil }
    let outcome = try CommandFailure.playing { () throws(RunFailure) in
      try RunPage.make(
        trace, Array(trace.columns.indices), of: source, name: source.name + run.label, document: 0)
    }
    switch outcome {
    case .page(let shown):
      return Page(showing: [shown], of: [source], tool: "\(programName) \(programVersion)")
    case .excess(let sentence):
      console.reportError("\(source.name): no page: \(sentence)")
      return nil
    }
  }

  /// A name that no other page has: that of the timeline, with what the page is about.
  private mutating func name(of source: SourceText, _ topic: String) -> String {
    let file = source.name.split(separator: "/").last ?? "timeline"
    let stem = file.hasSuffix(".json") ? file.dropLast(5) : file[...]
    let safe = String(
      stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "_" })
    var (name, count) = ("\(safe)-\(topic)", 1)
    while !names.insert(name).inserted {
      count += 1
      name = "\(safe)-\(topic)-\(count)"
    }
    return name + ".html"
  }
}
