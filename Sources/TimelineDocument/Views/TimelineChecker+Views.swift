import Diagnostics
import ExpressionLanguage

extension TimelineChecker {
  /// Checks a view and everything inside it.
  mutating func check(_ index: ElementIndex<ViewNode>, in outer: ScopeIndex) {
    let view = timeline[index]
    let dropsRepetitions = diagnostics.dropsRepetitions
    defer { diagnostics.dropsRepetitions = dropsRepetitions }
    var scope = view.isComponent ? openArguments(of: index, in: outer) : outer
    if let loop = view.loop { scope = open(loop, of: index, in: scope) }
    if let condition = view.condition { check(condition, in: scope) }
    if let identity = view.identity { check(identity, in: scope) }
    if let loop = view.loop { noteRows(of: view, loop, in: outer, inside: scope) }
    if !view.states.isEmpty { scope = openStates(of: index, in: scope) }
    scope = openDefinitions(of: index, in: scope)
    if let animation = view.presentationAnimation { check(animation, in: scope) }
    if let size = view.size { check(size, in: scope) }
    if let length = view.spacer?.minLength { check(length, in: scope) }
    if !view.parameters.isEmpty { scope = openParameters(of: index, in: scope) }
    if let spacing = view.layout?.spacing { check(spacing, in: scope) }
    check(view.modifiers, in: scope)
    if let reader = view.reader { scope = open(reader, of: index, in: scope) }
    for child in timeline.children(of: index) { check(child, in: scope) }
  }

  private mutating func open(
    _ loop: ViewLoop, of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let element = elementType(of: loop.sequence, in: outer)
    let dependencies = expressions.dependencies(of: loop.sequence, in: outer, timeline)
    let source = ExpressionScope.Source(of: dependencies, in: scopes[outer])
    return scopes.open(in: outer, by: .viewLoop(index)) { scope in
      let place = loop.sequence.place
      if let name = loop.elementName {
        scope.declareInput(name, element, at: place, from: source, diagnostics: &diagnostics)
      }
      scope.declareInput(
        "index", .int, at: place, isInjected: true, from: source, diagnostics: &diagnostics)
    }
  }

  /// Inside a `GeometryReader` its geometry has a name.
  private mutating func open(
    _ reader: ReaderName, of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    scopes.open(in: outer, by: .reader(index)) { scope in
      scope.declareInput(
        reader.name, ReaderName.type, at: reader.place.range, from: ExpressionScope.Source(),
        diagnostics: &diagnostics)
    }
  }

  private mutating func openDefinitions(
    of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let definitions = timeline[timeline[index].definitions]
    guard !definitions.isEmpty else { return outer }
    let reader = definitionReader
    let scope = scopes.open(in: outer, by: .view(index)) { scope in
      for definition in definitions { reader.define(definition, in: &scope) }
    }
    checkDefinitions(of: scope)
    return scope
  }

  /// Inside an animatable view its parameters are what is on screen, and so is all that its other
  /// definitions make of them.
  private mutating func openParameters(
    of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let view = timeline[index]
    let parameters = timeline[view.parameters].map { timeline[$0] }
    let types = parameters.map { checkAnimatable($0.value, in: outer) }
    let others = timeline[view.definitions].filter { !parameters.contains($0) }
    let reader = definitionReader
    return scopes.open(in: outer, by: .viewParameters(index)) { scope in
      for (parameter, type) in zip(parameters, types) {
        scope.declareInput(
          parameter.name, type, at: parameter.place.range,
          from: ExpressionScope.Source(isOnScreen: true), diagnostics: &diagnostics)
      }
      for definition in others { reader.define(definition, in: &scope) }
    }
  }

  /// Checks a value that is to be animated.
  mutating func checkAnimatable(_ value: DocumentValue, in scope: ScopeIndex) -> ValueType {
    guard let type = check(value, in: scope) else { return .unknown }
    if !type.isAnimatable {
      let help = "animate a number that represents it"
      let message = "\(type.withArticle) cannot be animated"
      diagnostics.add(.error(.wrongType, message, at: value.place, help: help))
    }
    return type
  }
}
