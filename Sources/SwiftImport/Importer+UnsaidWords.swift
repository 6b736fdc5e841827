import Diagnostics
import SwiftSource

// Statements of which only the words are known that they may write.
extension Importer {
  /// Leaves out steps that cannot be said. It is an error if something on screen depends on a state that they, or a function
  /// that they call, may write; with those behind them, if they may end or delay these.
  mutating func leaveOut(_ message: String, at tokens: Range<Int>, help: String? = nil) {
    let isOnTheWay = tokens.contains { token in
      Self.wayWords.contains { source.has(token, $0) }
    }
    var words: Set<String> = []
    for tokens in [tokens] + (isOnTheWay ? following : []) {
      guard let found = writtenWords(in: tokens) else {
        return refuse(.notSimulated, message, at: tokens, help: help)
      }
      words.formUnion(found)
    }
    account.mark(tokens, .warned)
    if let known = unsaid.firstIndex(where: { $0.tokens == tokens }) {
      unsaid[known].words.formUnion(words)
    } else {
      unsaid.append(
        UnsaidSteps(message: message, tokens: tokens, states: [], words: words, help: help))
    }
  }

  /// Whether an expression may write a state before it has a value.
  mutating func mayWriteState(_ value: Range<Int>) -> Bool {
    let bodies = bodiesOfProgram()
    let calls = value.contains { token in
      source.kind(token) == .leftBrace
        || source.kind(token + 1) == .leftParenthesis && bodies.ofName[source.text(token)] != nil
    }
    guard calls, let words = writtenWords(in: value) else { return false }
    return words.contains { word in
      let name = word.drops(prefix: ".")
      return kinds.keys.contains {
        $0 == name || $0.hasSuffix(".\(name)") || $0.hasSuffix("_\(name)")
      }
    }
  }

  /// Leaves out an expression that may write a state besides having a value.
  mutating func leaveOutEffects(at tokens: Range<Int>) {
    leaveOut("a value that writes a state besides cannot be imported", at: tokens)
  }

  /// Leaves out an observer of a property.
  mutating func leaveOut(_ observer: SwiftObserver, of name: String) {
    leaveOut(
      "'\(source.text(observer.word))' of '\(name)' is not simulated",
      at: observer.word..<observer.block.tokens.upperBound, help: "write .onChange(of: \(name))")
  }

  /// The words of statements that end others, or let them wait.
  private static let wayWords: Set<String> = [
    "return", "throw", "break", "continue", "await", "sleep",
  ]

  /// The words that tokens, and the functions and setters that they may run, may write, with a dot before those of members;
  /// nil where they may do something else: cancel, dismiss, or call a closure that is given.
  ///
  /// - Complexity: O(n) for the n tokens of these functions and setters at first, then O(1).
  mutating func writtenWords(in tokens: Range<Int>) -> Set<String>? {
    if let known = knownWrites[tokens] { return known }
    let bodies = bodiesOfProgram()
    let found = writtenWords(in: tokens, bodies)
    knownWrites.updateValue(found, forKey: tokens)
    return found
  }

  /// The bodies of the program, which are collected once.
  ///
  /// - Complexity: O(n) for n declarations at first, then O(1).
  private mutating func bodiesOfProgram() -> ProgramBodies {
    let bodies = programBodies ?? ProgramBodies(program)
    programBodies = bodies
    return bodies
  }

  private func writtenWords(in tokens: Range<Int>, _ bodies: ProgramBodies) -> Set<String>? {
    var found: Set<String> = []
    var known: Set<String> = []
    var rest = [tokens]
    while let tokens = rest.popLast() {
      for token in tokens where source.kind(token) == .word {
        let word = source.text(token)
        if Self.farWords.contains(word) || bodies.closures.contains(word) && isCalled(token) {
          return nil
        }
        let isGiven = word.hasPrefix("$") || source.has(token - 1, "&")
        if isGiven || isInWrittenTuple(token, tokens) || isChange(after: token, in: tokens)
          || isMutated(after: token, in: tokens, bodies)
        {
          if word == "self", !source.has(token + 1, ".") { return nil }
          found.insert((source.has(token - 1, ".") ? "." : "") + word.drops(prefix: "$"))
        }
        if known.insert(word).inserted { rest += bodies.ofName[word] ?? [] }
      }
    }
    return found
  }

  private static let farWords: Set<String> = ["cancel", "invalidate", "dismiss", "keyPath"]

  private func isCalled(_ token: Int) -> Bool {
    let kind = source.kind(token + 1)
    return kind == .leftParenthesis || kind == .leftBrace || source.has(token + 1, "?")
  }

  /// Whether the word of a token is a variable or an `inout` parameter of the function or property around it. Otherwise it is
  /// another name of an object, if a member of it is set.
  func isVariable(_ token: Int) -> Bool {
    let around = program.all.last { declaration in
      guard declaration.tokens.contains(token) else { return false }
      switch declaration.kind {
      case .function, .variable, .initializer: return true
      default: return false
      }
    }
    let name = source.text(token)
    if name.hasPrefix("$") { return true }
    return (around?.tokens ?? source.tokens.indices).contains { place in
      source.has(place, name)
        && (source.has(place - 1, "var")
          || source.has(place + 1, ":") && source.has(place + 2, "inout"))
    }
  }

  /// Whether a token is in parentheses to which something is assigned.
  private func isInWrittenTuple(_ token: Int, _ tokens: Range<Int>) -> Bool {
    let end = (token..<tokens.upperBound).first { place in
      source.kind(place) == .rightParenthesis || source.tokens[place].startsLine && place > token
    }
    guard let end, source.kind(end) == .rightParenthesis else { return false }
    return source.has(end + 1, "=")
  }

  /// Whether a method that changes its value, and that a source declares, is called of a name.
  private func isMutated(
    after token: Int, in tokens: Range<Int>, _ bodies: ProgramBodies
  ) -> Bool {
    var place = token + 1
    while place + 1 < tokens.upperBound {
      if source.has(place, ".") {
        if bodies.mutating.contains(source.text(place + 1)) { return true }
        place += 2
      } else if source.has(place, "?") || source.has(place, "!") {
        place += 1
      } else if source.kind(place) == .leftBracket {
        place = max(place, source.tokens[place].partner) + 1
      } else {
        return false
      }
    }
    return false
  }
}

/// The code that the use of a function or a variable may run.
struct ProgramBodies: Sendable {
  /// The tokens of the bodies of functions, setters and observers, by name.
  private(set) var ofName: [String: [Range<Int>]] = [:]
  /// The names of closures that are given to views, objects and functions.
  private(set) var closures: Set<String> = []
  /// The names of methods that change their value.
  private(set) var mutating: Set<String> = []

  init(_ program: Program) {
    let source = program.source
    func isFunction(_ type: Range<Int>?) -> Bool {
      type.map { source.text(bytes: source.range($0)).has("->") } == true
    }
    for declaration in program.all {
      let names = program.names(of: declaration)
      if declaration.has("mutating", in: source) { mutating.formUnion(names) }
      switch declaration.kind {
      case .function(let function), .initializer(let function):
        for name in names {
          if let body = function.body { ofName[name, default: []].append(body.tokens) }
        }
        for parameter in function.parameters where isFunction(parameter.type) {
          closures.insert(source.text(parameter.name))
        }
      case .variable(let variable):
        if isFunction(variable.type) { closures.formUnion(names) }
        let blocks = variable.observers.map { $0.block } + (variable.getter.map { [$0] } ?? [])
        for name in names { ofName[name, default: []] += blocks.map { $0.tokens } }
      default: break
      }
    }
  }
}
