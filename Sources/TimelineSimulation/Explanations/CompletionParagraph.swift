import AnimationEngine
import TimelineDocument

/// The paragraph about a completion that was called, or never was.
struct CompletionParagraph {
  let facts: CompletionFacts
  let words: ExplanationWords

  /// The answer, and how it came about.
  var paragraph: Paragraph {
    var paragraph = Paragraph(at: words.time(facts.instant), answer)
    paragraph.add(.location, location)
    paragraph.add(.why, lines: waits)
    paragraph.add(.advice, advice)
    paragraph.add(.note, note)
    return paragraph
  }

  private var name: String {
    let name = words.completion(facts.name)
    return facts.name.label == nil ? name.capitalizedFirst : "The completion \(name)"
  }

  private var answer: String {
    switch facts.fate {
    case .called(.empty, _): "\(name) is called at once: \(emptiness)."
    case .called(.logical, _): "\(name) is called: its animations are logically complete."
    case .called(.superseded, _): "\(name) is called: \(supersession)."
    case .called(.removed, _):
      "\(name) is called\(although): all that it waits for is at rest."
    case .never(let awaited):
      "\(name) is not called: \(awaited.isEmpty ? "the run ends before" : reason(awaited[0]))."
    }
  }

  /// That a view came back whose removal it waits for.
  private var although: String {
    let back = facts.waits.compactMap { $0.superseded }.first { $0.returned != nil }
    return back.map { ", although \($0.returned ?? "") came back at \(words.seconds($0.instant))" }
      ?? ""
  }

  /// How its animations ended that were superseded: at their own time, or earlier with the motion that took
  /// their place.
  private var supersession: String {
    let due = facts.waits.compactMap { $0.forecast.logical }.max()
    return due.map { facts.instant < $0 } == true
      ? "its animations were superseded, and what took their place is over"
      : "its animations would be logically complete now, had they not been superseded"
  }

  /// Why nothing was animated in its scope.
  private var emptiness: String {
    guard let idle = facts.idle.first else {
      return "nothing on screen changed in its \(facts.scope?.word.rawValue ?? "scope")"
    }
    switch idle.reason {
    case .jumped: return "\(idle.track) changed without an animation"
    case .stepped: return "\(idle.track) has its new value at once, and nothing else changed"
    case .faded: return "\(idle.track) cross-fades, and nothing else changed"
    }
  }

  private func reason(_ awaited: CompletionFacts.Awaited) -> String {
    if awaited.isPaused { return "the motion of \(awaited.track) is paused" }
    if let animation = awaited.animation, animation.composition.isEndless {
      return "the motion of \(awaited.track) never ends, with \(words.animation(animation))"
    }
    let due = facts.name.criteria == .removed ? awaited.forecast.end : awaited.forecast.logical
    return due.map { "\(awaited.track) moves until \(words.seconds($0)), after the end of the run" }
      ?? "\(awaited.track) still moves"
  }

  private var location: String {
    var text = ""
    if let scope = facts.scope {
      text =
        "\(words.fullPlace(scope.place)), its \(scope.word.rawValue) at "
        + "\(words.seconds(facts.opened)), "
    }
    text += "transaction \(facts.transaction)"
    if case .called(_, let turn) = facts.fate { text += "; called in turn \(turn)" }
    return text + "."
  }

  /// So many waits are listed.
  private static let waitLimit = 8

  private var waits: [Paragraph.Line] {
    var lines = facts.waits.prefix(Self.waitLimit).map { Paragraph.Line(text: line(of: $0)) }
    let rest = facts.waits.count - lines.count
    if rest > 0 { lines.append(Paragraph.Line(text: "And \(rest) more.")) }
    guard case .never(let awaited) = facts.fate else { return lines }
    return lines
      + awaited.dropFirst().prefix(Self.waitLimit).map {
        Paragraph.Line(text: (reason($0) + ".").capitalizedFirst)
      }
  }

  private func line(of wait: CompletionFacts.Wait) -> String {
    let due = facts.name.criteria == .removed ? wait.forecast.end : wait.forecast.logical
    var isOver = true
    if case .never = facts.fate { isOver = false }
    var text = "It \(isOver ? "waited" : "waits") for \(wait.track), "
    text += due.map { "due at \(words.seconds($0))" } ?? "without an end"
    guard let superseded = wait.superseded else { return text + "." }
    let step = superseded.step.map { " (\(words.place($0)))" } ?? ""
    text += ", which the change at \(words.seconds(superseded.instant))\(step) superseded"
    if let view = superseded.returned { text += ", because \(view) came back" }
    if facts.name.criteria == .removed { text += ": so it waited until that was at rest, too" }
    return text + "."
  }

  private var advice: String? {
    switch facts.fate {
    case .never(let awaited):
      guard let first = awaited.first else { return nil }
      if first.isPaused { return "resume \(first.track)." }
      return first.animation?.composition.isEndless == true
        ? "change \(first.track) once more with an animation that ends." : nil
    case .called: return nil
    }
  }

  private var note: String? {
    if case .faded? = facts.idle.first?.reason, case .called(.empty, _) = facts.fate {
      return
        "That a completion does not wait for the cross-fade of a text is inferred: no value is "
        + "animated."
    }
    guard case .called(.superseded, _) = facts.fate else { return nil }
    return "Apple says that a superseded animation completes by itself; that it does so at its own "
      + "time is inferred."
  }
}
