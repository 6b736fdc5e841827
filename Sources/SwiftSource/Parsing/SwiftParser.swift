package import Diagnostics

/// A Swift source as a tree of declarations, with the tokens that its nodes cover.
package struct SwiftFile: Sendable {
  /// The tokens.
  package let source: SwiftTokens
  /// The declarations in their order.
  package let declarations: [SwiftDeclaration]
  /// The errors in the text, at their places.
  package let problems: DiagnosticList
  /// The tokens of the nodes that could not be read.
  package let unknown: [Range<Int>]

  /// Reads a source, in time linear in its length.
  ///
  /// - Parameter sourceCount: the number of sources that are joined in the bytes.
  package init(_ bytes: [UInt8], sourceCount: Int = 1) {
    source = SwiftTokens(bytes, sourceCount: sourceCount)
    var parser = SwiftParser(source)
    var declarations: [SwiftDeclaration] = []
    while !parser.isAtEnd { declarations += parser.declaration(isMember: false) }
    self.declarations = declarations
    var problems = source.problems
    problems.add(contentsOf: parser.problems)
    self.problems = problems
    unknown = parser.unknown
  }
}

/// Reads the tree of a source, one token after another, and goes on after what it cannot read.
struct SwiftParser {
  let source: SwiftTokens
  var index = 0
  /// The end of the construct being read, as a token.
  var end: Int
  var problems = DiagnosticList()
  var unknown: [Range<Int>] = []
  /// Whether a brace ends the expression, as after `if`.
  var isHead = false
  private var depth = 0

  init(_ source: SwiftTokens) {
    self.source = source
    end = source.tokens.count
  }

  var isAtEnd: Bool { index >= end }

  /// The kind of the current token; nil at the end.
  var kind: SwiftToken.Kind? { isAtEnd ? nil : source.tokens[index].kind }

  /// The kind of a token further on.
  func kind(_ offset: Int) -> SwiftToken.Kind? {
    index + offset < end ? source.tokens[index + offset].kind : nil
  }

  func isAt(_ kind: SwiftToken.Kind) -> Bool { self.kind == kind }

  /// Whether the current token is a word or a sign.
  func isAt(_ text: String) -> Bool { !isAtEnd && source.has(index, text) }

  func isAt(_ text: String, _ offset: Int) -> Bool {
    index + offset < end && source.has(index + offset, text)
  }

  var text: String { isAtEnd ? "" : source.text(index) }

  var startsLine: Bool { !isAtEnd && source.tokens[index].startsLine }

  mutating func take(_ kind: SwiftToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    index += 1
    return true
  }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    index += 1
    return true
  }

  /// The index of the bracket that closes the current one, or of the end.
  var closing: Int {
    guard !isAtEnd else { return end }
    let partner = source.tokens[index].partner
    return partner > index && partner < end ? partner : end
  }

  /// Reads what is between the current bracket and its partner, and moves behind it.
  mutating func inside<Result>(_ read: (inout SwiftParser) -> Result) -> Result {
    let (outer, head) = (end, isHead)
    let closing = closing
    index += 1
    end = closing
    isHead = false
    let result = read(&self)
    if index < closing { note(index..<closing) }
    (end, isHead) = (outer, head)
    index = min(closing + 1, outer)
    return result
  }

  /// Reads a node one level deeper; nil beyond the limit, which is reported.
  mutating func nested<Result>(_ read: (inout SwiftParser) -> Result) -> Result? {
    guard depth < SwiftLimits.nesting else {
      if problems.errorCount == 0, !isAtEnd {
        problems.add(
          .error(
            .tooDeep, "statements nest deeper than \(SwiftLimits.nesting) levels here",
            at: source.tokens[index].range))
      }
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Notes tokens that no node can be made of.
  mutating func note(_ tokens: Range<Int>) {
    if !tokens.isEmpty { unknown.append(tokens) }
  }

  /// Skips to the end of a statement, with the brackets on the way.
  mutating func skipStatement() {
    let start = index
    while !isAtEnd, index == start || !startsLine, !isAt(.semicolon) || index == start {
      skipOne()
    }
  }

  /// Skips a token, or a bracket with its contents.
  mutating func skipOne() {
    guard !isAtEnd else { return }
    index = source.tokens[index].kind.opens ? min(closing + 1, end) : index + 1
  }
}
