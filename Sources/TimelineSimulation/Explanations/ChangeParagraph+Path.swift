import AnimationEngine
import TimelineDocument

// The way of the transaction from the outermost scope to what changed.
extension ChangeParagraph {
  /// A line for each scope and modifier, the outermost first.
  var path: [Paragraph.Line] {
    if facts.isByKeyframes { return [] }
    var lines: [Paragraph.Line] = []
    for (index, scope) in facts.scopes.enumerated() { lines.append(line(of: scope, at: index)) }
    if facts.scopes.isEmpty {
      lines.append(
        Paragraph.Line(text: "no withAnimation or withTransaction is around the change."))
    }
    for (index, passage) in facts.passages.enumerated() {
      lines.append(line(of: passage, at: index))
    }
    for bystander in facts.bystanders {
      lines.append(Paragraph.Line(text: "\(words.name(bystander)) \(whyNotPassed)."))
    }
    return lines
  }

  private var whyNotPassed: String {
    if facts.isArrival {
      return
        "is not passed: its value does not change when the view appears, and a view that comes "
        + "gets the transaction from outside"
    }
    return facts.track.role == .transition
      ? "is not passed: a view that comes or goes gets the transaction from outside"
      : "is not passed: it is inside of what changes"
  }

  private func line(of scope: ScopeFacts, at index: Int) -> Paragraph.Line {
    let isInnermost = index == facts.scopes.count - 1
    var text = "\(scope.word.rawValue) (\(words.place(scope.place))) \(does(scope))"
    var isWinner = false
    if !isInnermost, words.profile.nesting == .replaces {
      text += replacement
    } else if let inner = inner(than: index) {
      text += inner
    } else if scope.animation?.animation != nil {
      if let passage = winningPassage {
        text += ", which \(passage.modifier) overrules"
      } else if facts.quirk == nil, facts.animation != nil {
        isWinner = true
        text += "; it wins"
      }
    } else if scope.animation == nil, let outer = outer(than: index) {
      text += ", and keeps the animation of the \(outer.word.rawValue) around it"
    }
    return Paragraph.Line(text: text + ".", isWinner: isWinner)
  }

  /// Before iOS 17 an inner scope replaces the outer one, with all its keys.
  private var replacement: String {
    "; in \(words.release) the scope inside it replaces it, from ios17 on it keeps what "
      + "it does not set itself"
  }

  /// That a scope inside it sets another animation.
  private func inner(than index: Int) -> String? {
    let setter = facts.scopes[(index + 1)...].last { $0.animation != nil }
    guard facts.scopes[index].animation != nil, let setter else { return nil }
    return ", which the \(setter.word.rawValue) inside it (\(words.place(setter.place))) replaces"
  }

  /// The scope outside it whose animation it keeps.
  private func outer(than index: Int) -> ScopeFacts? {
    guard words.profile.nesting != .replaces else { return nil }
    let setter = facts.scopes[..<index].last { $0.animation != nil }
    return setter?.animation?.animation == nil ? nil : setter
  }

  private func does(_ scope: ScopeFacts) -> String {
    var deeds: [String] = []
    if let animation = scope.animation { deeds.append(words.sets(animation)) }
    if scope.disablesAnimations { deeds.append("disables implicit animations") }
    if scope.tracksVelocity { deeds.append("tracks velocities") }
    return deeds.isEmpty ? "sets no animation" : words.list(deeds)
  }

  private func line(of passage: Passage, at index: Int) -> Paragraph.Line {
    var text = "\(words.name(passage)) \(does(passage))"
    var isWinner = false
    if passage.setsAnimation, case .passage(let winner) = facts.winner {
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
    guard facts.track.role == .value, let passage = winningPassage,
      case .setAnimation(_, because: .changed(let value, let states)) = passage.effect,
      !states.isEmpty, !states.contains(where: facts.track.states.contains)
    else { return nil }
    let own = words.list(causes.map { words.state($0) })
    return "\(facts.track.name) is made of \(own), not of \(words.expression(value)): both changed "
      + "in this update, and one transaction carries both."
  }

  private func does(_ passage: Passage) -> String {
    switch passage.effect {
    case .unchanged(let value):
      let others = facts.writes.map { words.state($0) }
      let instead = others.isEmpty ? "" : "; \(words.list(others)) did"
      return "leaves it: its value \(words.expression(value)) did not change\(instead)"
    case .disabled: return "leaves it, because the transaction disables implicit animations"
    case .setAnimation(let animation, because: .always):
      return words.sets(animation) + (passage.kind == .transition ? "" : ", as in every update")
        + (isDisabling && passage.kind == .transaction
          ? ": disablesAnimations keeps out .animation only" : "")
    case .setAnimation(let animation, because: .changed(let value, _)):
      return "\(words.sets(animation)), because its value \(words.expression(value)) changed"
    case .setKeys(let keys, let addsCompletions):
      let sets = keys.isEmpty ? [] : ["sets \(words.list(keys))"]
      let adds = addsCompletions ? ["adds a completion"] : []
      return (sets + adds).isEmpty
        ? "sets nothing" : words.list(sets + adds) + ", and leaves the animation"
    case .inside: return whyNotPassed
    }
  }
}
