import Diagnostics
import ExpressionLanguage

extension TimelineChecker {
  /// Inside the view of a component the arguments have names, and those around its use have none.
  mutating func openArguments(
    of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let arguments = timeline[timeline[index].arguments]
    for argument in arguments { check(argument, in: outer) }
    diagnostics.dropsRepetitions = true
    let source = source
    return scopes.open(in: outer, by: .component(index), isClosed: true) { scope in
      for argument in arguments {
        scope.declareArgument(
          argument.name, at: argument.place.range, as: source.expressionText(argument.value),
          isBinding: argument.isBinding)
      }
    }
  }

  private mutating func check(_ argument: ComponentArgument, in scope: ScopeIndex) {
    guard argument.isBinding, case .text(let path) = argument.value else {
      check(argument.value, as: .any, in: scope)
      return
    }
    let target = checker.checkTarget(
      source.expressionText(path.text), in: scopes[scope], diagnostics: &diagnostics)
    if target != nil { check(argument.value, as: .any, in: scope) }
  }

  /// Inside a view its own states have names.
  mutating func openStates(
    of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let states = timeline[timeline[index].states]
    uses.reader = .step
    let types = states.map { check($0.initialValue, as: .any, in: outer) ?? .unknown }
    uses.reader = .view
    for (number, type) in zip(timeline[index].states.indices, types) {
      ownStateTypes[ElementIndex(number)] = type
    }
    return scopes.open(in: outer, by: .viewStates(index)) { scope in
      for (state, type) in zip(states, types) {
        scope.declareInput(
          state.name, type, at: state.place.range, from: .state, diagnostics: &diagnostics)
      }
    }
  }
}
