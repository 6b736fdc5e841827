import ExpressionLanguage
import TimelineDocument

/// The greatest cost of an update and of a row, in a timeline whose tracks only follow from its states.
struct UpdateLoad {
  /// The values that one write may move.
  private(set) var trackCount = 1.0
  /// The work of the updates of one write.
  private(set) var workOfUpdate = Double(WorkCost.change)
  /// The work of one evaluation.
  let workOfValue: Double
  /// The work of a row; 0 if rows evaluate nothing.
  private(set) var workOfRow = 0.0

  /// The load of a timeline; nil if its views come and go, or do more than follow from states.
  init?(of checked: CheckedTimeline) {
    let timeline = checked.timeline
    workOfValue = checked.bounds.reduce(0) { max($0, $1.steps) }
    guard timeline.hasViews else { return }
    guard !timeline.reduceMotion, timeline.reduceMotionState == nil, !timeline.hasLayout,
      timeline.published.isEmpty,
      timeline.views.allSatisfy({ $0.isPlain })
    else { return nil }
    var modifierCount = 0.0
    for view in timeline.views {
      for index in timeline.modifiers(throughout: view.modifiers) {
        switch timeline[index].action {
        case .animation: modifierCount += 1
        case .attribute(let setting):
          guard checked.staysInRange(timeline[setting]) else { return nil }
        case .outputs, .transition, .layout, .onTapGesture: break
        case .transaction, .contentTransition, .animatable, .onAnimationCompleted, .stoppable,
          .pausable, .onChange, .onReceive, .onAppear, .onDisappear, .task, .phaseAnimator,
          .timelineView, .keyframeAnimator, .matchedGeometryEffect:
          return nil
        }
      }
    }
    trackCount = Double(timeline.tracks.count)
    let passage = Double(WorkCost.passage) * modifierCount
    workOfUpdate =
      trackCount * (Double(WorkCost.change) + passage + workOfValue) + modifierCount * workOfValue
    let evaluated = timeline.tracks.count { checked.isEvaluatedInRows($0.source) }
    guard evaluated > 0 else { return }
    // No value has more than ten columns.
    workOfRow =
      Double(evaluated) * (Double(WorkCost.evaluation) + workOfValue) + Double(WorkCost.row)
      + trackCount * Double(20 * WorkCost.look + WorkCost.motion)
  }
}

extension ViewNode {
  /// Whether the view is always there, and has no parameters that move.
  fileprivate var isPlain: Bool { !comesAndGoes && parameters.isEmpty && states.isEmpty }
}

extension CheckedTimeline {
  /// Whether a track has no animated value, so that each row evaluates it.
  fileprivate func isEvaluatedInRows(_ source: ViewTrack.Source) -> Bool {
    switch source {
    case .attribute(let modifier):
      guard case .attribute(let index) = timeline[modifier].action else { return false }
      let attribute = timeline[index].attribute
      return attribute.definition.steps || attribute.type == .text
    case .output(let output, _): return isStill(timeline[output].value)
    case .viewParameter, .parameter, .part, .transition, .transitionAttribute, .layoutFrame:
      return false
    }
  }

  /// Whether the numbers of an attribute are not much greater where they move. Those of a color are, in its own space;
  /// it must not be made from numbers in states.
  fileprivate func staysInRange(_ setting: AttributeSetting) -> Bool {
    guard setting.attribute.type == .color || setting.attribute.type == .shadow,
      case .components(let parts) = setting.value
    else { return true }
    return timeline[parts].allSatisfy { $0.map(isConstant) ?? true }
  }
}
