import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// A name for a transaction that a block makes.
  mutating func transactionName(in scope: ScopeIndex) -> String {
    var name: String
    repeat {
      transactionCount += 1
      name = transactionCount == 1 ? "transaction" : "transaction\(transactionCount)"
    } while checked.hidesName(name, in: scope)
    return name
  }

  /// Adds a completion to a transaction that a block makes.
  mutating func write(_ completion: Completion, of name: String, in scope: ScopeIndex) {
    let criteria = completion.criteria == .removed ? "(criteria: .removed)" : ""
    writer.open("\(name).addAnimationCompletion\(criteria)")
    write(completion, in: scope)
    writer.close()
  }

  /// Opens a block in a transaction.
  ///
  /// - Returns: how many blocks are open.
  mutating func write(
    _ change: TransactionChange, _ completions: [Completion], at place: Range<Int>,
    in scope: ScopeIndex
  ) -> Int {
    switch change {
    case .expression(let expression):
      if !completions.isEmpty {
        refuse(
          "a completion of a transaction that is an expression", at: place,
          help: "write the keys of the transaction")
      }
      if let name = writeStatements(expression, in: scope) {
        writer.open("withTransaction(\(name))")
        return 2
      }
      writer.open("withTransaction(\(text(.text(expression), in: scope).text))")
    case .keys(let entries):
      let all = Array(timeline[entries])
      if all.count == 1, completions.isEmpty, case .animation(let setting) = all[0].setting {
        writer.open(
          "withTransaction(Transaction(animation: \(animation(setting, in: scope))))")
        return 1
      }
      let name = transactionName(in: scope)
      writer.line("var \(name) = Transaction()")
      for entry in all { write(entry, of: name, in: scope) }
      for completion in completions { write(completion, of: name, in: scope) }
      writer.open("withTransaction(\(name))")
    }
    return 1
  }

  /// Opens a block with the statements that make a transaction, and returns its name; nil for a value alone.
  private mutating func writeStatements(
    _ expression: WrittenExpression, in scope: ScopeIndex
  ) -> String? {
    let place = expression.text.range
    do throws(SwiftRefusal) {
      guard let spelling = try checked.swift(statements: expression, in: scope) else { return nil }
      try note(spelling, at: place, ofOneLine: false)
      let text = try named(spelling.text, at: place)
      let closure = WrittenClosure("{\(text)}")
      guard var lines = closure?.lines, closure?.parameter == nil,
        let result = lines.popLast(), result.hasPrefix("return "), let first = lines.first
      else { throw SwiftRefusal("these statements of a transaction", at: place) }
      let name = String(result.dropFirst("return ".utf8.count))
      let isMade =
        first.hasPrefix("var \(name) = Transaction(")
        && lines.dropFirst().allSatisfy { $0.hasPrefix("\(name).") && !$0.contains("{") }
      guard isMade, !checked.hidesName(name, in: scope) else {
        throw SwiftRefusal("these statements of a transaction", at: place)
      }
      refuseName(name, at: place)
      writer.open("do")
      writer.statements(lines)
      return name
    } catch {
      refuse(error)
      writer.open("do")
      return ""
    }
  }

  /// Sets a key of a transaction.
  mutating func write(_ entry: TransactionEntry, of name: String, in scope: ScopeIndex) {
    switch entry.setting {
    case .animation(let setting):
      writer.line("\(name).animation = \(animation(setting, in: scope))")
    case .disablesAnimations(let value):
      writer.line("\(name).disablesAnimations = \(text(value, in: scope).text)")
    case .isContinuous(let value):
      writer.line("\(name).isContinuous = \(text(value, in: scope).text)")
    case .tracksVelocity(let value):
      writer.line("\(name).tracksVelocity = \(text(value, in: scope).text)")
    case .value(let key, let value):
      let key = timeline[key]
      guard let use = checked.transactionKey(key, in: scope) else { return }
      refuseName(key, at: entry.place.range)
      if !members.uses.contains(use) { members.uses.append(use) }
      do throws(SwiftRefusal) {
        let type = try checked.swift(use).type
        writer.line("\(name).\(key) = \(text(value, as: type, in: scope).text)")
      } catch {
        refuse(error)
      }
    }
  }

  /// Writes a key of transactions that the document declares: a type for its standard value, and a member.
  mutating func writeTransactionKey(_ use: SwiftDefinition, _ body: SwiftSpelling) {
    guard let type = body.type.swiftName, !body.text.contains("\n") else {
      return refuse("the key '\(use.name)', \(body.type.withArticle),", at: use.place)
    }
    let name = use.name.split(separator: ".").last.map { String($0) } ?? use.name
    refuseName(name, at: use.place)
    let key = structureName([name], end: "Key")
    writer.blank()
    writer.block("private struct \(key): TransactionKey") { writer in
      writer.line("static let defaultValue: \(type) = \(body.text)")
    }
    writer.blank()
    writer.block("extension Transaction") { writer in
      writer.block("fileprivate var \(name): \(type)") { writer in
        writer.line("get { self[\(key).self] }")
        writer.line("set { self[\(key).self] = newValue }")
      }
    }
  }
}
