import Diagnostics
import SwiftSource

// How statements leave the body that they are in.

extension SwiftStatement {
  /// Whether a way through it leaves the body that it is in.
  func leaves(in source: SwiftTokens) -> Bool {
    switch kind {
    case .exit(let word, _): !source.has(word, "break")
    case .choice(let choice): choice.leaves(in: source)
    case .selection(_, let cases):
      cases.contains { $0.body.contains { $0.leaves(in: source) } }
    case .attempt(let block, let catches):
      ([block] + catches).contains { $0.statements.contains { $0.leaves(in: source) } }
    case .guarded: true
    case .conditional(let branches):
      branches.contains { $0.elements.contains { $0.leaves(in: source) } }
    default: false
    }
  }
}

extension SwiftChoice {
  func leaves(in source: SwiftTokens) -> Bool {
    block.statements.contains { $0.leaves(in: source) }
      || other.contains { $0.leaves(in: source) }
  }
}

extension SwiftBlock {
  /// Whether it ends the program, such as with `fatalError`, or in a way that is not seen here.
  func endsProgram(in source: SwiftTokens) -> Bool {
    guard let last = statements.last else { return false }
    guard case .expression(let value) = last.kind, let word = value.chain?.words(in: source).last
    else { return last.leaves(in: source) }
    return ["fatalError", "abort", "exit"].contains(word) || word.hasSuffix("Failure")
  }

  /// Whether it only leaves the body around it.
  func isExit(_ word: String, in source: SwiftTokens) -> Bool {
    guard statements.count == 1, case .exit(let token, nil)? = statements.first?.kind else {
      return false
    }
    return source.has(token, word)
  }
}
