import AnimationEngine
import JSONText
import TimelineDocument

// The members of each kind of entry, after those that all have.
extension ExplanationJSON {
  func write(_ facts: ChangeFacts, to writer: inout JSONWriter) {
    let paragraph = ChangeParagraph(facts: facts, words: words)
    begin("change", at: facts.instant, paragraph.answer, to: &writer)
    write("track", facts.track.name, to: &writer)
    write("columns", facts.track.columns, to: &writer)
    write("outcome", facts.outcome.word, to: &writer)
    write(facts.writes, to: &writer)
    write("before", facts.before, to: &writer)
    write("after", facts.after, to: &writer)
    write("shown", facts.shown, to: &writer)
    write("step", paragraph.step, to: &writer)
    write(facts.turn, facts.transaction, facts.scopes, to: &writer)
    write("path", facts.passages + facts.bystanders, to: &writer) { passage, writer in
      write(passage, to: &writer)
    }
    write("winner", facts.change.winner, to: &writer)
    write("source", facts.change.source?.name, to: &writer)
    if facts.outcome == .jumped {
      write("refusal", facts.change.refusal?.word.rawValue, to: &writer)
    }
    if facts.outcome.isAnimated { write("animation", animation(of: facts), to: &writer) }
    write("logical", facts.forecast.logical?.seconds, to: &writer)
    write("end", facts.forecast.end?.seconds, to: &writer)
    if let running = facts.running { write(running, facts.takeover, to: &writer) }
    write("waits", facts.waits, to: &writer) { name, writer in
      write("label", name.label.map { words.timeline[$0] }, to: &writer)
      write("criteria", name.criteria.rawValue, to: &writer)
    }
    if facts.outcome == .jumped { write("reason", paragraph.reason, to: &writer) }
    write("advice", paragraph.advice, to: &writer)
    write("notes", paragraph.notes, to: &writer)
  }

  private func animation(of facts: ChangeFacts) -> String? {
    facts.animation.map { words.animation($0) }
  }

  private func write(_ passage: Passage, to writer: inout JSONWriter) {
    write("modifier", passage.modifier, to: &writer)
    write("kind", passage.kind.word, to: &writer)
    write("place", passage.place, to: &writer)
    switch passage.effect {
    case .unchanged(let value):
      write("effect", "unchanged", to: &writer)
      write("value", words.expression(value), to: &writer)
    case .disabled: write("effect", "disabled", to: &writer)
    case .setAnimation(let animation, let trigger):
      write("effect", "setAnimation", to: &writer)
      write("animation", words.animation(animation.animation), to: &writer)
      write("written", words.written(animation), to: &writer)
      if case .changed(let value, _) = trigger {
        write("value", words.expression(value), to: &writer)
      }
      write("replacesTransaction", animation.isOfNew, to: &writer)
    case .setKeys(let keys, _):
      write("effect", "setKeys", to: &writer)
      write("keys", keys, to: &writer)
    case .border(_, let isOpen):
      write("effect", isOpen ? "letsIn" : "newTransaction", to: &writer)
    case .inside: write("effect", "inside", to: &writer)
    }
    write("disablesAnimations", passage.disablesAnimations, to: &writer)
  }

  private func write(
    _ running: RunningMotionFacts, _ takeover: TakeoverFacts?, to writer: inout JSONWriter
  ) {
    writer.writeKey("running")
    writer.beginObject()
    write("time", running.instant.seconds, to: &writer)
    write("transaction", running.transaction, to: &writer)
    write("step", running.change.step, to: &writer)
    write("animation", running.change.animation.map { words.animation($0) }, to: &writer)
    write("velocity", running.velocity, to: &writer)
    write("paused", running.wasPaused, to: &writer)
    if let count = running.sampleCount { write("samples", count, to: &writer) }
    if let takeover {
      write("takenVelocity", takeover.velocity, to: &writer)
      if let peak = takeover.peak {
        write("peakTime", peak.instant.seconds, to: &writer)
        write("peak", peak.value, to: &writer)
      }
    }
    writer.endObject()
  }

  func write(_ facts: WriteFacts, to writer: inout JSONWriter) {
    begin("write", at: facts.instant, words.paragraph(facts).answer, to: &writer)
    write([facts.write], to: &writer)
    write(facts.turn, facts.transaction, facts.scopes, to: &writer)
  }

  func write(_ facts: StepFacts, to writer: inout JSONWriter) {
    begin("step", at: facts.instant, words.story(facts).answer, to: &writer)
    write("track", facts.track, to: &writer)
    write(facts.writes, to: &writer)
    write(facts.turn, facts.transaction, facts.scopes, to: &writer)
  }

  func write(_ facts: PresenceFacts, to writer: inout JSONWriter) {
    begin(facts.word.rawValue, at: facts.instant, words.story(facts).answer, to: &writer)
    write("view", facts.view, to: &writer)
    write("with", facts.leader, to: &writer)
    write(facts.writes, to: &writer)
    write("step", facts.step, to: &writer)
    write(facts.turn, facts.transaction, nil, to: &writer)
    write("transition", facts.transition, to: &writer)
    if facts.word == .remove { write("behind", facts.covering, to: &writer) }
  }

  func write(_ facts: HoldFacts, to writer: inout JSONWriter) {
    begin(facts.word.rawValue, at: facts.instant, words.paragraph(facts).answer, to: &writer)
    write("track", facts.track, to: &writer)
    write("detail", facts.detail?.rawValue, to: &writer)
    write("recipe", facts.recipe, to: &writer)
    write(facts.turn, nil, nil, to: &writer)
  }

  func write(_ facts: CompletionFacts, to writer: inout JSONWriter) {
    let paragraph = CompletionParagraph(facts: facts, words: words).paragraph
    begin("completion", at: facts.instant, paragraph.answer, to: &writer)
    write("label", facts.name.label.map { words.timeline[$0] }, to: &writer)
    write("criteria", facts.name.criteria.rawValue, to: &writer)
    write("transaction", facts.transaction, to: &writer)
    write("opened", facts.opened.seconds, to: &writer)
    write("scope", facts.scope?.place, to: &writer)
    switch facts.fate {
    case .called(let mechanism, let turn):
      write("called", EventDetail(mechanism).rawValue, to: &writer)
      write("turn", turn, to: &writer)
    case .never(let awaited):
      write("awaits", awaited.map { $0.track }, to: &writer)
    }
    write("waits", facts.waits, to: &writer) { wait, writer in
      write("track", wait.track, to: &writer)
      write("logical", wait.forecast.logical?.seconds, to: &writer)
      write("end", wait.forecast.end?.seconds, to: &writer)
      write("superseded", wait.superseded?.instant.seconds, to: &writer)
      write("by", wait.superseded?.step, to: &writer)
    }
  }

  func write(_ facts: CancellationFacts, to writer: inout JSONWriter) {
    begin("cancel", at: facts.instant, words.paragraph(facts).answer, to: &writer)
    switch facts.job.name {
    case .view(let view): write("view", view, to: &writer)
    case .named(let name): write("name", name.map { words.timeline[$0] }, to: &writer)
    }
    write("place", facts.job.place, to: &writer)
    write("started", facts.job.start.instant.seconds, to: &writer)
    write("since", facts.job.pause?.since.seconds, to: &writer)
    write("due", facts.job.pause?.due.seconds, to: &writer)
    write("goesOn", facts.goesOn, to: &writer)
    if facts.turn.number > 0 { write(facts.turn, nil, nil, to: &writer) }
  }

  func write(_ facts: ObservationFacts, to writer: inout JSONWriter) {
    let paragraph = ObservationParagraph(facts: facts, words: words).paragraph
    begin("observer", at: facts.instant, paragraph.answer, to: &writer)
    write("view", facts.view, to: &writer)
    write("value", words.expression(facts.value), to: &writer)
    write("label", facts.label.map { words.timeline[$0] }, to: &writer)
    write("target", facts.target, to: &writer)
    write("turn", facts.turn.number, to: &writer)
    let seen: ObservationFacts.Seen
    switch facts.sight {
    case .called(let detail, let found):
      write("called", true, to: &writer)
      write("detail", detail?.rawValue, to: &writer)
      seen = found
    case .silent: return
    case .retargeted(let former, let found):
      write("former", former, to: &writer)
      seen = found
    }
    write("writes", seen.writeCount, to: &writer)
    write("matches", seen.matchCount, to: &writer)
    write("crossings", seen.crossingCount, to: &writer)
  }
}

extension ChangeOutcome {
  /// The word for it in explanations.
  fileprivate var word: String {
    switch self {
    case .ignored: "none"
    case .jumped: "jump"
    case .began: "begin"
    case .merged: "merge"
    case .crossFaded: "cross-fade"
    case .tracked: "track"
    }
  }
}

extension Passage.Kind {
  fileprivate var word: String {
    switch self {
    case .animation: "animation"
    case .transaction: "transaction"
    case .transition: "transition"
    case .presentation: "presentation"
    case .border: "border"
    }
  }
}
