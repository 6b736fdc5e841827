import CommandLineInterface
import TestSupport
import Testing

/// The names of the instances of repeated views: every text is an identity, and has columns of its own.
@Suite struct InstanceNameTests {
  /// The names of the instances for the elements of a list, and the errors.
  private func names(of texts: [String]) -> (names: [String], errors: String) {
    let list = texts.map { "'\(Self.escaped($0))'" }.joined(separator: ", ")
    let document = """
      { "state": { "rows": "[\(list)]" },
        "views": [ { "id": "row", "forEach": "rows", "as": "r", "modifiers": [ { "blur": 1 } ] } ] }
      """
    let run = runInMemory("trace", "--select", "*_blur", input: document)
    let header = run.output.prefix { $0 != "\n" }.split(separator: ",").dropFirst()
    return (
      header.map { String($0.dropFirst("row_".count).dropLast("_blur".count)) }, run.errors
    )
  }

  /// The text in the escapes of Swift, whose backslashes are escaped for JSON.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "\\\\u{\(String($0.value, radix: 16))}" }.joined()
  }

  /// The numbers are those of the characters in the Unicode Standard.
  @Test(arguments: [
    (["🍎", "🍊"], ["U1F34E", "U1F34A"]), (["🍊", "🍎"], ["U1F34A", "U1F34E"]),
    (["Ä", "Ö"], ["U00C4", "U00D6"]), (["Zoë", "Köln"], ["Zo_U00EB", "K_U00F6_ln"]),
    (["Ada", "Dune-pinned", "a b", "1.5"], ["Ada", "Dune_pinned", "a_b", "1_5"]),
    (["+", "-", "×", "", " "], ["U002B", "U002D", "U00D7", "", "U0020"]),
    (["a-b", "a_b", "a b"], ["a_b", "a_U005F_b", "a_U0020_b"]),
    (["Blade 🍎", "Blade🍎"], ["Blade_U1F34E", "Blade_U1F34E_2"]),
    (["🍎", "U1F34E"], ["U1F34E", "U1F34E_2"]), (["nil", "-1", "1"], ["nil", "_1", "1"]),
    // Swift compares texts by what they look like, so these are one identity.
    (["\u{E9}", "e\u{301}"], ["U00E9", "e_U0301_2"]),
    (["Ada", "Ada", "Ada 2"], ["Ada", "Ada_2", "Ada_U0020_2"]),
    (["Ada 2", "Ada", "Ada"], ["Ada_2", "Ada", "Ada_2_2"]),
  ])
  func `a character that names lack is written by its number`(
    _ texts: [String], _ expected: [String]
  ) {
    let (names, errors) = names(of: texts)
    #expect(names == expected, "\(errors)")
  }

  /// Every reader of tables takes letters, digits and `_` for a name.
  @Test(arguments: 0..<20)
  func `any texts have names of their own`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "U00E9", "é", "e\u{301}", "_", "-", " ", "2", "\u{1F34E}", "\n", "\0", "__"]
    let texts = (0..<60).map { _ in
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    let (names, errors) = names(of: texts)
    #expect(names.count == texts.count, "\(errors)")
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_]*/) != nil })
  }

  @Test func `loops inside loops have names of their own`() {
    let document = """
      { "state": { "rows": "['a-b', 'a']", "cells": "['c', 'b-c']" }, "views": [
        { "id": "row", "forEach": "rows", "as": "r", "children": [
          { "id": "cell", "forEach": "cells", "as": "c", "modifiers": [ { "blur": 1 } ] } ] } ] }
      """
    let run = runInMemory("trace", "--select", "cell_*_blur", input: document)
    #expect(
      run.output.hasPrefix(
        "time,cell_a_b_c_blur,cell_a_b_b_c_blur,cell_a_c_blur,cell_a_b_U002D_c_blur\n"),
      "\(run.output)\(run.errors)")
  }

  /// The columns of an element are not those of another one whose text goes on like them.
  @Test(arguments: [
    ["x", "x-transition"], ["x-transition", "x"], ["x", "x_transition", "x-transition"],
    ["x", "x offset", "x-offset"], ["x", "x-transition-offset", "x-transition"],
  ])
  func `an element whose text ends like a column has columns of its own`(texts: [String]) {
    let list = texts.map { "'\($0)'" }.joined(separator: ", ")
    let document = """
      { "state": { "rows": "[\(list)]", "on": true }, "views": [
        { "id": "row", "forEach": "rows", "as": "r", "size": [9, 9], "modifiers": [
          { "opacity": 1 }, { "attribute": { "x": 1 } }, { "offset": [1, 2] },
          { "transition": ".move(edge: .top).combined(with: .opacity)" } ],
          "children": [ { "id": "title", "when": "on", "modifiers": [ { "opacity": 1 } ] } ] } ],
        "events": [ { "at": 1, "withAnimation": true, "set": { "rows": "[]" } } ] }
      """
    let run = runInMemory("trace", "--at", "0,1.1", input: document)
    let columns = run.output.prefix { $0 != "\n" }.split(separator: ",")
    #expect(run.status == .success, "\(run.errors)")
    #expect(Set(columns).count == columns.count)
    #expect(columns.contains("row_x_opacity") && columns.contains("row_x_transition_opacity"))
    #expect(columns.count { $0.hasSuffix("_opacity") && $0.hasPrefix("title") } >= texts.count)
  }

  /// It does not depend on the other elements that there are.
  @Test func `an element whose text ends like a column has the same name alone`() {
    let document = """
      { "state": { "rows": "['x-blur', 'x-offset']" }, "views": [
        { "id": "row", "forEach": "rows", "as": "r", "modifiers": [ { "offset": [1, 2] }, { "blur": 1 } ] } ] }
      """
    let run = runInMemory("trace", "--select", "*_blur", input: document)
    #expect(
      run.output.hasPrefix("time,row_x_blur_blur,row_x_U002D_offset_blur\n"),
      "\(run.output)\(run.errors)")
  }

  @Test func `an element that returns has the name it had`() {
    let document = """
      { "state": { "rows": "['a-b', 'a b']" },
        "views": [ { "id": "row", "forEach": "rows", "as": "r", "modifiers": [ { "blur": 1 } ] } ],
        "events": [ { "at": 1, "set": { "rows": "[]" } }, { "at": 2, "set": { "rows": "['a b']" } } ] }
      """
    let run = runInMemory("events", "--precision", "0", input: document)
    let last = run.output.split(separator: "\n").last { $0.contains("insert") }
    #expect(last?.hasPrefix("2,insert,row_a_U0020_b,") == true, "\(run.output)\(run.errors)")
  }
}
