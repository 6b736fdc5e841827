import Ordering
import SwiftSource

/// The declarations of all sources by their names.
struct Program: Sendable {
  let source: SwiftTokens
  /// The types, extensions of them included, in the order of their first declaration.
  private(set) var types: [ProgramType] = []
  /// The types of each name, which may be one for each source.
  private var typeIndices: [String: [Int]] = [:]
  private let aliases: TypeAliases
  /// The functions and variables outside of types, by name.
  private var globals: [String: [SwiftDeclaration]] = [:]
  /// The first token of each source, in order.
  private let sourceStarts: [Int]
  /// The members of extensions of types that no source declares, by type and name.
  private(set) var added: [String: [String: SwiftDeclaration]] = [:]
  /// By the name of a member, the types that extensions add it to and that no source declares, in alphabetical order.
  private(set) var addedOwners: [String: [String]] = [:]
  /// The enums that have a case, by the name of the case.
  private(set) var caseOwners: [String: [Int]] = [:]
  /// The enums in which a case of a name carries a value.
  private(set) var payloadOwners: [String: [Int]] = [:]
  /// The names whose bindings the sources use, without `$`.
  private(set) var projected: Set<String> = []
  /// The names of cases of which a pattern binds what they carry.
  private(set) var boundCases: Set<String> = []
  /// The bodies of previews.
  private(set) var previews: [[SwiftStatement]] = []
  /// The types of a name that another type has already.
  private(set) var repeated: [RepeatedType] = []
  /// The enums that compute a property or have a method, by its name.
  private(set) var enumMembers: [String: [Int]] = [:]
  /// The names of the variables of all types.
  private(set) var variables: Set<String> = []
  /// The names of those that hold a `DispatchWorkItem`.
  private(set) var workItems: Set<String> = []
  /// The names of variables outside of types with which a statement begins, which it may write.
  private(set) var changedGlobals: Set<String> = []
  /// Whether the sources cancel any work.
  let cancelsWork: Bool
  /// All declarations, those in types included, with the outer ones first.
  private(set) var all: [SwiftDeclaration] = []

  /// - Parameter starts: the first byte of each source of the file, ascending.
  init(_ file: SwiftFile, sourcesFrom starts: [Int]) {
    source = file.source
    let tokens = file.source.tokens.indices
    sourceStarts = starts.map { start in
      tokens.partitioningIndex { file.source.range($0..<$0 + 1).lowerBound >= start }
    }
    cancelsWork = file.source.cancelsWork
    aliases = TypeAliases(file.declarations, in: file.source)
    declare(file.declarations, inside: "", nil, depth: 0)
    for (name, extra) in added {
      guard let index = typeIndices[name]?.first else { continue }
      types[index].members += extra.values.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }
    for (owner, members) in added.sorted(by: { $0.key < $1.key }) {
      for name in members.keys { addedOwners[name, default: []].append(owner) }
    }
    types = withInheritedMembers()
    for index in types.indices {
      for (place, member) in types[index].members.enumerated() {
        // A property of an enum may have the name of a case.
        if case .cases = member.kind { continue }
        for name in names(of: member) where types[index].places[name] == nil {
          types[index].places[name] = place
          if types[index].word == "enum", member.isComputed(in: source) {
            enumMembers[name, default: []].append(index)
          }
        }
      }
    }
    boundCases = foundBoundCases()
    for token in tokens where source.kind(token) == .word {
      if beginsStatement(token), globals[source.text(token)] != nil {
        changedGlobals.insert(source.text(token))
      }
      let range = source.range(token..<token + 1)
      guard source.bytes[range.lowerBound] == UInt8(ascii: "$") else { continue }
      projected.insert(source.text(token).drops(prefix: "$"))
    }
  }

  /// The type of a name, also of the last part of a name with dots.
  ///
  /// - Parameter token: a token of the source that uses the name. Types inside the type around it come first, then others
  ///   of that source, private types of other sources last.
  func type(_ name: String, at token: Int? = nil) -> Int? {
    guard let found = typeIndices[alias(name, at: token)?.target ?? name] else { return nil }
    guard found.count > 1 else { return found.first }
    let own = token.map(sourceIndex(of:))
    let inner = found.filter { type in
      token.map { types[type].scope?.contains($0) == true } == true
    }
    if let nearest = inner.max(by: { starts(of: $0) < starts(of: $1) }) { return nearest }
    return found.first { types[$0].sourceIndex == own && types[$0].scope == nil } ?? found.first {
      types[$0].sourceIndex == own
    } ?? found.first { !types[$0].isPrivate }
      ?? found.first
  }

  /// The alias that a name means at a token; nil where a type has the name, or no source declares it.
  private func alias(_ name: String, at token: Int?) -> TypeAliases.Alias? {
    guard typeIndices[name] == nil else { return nil }
    let own = token.map(sourceIndex(of:))
    return aliases.alias(name, in: source) { sourceIndex(of: $0) == own }
  }

  /// The name of a type for its members without an instance, which no other type has.
  func staticName(of type: Int) -> String {
    let place = typeIndices[types[type].name]?.firstIndex(of: type) ?? 0
    return place == 0 ? types[type].name : "\(types[type].name)\(place + 1)"
  }

  /// Whether a statement may begin with a token.
  private func beginsStatement(_ token: Int) -> Bool {
    source.tokens[token].startsLine || token == 0
      || [.leftBrace, .semicolon].contains(source.kind(token - 1))
  }

  /// The first token of the type around a type.
  private func starts(of type: Int) -> Int { types[type].scope?.lowerBound ?? -1 }

  /// The function or the variable of a name outside of types; of two, that of the source in which the name is written.
  func global(_ name: String, at token: Int? = nil) -> SwiftDeclaration? {
    guard let found = globals[name] else { return nil }
    guard found.count > 1, let own = token.map(sourceIndex(of:)) else { return found.last }
    return found.last { sourceIndex(of: $0.tokens.lowerBound) == own }
      ?? found.last { !$0.isPrivate(in: source) } ?? found.last
  }

  /// The index of the source that a token belongs to.
  private func sourceIndex(of token: Int) -> Int {
    sourceStarts.partitioningIndex { $0 > token } - 1
  }

  /// The declarations that the compiler sees on iOS, without debugging.
  static func chosen<Element>(
    _ branches: [SwiftBranch<Element>], in source: SwiftTokens
  ) -> SwiftBranch<Element>? {
    branches.first { branch in
      let text = source.text(branch.condition)
      return text.hasPrefix("#else") && !text.hasPrefix("#elseif") || isTrue(text)
    }
  }

  private static func isTrue(_ condition: String) -> Bool {
    var text = condition.split(separator: " ").dropFirst().joined(separator: " ")
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let holds =
      text.has("os(iOS)") || text.hasPrefix("swift(>") || text.hasPrefix("compiler(>")
      || text.has("canImport(SwiftUI)") || text.has("canImport(UIKit)")
      || text.has("targetEnvironment(simulator)")
    return holds != isNegated
  }

  /// - Parameter scope: the tokens of the type around; nil outside of types.
  private mutating func declare(
    _ declarations: [SwiftDeclaration], inside: String, _ scope: Range<Int>?, depth: Int
  ) {
    for declaration in declarations {
      all.append(declaration)
      switch declaration.kind {
      case .conditional(let branches):
        if let branch = Self.chosen(branches, in: source) {
          declare(branch.elements, inside: inside, scope, depth: depth)
        }
      case .type(let type): declare(type, declaration, inside: inside, scope)
      case .macro(let word, let call) where source.has(word, "#Preview"):
        previews.append(call.closures.first?.closure.body ?? [])
      case .function(let function) where depth == 0:
        globals[source.text(function.name), default: []].append(declaration)
      case .variable(let variable) where depth == 0:
        for name in variable.names {
          globals[source.text(name), default: []].append(declaration)
        }
      case .variable(let variable):
        for name in variable.names {
          variables.insert(source.text(name))
          if isWorkItem(variable) { workItems.insert(source.text(name)) }
        }
      default: break
      }
    }
  }

  private mutating func declare(
    _ type: SwiftType, _ declaration: SwiftDeclaration, inside: String, _ scope: Range<Int>?
  ) {
    let name = type.name.last.map { source.text($0) } ?? ""
    let alias = alias(name, at: declaration.tokens.lowerBound)
    let last = alias?.target ?? name
    let declarations = [declaration] + (alias.map { [$0.declaration] } ?? [])
    let inherited = type.inherited.map { name in
      name.first.map { source.text($0) } ?? ""
    }
    let members = flattened(type.members)
    let isExtension = source.has(type.word, "extension")
    let place = declaration.tokens.lowerBound
    let known = self.type(last, at: place)
    if isExtension, known == nil {
      for member in members {
        for name in names(of: member) { added[last, default: [:]][name] = member }
      }
      pending.append((last, declarations, inherited))
    } else if let index = known, isExtension {
      types[index].members += members
      types[index].inherited += inherited
      types[index].declarations += declarations
    } else {
      let isPrivate = declaration.isPrivate(in: source)
      if let index = known {
        let isSameSource = types[index].sourceIndex == sourceIndex(of: place)
        let isSamePlace = isSameSource && types[index].scope == scope
        if isSamePlace || !isSameSource && !isPrivate && !types[index].isPrivate {
          repeated.append(
            RepeatedType(
              name: last, declaration: declaration,
              kind: isSamePlace ? .inTheSamePlace : .inAnotherSource))
        }
        if isSamePlace { return }
      }
      typeIndices[last, default: []].append(types.count)
      types.append(
        ProgramType(
          name: last, outer: inside, word: source.text(type.word), inherited: inherited,
          members: members,
          declarations: [declaration],
          attributes: declaration.attributes.map { source.text($0.name) },
          sourceIndex: sourceIndex(of: place), scope: scope, isPrivate: isPrivate))
      for extra in pending where extra.name == last {
        types[types.count - 1].declarations += extra.declarations
        types[types.count - 1].inherited += extra.inherited
      }
      note(members, of: types.count - 1)
    }
    declare(type.members, inside: last, declaration.tokens, depth: 1)
  }

  private var pending: [(name: String, declarations: [SwiftDeclaration], inherited: [String])] = []

  private mutating func note(_ members: [SwiftDeclaration], of type: Int) {
    for member in members {
      guard case .cases(let cases) = member.kind else { continue }
      for one in cases {
        caseOwners[source.text(one.name), default: []].append(type)
        if one.hasPayload { payloadOwners[source.text(one.name), default: []].append(type) }
      }
    }
  }

  /// Whether a case of an enum carries a value.
  func hasPayloads(_ type: Int) -> Bool {
    types[type].members.contains { member in
      if case .cases(let cases) = member.kind { cases.contains { $0.hasPayload } } else { false }
    }
  }

  /// Members with those of the parts of `#if` that are compiled.
  private func flattened(_ members: [SwiftDeclaration]) -> [SwiftDeclaration] {
    members.flatMap { member -> [SwiftDeclaration] in
      guard case .conditional(let branches) = member.kind else { return [member] }
      return Self.chosen(branches, in: source)?.elements ?? []
    }
  }

  /// The names that a declaration declares.
  func names(of declaration: SwiftDeclaration) -> [String] {
    switch declaration.kind {
    case .variable(let variable): variable.names.map { source.text($0) }
    case .function(let function): [source.text(function.name)]
    case .cases(let cases): cases.map { source.text($0.name) }
    default: []
    }
  }
}
