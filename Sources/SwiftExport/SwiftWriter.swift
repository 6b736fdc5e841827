/// Lines of Swift with their indentation.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ content: String) {
    for part in content.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = part.allSatisfy { $0.isWhitespace }
      text += isBlank ? "\n" : String(repeating: "  ", count: depth) + part + "\n"
    }
  }

  mutating func blank() { text += "\n" }

  /// Writes `head {`, what is inside, and `}` with what follows it.
  mutating func block(_ head: String, _ inside: (inout SwiftWriter) -> Void) {
    open(head)
    inside(&self)
    close()
  }

  mutating func open(_ head: String, inputs: String? = nil) {
    line("\(head) {" + (inputs.map { " \($0) in" } ?? ""))
    depth += 1
  }

  /// Ends a block and begins the next one on the same line: `} completion: {`.
  mutating func next(_ head: String) {
    depth -= 1
    line("} \(head) {")
    depth += 1
  }

  mutating func close(_ tail: String = "") {
    depth -= 1
    line("}\(tail)")
  }

  mutating func indent(by levels: Int) { depth += levels }

  mutating func indented(by levels: Int, _ inside: (inout SwiftWriter) -> Void) {
    depth += levels
    inside(&self)
    depth -= levels
  }
}
