import Diagnostics
import ExpressionLanguage
import JSONText

// The names that views declare, and those they use.
extension DocumentDecoder {
  /// Notes the name of a view, or reports why it cannot be one; it is the view's name all the same,
  /// so that nothing else is said about it.
  mutating func declareView(_ id: JSONString, as view: ElementIndex<ViewNode>) -> String {
    var text = viewPrefix + content.text(id)
    guard content.withBytes(of: id, { $0.isIdentifier }) else {
      let message = "a view's id must be letters, digits and '_', not \(text.quotedForMessage)"
      add(
        .error(
          .invalidName, message, at: id.range,
          help: identifierLike(id).map { "write '\($0)'" }))
      return text
    }
    let (number, isNew) = text.withUTF8 { names.views.insert(UnsafeRawBufferPointer($0)) }
    guard isNew else {
      names.hasTakenViewNames = true
      var diagnostic = Diagnostic.error(
        .duplicateName, "two views are called \(text.quotedForMessage)", at: id.range)
      if names.viewDeclarations[number].place == id.range.lowerBound {
        diagnostic.help =
          "give each use of the component an 'id', with which the names in it begin"
      } else {
        diagnostic.earlier = .firstUse(names.viewDeclarations[number].place)
      }
      add(diagnostic)
      return text
    }
    names.viewDeclarations.append((view, id.range.lowerBound))
    return text
  }

  /// The definitions that a view lists as its animatable data; names it does not define are reported.
  mutating func viewParameters(
    of parts: ViewParts
  ) -> ElementRange<ElementIndex<Definition>> {
    guard !parts.parameterNames.isEmpty else { return .empty }
    var defined: [String: ElementIndex<Definition>] = [:]
    for index in parts.definitions.indices {
      defined[timeline.viewContent.definitions[index].name] = ElementIndex(index)
    }
    var listed: Set<ElementIndex<Definition>> = []
    let start = timeline.viewContent.parameters.count
    for name in parts.parameterNames {
      guard let definition = defined[content.text(name)] else {
        refuseUndefined(name, among: parts.definitions)
        continue
      }
      checkParameter(name, definition, isNew: listed.insert(definition).inserted)
      timeline.viewContent.parameters.append(definition)
    }
    return ElementRange(start..<timeline.viewContent.parameters.count)
  }

  private mutating func refuseUndefined(
    _ name: JSONString, among definitions: ElementRange<Definition>
  ) {
    let help = suggestion(for: name, among: timeline[definitions].map { $0.name })
    let message = "the view defines nothing called \(content.text(name).quotedForMessage)"
    add(.error(.unknownName, message, at: name.range, help: help))
  }

  private mutating func checkParameter(
    _ name: JSONString, _ definition: ElementIndex<Definition>, isNew: Bool
  ) {
    let text = content.text(name).quotedForMessage
    if !isNew {
      add(.error(.duplicateName, "\(text) is in 'animatable' twice", at: name.range))
    } else if timeline[definition].parameters != nil {
      let message = "\(text) is a function, which has no value to animate"
      add(.error(.wrongType, message, at: name.range))
    }
  }
}
