import AnimationEngine
package import Diagnostics
import JSONText
import TimelineDocument
package import TimelineSimulation
package import TracePage

/// Makes the part of a page that shows one run.
package struct RunPage {
  /// More values than this are more than a browser bears.
  static let valueLimit = 1_000_000
  /// More events than this likewise.
  static let eventLimit = 20_000

  /// The parts of a page that a run makes.
  package enum Outcome {
    case page(PageRun)
    /// It is too much for one; the sentence says what to do.
    case excess(String)
  }

  private var run: PageRun
  private let positions: SourcePositions
  private var trackNumbers: [String: Int] = [:]
  private var touches = Touches()

  /// Plays a run and keeps all that a page shows of it.
  package static func make(
    _ trace: Trace, _ places: [Int], of source: SourceText, name: String, document: Int
  ) throws(RunFailure) -> Outcome {
    guard trace.rowCount <= valueLimit / max(places.count, 1) else {
      return .excess(
        "this is more than \(valueLimit) values, the limit for a page; show fewer with "
          + "'--select', a lower '--fps', or '--from' and '--until'")
    }
    if let sentence = trace.explanationExcessSentence { return .excess(sentence) }
    var maker = RunPage(run: PageRun(name: name, document: document), source: source)
    maker.run.title = trace.documentName
    maker.run.hitches = trace.hitches.map { [$0.start.seconds, $0.end.seconds] }
    try maker.addColumns(of: trace, places)
    guard maker.touches.sampleCount <= eventLimit else { return .excess(eventExcess) }
    try trace.forEachExplainedEvent(upTo: eventLimit + 1) { maker.add($0) }
    guard maker.run.events.count <= eventLimit else { return .excess(eventExcess) }
    maker.run.touches = maker.touches.shown
    return .page(maker.run)
  }

  private static var eventExcess: String {
    "these are more than \(eventLimit) events, the limit for a page; show fewer "
      + "with '--from' and '--until'"
  }

  private init(run: PageRun, source: SourceText) {
    self.run = run
    positions = source.positions
  }

  private mutating func addColumns(of trace: Trace, _ places: [Int]) throws(RunFailure) {
    var values = Array(repeating: [PageValue](), count: places.count)
    var times: [Double] = []
    let stage = try trace.stage(of: places) { time, cells in
      times.append(time)
      for (index, cell) in cells.enumerated() { values[index].append(PageValue(cell)) }
    }
    run.times = times
    run.appearanceTurns = stage.appearanceTurns
    run.room = stage.room.map { [$0.width, $0.height] }
    run.views = stage.views.map {
      PageView(
        name: $0.name, parent: $0.parent, size: $0.size.map { [$0.width, $0.height] },
        frame: $0.frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] },
        isRigid: $0.isRigid, isSpace: $0.isSpace, fontSize: $0.fontSize,
        layer: PageView.Layer($0.placement))
    }
    for (index, place) in places.enumerated() {
      let column = trace.columns[place]
      let view = stage.columnViews[index]
      var shown = PageColumn(
        name: column.name, track: trackNumber(of: column.track), view: view,
        attribute: view.flatMap { Self.attribute(of: column.name, in: stage.views[$0].name) },
        isText: column.content == .text)
      shown.values = values[index]
      shown.isInFrames = stage.columnsInFrames[index]
      run.columns.append(shown)
    }
    touches = Touches(stage.touches, run.columns)
  }

  private static func attribute(of column: String, in view: String) -> PageColumn.Attribute? {
    let prefix = view + "_"
    guard column.hasPrefix(prefix) else { return nil }
    return PageColumn.Attribute(role: column.dropFirst(prefix.count))
  }

  private mutating func trackNumber(of name: String) -> Int {
    if let number = trackNumbers[name] { return number }
    trackNumbers[name] = run.tracks.count
    run.tracks.append(name)
    return run.tracks.count - 1
  }

  private mutating func add(_ explained: ExplainedEvent) {
    let event = explained.event
    var shown = PageEvent(
      time: explained.instant.seconds, word: event?.word.rawValue ?? Self.explanationWord)
    if let event { Self.describe(event, in: &shown, trackNumbers[event.track]) }
    shown.line = explained.step.map { positions.position(ofByte: $0.range.lowerBound).line }
    shown.explanation = explained.text
    run.events.append(shown)
    guard let event else { return }
    addStep(of: event, shown.track)
    touches.note(event, on: shown.track)
  }

  /// The word in the list of events for an entry that only has an explanation.
  private static let explanationWord = "note"

  private static func describe(_ event: TraceEvent, in shown: inout PageEvent, _ track: Int?) {
    shown.track = track
    if track == nil { shown.subject = event.track }
    shown.transaction = event.transaction
    shown.label = event.label
    shown.detail = event.detail?.rawValue ?? ""
  }

  /// The state says something else from now on.
  private mutating func addStep(of event: TraceEvent, _ track: Int?) {
    guard let track, let targets = event.targets, let start = run.times.first else { return }
    var component = 0
    for index in run.columns.indices where run.columns[index].track == track {
      defer { component += 1 }
      guard component < targets.count else { return }
      if run.columns[index].model.isEmpty,
        case .number(let first)? = run.columns[index].values.first
      {
        run.columns[index].model.append((start, first))
      }
      run.columns[index].model.append((event.instant.seconds, targets[component]))
    }
  }
}

extension PageValue {
  fileprivate init(_ cell: TraceCell) {
    switch cell {
    case .missing: self = .missing
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }
}

extension PageView.Layer {
  /// The layer of a view in the one around it.
  fileprivate init(_ placement: ViewPlacement) {
    self =
      switch placement {
      case .content: .front
      case .overlay: .over
      case .background: .behind
      case .mask: .mask
      }
  }
}
