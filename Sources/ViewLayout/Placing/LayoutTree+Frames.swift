package import AnimationEngine

// Each node knows its place in its parent alone, so that a layout that moves a container does not touch what is in it.
extension LayoutTree {
  /// The frame of a node in the space of another one around it, or of the outermost; nil before it was laid out.
  ///
  /// - Complexity: O(*depth*).
  package func frame(of node: LayoutNode, in space: LayoutNode? = nil) -> Rect? {
    guard var frame = nodes[node.index].place?.frame else { return nil }
    var next = nodes[node.index].parent
    while let index = next, index != space?.index {
      guard let origin = nodes[index].place?.frame.origin else { return nil }
      frame.origin = Point(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
      next = nodes[index].parent
    }
    return frame
  }

  /// The parent of a node; nil for an outermost one.
  package func parent(of node: LayoutNode) -> LayoutNode? {
    nodes[node.index].parent.map { LayoutNode(index: $0) }
  }

  /// The nearest node around another one in which frames have an origin of their own.
  package func barrier(around node: LayoutNode) -> LayoutNode? {
    var next = nodes[node.index].parent
    while let index = next {
      if case .barrier = nodes[index].content { return LayoutNode(index: index) }
      next = nodes[index].parent
    }
    return nil
  }

  /// The nodes in a node, or itself, that draw something, in their order.
  package func drawnNodes(in node: LayoutNode) -> [LayoutNode] {
    var found: [LayoutNode] = []
    var waiting = [node.index]
    while let index = waiting.popLast() {
      if nodes[index].content.isDrawn { found.append(LayoutNode(index: index)) }
      waiting += nodes[index].children.reversed()
    }
    return found
  }
}

extension Rect {
  /// The rectangle with its edges on a grid of lines of a distance: on the nearest one, and of two the one with the
  /// greater coordinate, as SwiftUI places what it draws on pixels.
  package func rounded(toMultipleOf length: Double) -> Rect {
    guard length > 0, length.isFinite else { return self }
    func edge(_ place: Double) -> Double { (place / length + 0.5).rounded(.down) * length }
    func size(_ start: Double, _ end: Double) -> Double {
      ((end - start) / length).rounded() * length
    }
    let start = Point(x: edge(origin.x), y: edge(origin.y))
    let end = Point(x: edge(origin.x + self.size.width), y: edge(origin.y + self.size.height))
    return Rect(
      origin: start, size: Size(width: size(start.x, end.x), height: size(start.y, end.y)))
  }
}
