import AnimationEngine
import TimelineDocument

// The way of the transaction from the outermost scope to what changed.
extension ChangeParagraph {
  /// Of more modifiers than twice this, the outermost and the innermost ones are listed, so many of each.
  private static let pathEnds = 12

  /// A line for each scope and modifier, the outermost first; of very many modifiers, for those at both ends and the
  /// one that sets the animation.
  var path: [Paragraph.Line] {
    if facts.isByKeyframes { return [] }
    var lines: [Paragraph.Line] = []
    for (index, scope) in facts.scopes.enumerated() { lines.append(line(of: scope, at: index)) }
    if facts.scopes.isEmpty {
      lines.append(
        Paragraph.Line(text: "no withAnimation or withTransaction is around the change."))
    }
    return lines + passageLines + bystanderLines
  }

  private var passageLines: [Paragraph.Line] {
    let (passages, winner, ends) = (facts.passages, facts.settingPassage, Self.pathEnds)
    guard passages.count > 2 * ends else {
      return passages.indices.map { line(of: passages[$0], at: $0, winner) }
    }
    let middle = ends..<passages.count - ends
    let hidden = middle.count - (winner.map(middle.contains) == true ? 1 : 0)
    var lines = passages.indices.prefix(ends).map { line(of: passages[$0], at: $0, winner) }
    if let winner, middle.contains(winner) {
      lines.append(line(of: passages[winner], at: winner, winner))
    }
    lines.append(Paragraph.Line(text: "\(hidden) more modifiers."))
    return lines + passages.indices.suffix(ends).map { line(of: passages[$0], at: $0, winner) }
  }

  private var bystanderLines: [Paragraph.Line] {
    let shown = facts.bystanders.prefix(2 * Self.pathEnds).map {
      Paragraph.Line(text: "\(words.name($0)) \(whyNotPassed($0)).")
    }
    let hidden = facts.bystanders.count - shown.count
    return hidden > 0 ? shown + [Paragraph.Line(text: "\(hidden) more modifiers.")] : shown
  }

  private func whyNotPassed(_ passage: Passage) -> String {
    if facts.isArrival, passage.waitsForValue {
      return
        "is not passed: its value does not change when the view appears, and a view that comes "
        + "gets the transaction from outside"
    }
    return facts.track.role == .transition
      ? "is not passed: a view that comes or goes gets the transaction from outside"
      : "is not passed: it is inside of what changes"
  }

  private func line(of scope: ScopeFacts, at index: Int) -> Paragraph.Line {
    let text = "\(scope.word.rawValue) (\(words.place(scope.place))) \(does(scope))"
    guard index != facts.change.scopes.setterIndex else { return line(ofSetter: scope, text) }
    return Paragraph.Line(text: text + fate(of: scope, at: index) + ".")
  }

  /// The line of the scope whose animation the transaction has when it leaves the scopes.
  private func line(ofSetter scope: ScopeFacts, _ text: String) -> Paragraph.Line {
    guard scope.animation?.animation != nil else { return Paragraph.Line(text: text + ".") }
    if let passage = settingPassage {
      return Paragraph.Line(text: "\(text), which \(passage.modifier) overrules.")
    }
    let isWinner = facts.change.giver != nil
    return Paragraph.Line(text: text + (isWinner ? "; it wins." : "."), isWinner: isWinner)
  }

  /// The fate of a scope whose animation the transaction does not have.
  private func fate(of scope: ScopeFacts, at index: Int) -> String {
    let inner = facts.scopes[(index + 1)...]
    if words.profile.nesting == .replaces, inner.contains(where: { $0.word != .binding }) {
      return replacement
    }
    guard let setterIndex = facts.change.scopes.setterIndex else {
      return scope.animation == nil
        ? "" : ", which the withAnimation(nil) around onChanged overrides"
    }
    let setter = facts.scopes[setterIndex]
    guard scope.animation == nil else { return yielding(to: setter, isInside: setterIndex > index) }
    guard setter.animation?.animation != nil, setterIndex < index else { return "" }
    return ", and keeps the animation of the \(setter.word.rawValue) around it"
  }

  /// The other scope, inside it or around it, whose animation takes the place of its own.
  private func yielding(to setter: ScopeFacts, isInside: Bool) -> String {
    isInside
      ? ", which the \(setter.word.rawValue) inside it (\(words.place(setter.place))) replaces"
      : ", which the \(setter.word.rawValue) around it overrides: the current transaction takes "
        + "precedence over that of a binding"
  }

  /// Before iOS 17 an inner scope replaces the outer one, with all its keys.
  private var replacement: String {
    "; in \(words.release) the scope inside it replaces it, from ios17 on it keeps what "
      + "it does not set itself"
  }

  private func sets(_ animation: WrittenAnimation) -> String {
    namesAnimations || animation.animation == nil ? words.sets(animation) : "sets an animation"
  }

  private func does(_ scope: ScopeFacts) -> String {
    var deeds: [String] = []
    if let animation = scope.animation { deeds.append(sets(animation)) }
    if scope.disablesAnimations { deeds.append("disables implicit animations") }
    if scope.tracksVelocity { deeds.append("tracks velocities") }
    return deeds.isEmpty ? "sets no animation" : words.list(deeds)
  }

  /// - Parameter winner: the place of the modifier that sets the animation, which is found once for all lines.
  private func line(of passage: Passage, at index: Int, _ winner: Int?) -> Paragraph.Line {
    var text = "\(words.name(passage)) \(does(passage))"
    var isWinner = false
    if passage.disablesAnimations, passage.setsAnimation { text += ", and disables animations" }
    if passage.setsAnimation, let winner {
      if index == winner {
        guard !facts.isTakenAway else { return Paragraph.Line(text: text + ".") }
        isWinner = true
        text += "; it wins" + whyItWins
      } else {
        text += ", which \(facts.passages[winner].modifier) overrules"
      }
    }
    return Paragraph.Line(text: text + ".", isWinner: isWinner)
  }

  /// Why it wins over what had set an animation before.
  private var whyItWins: String {
    if settingPassage?.kind == .presentation { return ", because a presentation moves by itself" }
    if facts.passages.count(where: { $0.setsAnimation }) > 1 {
      return ", because it is the innermost"
    }
    guard let scope, scope.animation?.animation != nil else { return "" }
    return ", because modifiers come after \(scope.word.rawValue)"
  }

  private var isDisabling: Bool {
    facts.scopes.contains { $0.disablesAnimations }
  }

  /// That the modifier whose animation it is waits for another state, which one transaction carries too.
  var company: String? {
    guard facts.track.role == .value, let passage = settingPassage,
      case .setAnimation(_, because: .changed(let value, let states)) = passage.effect,
      !states.isEmpty, !states.contains(where: facts.track.states.contains)
    else { return nil }
    let own = words.list(causes.map { words.state($0) })
    return "\(facts.track.name) is made of \(own), not of \(words.expression(value)): both changed "
      + "in this update, and one transaction carries both."
  }

  private func does(_ passage: Passage) -> String {
    switch passage.effect {
    case .unchanged(let value) where passage.isOfChangingView:
      return
        "leaves it: in a view that comes or leaves, its value \(words.expression(value)) does not change"
    case .unchanged(let value):
      let others = facts.writes.map { words.state($0) }
      let instead = others.isEmpty ? "" : "; \(words.list(others)) did"
      return "leaves it: its value \(words.expression(value)) did not change\(instead)"
    case .disabled where passage.kind == .presentation:
      return "does not move, because the transaction disables animations"
    case .disabled: return "leaves it, because the transaction disables implicit animations"
    case .setAnimation(let animation, because: .always):
      return sets(animation)
        + (passage.kind == .transition || passage.kind == .presentation
          ? "" : ", as in every update")
        + (isDisabling && passage.kind == .transaction
          ? ": disablesAnimations keeps out .animation only" : "")
    case .setAnimation(let animation, because: .changed(let value, _)):
      return "\(sets(animation)), because its value \(words.expression(value)) changed"
    case .setKeys(let keys, let addsCompletions):
      let sets = keys.isEmpty ? [] : ["sets \(words.list(keys))"]
      let adds = addsCompletions ? ["adds a completion"] : []
      return (sets + adds).isEmpty
        ? "sets nothing" : words.list(sets + adds) + ", and leaves the animation"
    case .border(let host, let isOpen): return words.deed(ofBorder: host, isOpen: isOpen)
    case .inside: return whyNotPassed(passage)
    }
  }
}
