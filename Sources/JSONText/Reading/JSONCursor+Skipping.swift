extension JSONCursor {
  /// Skips the next value and checks everything in it as strictly as reading it would; a key that
  /// an object in it has twice is thrown as an error, since no caller sees it.
  ///
  /// A loop and not a recursion: the depth of the text costs no stack.
  package mutating func skipValue() throws(JSONError) {
    let outerDepth = depth
    repeat {
      try skipScalarOrEnter()
      while depth > outerDepth, try !hasNextInContainer() {}
    } while depth > outerDepth
  }

  private mutating func skipScalarOrEnter() throws(JSONError) {
    switch try peek() {
    case .object: try enterObject()
    case .array: try enterArray()
    case .string: _ = try readString()
    case .number: try skipNumber()
    case .boolean: _ = try readBoolean()
    case .null: try readNull()
    }
  }

  private mutating func hasNextInContainer() throws(JSONError) -> Bool {
    guard containers[depth - 1].isObject else { return try nextElement() }
    guard let key = try nextKey() else { return false }
    if let duplicate = key.duplicate { throw duplicate }
    return true
  }
}
