import JSONText
import Ordering

/// The JSON pointers (RFC 6901) of places in a text.
///
/// Reading keeps no paths, because only diagnostics and explanations show them: the text is read once
/// more for them.
package struct JSONPointers {
  /// The members and elements of the text in its order, or those around the places asked for.
  private let nodes: [PointerNode]

  /// Reads a text.
  ///
  /// - Parameter offsets: the bytes that `pointer(at:)` will be asked for, in ascending order; nil for
  ///   any byte, at the cost of memory for every value of the text.
  /// - Complexity: O(*n*) for a text of *n* bytes; it is read up to the last of the bytes.
  package init(_ source: SourceText, around offsets: [Int]? = nil) {
    nodes = source.bytes.withUnsafeBufferPointer { bytes in
      var search = PointerSearch(cursor: JSONCursor(bytes), offsets: offsets)
      do throws(JSONError) {
        try search.cursor.begin()
        try search.visitValue(in: nil)
      } catch {
        // The rest of the text is not JSON: only the path to the error is known.
      }
      return search.nodes
    }
  }

  /// The pointer of the innermost member or element around a byte; after an error in the text, that
  /// of the value with the error.
  ///
  package func pointer(at offset: Int) -> String {
    let next = nodes.partitioningIndex { $0.start > offset }
    var innermost = next > 0 ? next - 1 : nil
    while let node = innermost, nodes[node].end <= offset { innermost = nodes[node].parent }
    var pointer = ""
    while let node = innermost {
      pointer = nodes[node].part.reference + pointer
      innermost = nodes[node].parent
    }
    return pointer
  }
}

/// A member of an object or an element of an array.
private struct PointerNode {
  enum Part {
    case key(String)
    case index(Int)

    /// Its part of a pointer.
    var reference: String {
      switch self {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + key.escapedForPointer
      }
    }
  }

  let start: Int
  /// Its end, or `Int.max` where the text breaks in it.
  var end = Int.max
  /// The node around it; nil at the top.
  let parent: Int?
  let part: Part
}

/// Collects the nodes of a text, or those of them that have a byte asked for.
private struct PointerSearch {
  var cursor: JSONCursor
  let offsets: [Int]?
  private(set) var nodes: [PointerNode] = []
  /// The first of the offsets that the search has not passed.
  private var nextOffset = 0

  init(cursor: JSONCursor, offsets: [Int]?) {
    self.cursor = cursor
    self.offsets = offsets
  }

  private var isDone: Bool { offsets.map { nextOffset == $0.count } ?? false }

  mutating func visitValue(in parent: Int?) throws(JSONError) {
    switch try cursor.peek() {
    case .object:
      try cursor.enterObject()
      while !isDone, let key = try cursor.nextKey() {
        let part = PointerNode.Part.key(cursor.text(key.string))
        try visit(part, from: key.string.range.lowerBound, in: parent)
      }
    case .array:
      try cursor.enterArray()
      var index = 0
      while !isDone, try cursor.nextElement() {
        _ = try cursor.peek()
        try visit(.index(index), from: cursor.offset, in: parent)
        index += 1
      }
    case .string, .number, .boolean, .null: try cursor.skipValue()
    }
  }

  /// Visits a member or an element, and forgets it if no byte asked for is in it.
  private mutating func visit(
    _ part: PointerNode.Part, from start: Int, in parent: Int?
  ) throws(JSONError) {
    pass(to: start)
    let (node, first) = (nodes.count, nextOffset)
    nodes.append(PointerNode(start: start, parent: parent, part: part))
    try visitValue(in: node)
    // In a value that is not read to its end, all bytes asked for lie before the cursor.
    nodes[node].end = isDone ? .max : cursor.lastRange.upperBound
    pass(to: nodes[node].end)
    if offsets != nil, nextOffset == first { nodes.removeLast(nodes.count - node) }
  }

  /// Passes the offsets before a byte.
  private mutating func pass(to byte: Int) {
    guard let offsets else { return }
    while nextOffset < offsets.count, offsets[nextOffset] < byte { nextOffset += 1 }
  }
}

extension String {
  fileprivate var escapedForPointer: String {
    unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }

  /// The key that a part of a pointer means.
  package var unescapedFromPointer: String {
    let parts = split(separator: "~", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { key, part in
      key + (part.first == "1" ? "/" : "~") + part.dropFirst()
    }
  }
}
