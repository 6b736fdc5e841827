import JSONText

extension DocumentDecoder {
  /// Reads an animation: true for the default one, null for none, or a text in Swift's spelling.
  mutating func readAnimation(for what: Subject) throws(JSONError) -> AnimationSetting? {
    switch try cursor.peek() {
    case .null:
      try cursor.readNull()
      return AnimationSetting.none
    case .string:
      let string = try cursor.readString()
      checkAnimation(string)
      return .expression(string)
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

  /// Reports what is surely wrong with an animation; a text that is right is looked at once.
  private mutating func checkAnimation(_ string: JSONString) {
    let raw = content.raw(string)
    if checkedAnimations.find(raw) != nil { return }
    do throws(AnimationLiteral.Problem) {
      let names = names.table
      _ = try AnimationLiteral.parse(content.text(string)) { names.contains("Animation.\($0)") }
      _ = checkedAnimations.insert(raw)
    } catch {
      let start = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.lowerBound)
      let end = cursor.rawOffset(in: string, ofDecodedUTF8: error.range.upperBound)
      add(.error(error.code, error.message, at: start..<max(start, end), help: error.help))
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
