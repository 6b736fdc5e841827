/// A closure of the document whose statements change its one argument by constants alone.
///
/// Such statements are the same in Swift, but for the quotes of texts: no name in them is declared by the document, and
/// no number is divided, where Swift would take two whole numbers for Ints.
struct ConstantClosure {
  /// The name of the argument.
  private let argument: String
  private let statements: [Substring]

  /// - Parameter text: a closure as the document has it; nil for one that reads anything else.
  init?(_ text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    var body = text.dropFirst().dropLast()
    var argument = "$0"
    let words = body.split(maxSplits: 2) { $0.isWhitespace }
    if words.count == 3, words[1] == "in" {
      argument = String(words[0])
      body = words[2]
    }
    self.argument = argument
    statements = body.split { $0 == ";" || $0.isNewline }
      .map { $0.withoutOuterSpaces }.filter { !$0.isEmpty }
    guard !statements.isEmpty, statements.allSatisfy({ isConstant($0) }) else { return nil }
  }

  /// The statements with another name for what they change.
  func lines(changing target: String) -> [String] {
    statements.map { target + $0.dropFirst(argument.count).withSwiftQuotes }
  }

  /// Whether the argument of a statement is what it changes, and all else in it are members, labels and literals.
  private func isConstant(_ statement: Substring) -> Bool {
    guard statement.hasPrefix(argument) else { return false }
    var rest = statement.dropFirst(argument.count)
    guard rest.first == "." || rest.first == " " else { return false }
    var previous = Character(" ")
    while let character = rest.first {
      if character == "'" {
        guard let end = rest.dropFirst().firstIndex(of: "'") else { return false }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        guard !inside.contains("\\"), !inside.contains("\"") else { return false }
        rest = rest[rest.index(after: end)...]
      } else if character.isLetter || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        guard previous == "." || rest.first == ":" || Self.words.contains(word) else {
          return false
        }
      } else {
        guard character.isNumber || ".,:()[] +-*=".contains(character) else { return false }
        rest = rest.dropFirst()
      }
      previous = character
    }
    return true
  }

  private static let words: Set<Substring> = ["nil", "true", "false", "IndexSet"]
}

extension Substring {
  var withoutOuterSpaces: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  fileprivate var withSwiftQuotes: String { String(map { $0 == "'" ? "\"" : $0 }) }
}

extension String {
  /// The body of a closure after the names of its parameters; nil if they have no names.
  var bodyOfClosure: String? {
    guard hasPrefix("{"), hasSuffix("}") else { return nil }
    let inside = dropFirst().dropLast()
    var start = inside.startIndex
    while let end = inside[start...].firstIndex(where: { $0.isWhitespace }) {
      if inside[start..<end] == "in" { return String(inside[end...].withoutOuterSpaces) }
      // Names of parameters and their types are all that may be before it.
      if inside[start..<end].contains(where: {
        !"(),:->_?".contains($0) && !$0.isLetter && !$0.isNumber
      }) {
        return nil
      }
      start = inside.index(after: end)
    }
    return nil
  }
}
