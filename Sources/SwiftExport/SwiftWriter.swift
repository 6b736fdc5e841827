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

  /// Whether a line is short enough at this indentation.
  func fits(_ line: String) -> Bool { 2 * depth + line.utf8.count <= 100 }

  /// Writes a call, with each argument on a line of its own where one line is too long.
  mutating func call(_ name: String, _ arguments: [String], end: String = "") {
    let line = "\(name)(\(arguments.joined(separator: ", ")))\(end)"
    guard !fits(line) else { return self.line(line) }
    self.line("\(name)(")
    depth += 1
    for argument in arguments.dropLast() { self.line("\(argument),") }
    if let last = arguments.last { self.line("\(last))\(end)") }
    depth -= 1
  }

  mutating func blank() { text += "\n" }

  /// Writes `head {`, what is inside, and `}` with what follows it.
  mutating func block(_ head: String, _ inside: (inout SwiftWriter) -> Void) {
    open(head)
    inside(&self)
    close()
  }

  /// Opens the block of a statement with a value before its brace: a closure in the value would be taken for the block.
  mutating func open(_ word: String, over value: String) {
    open("\(word) \(value.contains("{") ? "(\(value))" : value)")
  }

  mutating func open(_ head: String, inputs: String? = nil) {
    line("\(head) {" + (inputs.map { " \($0) in" } ?? ""))
    depth += 1
  }

  /// Ends a block and begins the next one on the same line: `} completion: {`.
  mutating func next(_ head: String, inputs: String? = nil) {
    depth -= 1
    line("} \(head) {" + (inputs.map { " \($0) in" } ?? ""))
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

extension SwiftWriter {
  /// Adds lines with the indentation among themselves.
  mutating func indentedText(_ lines: String) {
    for part in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      line(String(part))
    }
  }
}
