/// A column of an attribute of a view, read from its name.
package struct AttributeColumn: Hashable, Sendable {
  /// The part of a view from which a column comes.
  package enum Source: Hashable, Sendable {
    case attribute(Attribute)
    /// The frame that the view shares with others.
    case matchedFrame
    /// The frame that layout gives the view.
    case layoutFrame
  }

  package let source: Source
  /// Its modifier among those of the view, such as `offset_2` or `transition_offset`.
  package let modifier: String
  /// Its part of the value, such as `x`, `color_r` or `anchor_y`; empty for the only one, and for the whole value.
  package let part: String

  /// Reads the end of a name after that of the view, `transition_scaleEffect_anchor_x`; nil if no attribute has such
  /// a column.
  package init?(role: Substring) {
    var words = role.split(separator: "_", omittingEmptySubsequences: false)[...]
    let isTransition = words.count > 1 && words.first == "transition"
    if isTransition { words.removeFirst() }
    guard let name = words.popFirst(), let source = Source(name: String(name)) else { return nil }
    var modifier = isTransition ? "transition_\(name)" : String(name)
    if let number = words.first, Int(number) != nil {
      modifier += "_\(number)"
      words.removeFirst()
    }
    part = words.joined(separator: "_")
    guard part.isEmpty || source.parts.contains(part) else { return nil }
    self.source = source
    self.modifier = modifier
  }

  /// Finds the attribute in the name of a track or a column, whatever the name of its view is.
  package init?(inName name: String) {
    var rest = name[...]
    while true {
      if let found = Self(role: rest) {
        self = found
        return
      }
      guard let end = rest.firstIndex(of: "_") else { return nil }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The unit of its numbers.
  package var unit: AttributeUnit {
    switch source {
    case .attribute(let attribute):
      attribute.parts.first { part.hasPrefix($0.rawValue) }?.unit
        ?? attribute.definition.unit
    case .matchedFrame, .layoutFrame: .points
    }
  }
}

extension AttributeColumn.Source {
  /// The name of the modifier.
  package var name: String {
    switch self {
    case .attribute(let attribute): attribute.rawValue
    case .matchedFrame: "matchedGeometryEffect"
    case .layoutFrame: "layout"
    }
  }

  fileprivate init?(name: String) {
    if let attribute = Attribute(rawValue: name) {
      self = .attribute(attribute)
    } else if name == Self.matchedFrame.name {
      self = .matchedFrame
    } else if name == Self.layoutFrame.name {
      self = .layoutFrame
    } else {
      return nil
    }
  }

  /// The ends of the names of all columns that there may be, with the names of the arguments they belong to.
  fileprivate var parts: [String] {
    switch self {
    case .attribute(let attribute):
      attribute.type.columns
        + attribute.parts.flatMap { part in
          [part.rawValue]
            + part.type.columns.filter { !$0.isEmpty }.map { "\(part.rawValue)_\($0)" }
        }
    case .matchedFrame, .layoutFrame: AttributeType.point.columns + AttributeType.size.columns
    }
  }
}

extension AttributeType {
  /// The ends of the names of the columns that a value has.
  package var columns: [String] { components.flatMap { $0.columns } }
}
