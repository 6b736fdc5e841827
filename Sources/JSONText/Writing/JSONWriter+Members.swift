extension JSONWriter {
  /// Writes a member whose value is a string.
  package mutating func member(_ key: String, _ text: String) {
    writeKey(key)
    write(text)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ key: String, _ number: Int) {
    writeKey(key)
    write(number)
  }

  /// Writes a member whose value is a finite number, with the digits that read back as the same double.
  package mutating func member(_ key: String, _ number: Double) {
    writeKey(key)
    write(number)
  }

  /// Writes a member whose value is `true` or `false`.
  package mutating func member(_ key: String, _ value: Bool) {
    writeKey(key)
    write(value)
  }

  /// Writes a member whose value is `null`.
  package mutating func nullMember(_ key: String) {
    writeKey(key)
    writeNull()
  }

  /// Writes a member whose value is an object.
  package mutating func object(_ key: String, _ writeMembers: (inout JSONWriter) -> Void) {
    writeKey(key)
    object(writeMembers)
  }

  /// Writes an object.
  package mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    beginObject()
    writeMembers(&self)
    endObject()
  }

  /// Writes a member whose value is an array.
  package mutating func array(_ key: String, _ writeElements: (inout JSONWriter) -> Void) {
    writeKey(key)
    beginArray()
    writeElements(&self)
    endArray()
  }
}
