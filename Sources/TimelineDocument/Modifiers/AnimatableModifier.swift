import Diagnostics
import ExpressionLanguage
import JSONText

/// A modifier whose parameters animate, and whose body is evaluated at every frame.
package struct AnimatableModifier: Hashable, Sendable {
  package let parameters: ElementRange<NamedExpression>
  /// Names for expressions of the parameters, seen by the body.
  package let definitions: ElementRange<Definition>
  package let body: ElementRange<Modifier>
}

extension ModifierGrammar {
  static let animatable = ModifierGrammar(
    KeyEntry(
      "animatable", .map(.newParameter, to: .expression(.animatable)),
      "Parameters that animate, by name; 'body' can read them and is evaluated at every frame."),
    arguments: [.define, .body], required: [.body], lists: .body,
    read: { (decoder, what, parts) throws(JSONError) in
      parts.names = try decoder.readNames(
        what, of: "a parameter's name", as: .animatable, areReadAlone: true)
    },
    make: { decoder, parts in
      let modifier = AnimatableModifier(
        parameters: parts.names, definitions: parts.definitions, body: parts.body ?? .empty)
      return .animatable(decoder.timeline.viewContent.animatableModifiers.add(modifier))
    })
}

extension TimelineChecker {
  mutating func check(
    _ modifier: AnimatableModifier, _ index: ElementIndex<Modifier>, in outer: ScopeIndex
  ) {
    let parameters = timeline[modifier.parameters]
    let types = parameters.map { checkAnimatable($0.value, in: outer) }
    let definitions = timeline[modifier.definitions]
    let reader = definitionReader
    let scope = scopes.open(in: outer, by: .modifier(index)) { scope in
      for (parameter, type) in zip(parameters, types) {
        scope.declareInput(
          parameter.name, type, at: parameter.place.range,
          from: ExpressionScope.Source(isOnScreen: true), diagnostics: &diagnostics)
      }
      for definition in definitions { reader.define(definition, in: &scope) }
    }
    checkDefinitions(of: scope)
    check(modifier.body, in: scope)
  }
}
