package import Diagnostics

/// A name that a document gives to an expression, or to a function of parameters.
package final class ExpressionDefinition: Sendable {
  /// The name, with the type before it when it is a member of one: `Animation.instant`.
  package let name: String
  /// The names of the parameters; a definition without any is a computed property.
  package let parameters: [String]
  /// The bytes of the file that hold its key.
  package let keyRange: Range<Int>
  let body: SyntaxBody
  let text: ExpressionText
  /// What is wrong with its name, or with its body as a text.
  let problems: DiagnosticList

  /// Whether its body could be read without a problem.
  var isReadable: Bool { !problems.hasErrors }

  init(key: DefinitionKey, keyRange: Range<Int>, text: ExpressionText) {
    name = key.name
    parameters = key.parameters
    self.keyRange = keyRange
    self.text = text
    var problems = DiagnosticList()
    body = Parser.parse(text, diagnostics: &problems)
    if !Builtins.rows(named: key.name, of: .everywhere).isEmpty {
      problems.add(
        .warning(.hiddenName, "'\(key.name)' hides the function of that name", at: keyRange))
    }
    self.problems = problems
  }

  /// The type that a name such as `Animation.instant` adds a member to.
  var ownerType: ValueType? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return ValueType(name: String(name[..<dot]))
  }
}

/// The key of a definition, taken apart: `name`, `name(a, b)` or `Animation.name`.
package struct DefinitionKey: Sendable, Equatable {
  package let name: String
  package let parameters: [String]

  /// Reads a key; a key that is none is reported.
  package init?(_ text: ExpressionText, diagnostics: inout DiagnosticList) {
    var reader = KeyReader(text)
    guard let name = reader.readName(), let parameters = reader.readParameters() else {
      diagnostics.add(
        .error(
          .invalidName, "'\(printable(reader.whole))' is not the name of a definition",
          at: text.fileRange, help: "write name, name(a, b) or Animation.name"))
      return nil
    }
    if let word = ([name] + parameters).first(where: isReserved) {
      diagnostics.add(
        .error(.invalidName, "'\(word)' is a word of the language", at: text.fileRange))
      return nil
    }
    if let twice = parameters.enumerated().first(where: {
      parameters[..<$0.offset].contains($0.element)
    }) {
      diagnostics.add(
        .error(.duplicateName, "two parameters are called '\(twice.element)'", at: text.fileRange))
      return nil
    }
    self.name = name
    self.parameters = parameters
  }
}

/// Whether a word means something in the grammar and can name nothing.
package func isReserved(_ word: String) -> Bool {
  ["true", "false", "nil", "self"].contains(word) || ForeignWord.help(for: word) != nil
}

private struct KeyReader {
  private var lexer: Lexer
  private var token: Token
  let whole: String

  init(_ text: ExpressionText) {
    lexer = Lexer(text.bytes)
    whole = String(decoding: text.bytes, as: UTF8.self)
    token = lexer.next()
  }

  mutating func readName() -> String? {
    guard var name = readWord() else { return nil }
    while take(.dot) {
      guard let member = readWord() else { return nil }
      name += "." + member
    }
    return name
  }

  mutating func readParameters() -> [String]? {
    if token.kind == .end { return [] }
    var names: [String] = []
    guard take(.leftParenthesis) else { return nil }
    repeat {
      guard let name = readWord() else { return nil }
      names.append(name)
    } while take(.comma)
    return take(.rightParenthesis) && token.kind == .end ? names : nil
  }

  private mutating func readWord() -> String? {
    guard token.kind == .identifier else { return nil }
    let word = lexer.text(token.range)
    token = lexer.next()
    return word
  }

  private mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    token = lexer.next()
    return true
  }
}
