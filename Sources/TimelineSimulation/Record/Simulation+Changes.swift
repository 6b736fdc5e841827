import AnimationEngine
import TimelineDocument

// The one place where a change is recorded.
extension Simulation {
  /// Records a change that was just made; in a recorded run only.
  mutating func record(
    _ met: ChangeOutcome, of property: AnimatedProperty<Components>, in track: Int,
    to components: Components, because cause: ChangeCause, _ way: TransactionWay
  ) {
    let number = cause.transaction.number
    let animation = cause.transaction.transaction.animation
    let scopes = recorder.scopes(of: number)
    let source = source(of: way, scopes)
    let change = Change(
      instant: changeInstant, transaction: number, scopes: scopes, step: cause.step,
      target: EventValue(views.tracks[track].type.printed(components)), animation: animation,
      source: source,
      refusal: animation == nil ? refusal(of: way, scopes, isNil: source != nil) : nil, met: met)
    recorder.lastChanges[property.index].note(change)
  }

  /// Records that keyframes began to play on a value; in a recorded run only.
  mutating func recordKeyframes(
    _ property: AnimatedProperty<Components>, to components: Components, _ place: SourceRange,
    in update: TransactionWrites?
  ) {
    let number = update?.transaction.number ?? 0
    let type = views.track(of: property).type
    recorder.lastChanges[property.index].note(
      Change(
        instant: changeInstant, transaction: number, scopes: recorder.scopes(of: number),
        step: update?.step ?? place, target: EventValue(type.printed(components)), animation: nil,
        source: .keyframes, refusal: nil, met: .began))
  }

  private func source(of way: TransactionWay, _ scopes: TransactionScopes) -> AnimationSource? {
    switch way.source {
    case .modifier(let number)?: .modifier(modifierSource(number))
    case .transition?: .transition
    case nil: way.border == nil ? scopes.setter.map { .scope($0) } : nil
    }
  }

  private func modifierSource(_ number: Int) -> ModifierSource {
    let rewriter = views.rewriters[number]
    return ModifierSource(number: number, path: rewriter.path, kind: rewriter.kind)
  }

  /// Why a change has no animation: the last that kept it from having one.
  private func refusal(
    of way: TransactionWay, _ scopes: TransactionScopes, isNil: Bool
  ) -> Refusal {
    if way.isTurnedOff { return .turnedOff }
    if let quirk = way.quirk { return .quirk(quirk) }
    if let host = way.suppressed { return .suppressed(host) }
    if let number = way.disabled { return .disabled(modifierSource(number)) }
    if let host = way.border { return .border(host) }
    if isNil { return .nilAnimation }
    if scopes.isInsideOnChanged, scopes.overridesBinding { return .insideOnChanged }
    return scopes.list.isEmpty ? .noScope : .noAnimation
  }
}
