import SwiftSource

/// A type of a name that another type has already.
struct RepeatedType: Sendable {
  /// Where it is, beside the other one.
  enum Kind { case inTheSamePlace, inAnotherSource }

  let name: String
  let declaration: SwiftDeclaration
  let kind: Kind
}

/// A type with the members of its extensions.
struct ProgramType: Sendable {
  let name: String
  /// The name of the type that it is declared in; empty outside of types.
  let outer: String
  /// `struct`, `class`, `enum`, `actor` or `protocol`.
  let word: String
  var inherited: [String]
  var members: [SwiftDeclaration]
  /// The index of the first member of each name.
  var places: [String: Int] = [:]
  var declarations: [SwiftDeclaration]
  /// How many classes it has the members of; nil for one that inherits none.
  var ancestorCount: Int?
  var attributes: [String]
  /// The index of the source that declares it.
  let sourceIndex: Int
  /// The tokens of the type that it is declared in; nil outside of types.
  let scope: Range<Int>?
  /// Whether only that source sees it.
  let isPrivate: Bool

  func inherits(_ name: String) -> Bool { inherited.contains(name) }

  /// The first member of a name.
  ///
  /// - Complexity: O(1); a type may have thousands of members.
  func member(_ name: String) -> SwiftDeclaration? { places[name].map { members[$0] } }

  /// Whether its variables are published.
  var isModel: Bool {
    word == "class" && (inherits("ObservableObject") || attributes.contains("Observable"))
  }

  /// Whether it is a view with a body.
  var isView: Bool { word == "struct" && inherits("View") }

  /// Whether it draws a path.
  var isShape: Bool {
    ["Shape", "InsettableShape", "AnimatableShape"].contains { inherits($0) }
  }

  var isModifier: Bool { inherits("ViewModifier") || inherits("AnimatableModifier") }

  var isAnimatable: Bool {
    inherits("Animatable") || inherits("AnimatableModifier") || attributes.contains("Animatable")
  }
}

extension SwiftDeclaration {
  /// Whether it is a computed property or a nonmutating method of an instance.
  func isComputed(in source: SwiftTokens) -> Bool {
    guard !has("static", in: source) else { return false }
    switch kind {
    case .variable(let variable): return variable.getter != nil
    case .function(let function): return function.body != nil && !has("mutating", in: source)
    default: return false
    }
  }

  /// Whether a word stands before it.
  func has(_ modifier: String, in source: SwiftTokens) -> Bool {
    modifiers.contains { source.has($0, modifier) }
  }

  /// Whether only its own source sees it.
  func isPrivate(in source: SwiftTokens) -> Bool {
    has("private", in: source) || has("fileprivate", in: source)
  }

  /// Its attribute of a name.
  func attribute(_ name: String, in source: SwiftTokens) -> SwiftAttribute? {
    attributes.first { source.has($0.name, name) }
  }
}
