import SwiftSource

// The constants that a closure finds around it have the values that they had when the closure was made.
extension Importer {
  /// Reads the steps of an action or a function, with each constant of the surrounding view and each parameter replaced by
  /// its expression. If the steps may change the value of that expression before they read it, the document saves the value
  /// with `let` before the first step.
  mutating func keepingConstants(
    in tokens: Range<Int>, _ scope: Scope, _ read: (inout Importer, Scope) -> StepList
  ) -> StepList {
    let constants = constants(in: tokens, scope)
    if constants.isEmpty { return read(&self, scope) }
    var reader = self
    let list = read(&reader, scope)
    work = reader.work
    let changing = constants.filter { reader.mayChange($0.states, in: list) }
    if changing.isEmpty {
      self = reader
      return list
    }
    var inside = scope
    for (name, text, states) in changing {
      if let state = state(ofTarget: text), let write = write(of: name, in: tokens) {
        leaveOut(
          "the part of '\(state)' that '\(name)' is bound to may be another one when it is written",
          write..<(write + 1), Set(states))
      }
      inside.names[name] = .text(localName(name, scope.instance), isDynamic: true)
    }
    var steps = read(&self, inside)
    for (name, text, _) in changing {
      let own = localName(name, scope.instance)
      guard steps.value.reads(own) else { continue }
      steps = steps.inside(OutputMember("let", .object([OutputMember(own, .text(text, nil))])))
    }
    return steps
  }

  /// The surrounding constants and given properties that tokens read, sorted by name, with their expressions and the states
  /// that these read. Constants that read no state and elements of bindings are left out.
  private func constants(
    in tokens: Range<Int>, _ scope: Scope
  ) -> [(name: String, text: String, states: [String])] {
    let words = Set(tokens.lazy.filter { !source.has($0 - 1, ".") }.map { source.text($0) })
    var names = scope.names
    if let instance = scope.instance.map({ instances[$0] }) {
      for (name, meaning) in instance.arguments
      where names[name] == nil && isPlain(name, of: instance.type) {
        names[name] = meaning
      }
    }
    return names.compactMap { name, meaning in
      guard case .text(let text, isDynamic: true) = meaning, words.contains(name),
        !program.projected.contains(name)
      else { return nil }
      let states = states(in: text)
      // A binding to a state, or to a part of it that stays the same one.
      let isBinding = states.count == 1 && state(ofTarget: text) == states[0]
      return states.isEmpty || isBinding && write(of: name, in: tokens) != nil
        ? nil : (name, text, states)
    }.sorted { $0.name < $1.name }
  }

  /// The states that an expression reads, directly or through definitions.
  private func states(in text: String) -> [String] {
    let definitions = defines.used(in: [.text(text, nil)])
    return kinds.names(
      among: UsedNames([.text(text, nil)] + definitions.map { $0.value }).words)
  }

  /// Whether a property is stored and has no wrapper.
  private func isPlain(_ name: String, of type: Int) -> Bool {
    guard let declaration = declaration(name, of: type), declaration.attributes.isEmpty,
      case .variable(let variable) = declaration.kind
    else { return false }
    return variable.getter == nil
  }

  /// The first token of a write to a name.
  private func write(of name: String, in tokens: Range<Int>) -> Int? {
    tokens.first { source.has($0, name) && isChange(after: $0, in: tokens) }
  }

  /// Whether steps may change one of the states before they end. Steps that run later may find any state changed.
  private func mayChange(_ states: [String], in list: StepList) -> Bool {
    if list.runsLater { return true }
    var written = UsedNames([list.value])
    var rest = actions
    while let called = rest.firstIndex(where: { written.has($0.name) }) {
      written.add(rest.remove(at: called).value)
    }
    return states.contains { written.writes($0) }
  }
}

extension StepList {
  /// Whether some of the steps run when others have run.
  fileprivate var runsLater: Bool {
    value.has(anyOf: ["async", "sleep", "completion", "completions"])
  }
}

extension OutputValue {
  /// Whether an object in it has one of some keys.
  fileprivate func has(anyOf keys: Set<String>) -> Bool {
    switch self {
    case .object(let members):
      members.contains { keys.contains($0.key) || $0.value.has(anyOf: keys) }
    case .list(let elements): elements.contains { $0.has(anyOf: keys) }
    case .text, .number, .boolean, .null: false
    }
  }
}
