import Testing

/// A block of a page that is set as it is written: something to type, a document or a part of one.
struct CodeBlock: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Commands behind `$ `, each with what it prints.
    case session
    /// Commands for the beginning, which the checks of the project run.
    case setUp
    /// A document, or, where it does not begin with a brace, what stands between the braces of one;
    /// perhaps with the name under which a reader saves it.
    case json(file: String?)
    /// A view, with the name under which a reader saves it.
    case swift(file: String)
    /// Commands for engines that run many processes, with files of the reader's; `EngineTests` runs them.
    case engine
    /// The members of a JSON output; `ExplanationSchemaTests` reads them.
    case schema
    /// Nothing a test could look at.
    case unknown(String)
  }

  /// The page, from the root of the repository.
  let page: String
  /// The number of its first line.
  let line: Int
  let kind: Kind
  /// What a reader sees.
  let text: String
  /// The same as the page's file has it.
  let source: String

  /// The commands of a session; none of any other block.
  var exchanges: [Exchange] { kind == .session ? Exchange.all(in: text) : [] }
}

extension CodeBlock: CustomTestStringConvertible {
  var testDescription: String { "\(page):\(line)" }
}
