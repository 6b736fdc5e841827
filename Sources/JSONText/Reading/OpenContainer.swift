/// An array or object that the cursor is inside of.
struct OpenContainer {
  /// The byte of the opening bracket.
  let offset: Int
  let isObject: Bool
  /// Where the keys of the object around this one begin among the keys seen.
  let outerKeys: Int
}
