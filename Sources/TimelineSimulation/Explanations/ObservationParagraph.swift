import AnimationEngine
import Diagnostics
import TimelineDocument

/// The paragraph about an observer of a value.
struct ObservationParagraph {
  let facts: ObservationFacts
  let words: ExplanationWords

  /// The answer, and how it came about.
  var paragraph: Paragraph {
    var paragraph = Paragraph(at: words.time(facts.instant), answer)
    switch facts.sight {
    case .called(let detail, let seen):
      paragraph.add(.location, facts.turn.number > 0 ? "turn \(facts.turn.number)." : nil)
      guard seen.callCount == 1 else { break }
      paragraph.add(.why, saw(seen), cause(of: detail))
      paragraph.add(.note, note(about: detail))
    case .silent:
      paragraph.add(
        .why,
        "An observer sees the values that an animation writes; a change without an "
          + "animation writes none.")
    case .retargeted(_, let seen):
      paragraph.add(.why, saw(seen), "Its target is \(target) from now on.")
    }
    return paragraph
  }

  private var observer: String {
    let label = facts.label.map { " '\(words.timeline[$0])'" } ?? ""
    return "The observer\(label) in \(facts.view)"
  }

  private var value: String { words.expression(facts.value) }
  private var target: String { words.value(facts.target) }

  private var answer: String {
    switch facts.sight {
    case .called(.spurious?, _) where earliness == .lastFrame:
      "\(observer) is called one frame early: \(value) is at its target \(target), and its "
        + "animation is removed in the next frame."
    case .called(.spurious?, let seen):
      "\(observer) is called too early\(again(seen)): \(value) is at its target \(target), and "
        + "moves on."
    case .called(.snap?, _):
      "\(observer) is called as \(value) snaps to its target \(target): the animation ended away "
        + "from it."
    case .called(.pause?, _):
      "\(observer) is called by a pause: the target \(target) was set to what is on screen."
    case .called(.stop?, _):
      "\(observer) is called by a stop: the target \(target) was set to what is on screen."
    case .called(_, let seen):
      "\(observer) is called\(again(seen)): \(value) is at its target \(target)."
    case .silent: "\(observer) is not called: \(value) became \(target) without an animation."
    case .retargeted(let former, _):
      "\(observer) will never see \(value) at \(words.value(former)): it was retargeted first."
    }
  }

  private func again(_ seen: ObservationFacts.Seen) -> String {
    seen.callCount > 1 ? " once more" : ""
  }

  private func saw(_ seen: ObservationFacts.Seen) -> String? {
    var parts: [String] = []
    if seen.writeCount > 0 {
      parts.append(
        "since \(words.seconds(seen.since)) it was given "
          + "\(counted(seen.writeCount, "value")), of which \(seen.matchCount) "
          + "\(seen.matchCount == 1 ? "was" : "were") the target")
    }
    if seen.crossingCount > 0 {
      parts.append(
        "its value passed through the target \(counted(seen.crossingCount, "time")) "
          + "between two looks, unseen")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ").capitalizedFirst + "."
  }

  private func cause(of detail: EventDetail?) -> String? {
    switch detail {
    case .spurious?: early
    case .snap?: "The last pass plays backwards, and the value jumps when it is over."
    case .pause?, .stop?: "Setting a state to what is on screen makes that its target."
    default:
      "It compares this value alone, and exactly; the call comes in a turn after the comparison."
    }
  }

  /// Why a value can be at its target while its animation is not over.
  private enum Earliness {
    /// The animation repeats, and a pass ends there.
    case pass
    /// The end of the animation falls on a frame, which still shows it.
    case lastFrame
    /// The value moves through its target.
    case crossing
  }

  private var earliness: Earliness {
    guard let composition = facts.animation?.composition else { return .crossing }
    if composition.repetitionCount > 0 { return .pass }
    switch composition.base {
    case .timingCurve, .unitCurve: return .lastFrame
    case .fluidSpring, .interpolatingSpring, .function, .custom: return .crossing
    }
  }

  private var early: String {
    switch earliness {
    case .pass:
      "The end of a pass is exactly the target; the observer cannot tell it from the end."
    case .lastFrame:
      "A frame falls exactly on the end: the curve still answers there, with the target. Its removal "
        + "in the next frame writes the target once more, so the observer is called twice."
    case .crossing:
      "The value passes exactly through the target; the observer cannot tell that from the end."
    }
  }

  private func note(about detail: EventDetail?) -> String? {
    switch detail {
    case .spurious?, .snap?, .pause?, .stop?:
      "This follows from the observer's code and the rules of animations; no one has reported it."
    default: nil
    }
  }
}
