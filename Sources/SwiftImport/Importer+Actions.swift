import SwiftSource

// The actions of the document: methods, and observers of properties.
extension Importer {
  /// Whether the steps of a body are those of its caller: only the steps of a task may sleep, and an action has no row.
  func runsInPlace(_ body: SwiftBlock, _ instance: Int?) -> Bool {
    sleeps(body.tokens)
      || instance.map { !instances[$0].elements.isEmpty || instances[$0].ownsStates } == true
  }

  /// Whether steps may sleep, but for those of a task in them.
  private func sleeps(_ tokens: Range<Int>) -> Bool {
    var place = tokens.lowerBound
    while place < tokens.upperBound {
      if source.has(place, "sleep") || source.has(place, "await") { return true }
      guard source.has(place, "Task") else {
        place += 1
        continue
      }
      place += source.has(place + 1, ".") && source.has(place + 2, "detached") ? 3 : 1
      if source.kind(place) == .leftParenthesis { place = partner(of: place) + 1 }
      if source.kind(place) == .leftBrace { place = partner(of: place) + 1 }
    }
    return false
  }

  private func partner(of token: Int) -> Int { max(token, source.tokens[token].partner) }

  /// The name of an action, which is declared where it is used first; nil if it does nothing.
  ///
  /// - Parameters:
  ///   - name: its name in the sources, without that of the instance.
  ///   - token: the token that it is known by.
  mutating func action(
    _ name: String, at token: Int, _ parameters: [String], _ body: SwiftBlock, _ inside: Scope
  ) -> String? {
    let prefix = inside.instance.map { index in
      instances[index].model.map { $0 + "_" } ?? instances[index].prefix
    }
    let base = (prefix ?? "") + name
    let key = "\(token) \(base)"
    let own = actionName(base, key)
    let signature =
      signatures[key]
      ?? (parameters.isEmpty ? own : "\(own)(\(parameters.joined(separator: ", ")))")
    if signatures[key] == nil {
      signatures[key] = signature
      let place = actions.count
      actions.append((signature, .null))
      sayBraces(body.tokens)
      let outer = owner
      owner = nil
      let steps = deeper(at: body.tokens) { $0.steps(body, inside) }
      owner = outer
      if let steps, !steps.steps.isEmpty {
        actions[place].value = steps.value
      } else {
        actions.remove(at: place)
      }
    }
    return actions.contains { $0.name == signature } ? own : nil
  }

  /// The name of a function among the actions: another one, such as one with other labels, may have its own already.
  private mutating func actionName(_ base: String, _ key: String) -> String {
    if let signature = signatures[key] { return String(signature.prefix { $0 != "(" }) }
    let isTaken = { (name: String, importer: Importer) in
      importer.actions.contains { $0.name.prefix { $0 != "(" } == name }
        || importer.dynamicDefines[name] != nil
    }
    var name = base
    while isTaken(name, self) { name += "_other" }
    return name
  }
}
