import SwiftSource

extension StateKind {
  /// The kind of the elements of a list.
  var element: StateKind {
    if case .records(let type) = self { .record(type) } else { .other }
  }
}

extension SwiftChain {
  /// The names that it consists of, without `self`, arguments and subscripts.
  func words(in source: SwiftTokens) -> [String] {
    var words: [String] = []
    switch head {
    case .name(let token):
      if !source.has(token, "self") { words.append(source.text(token)) }
    case .implicit(let token): words.append("." + source.text(token))
    default: return []
    }
    for suffix in suffixes {
      if case .member(let token) = suffix.kind { words.append(source.text(token)) }
    }
    return words
  }

  /// The last call.
  var lastCall: SwiftCall? {
    if case .call(let call)? = suffixes.last?.kind { call } else { nil }
  }

  /// The closures of its calls.
  var closures: [SwiftClosure] {
    suffixes.flatMap { suffix -> [SwiftClosure] in
      guard case .call(let call) = suffix.kind else { return [] }
      return call.closures.map { $0.closure } + call.arguments.compactMap { $0.value.closure }
    }
  }
}

extension SwiftCall {
  /// The closure behind the parentheses, or the one in them.
  func anyClosure(in source: SwiftTokens) -> SwiftClosure? {
    closures.first?.closure ?? arguments.compactMap { $0.value.closure }.last
  }

  /// The tokens of the call in its chain.
  func tokens(in chain: SwiftChain) -> Range<Int>? { chain.suffixes.last?.tokens }
}
