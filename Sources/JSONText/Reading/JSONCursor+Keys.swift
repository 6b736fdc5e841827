extension JSONCursor {
  /// The keys of the object whose value comes next, before that value and after it, up to the end of the object
  /// or to what is not JSON. The time grows with the length of the object.
  package func keysOfObject() -> [JSONString] {
    var found = keys.innermost
    var rest = self
    do throws(JSONError) {
      try rest.skipValue()
      while let key = try rest.nextKey() {
        found.append(key.string)
        try rest.skipValue()
      }
    } catch {
      // The reader reports it when it comes there.
    }
    return found
  }
}
