import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument

/// Says what a timeline holds, in a short notation of the tests' own.
struct TimelineNotation {
  let timeline: Timeline
  let source: SourceText

  /// The events, a line for each.
  var events: [String] { timeline.events.map { "\(time($0.time)): \(step(timeline[$0.step]))" } }

  func steps(_ range: ElementRange<Step>) -> String {
    "[" + timeline[range].map(step).joined(separator: "; ") + "]"
  }

  func value(_ value: DocumentValue) -> String {
    switch value {
    case .number(let number, _): "\(number)"
    case .boolean(let value, _): "\(value)"
    case .null: "null"
    case .text(let expression): "`\(text(expression.text))`"
    case .array(let values, _): "[" + timeline[values].map(self.value).joined(separator: ", ") + "]"
    case .object(let members, _):
      "{"
        + timeline[members].map { "\(text($0.key)): \(self.value($0.value))" }
        .joined(separator: ", ") + "}"
    }
  }

  func text(_ string: JSONString) -> String {
    source.bytes.withUnsafeBufferPointer { JSONCursor($0).text(string) }
  }

  private func time(_ time: EventTime) -> String {
    switch time {
    case .instant(let instant): return "\(instant.seconds)"
    case .computed(let value): return self.value(value)
    case .label(let index):
      let time = timeline[index]
      return "\(timeline[time.label])#\(time.occurrence)+\(time.delay)"
    }
  }

  private func step(_ step: Step) -> String {
    let details = timeline.details(of: step)
    var parts: [String] = []
    if let name = details.name { parts.append("name \(timeline[name])") }
    if !details.constants.isEmpty {
      let constants = details.constants.indices.map { timeline[ElementIndex<StepConstant>($0)] }
      parts.append(
        "let " + constants.map { "\($0.name)=\(value($0.value))" }.joined(separator: " "))
    }
    if let condition = details.condition { parts.append("when \(value(condition))") }
    if let loop = details.loop {
      parts.append("forEach \(value(loop.sequence)) as \(loop.elementName ?? "-")")
    }
    if let scope = step.scope { parts.append(self.scope(scope)) }
    parts += timeline[step.verbs].map { verb($0.action) }
    parts += timeline[details.completions].map { completion in
      let label = completion.label.map { " \(timeline[$0])" } ?? ""
      let steps = completion.steps.isEmpty ? "" : " \(self.steps(completion.steps))"
      return "completion \(completion.criteria.rawValue)\(label)\(steps)"
    }
    if !details.otherwise.isEmpty { parts.append("else \(steps(details.otherwise))") }
    return parts.joined(separator: ", ")
  }

  private func scope(_ scope: AnimationScope) -> String {
    switch scope {
    case .animation(let setting): return "withAnimation \(animation(setting))"
    case .binding(let setting): return "binding \(animation(setting))"
    case .transaction(let change): return "withTransaction\(transaction(change))"
    }
  }

  func transaction(_ change: TransactionChange) -> String {
    switch change {
    case .expression(let expression): " `\(text(expression.text))`"
    case .keys(let entries): " {" + timeline[entries].map(entry).joined(separator: " ") + "}"
    }
  }

  private func entry(_ entry: TransactionEntry) -> String {
    switch entry.setting {
    case .animation(let setting): "animation=\(animation(setting))"
    case .disablesAnimations(let value): "disablesAnimations=\(self.value(value))"
    case .isContinuous(let value): "isContinuous=\(self.value(value))"
    case .tracksVelocity(let value): "tracksVelocity=\(self.value(value))"
    case .value(let name, let value): "\(timeline[name])=\(self.value(value))"
    }
  }

  func animation(_ setting: AnimationSetting) -> String {
    switch setting {
    case .standard: "default"
    case .none: "nil"
    case .expression(let expression): text(expression.text)
    case .custom(let index, _): "custom \(value(timeline[index].animate))"
    }
  }

  private func verb(_ action: Verb.Action) -> String {
    switch action {
    case .set(let changes): "set \(assignments(changes))"
    case .append(let changes): "append \(assignments(changes))"
    case .remove(let changes): "remove \(assignments(changes))"
    case .toggle(let paths): "toggle " + timeline[paths].map(path).joined(separator: " ")
    case .move(let index): move(timeline[index])
    case .run(let steps): "run \(self.steps(steps))"
    case .call(let index):
      "call \(timeline[timeline[index].action].name) `\(text(timeline[index].expression.text))`"
    case .select(let index):
      "switch \(value(timeline[index].value))"
        + timeline[timeline[index].cases].map { one in
          " \(one.patterns.map { "`\(text($0.text))`" } ?? "default"): \(steps(one.steps))"
        }.joined()
    case .tap(let name): "tap \(timeline[name])"
    case .async(let index): async(timeline[index])
    case .task(let index):
      "task \(timeline[index].name.map { timeline[$0] } ?? "-") \(steps(timeline[index].steps))"
    case .sleep(let index):
      "sleep\(timeline[index].ignoresCancellation ? "?" : "") \(value(timeline[index].duration))"
    case .timer(let index):
      "timer \(timeline[index].name.map { timeline[$0] } ?? "-") every "
        + "\(value(timeline[index].interval)) \(steps(timeline[index].steps))"
    case .cancel(let name): "cancel \(timeline[name])"
    case .gesture(let index): gesture(timeline[index])
    case .pause(let targets): "pause \(self.targets(targets))"
    case .resume(let targets): "resume \(self.targets(targets))"
    case .stop(let targets): "stop \(self.targets(targets))"
    case .setAnimationsEnabled(let index): "setAnimationsEnabled \(value(timeline[index]))"
    case .emit(let text): "emit \(timeline[text])"
    case .expect(let index): expect(timeline[index])
    }
  }

  private func assignments(_ range: ElementRange<Assignment>) -> String {
    timeline[range].map { "\(path($0.target))=\(value($0.value))" }.joined(separator: " ")
  }

  private func path(_ path: StatePath) -> String {
    (path.root.map(reference) ?? "own") + (path.isPartial ? " in \(text(path.text))" : "")
  }

  func reference(_ reference: StateReference) -> String {
    switch reference {
    case .state(let index): timeline[index].name
    case .published(let index): timeline[index].qualifiedName
    }
  }

  private func move(_ move: Move) -> String {
    let index = move.index.map { " at \(value($0))" } ?? ""
    return "move \(value(move.value)) \(path(move.source)) \(path(move.destination))\(index)"
  }

  private func async(_ work: AsyncWork) -> String {
    var parts = ["async"]
    if let delay = work.delay { parts.append("after \(value(delay))") }
    if let queue = work.queue { parts.append("on \(timeline[queue])") }
    parts.append(steps(work.steps))
    if let fails = work.fails { parts.append("fails \(value(fails))") }
    if !work.failureSteps.isEmpty { parts.append("catch \(steps(work.failureSteps))") }
    return parts.joined(separator: " ")
  }

  private func gesture(_ gesture: Gesture) -> String {
    let curve = gesture.curve.map { " \(value($0))" } ?? ""
    let rate = gesture.rate.map { " at \(value($0))" } ?? ""
    return "gesture \(value(gesture.start)) to \(value(gesture.end)) in "
      + "\(value(gesture.duration))\(curve)\(rate) changed \(steps(gesture.changed)) "
      + "ended \(steps(gesture.ended))"
  }

  private func targets(_ range: ElementRange<MotionTarget>) -> String {
    timeline[range].map { target in
      switch target.subject {
      case .everything: "*"
      case .state(let state): "state \(reference(state))"
      case .track(let name): "track \(timeline[name])"
      case .view(let view): "view \(timeline.path(of: view))"
      }
    }.joined(separator: " ")
  }

  private func expect(_ list: ExpectationList) -> String {
    "expect(\(list.tolerance)) "
      + timeline[list.expectations].map { claim($0.condition) }
      .joined(separator: " ")
  }

  private func claim(_ claim: Expectation.Condition) -> String {
    switch claim {
    case .column(let name, let value): "\(timeline[name])=\(self.value(value))"
    case .model(let path, let value): "model \(self.path(path))=\(self.value(value))"
    case .count(let pattern, let count): "\(self.pattern(pattern))*\(count)"
    case .order(let patterns):
      "order(" + timeline[patterns].map(pattern).joined(separator: " ") + ")"
    case .absent(let name): "absent(\(timeline[name]))"
    case .settled(let tracks): "settled(\(names(tracks)))"
    case .range(let name, let lowest, let highest):
      "\(timeline[name]) in \(value(lowest))...\(value(highest))"
    case .monotonic(let tracks): "monotonic(\(names(tracks)))"
    case .winner(let name, let value): "winner \(timeline[name])=\(self.value(value))"
    case .completed(let index): completed(timeline[index])
    }
  }

  private func names(_ range: ElementRange<ElementIndex<String>>) -> String {
    timeline[range].map { timeline[$0] }.joined(separator: " ")
  }

  private func pattern(_ pattern: EventPattern) -> String {
    pattern.word.rawValue + (pattern.label.map { "'\(timeline[$0])'" } ?? "")
  }

  private func completed(_ claim: CompletionExpectation) -> String {
    let time = claim.time.map { " at \(value($0))" } ?? ""
    let count = claim.count.map { " *\($0)" } ?? ""
    let mechanism = claim.mechanism.map { " by \(timeline[$0])" } ?? ""
    return "completed \(timeline[claim.label])\(time)\(count)\(mechanism)"
  }
}
