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
  mutating func write(
    _ change: TransactionChange, _ completions: [Completion], at place: Range<Int>,
    in scope: ScopeIndex
  ) {
    switch change {
    case .expression(let expression):
      if !completions.isEmpty {
        refuse(
          "a completion of a transaction that is an expression", at: place,
          help: "write the keys of the transaction")
      }
      writer.open("withTransaction(\(text(.text(expression), in: scope).text))")
    case .keys(let entries):
      let all = Array(timeline[entries])
      if all.count == 1, completions.isEmpty, case .animation(let setting) = all[0].setting {
        return writer.open(
          "withTransaction(Transaction(animation: \(animation(setting, in: scope))))")
      }
      let name = transactionName(in: scope)
      writer.line("var \(name) = Transaction()")
      for entry in all { write(entry, of: name, in: scope) }
      for completion in completions { write(completion, of: name, in: scope) }
      writer.open("withTransaction(\(name))")
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
    case .value: refuse("a key of a transaction", at: entry.place.range)
    }
  }
}
