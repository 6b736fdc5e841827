import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A `contentTransition` in an instance of a view, which follows the texts of that view.
struct ContentChange {
  let transition: ContentTransition
  let instance: Int
  /// The progress of the last change.
  let track: Int
  let property: AnimatedProperty<Components>
  /// What the texts of the view are; nil before they were looked at.
  var texts: [String?]?
}

// What the letters of a text do is not published: what there is to tell of a content transition is when
// the text has changed, and how far the animation of that change is.
extension Simulation {
  /// Adds the progress of an instance's content transition, which is complete.
  mutating func addContentTransition(
    _ track: ViewTrack, _ transition: ContentTransition, of modifier: ElementIndex<Modifier>,
    to instance: Int
  ) throws(EvaluationError) {
    let stem = views.stem(of: track, in: instance)
    let type = AnimatableType.numbers(count: 1)
    let property = addProperty(Components(1), type)
    let number = try addTrack(
      Track(
        name: stem, columns: [Column(track: stem)], view: track.view, instance: instance,
        origin: .content, type: type, property: property,
        path: try path(outside: modifier, for: instance), dependencies: FrameDependencies()))
    views.contents.append(
      ContentChange(transition: transition, instance: instance, track: number, property: property),
      to: instance)
  }

  /// Takes note of the texts of an instance that has come: what is new is no change.
  mutating func resetContents(of instance: Int) throws(EvaluationError) {
    for number in views.contents.numbers(of: instance) {
      let content = views.contents[number]
      views.contents[number].texts = try texts(of: instance)
      try reset(content.property, to: Components(1), of: views.tracks[content.track])
    }
  }

  /// Begins the change of each text that an update has replaced, under its transaction. A change that
  /// is on its way gives up its place: the new text comes from the beginning.
  mutating func changeContents(in update: TransactionWrites) throws(EvaluationError) {
    for number in views.contents.indices {
      let content = views.contents[number]
      guard content.transition.isAnimated, views.instances[content.instance].isPresent else {
        continue
      }
      let texts = try texts(of: content.instance)
      guard texts != content.texts else { continue }
      views.contents[number].texts = texts
      try reset(content.property, to: Components(0), of: views.tracks[content.track])
      try apply(
        Components(1), to: content.track, along: views.tracks[content.track].path,
        because: update.cause)
    }
  }

  /// The texts of an instance that only its states change.
  private mutating func texts(of instance: Int) throws(EvaluationError) -> [String?] {
    var texts: [String?] = []
    for number in views.tracks.numbers(of: instance) {
      let track = views.tracks[number]
      guard track.isText, !track.context.isPerFrame else { continue }
      texts.append(try evaluator.text(of: track, scene: scene))
    }
    return texts
  }
}
