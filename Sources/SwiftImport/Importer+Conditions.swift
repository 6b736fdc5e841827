import SwiftSource

/// The condition of a step.
struct StepCondition: Sendable {
  /// An expression, or conditions with `let`, whose names the step knows.
  let text: String
  /// The opposite, an expression.
  let negated: String

  init(_ text: String) {
    self.text = text
    negated = text.negated
  }

  init(_ text: String, negated: String) {
    self.text = text
    self.negated = negated
  }
}

extension Importer {
  /// A part of a condition: a test, or a value that must not be nil, with its name for the parts after it.
  private enum Part {
    case test(String)
    case binding(name: String, own: String, value: Translation, tokens: Range<Int>)
  }

  /// Joins conditions into one expression, and binds each name of `let` in `scope` to its unwrapped value.
  mutating func condition(_ conditions: [SwiftCondition], _ scope: inout Scope) -> String {
    let parts = parts(of: conditions, &scope)
    for case .binding(let name, _, let value, _) in parts {
      scope.names[name] = .text(forced(value.text), isDynamic: value.isDynamic)
    }
    return readsNames(parts)
      ? "(if \(parts.map(written).joined(separator: ", ")) { true } else { false })"
      : expression(parts)
  }

  /// Unwraps a value that cannot be nil in its place.
  func forced(_ value: String) -> String {
    let operand = value.asOperand
    return neverNil.contains(operand) ? value : operand + "!"
  }

  /// Conditions of steps. A name that another condition reads is bound by the document too, before that one is tested;
  /// any other is in `bound`.
  mutating func stepCondition(
    _ conditions: [SwiftCondition], _ scope: inout Scope
  ) -> StepCondition {
    let parts = parts(of: conditions, &scope)
    bound = []
    guard !readsNames(parts) else {
      let text = parts.map(written).joined(separator: ", ")
      return StepCondition(text, negated: "!(if \(text) { true } else { false })")
    }
    for case .binding(let name, _, let value, let tokens) in parts {
      scope.names[name] = .text(value.text, isDynamic: value.isDynamic)
      bound.append((name, value.text, tokens))
    }
    return StepCondition(expression(parts))
  }

  /// The conditions in their order, each with the names that those before it have bound.
  private mutating func parts(of conditions: [SwiftCondition], _ scope: inout Scope) -> [Part] {
    var parts: [Part] = []
    for condition in conditions {
      say(condition.tokens)
      switch condition.kind {
      case .availability: continue
      case .test(let test): parts.append(.test(translation(test.tokens, scope).text))
      case .binding(let token, let value):
        let name = source.text(token)
        if name == "self" { continue }
        if let value, case .name(let head)? = value.chain?.head, source.has(head, "self"),
          value.tokens.count == 1
        {
          continue
        }
        let read =
          value.map { translation($0.tokens, scope) }
          ?? translation(token..<(token + 1), scope)
        let own = localName(name, scope.instance)
        scope.names[name] = .text(own, isDynamic: read.isDynamic)
        parts.append(.binding(name: name, own: own, value: read, tokens: condition.tokens))
      case .pattern(let pattern, let value):
        let subject = translation(value.tokens, scope).text
        let text = translatedPattern(pattern, of: subject, scope)
        parts.append(.test("\(subject) == \(text)"))
        for (name, state) in boundValues(in: pattern, of: subject) {
          guard let state else {
            scope.names[name] = .nothing
            continue
          }
          let own = localName(name, scope.instance)
          scope.names[name] = .text(own, isDynamic: true)
          neverNil.insert(state)
          let read = Translation(text: state, isDynamic: true)
          parts.append(.binding(name: name, own: own, value: read, tokens: condition.tokens))
        }
      }
    }
    return parts
  }

  /// Whether a condition reads a name that one before it has bound.
  private func readsNames(_ parts: [Part]) -> Bool {
    var names: [String] = []
    for part in parts {
      let text: String
      switch part {
      case .test(let test): text = test
      case .binding(_, _, let value, _): text = value.text
      }
      let words = text.split { !$0.isNameCharacter }
      if words.contains(where: { names.contains(String($0)) }) { return true }
      if case .binding(_, let own, _, _) = part { names.append(own) }
    }
    return false
  }

  private func expression(_ parts: [Part]) -> String {
    let texts = parts.compactMap { part -> String? in
      switch part {
      case .test(let text): return text
      case .binding(_, _, let value, _):
        return isCarried(value.text) ? nil : "\(value.text.asOperand) != nil"
      }
    }
    if texts.isEmpty { return "true" }
    if texts.count == 1 { return texts[0] }
    return texts.map { $0.has("||") || $0.has("?") ? "(\($0))" : $0 }
      .joined(separator: " && ")
  }

  /// A condition as a document has it beside `let`, which wants a value that may be nil.
  private func written(_ part: Part) -> String {
    switch part {
    case .test(let text): text
    case .binding(_, let own, let value, _):
      neverNil.contains(value.text)
        ? "let \(own) = [\(value.text)].first" : "let \(own) = \(value.text)"
    }
  }
}

extension Character {
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
}
