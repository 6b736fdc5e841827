import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText

/// Stops the animation of a state at what is seen while a flag is set.
package struct StoppableModifier: Hashable, Sendable {
  package let state: StateUse
  /// The flag; only a change of it acts.
  package let paused: StateUse
}

extension ModifierGrammar {
  static let stoppable = ModifierGrammar(
    KeyEntry(
      "stoppable", .name(.state(.number)),
      "The state whose animation ends at the value on screen when 'paused' becomes true."),
    arguments: [.paused], required: [.paused], lists: .ofView,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.state = try decoder.readStateUse(for: what, .number)
    },
    make: { _, parts in
      guard let state = parts.state, let paused = parts.paused else { return nil }
      return .stoppable(StoppableModifier(state: state, paused: paused))
    })
}

extension TimelineChecker {
  /// Checks what a recipe moves, and the flag whose changes it waits for.
  mutating func checkRecipe(of state: StateUse, while flag: StateUse) {
    noteRead(of: state.state)
    let type = type(of: state.state)
    if !type.isAnimatable {
      diagnostics.add(
        .error(
          .wrongType, "\(type.withArticle) cannot be animated", at: state.place.range,
          help: "name the number that is animated"))
    }
    checkFlag(flag)
  }

  /// Checks the state that 'paused' names.
  mutating func checkFlag(_ flag: StateUse) {
    noteRead(of: flag.state)
    let flagType = self.type(of: flag.state)
    guard flagType != .bool, flagType != .unknown else { return }
    diagnostics.add(
      .error(
        .wrongType, "'paused' names a Bool, not \(flagType.withArticle)", at: flag.place.range))
  }
}
