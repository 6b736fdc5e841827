import Diagnostics

/// The declaration of a definition or an action: `name`, `name(a, b)`, `Animation.name`.
package struct Signature: Sendable, Equatable {
  /// The name, with its type before the name of a member.
  package let name: String
  /// The names of the parameters; nil without parentheses.
  package let parameters: [String]?

  /// A declaration that was read before.
  package init(name: String, parameters: [String]? = nil) {
    self.name = name
    self.parameters = parameters
  }

  /// The reason why a text declares nothing.
  package enum Problem: Error, Equatable {
    case form
    case keyword(String)
    case repeatedParameter(String)
  }

  /// Reads a declaration; the name of a member may be any identifier, because it follows a dot.
  package init(_ text: String) throws(Problem) {
    let opening = text.firstIndex(of: "(") ?? text.endIndex
    self.init(
      name: String(text[..<opening]), parameters: try Self.parameters(in: text[opening...]))
    if let dot = name.firstIndex(of: ".") {
      guard owner != nil, String(name[name.index(after: dot)...]).isIdentifier else { throw .form }
    } else {
      guard name.isIdentifier else { throw .form }
    }
    try refuseKeywords()
  }

  /// Reads the list in parentheses; nil for an empty text.
  private static func parameters(in list: Substring) throws(Problem) -> [String]? {
    if list.isEmpty { return nil }
    guard list.last == ")" else { throw .form }
    let inside = list.dropFirst().dropLast()
    if inside.allSatisfy({ $0 == " " }) { return [] }
    let words = inside.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    guard words.allSatisfy({ $0.isIdentifier }) else { throw .form }
    return words
  }

  private func refuseKeywords() throws(Problem) {
    for word in [name] + (parameters ?? []) where Keyword(rawValue: word) != nil {
      throw .keyword(word)
    }
    var seen: Set<String> = []
    for parameter in parameters ?? [] where !seen.insert(parameter).inserted {
      throw .repeatedParameter(parameter)
    }
  }

  /// The type that the name adds a member to.
  package var owner: ValueType? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return ValueType(name: String(name[..<dot]))
  }
}
