import JSONText

/// The JSON pointers (RFC 6901) of all places in a text, for one who asks for many: the text is read once.
package struct JSONPointerIndex {
  private enum Part {
    case key(String)
    case index(Int)
  }

  /// A member of an object or an element of an array.
  private struct Node {
    let start: Int
    var end: Int
    /// The node around it, by its number; -1 at the top.
    let parent: Int
    let part: Part
  }

  /// The nodes in the order of the text.
  private let nodes: [Node]

  /// Reads a text, which is valid.
  package init(_ source: SourceText) {
    nodes = source.bytes.withUnsafeBufferPointer { bytes in
      var cursor = JSONCursor(bytes)
      var nodes: [Node] = []
      do throws(JSONError) {
        try cursor.begin()
        try Self.visit(&cursor, -1, &nodes)
      } catch {
        // What is not JSON has no pointers from there on.
      }
      return nodes
    }
  }

  /// The pointer of the innermost member or element around a byte.
  package func pointer(at offset: Int) -> String {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var node = low - 1
    while node >= 0, nodes[node].end <= offset { node = nodes[node].parent }
    var pointer = ""
    while node >= 0 {
      pointer = text(of: nodes[node].part) + pointer
      node = nodes[node].parent
    }
    return pointer
  }

  private func text(of part: Part) -> String {
    switch part {
    case .index(let index): "/\(index)"
    case .key(let key): "/" + key.escapedForPointer
    }
  }

  private static func visit(
    _ cursor: inout JSONCursor, _ parent: Int, _ nodes: inout [Node]
  ) throws(JSONError) {
    switch try cursor.peek() {
    case .object:
      try cursor.enterObject()
      while let key = try cursor.nextKey() {
        let node = nodes.count
        let name = cursor.text(key.string)
        nodes.append(
          Node(start: key.string.range.lowerBound, end: .max, parent: parent, part: .key(name)))
        try visit(&cursor, node, &nodes)
        nodes[node].end = cursor.lastRange.upperBound
      }
    case .array:
      try cursor.enterArray()
      var index = 0
      while try cursor.nextElement() {
        _ = try cursor.peek()
        let node = nodes.count
        nodes.append(Node(start: cursor.offset, end: .max, parent: parent, part: .index(index)))
        try visit(&cursor, node, &nodes)
        nodes[node].end = cursor.lastRange.upperBound
        index += 1
      }
    case .string, .number, .boolean, .null: try cursor.skipValue()
    }
  }
}
