import Diagnostics
import ExpressionLanguage
import JSONText

/// `.task { }` or `.task(id:)`: steps that belong to the view, and are cancelled with it.
package struct TaskModifier: Hashable, Sendable {
  /// A value whose changes cancel the task and start another; nil for none.
  package let id: DocumentValue?
  package let steps: ElementRange<Step>
}

// The modifiers whose steps run when a view appears or disappears.
extension ModifierGrammar {
  static let onAppear = ModifierGrammar(
    KeyEntry(
      "onAppear", .steps,
      "The steps that run when the view appears, at 0 or when it is inserted."),
    lists: .body, read: readSteps, make: { _, parts in .onAppear(parts.steps) })

  static let onDisappear = ModifierGrammar(
    KeyEntry(
      "onDisappear", .steps,
      "The steps that run when the view has disappeared, at the end of its transition."),
    lists: .ofView, read: readSteps, make: { _, parts in .onDisappear(parts.steps) })

  static let task = ModifierGrammar(
    KeyEntry(
      "task", .steps,
      "The steps that run one turn after those of 'onAppear'. They may 'sleep', and are cancelled "
        + "when the view disappears."),
    arguments: [.id], lists: .body, release: (.ios15, "iOS 15"), read: readSteps,
    make: { decoder, parts in
      let task = TaskModifier(id: parts.id, steps: parts.steps)
      return .task(decoder.timeline.viewContent.taskModifiers.add(task))
    })

  private static let readSteps: Reader = { (decoder, what, parts) throws(JSONError) in
    parts.steps = try decoder.readSteps(what)
  }
}

extension TimelineChecker {
  mutating func check(_ task: TaskModifier, in scope: ScopeIndex) {
    if let id = task.id, let type = check(id, in: scope), !type.isEquatable {
      diagnostics.add(
        .error(
          .wrongType, "the id of a task must be comparable, not \(type.withArticle)", at: id.place))
    }
    check(later: task.steps, in: scope, maySleep: true)
  }
}
