/// Values by name, which can also be looked up by the last word of the name: `model.count` by `count`.
struct NamedValues<Value: Sendable>: Sendable {
  private var values: [String: Value] = [:]
  private var names: [String: [String]] = [:]

  var keys: Dictionary<String, Value>.Keys { values.keys }

  subscript(name: String) -> Value? {
    get { values[name] }
    set {
      if values[name] == nil, newValue != nil {
        names[UsedNames.word(of: name), default: []].append(name)
      }
      values[name] = newValue
    }
  }

  /// The names whose last word is among `words`.
  ///
  /// - Complexity: O(*n*) for *n* words and names found.
  func names(among words: Set<String>) -> [String] { words.flatMap { names[$0] ?? [] } }
}
