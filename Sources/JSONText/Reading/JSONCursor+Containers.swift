extension JSONCursor {
  /// Enters the object that begins next; its keys are then asked for with `nextKey()`.
  package mutating func enterObject() throws(JSONError) {
    skipWhiteSpace()
    guard currentByte == Byte.openBrace else { throw unexpected(at: position, expected: .object) }
    try open(isObject: true)
  }

  /// The next key, whose value must then be read or skipped, or `nil` when the object has ended.
  package mutating func nextKey() throws(JSONError) -> JSONKey? {
    skipWhiteSpace()
    if currentByte == Byte.closeBrace {
      close(asObject: true)
      return nil
    }
    try moveToKey()
    let string = try scanString()
    let firstUse = keys.insert(string, of: source)
    skipWhiteSpace()
    guard currentByte == Byte.colon else { throw unexpected(at: position, expected: .colon) }
    position += 1
    return JSONKey(string: string, firstUse: firstUse)
  }

  /// Enters the array that begins next; its elements are then asked for with `nextElement()`.
  package mutating func enterArray() throws(JSONError) {
    skipWhiteSpace()
    guard currentByte == Byte.openBracket else { throw unexpected(at: position, expected: .array) }
    try open(isObject: false)
  }

  /// Whether there is a next element, which must then be read or skipped; otherwise the array has
  /// ended.
  package mutating func nextElement() throws(JSONError) -> Bool {
    skipWhiteSpace()
    if currentByte == Byte.closeBracket {
      close(asObject: false)
      return false
    }
    if isBeforeFirstElement {
      isBeforeFirstElement = false
      return true
    }
    let comma = position
    guard currentByte == Byte.comma else {
      throw unexpected(at: position, expected: .commaOrBracket)
    }
    position += 1
    skipWhiteSpace()
    if currentByte == Byte.closeBracket { throw JSONError(.trailingComma, at: comma) }
    return true
  }

  @inline(__always)
  private mutating func moveToKey() throws(JSONError) {
    if isBeforeFirstElement {
      isBeforeFirstElement = false
      guard currentByte == Byte.quote else {
        throw unexpected(at: position, expected: .keyOrBrace)
      }
      return
    }
    let comma = position
    guard currentByte == Byte.comma else { throw unexpected(at: position, expected: .commaOrBrace) }
    position += 1
    skipWhiteSpace()
    guard currentByte == Byte.quote else {
      if currentByte == Byte.closeBrace { throw JSONError(.trailingComma, at: comma) }
      throw unexpected(at: position, expected: .key)
    }
  }

  @inline(__always)
  private mutating func open(isObject: Bool) throws(JSONError) {
    guard depth < Self.maximumDepth else { throw JSONError(.nestingTooDeep, at: position) }
    let outerKeys = isObject ? keys.beginObject() : 0
    let container = OpenContainer(offset: position, isObject: isObject, outerKeys: outerKeys)
    if depth < containers.count {
      containers[depth] = container
    } else {
      containers.append(container)
    }
    depth += 1
    position += 1
    isBeforeFirstElement = true
  }

  @inline(__always)
  private mutating func close(asObject: Bool) {
    precondition(depth > 0, "no container is open")
    depth -= 1
    let container = containers[depth]
    precondition(
      container.isObject == asObject, "an object is asked for keys, an array for elements")
    if asObject { keys.endObject(outerKeys: container.outerKeys) }
    position += 1
    isBeforeFirstElement = false
    setLastRange(from: container.offset)
  }
}
