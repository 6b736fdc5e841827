import ExpressionLanguage
import TimelineDocument

/// Identifies an instance.
struct InstanceKey: Hashable {
  let node: ElementIndex<ViewNode>
  let parent: Int?
  let identity: InstanceIdentity
}

/// A parameter of an instance.
struct ParameterKey: Hashable {
  let instance: Int
  let source: ViewTrack.Source
}

/// A place of a view in the tree.
struct InstancePlace: Hashable {
  let node: ElementIndex<ViewNode>
  let parent: Int?
}

/// The elements that a repeated view has shown last in a place, and the identity of each.
struct ShownElements {
  struct Row {
    let identity: InstanceIdentity
    /// The number of its instance, once that was looked up.
    var instance: Int?
  }

  var elements: ArrayValue
  var rows: [Row]
  /// How many rows there are of each identity, without the numbers that tell them apart; nil where no two are of one.
  var counts: [InstanceIdentity: Int]?
}
