import SwiftSource

/// The other names of types that the sources declare outside of types, as `typealias Row = List.Row` does.
struct TypeAliases: Sendable {
  /// A declaration of another name of a type.
  struct Alias: Sendable {
    /// The last part of the name of the type.
    let target: String
    let declaration: SwiftDeclaration
  }

  private var aliases: [String: [Alias]] = [:]

  init(_ declarations: [SwiftDeclaration], in source: SwiftTokens) {
    for declaration in declarations {
      switch declaration.kind {
      case .conditional(let branches):
        let inside = TypeAliases(Program.chosen(branches, in: source)?.elements ?? [], in: source)
        for (name, more) in inside.aliases { aliases[name, default: []] += more }
      case .other(let word) where source.has(word, "typealias"):
        let tokens = declaration.tokens
        // Only names are followed: no generic type, no function and no list.
        guard word + 3 < tokens.upperBound, source.has(word + 2, "="),
          (word + 3..<tokens.upperBound).allSatisfy({
            source.kind($0) == (($0 - word) % 2 == 1 ? .word : .dot)
          })
        else { continue }
        aliases[source.text(word + 1), default: []].append(
          Alias(target: source.text(tokens.upperBound - 1), declaration: declaration))
      default: break
      }
    }
  }

  /// The alias of a name in a source: its own one first, then one that no other source keeps to itself.
  ///
  /// - Parameter isOwn: whether a declaration that begins at a token belongs to the source in which the name is used.
  func alias(
    _ name: String, in source: SwiftTokens, isOwn: (_ declaration: Int) -> Bool
  ) -> Alias? {
    guard let found = aliases[name] else { return nil }
    return found.first { isOwn($0.declaration.tokens.lowerBound) }
      ?? found.first { !$0.declaration.isPrivate(in: source) }
  }
}
