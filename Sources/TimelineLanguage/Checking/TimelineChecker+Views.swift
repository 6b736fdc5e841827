import Diagnostics
package import ExpressionLanguage

extension TimelineChecker {
  /// Checks a view and everything inside it.
  mutating func check(_ index: ElementIndex<ViewNode>, in outer: ScopeIndex) {
    let view = timeline[index]
    var scope = outer
    if let loop = view.loop { scope = open(loop, of: index, in: scope) }
    if let condition = view.condition { check(condition, as: .type(.bool), in: scope) }
    if let identity = view.identity { check(identity, as: .any, in: scope) }
    if let loop = view.loop { noteRows(of: view, loop, in: outer, inside: scope) }
    if let size = view.size { check(size, as: .size, in: scope) }
    scope = openDefinitions(of: index, in: scope)
    if !view.parameters.isEmpty { scope = openParameters(of: index, in: scope) }
    check(view.modifiers, in: scope)
    for child in timeline.children(of: index) { check(child, in: scope) }
  }

  private mutating func open(
    _ loop: ViewLoop, of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> ScopeIndex {
    let element = elementType(of: loop.sequence, in: outer)
    return scopes.open(in: outer, by: .viewLoop(index)) { scope in
      let place = loop.sequence.place
      if let name = loop.elementName {
        scope.declareInput(name, element, at: place, diagnostics: &diagnostics)
      }
      scope.declareInput("index", .int, at: place, isInjected: true, diagnostics: &diagnostics)
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
          parameter.name, type, at: parameter.place.range, diagnostics: &diagnostics)
      }
      for definition in others { reader.define(definition, in: &scope) }
    }
  }

  /// Checks a value that is to be animated.
  mutating func checkAnimatable(_ value: DocumentValue, in scope: ScopeIndex) -> ValueType {
    guard let type = check(value, as: .any, in: scope) else { return .unknown }
    if !type.isAnimatable {
      let help = "animate a number that stands for it"
      let message = "\(type.withArticle) cannot be animated"
      diagnostics.add(.error(.wrongType, message, at: value.place, help: help))
    }
    return type
  }

  /// Checks the value of an attribute, however it is written.
  mutating func check(_ value: AttributeValue, as type: AttributeType, in scope: ScopeIndex) {
    switch value {
    case .whole(let value): check(value, as: type.expected, in: scope)
    case .components(let components):
      for case let component? in timeline[components] {
        check(component, as: .type(.double), in: scope)
      }
    }
  }
}

extension AttributeType {
  /// What one expression for the whole value may be.
  package var expected: ExpectedTypes {
    switch self {
    case .number: .type(.double)
    case .angle: .type(.angle)
    case .color: .type(.color)
    case .offset: .oneOf([.size, .point])
    case .point: .type(.point)
    case .size: .type(.size)
    case .scale: .oneOf([.double, .size, .point])
    case .unitPoint: .type(.unitPoint)
    case .text: .type(.text)
    // These have no type in Swift: they are written component by component.
    case .span, .axis: .type(.array(.double))
    }
  }
}
