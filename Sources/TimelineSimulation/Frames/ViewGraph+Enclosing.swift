import ExpressionLanguage
import TimelineDocument

// The views that lay out others.
extension ViewGraph {
  /// The view that an instance is laid out in, not counting groups; nil at the top, and for one that is presented.
  func enclosingView(of instance: Int) -> Int? {
    isPresented(instance) ? nil : viewAround(instance)
  }

  /// The view around an instance, not counting groups; nil at the top.
  func viewAround(_ instance: Int) -> Int? {
    var next = instances[instance].parent
    while let parent = next, timeline[instances[parent].node].kind == .group {
      next = instances[parent].parent
    }
    return next
  }

  /// The outermost group that an instance comes and goes with, or itself.
  func outermostGroup(of instance: Int) -> Int {
    var found = instance
    while let parent = instances[found].parent, timeline[instances[parent].node].kind == .group {
      found = parent
    }
    return found
  }

  /// The view at the top that an instance is in, or itself.
  func outermostView(of instance: Int) -> Int {
    var found = instance
    while let next = enclosingView(of: found) { found = next }
    return found
  }

  /// The views that are laid out in another one, or at the top, in their order: those of groups in it as well, and
  /// none that leaves. Those that are presented come last at the top, wherever they are written.
  func shownViews(in parent: Int?) -> [Int] {
    var shown: [Int] = []
    var waiting = shownInstances(in: parent)
    waiting.reverse()
    while let instance = waiting.popLast() {
      if timeline[instances[instance].node].kind == .group {
        waiting += shownInstances(in: instance).reversed()
      } else if !isPresented(instance) {
        shown.append(instance)
      }
    }
    return parent == nil ? shown + presented.filter { instances[$0].isPresent } : shown
  }

  private func shownInstances(in parent: Int?) -> [Int] {
    let all = parent.map { instances[$0].children } ?? roots
    return all.filter { instances[$0].isPresent }.map {
      (node: instances[$0].node.index, index: evaluator.instances[$0].index, instance: $0)
    }.sorted { ($0.node, $0.index, $0.instance) < ($1.node, $1.index, $1.instance) }
      .map { $0.instance }
  }
}
