import Testing

@testable import ExpressionLanguage

struct LexerTests {
  private func tokens(_ text: String) -> [Token.Kind] {
    var lexer = Lexer(Array(text.utf8))
    var kinds: [Token.Kind] = []
    while true {
      let kind = lexer.next().kind
      if kind == .end { return kinds }
      kinds.append(kind)
    }
  }

  @Test(arguments: BinaryOperator.allCases)
  func `an operator is read whole, whatever follows it`(symbol: BinaryOperator) {
    #expect(tokens("\(symbol.rawValue)x") == [.binary(symbol), .identifier])
    #expect(tokens("a \(symbol.rawValue) b") == [.identifier, .binary(symbol), .identifier])
  }

  @Test func `the longest sign that there is comes first`() {
    #expect(tokens("?.x") == [.symbol(.chain), .identifier])
    #expect(tokens("->") == [.symbol(.arrow)])
    #expect(tokens("+=") == [.compound(.add)])
    #expect(tokens("%=") == [.compound(.remainder)])
    #expect(tokens("!=") == [.binary(.notEqual)])
    #expect(
      tokens("!(x)") == [
        .exclamation, .symbol(.leftParenthesis), .identifier, .symbol(.rightParenthesis),
      ])
    #expect(
      tokens("[.x]") == [
        .symbol(.leftBracket), .symbol(.dot), .identifier, .symbol(.rightBracket),
      ])
    #expect(tokens("a<-b") == [.identifier, .binary(.less), .binary(.subtract), .identifier])
  }
}
