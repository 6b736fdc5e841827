import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads an animation: true for the default one, null for none, or a text in Swift's spelling.
  mutating func readAnimation(for what: Subject) throws(JSONError) -> AnimationSetting? {
    switch try cursor.peek() {
    case .null:
      try cursor.readNull()
      return AnimationSetting.none
    case .string: return .expression(try cursor.readString())
    case .boolean:
      if try cursor.readBoolean() { return .standard }
      let message = "\(describe(what)) must be an animation, true or null, not false"
      add(.error(.wrongType, message, at: cursor.lastRange, help: "write null for no animation"))
      return nil
    case .number, .array, .object:
      let help = "write \".easeIn(duration: 1)\", true for the default animation, or null"
      try reject(what, mustBe: "an animation", help: help)
      return nil
    }
  }

  /// Reads the object of `withTransaction`.
  mutating func readTransactionScope() throws(JSONError) -> Scope? {
    var transaction = TransactionScope()
    let keys = try readObject("'withTransaction'", keys: TransactionScopeKey.self) {
      (decoder, key, _) throws(JSONError) in
      let what = Subject(key)
      switch key {
      case .animation: transaction.animation = try decoder.readAnimation(for: what)
      case .disablesAnimations:
        transaction.disablesAnimations = try decoder.readValue(for: what, as: .condition)
      case .isContinuous:
        transaction.isContinuous = try decoder.readValue(for: what, as: .condition)
      case .tracksVelocity:
        transaction.tracksVelocity = try decoder.readValue(for: what, as: .condition)
      case .note: try decoder.cursor.skipValue()
      }
    }
    guard keys != nil else { return nil }
    timeline.content.transactions.append(transaction)
    return .transaction(ElementIndex(timeline.content.transactions.count - 1))
  }
}
