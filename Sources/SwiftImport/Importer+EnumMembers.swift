import SwiftSource

extension Importer {
  /// Makes a definition of a member that an enum of the sources computes, so that a text which is one of its cases has it.
  ///
  /// A name that several enums give a member has no definition: of a text it is not known which one it is of.
  mutating func noteEnumMember(_ name: String) {
    guard let owners = program.enumMembers[name], owners.count == 1, let type = owners.first else {
      return
    }
    let own = "String.\(name)"
    // Members may read each other in a cycle.
    guard dynamicDefines[own] == nil, enumMembers.insert(own).inserted else { return }
    guard let declaration = enumMember(name, of: type) else { return }
    deeper(at: declaration.tokens) { $0.define(own, declaration, of: type) }
  }

  /// The computed property or the method of an enum.
  private func enumMember(_ name: String, of type: Int) -> SwiftDeclaration? {
    declaration(name, of: type).flatMap { $0.isComputed(in: source) ? $0 : nil }
  }

  private mutating func define(_ own: String, _ declaration: SwiftDeclaration, of type: Int) {
    sayEnum(type)
    var scope = Scope(instance: staticInstance(of: type))
    scope.names["self"] = .text("self", isDynamic: true)
    noteMembers(usedIn: declaration, of: type, &scope)
    switch declaration.kind {
    case .variable(let variable):
      guard let getter = variable.getter, !isView(variable.type) else { return }
      _ = definition(own, getter, declaration, scope)
    case .function(let function):
      guard let body = function.body, !isView(function.result), refused[function.name] == nil else {
        return
      }
      dynamicDefines[own] = false
      let names = function.parameters.map { parameter in
        source.text(source.has(parameter.label, "_") ? parameter.name : parameter.label)
      }
      for (parameter, name) in zip(function.parameters, names) {
        scope.names[source.text(parameter.name)] = .text(name, isDynamic: false)
      }
      guard let read = deeper(at: body.tokens, { $0.body(body, scope) }) else { return }
      say(declaration.tokens)
      let signature = "\(own)(\(names.joined(separator: ", ")))"
      defines.append(
        (signature, function.name, lines(read.text, body.tokens, owner: function.name)))
    default: return
    }
  }

  /// The members of an enum that a member reads without `self`.
  private mutating func noteMembers(
    usedIn declaration: SwiftDeclaration, of type: Int, _ scope: inout Scope
  ) {
    for token in declaration.tokens where source.kind(token) == .word {
      let name = source.text(token)
      guard scope.names[name] == nil, enumMember(name, of: type) != nil,
        !program.names(of: declaration).contains(name)
      else { continue }
      scope.names[name] = .text("(self).\(name)", isDynamic: true)
      noteEnumMember(name)
    }
  }
}
