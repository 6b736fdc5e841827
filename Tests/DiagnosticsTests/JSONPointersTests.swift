import Testing
import Diagnostics

@Suite struct JSONPointersTests {
  private func pointers(_ text: String, _ offsets: [Int]) -> [String] {
    let source = SourceText(name: "test", bytes: Array(text.utf8))
    let (some, all) = (JSONPointers(source, around: offsets), JSONPointers(source))
    // Those that were asked for are the same among all.
    #expect(offsets.map(some.pointer) == offsets.map(all.pointer))
    return offsets.map(some.pointer)
  }

  @Test func `a pointer leads to the innermost value`() {
    //          0         1         2         3
    //          0123456789012345678901234567890123
    let text = #"{ "a": [ 1, { "b": "x" } ], "c": 2 }"#
    #expect(pointers(text, [0]) == [""])
    #expect(pointers(text, [2]) == ["/a"])
    #expect(pointers(text, [7]) == ["/a"])
    #expect(pointers(text, [9]) == ["/a/0"])
    #expect(pointers(text, [10]) == ["/a"])
    #expect(pointers(text, [12]) == ["/a/1"])
    #expect(pointers(text, [14, 19, 23]) == ["/a/1/b", "/a/1/b", "/a/1"])
    #expect(pointers(text, [2, 2, 33]) == ["/a", "/a", "/c"])
    #expect(pointers(text, [35, 36, 99]) == ["", "", ""])
  }

  @Test func `keys are decoded and escaped`() {
    #expect(pointers(#"{ "a/b~": { "\u0061": 1 } }"#, [22]) == ["/a~1b~0/a"])
  }

  @Test func `in a broken text a pointer leads to where it breaks`() {
    #expect(pointers(#"{ "a": [ 1, } ] }"#, [12, 16]) == ["/a", "/a"])
    #expect(pointers("", [0]) == [""])
    #expect(pointers(#"{ "a": "#, [7]) == ["/a"])
  }
}
