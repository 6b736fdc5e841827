import Diagnostics
import TimelineDocument

/// Says what is claimed, in the words of the document.
struct ClaimText {
  let checked: CheckedTimeline

  private var timeline: Timeline { checked.timeline }

  /// The sentence for a claim.
  func text(of claim: Expectation.Condition) -> String {
    switch claim {
    case .column(let name, let value): "\(timeline[name]) is \(text(of: value))"
    case .absent(let name): "\(timeline[name]) is not there"
    case .model(let path, let value): "\(checked.source.text(path.text)) is \(text(of: value))"
    case .count(let pattern, let count): "\(pattern.text(in: timeline)) \(Self.times(count))"
    case .order(let patterns):
      timeline[patterns].map { $0.text(in: timeline) }.joined(separator: ", then ")
    case .settled(let tracks): "\(names(of: tracks)) settled"
    case .range(let name, let low, let high):
      "\(timeline[name]) from \(text(of: low)) to \(text(of: high))"
    case .monotonic(let tracks): "\(names(of: tracks)) monotonic"
    case .winner(let name, let value): "\(timeline[name]) animated by \(text(of: value))"
    case .completed(let index): text(of: timeline[index])
    }
  }

  /// A number of times in words.
  static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }

  private func text(of claim: CompletionExpectation) -> String {
    var parts = ["\(timeline[claim.label]) completed"]
    if let time = claim.time { parts.append("at \(text(of: time)) s") }
    if let count = claim.count { parts.append(Self.times(count)) }
    if let mechanism = claim.mechanism { parts.append("by \(timeline[mechanism])") }
    return parts.joined(separator: " ")
  }

  private func names(of tracks: ElementRange<ElementIndex<String>>) -> String {
    timeline[tracks].map { timeline[$0] }.joined(separator: ", ")
  }

  /// An expression or a literal as it is written, without the quotes of JSON.
  func text(of value: DocumentValue) -> String {
    if case .text(let expression) = value { return checked.source.text(expression.text) }
    return String(decoding: checked.source.bytes[value.place], as: UTF8.self)
  }
}
