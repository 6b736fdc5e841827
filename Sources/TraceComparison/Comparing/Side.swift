/// One of the two traces.
package enum Side: CaseIterable, Hashable, Sendable {
  case first, second
}

/// Something that each of the two traces has.
package struct BothSides<Value> {
  package var first: Value
  package var second: Value

  package init(_ first: Value, _ second: Value) {
    self.first = first
    self.second = second
  }

  package subscript(side: Side) -> Value {
    get {
      switch side {
      case .first: first
      case .second: second
      }
    }
    // In place: a list would be copied for each change of an element.
    _modify {
      switch side {
      case .first: yield &first
      case .second: yield &second
      }
    }
  }
}

extension BothSides: Equatable where Value: Equatable {}
extension BothSides: Hashable where Value: Hashable {}
extension BothSides: Sendable where Value: Sendable {}
