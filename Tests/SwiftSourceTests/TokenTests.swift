import Diagnostics
import Testing

@testable import SwiftSource

/// The tokens of Swift, by facts of its grammar.
@Suite struct TokenTests {
  private func texts(_ source: String) -> [String] {
    let tokens = SwiftTokens(Array(source.utf8))
    return tokens.tokens.indices.map { tokens.text($0) }
  }

  @Test(arguments: [
    ("a // b\nc", ["a", "c"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    (#""a \("b") \(c(d)) e" f"#, [#""a \("b") \(c(d)) e""#, "f"]),
    (##"#"a \(b) " c"# d"##, [##"#"a \(b) " c"#"##, "d"]),
    ("\"\"\"\n a \" b\n \"\"\" c", ["\"\"\"\n a \" b\n \"\"\"", "c"]),
    (#""\"a\\" b"#, [#""\"a\\""#, "b"]),
    (
      ###"f(#"""#, #"\""#) a"###,
      ["f", "(", ##"#"""#"##, ",", ##"#"\""#"##, ")", "a"]
    ),
    ("#\"\"\" \t\n a \"\"\"#b", ["#\"\"\" \t\n a \"\"\"#", "b"]),
    ("1_000.5e-3 0x1F 0..<5 x.0", ["1_000.5e-3", "0x1F", "0", "..<", "5", "x", ".", "0"]),
    ("a?.b! ?? c", ["a", "?", ".", "b", "!", "??", "c"]),
    ("Set<Array<Int>>()", ["Set", "<", "Array", "<", "Int", ">", ">", "(", ")"]),
    ("a != -b", ["a", "!=", "-", "b"]),
    ("#if os(iOS) // c\nx\n#endif", ["#if os(iOS)", "x", "#endif"]),
    ("$0.a _b `in`", ["$0", ".", "a", "_b", "`in`"]),
    ("x = /a[/]b/ y", ["x", "=", "/a[/]b/", "y"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("naïve 👍", ["naïve", "👍"]),
  ])
  func `a source is cut as Swift cuts it`(source: String, expected: [String]) {
    #expect(texts(source) == expected)
  }

  @Test func `brackets know their partners`() {
    let tokens = SwiftTokens(Array("f({ [1] }) {}".utf8))
    let partners = tokens.tokens.map { $0.partner }
    #expect(partners == [0, 7, 6, 5, 4, 3, 2, 1, 9, 8])
    #expect(tokens.problems.isEmpty)
  }

  @Test(arguments: [
    ("a { b", 2, "never closed"), ("a ) b", 2, "nothing is open"),
    ("( { )", 2, "never closed"), ("a \"b", 2, "never ends"), ("a /* b", 2, "never ends"),
  ])
  func `what is not closed is an error at its place`(source: String, place: Int, part: String) {
    let problems = SwiftTokens(Array(source.utf8)).problems
    #expect(problems.hasErrors)
    #expect(
      problems.first.contains { $0.range.lowerBound == place && $0.message.contains(part) },
      "\(problems)")
  }

  @Test func `a source of too many tokens is an error at the first one too many`() {
    let count = SwiftLimits.tokens
    let tokens = SwiftTokens(Array(String(repeating: "a\n", count: count + 5).utf8))
    #expect(tokens.tokens.count == count)
    #expect(tokens.problems.first.map { $0.range.lowerBound } == [2 * count])
  }

  @Test func `sources that are read as one have together the tokens that each may have`() {
    let count = SwiftLimits.tokens + 5
    let bytes = Array(String(repeating: "a\n", count: count).utf8)
    let tokens = SwiftTokens(bytes, sourceCount: 2)
    #expect(tokens.tokens.count == count)
    #expect(!tokens.problems.hasErrors)
  }

  @Test func `brackets that nest too deep are an error at the first one too deep`() {
    let tokens = SwiftTokens(Array(repeating: UInt8(ascii: "("), count: 10_000))
    #expect(tokens.problems.hasErrors)
    #expect(tokens.tokens.count == SwiftLimits.nesting + 1)
  }
}
