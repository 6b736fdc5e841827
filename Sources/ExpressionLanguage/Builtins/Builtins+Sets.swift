extension Builtins {
  static let sets = setMembers + setFunctions

  private static let setMembers = table {
    property("count", "The number of elements.") { (set: SetOf<Value>) in set.members.elements.count
    }
    property("isEmpty", "Whether the set is empty.") { (set: SetOf<Value>) in
      set.members.elements.isEmpty
    }
    property("first", "The least element, or nil.") { (set: SetOf<Value>) in
      set.members.elements.first
    }
  }

  /// The functions between sets and lists.
  static let setConversions = linear {
    requiring(.comparable) {
      function("Set", "_", "The elements of a list, each once.") {
        (list: List<Value>) throws(EvaluationFailure) -> SetOf<Value> in
        SetOf(members: try SetValue(list.elements))
      }
    }
    function("Array", "_", "The elements of a set, from least to greatest.") {
      (set: SetOf<Value>) throws(EvaluationFailure) -> List<Value> in
      try List<Value>(set.members.elements.elements)
    }
  }

  private static let setFunctions = linear {
    function("contains", "self", "_", "Whether it is an element.") {
      (set: SetOf<Value>, value: Value) in set.members.contains(value)
    }
    function("union", "self", "_", "The elements of either set.") {
      (set: SetOf<Value>, other: SetOf<Value>) throws(EvaluationFailure) -> SetOf<Value> in
      SetOf(members: try SetValue(set.members.elements.elements + other.members.elements.elements))
    }
    function("intersection", "self", "_", "The elements of both sets.") {
      (set: SetOf<Value>, other: SetOf<Value>) throws(EvaluationFailure) -> SetOf<Value> in
      SetOf(members: try set.members.filter { other.members.contains($0) })
    }
    function("subtracting", "self", "_", "The elements that the other set has not.") {
      (set: SetOf<Value>, other: SetOf<Value>) throws(EvaluationFailure) -> SetOf<Value> in
      SetOf(members: try set.members.filter { !other.members.contains($0) })
    }
    function("symmetricDifference", "self", "_", "The elements of one set alone.") {
      (set: SetOf<Value>, other: SetOf<Value>) throws(EvaluationFailure) -> SetOf<Value> in
      let own = set.members.elements.elements.filter { !other.members.contains($0) }
      let others = other.members.elements.elements.filter { !set.members.contains($0) }
      return SetOf(members: try SetValue(own + others))
    }
    function("isSubset", "self", "of", "Whether the other set has all elements.") {
      (set: SetOf<Value>, other: SetOf<Value>) in
      set.members.elements.allSatisfy { other.members.contains($0) }
    }
    function("isSuperset", "self", "of", "Whether all elements of the other set are there.") {
      (set: SetOf<Value>, other: SetOf<Value>) in
      other.members.elements.allSatisfy { set.members.contains($0) }
    }
    function("isDisjoint", "self", "with", "Whether the other set has none of the elements.") {
      (set: SetOf<Value>, other: SetOf<Value>) in
      !set.members.elements.contains { other.members.contains($0) }
    }
    // The values of sets that statements change: no expression can have the names.
    function("insert=", "self", "_", "With another element.") {
      (set: SetOf<Value>, element: Value) throws(EvaluationFailure) -> SetOf<Value> in
      SetOf(members: try set.members.inserting(element))
    }
    function("remove=", "self", "_", "Without an element.") {
      (set: SetOf<Value>, element: Value) throws(EvaluationFailure) -> SetOf<Value> in
      SetOf(members: try set.members.filter { $0 != element })
    }
  }
}
