import AnimationEngine
import TimelineDocument

// The account of scopes and of the completions that wait for them.
extension Simulation {
  /// A scope that a step opens, with the transaction it has made.
  func facts(
    of scope: AnimationScope, _ transaction: Transaction, at place: SourceRange
  ) -> ScopeFacts {
    let setting = transaction.setsAnimation ? timeline.animation(of: scope) : nil
    return ScopeFacts(
      word: EventDetail(scope), place: setting?.place.map(SourceRange.init) ?? place,
      animation: setting.map { written(transaction.animation, as: $0, in: scope) },
      disablesAnimations: transaction.disablesAnimations,
      tracksVelocity: transaction.tracksVelocity)
  }

  private func written(
    _ animation: Animation?, as setting: AnimationSetting, in scope: AnimationScope
  ) -> WrittenAnimation {
    switch scope {
    case .animation, .binding: WrittenAnimation(animation: animation, setting: setting)
    case .transaction(let change): WrittenAnimation(animation: animation, of: change, as: setting)
    }
  }

  /// The facts about a completion that is called; nil unless the run is explained.
  mutating func facts(
    of completion: DocumentCompletion, calledBy mechanism: CompletedCompletion.Mechanism
  ) -> AccountFacts? {
    guard let story = recorder.memory?.completions.remove(completion.id) else { return nil }
    return .completion(facts(of: story, .called(mechanism, turn: turnCount), at: eventInstant))
  }

  /// The completions that were not called, now that the run is over, with what they still wait for.
  func uncalledCompletions(at end: Instant) -> [AccountFacts] {
    (recorder.memory?.completions.remaining ?? []).map { id, story in
      let awaited = scene.places(awaitedBy: id).map(awaited)
      return .completion(facts(of: story, .never(awaited), at: end))
    }
  }

  private func facts(
    of story: CompletionStories.Story, _ fate: CompletionFacts.Fate, at instant: Instant
  ) -> CompletionFacts {
    CompletionFacts(
      instant: instant, name: story.name, scope: story.scope,
      transaction: recorder.name(ofTransaction: story.completion.transaction),
      opened: story.opened, waits: story.waits, idle: story.idle, fate: fate)
  }

  private func awaited(_ index: Int) -> CompletionFacts.Awaited {
    let property = views.tracks[views.track(of: index)].property
    return CompletionFacts.Awaited(
      track: name(ofProperty: index), animation: recorder.lastChanges[index].animation,
      isPaused: property.map { scene.isPaused($0) } ?? false,
      forecast: property.map { forecast(of: $0) } ?? MotionForecast())
  }

  /// The facts about a motion that is held or released; nil unless the run is explained.
  func hold(
    _ word: EventWord, of track: Track, _ value: EventValue?, _ detail: EventDetail?,
    by recipe: SourceRange? = nil
  ) -> AccountFacts? {
    recorder.memory.map { memory in
      .hold(
        HoldFacts(
          instant: changeInstant, track: track.name, columns: track.columns.map { $0.name },
          word: word, detail: detail, value: value, turn: memory.turn, recipe: recipe,
          unseen: detail == .idle ? motion(unseenBy: track) : nil))
    }
  }

  /// A motion of the state that a recipe watches, given by a modifier inside of the recipe.
  private func motion(unseenBy recipe: Track) -> (track: String, modifier: String)? {
    guard case .recipe = recipe.role else { return nil }
    for number in views.dependents.tracks(of: recipe.dependencies.states[...], allElements: true) {
      let track = views.tracks[number]
      guard track.isPrinted, let property = track.property, scene.isMoving(property),
        case .modifier(let modifier)? = recorder.lastChanges[property.index].change?.source,
        !recipe.path.contains(modifier.number)
      else { continue }
      return (track.name, modifier.path)
    }
    return nil
  }
}
