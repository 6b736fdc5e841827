/// Values by the names of the document, which an expression has by their last words.
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

  /// The names whose last word is one of some. O(number of the words).
  func names(among words: Set<String>) -> [String] { words.flatMap { names[$0] ?? [] } }
}
