import AnimationEngine
import Diagnostics
import TimelineDocument

// Phrases about turns, scopes, modifiers and motions.
extension ExplanationWords {
  /// `x from 0 to 100`
  func change(_ write: StateWrite) -> String {
    "\(state(write)) from \(value(write.before)) to \(value(write.after))"
  }

  /// Where a change was made, and in which turn.
  func location(step: SourceRange?, turn: TurnFacts, transaction: String) -> String {
    var parts: [String] = []
    if let step { parts.append(fullPlace(step)) }
    if let origin = origin(turn.origin) { parts.append(origin) }
    if turn.number > 0 { parts.append("turn \(turn.number)") }
    if !transaction.isEmpty { parts.append("transaction \(transaction)") }
    return parts.joined(separator: ", ") + "."
  }

  /// The cause of a turn; nil for an event of the document.
  func origin(_ origin: TurnOrigin) -> String? {
    switch origin {
    case .beginning, .event: nil
    case .completion(let label):
      label.map { "in the callback of the completion '\(timeline[$0])'" }
        ?? "in the callback of a completion"
    case .observer(let view): "in the callback of the observer in \(view)"
    case .callback(let kind): "in the callback of \(kind.work.rawValue)"
    case .async: "in work that comes back"
    case .sample(let number): "at sample \(number) of a drag"
    case .lastSample: "at the last sample of a drag"
    case .release: "at the release of a drag"
    case .recipe(let isPaused): "by a recipe, whose flag became \(isPaused)"
    case .phase: "by phaseAnimator"
    case .secondLayout: "by the second layout of a view that has appeared"
    case .job(let job): self.origin(job)
    }
  }

  /// That a scope was closed before a turn ran.
  func sentence(about closed: ClosedScope) -> String {
    "The \(scope(closed)) was closed at "
      + "\(seconds(closed.instant)), before this turn."
  }

  /// A scope by what it caused: `withAnimation around the async work`.
  func scope(_ closed: ClosedScope) -> String {
    let relation =
      switch closed.work {
      case .async, .gesture, .timer: "around"
      case .completion: "of"
      case .onAppear, .onDisappear, .onChange, .onReceive, .task: "that led to"
      }
    return "\(closed.word.rawValue) \(relation) the \(closed.work.rawValue)"
  }

  /// `sets .linear(duration: 1)`
  func sets(_ animation: WrittenAnimation) -> String {
    if animation.isOfNew {
      return "replaces the transaction by one "
        + (animation.animation == nil
          ? "without an animation" : "with \(self.animation(animation.animation))")
    }
    return animation.animation == nil
      ? "sets the animation to nil" : "sets \(self.animation(animation.animation))"
  }

  /// `card.modifiers[1] (.animation, 9:7)`
  func name(_ passage: Passage) -> String {
    let kind =
      switch passage.kind {
      case .animation: ".animation"
      case .transaction: ".transaction"
      case .transition: ".transition"
      case .presentation, .border: "host"
      }
    guard !passage.modifier.isEmpty else { return "the transition" }
    return "\(passage.modifier) (\(kind), \(place(passage.place)))"
  }

  /// A motion that ran, by the change that began it.
  func motion(_ running: RunningMotionFacts) -> String {
    let step = running.change.step.map { "\(place($0))" }
    let names = [step, running.transaction.isEmpty ? nil : running.transaction]
    let list = names.compactMap { $0 }.joined(separator: ", ")
    let origin = list.isEmpty ? "" : " (\(list))"
    if let count = running.sampleCount {
      return "the drag that began at \(seconds(running.instant))\(origin), "
        + "after \(counted(count, "sample"))"
    }
    let paused = running.wasPaused ? ", paused," : ""
    return "the motion of \(seconds(running.instant))\(paused)\(origin)"
  }

  /// Advice to avoid a fault.
  func advice(_ quirk: Quirk) -> String? {
    var ways: [String] = []
    if quirk == .animatableInContainer {
      ways.append("show the view as an overlay (\"host\": \"overlay\")")
    }
    if let profile = quirk.end {
      ways.append("play a profile without this fault: \(profile.asWritten)")
    }
    return ways.isEmpty ? nil : ways.joined(separator: ", or ") + "."
  }

  /// `'done' (logicallyComplete)`
  func completion(_ name: CompletionFacts.Name) -> String {
    let label = name.label.map { "'\(timeline[$0])'" } ?? "a completion without a label"
    return "\(label) (\(name.criteria.rawValue))"
  }
}
