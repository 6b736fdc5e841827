/// Writes JSON into an array of bytes; our own reader reads it back to the same values.
///
/// The writer adds commas and colons. Everything is on one line unless `breakLine` is called;
/// several values at the top level are records, each on a line of its own. The caller must write valid
/// JSON: a number that is not finite, a value where a key is needed, a bracket that closes nothing, and
/// more than `JSONCursor.maximumDepth` containers stop the program.
package struct JSONWriter: Sendable {
  /// The bytes written so far.
  package internal(set) var bytes: [UInt8] = []
  /// The open containers, outermost first.
  private var containers: [Container] = []
  /// Whether a comma is due before the next element of the innermost container.
  private var needsSeparator = false
  private var isAfterKey = false
  /// The indentation of the line that the next element or closing bracket begins.
  private var lineBreak: Int?

  private enum Container: Sendable {
    case object, array
  }

  /// A writer at the beginning of a text.
  package init() {}

  /// Begins an object, whose members are written by `writeKey` and a value in turn.
  package mutating func beginObject() { begin(.object, bracket: Byte.openBrace) }

  /// Ends the object that was begun last.
  package mutating func endObject() { end(.object, bracket: Byte.closeBrace) }

  /// Begins an array, whose elements are the values that follow.
  package mutating func beginArray() { begin(.array, bracket: Byte.openBracket) }

  /// Ends the array that was begun last.
  package mutating func endArray() { end(.array, bracket: Byte.closeBracket) }

  /// Puts the next element or closing bracket on a new line, after some spaces.
  package mutating func breakLine(indent: Int = 0) {
    lineBreak = indent
  }

  /// Ends the last line of a complete text.
  package mutating func finish() {
    precondition(containers.isEmpty, "a container is still open")
    if needsSeparator { bytes.append(Byte.lineFeed) }
    needsSeparator = false
  }

  /// Writes what must separate a value from the last token.
  mutating func prepareValue() {
    precondition(containers.last != .object || isAfterKey, "a value in an object needs a key")
    if !isAfterKey { separate() }
    isAfterKey = false
    needsSeparator = true
  }

  /// Writes what must separate a key from the last token.
  mutating func prepareKey() {
    precondition(containers.last == .object && !isAfterKey, "only a member of an object has a key")
    separate()
  }

  /// Writes what must follow a key.
  mutating func finishKey() {
    bytes.append(Byte.colon)
    isAfterKey = true
  }

  private mutating func begin(_ container: Container, bracket: UInt8) {
    precondition(containers.count < JSONCursor.maximumDepth, "too many containers are open")
    prepareValue()
    bytes.append(bracket)
    containers.append(container)
    needsSeparator = false
  }

  private mutating func end(_ container: Container, bracket: UInt8) {
    precondition(containers.popLast() == container && !isAfterKey, "nothing to end here")
    writeLineBreak()
    bytes.append(bracket)
    needsSeparator = true
  }

  private mutating func separate() {
    if needsSeparator { bytes.append(containers.isEmpty ? Byte.lineFeed : Byte.comma) }
    writeLineBreak()
  }

  private mutating func writeLineBreak() {
    guard let indent = lineBreak else { return }
    lineBreak = nil
    // At the top level each value begins a line of itself.
    if !containers.isEmpty { bytes.append(Byte.lineFeed) }
    bytes.append(contentsOf: repeatElement(Byte.space, count: indent))
  }
}
