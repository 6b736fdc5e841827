import JSONText

/// What an object is a modifier of, found by looking at its keys before anything is read.
struct ModifierScan {
  /// The modifier's name among the keys; nil where there is none.
  private(set) var kind: ModifierKey?
  /// Whether it has a key that no modifier has: a slip may hide its name.
  private(set) var hasUnknownKey = false

  /// Looks at the keys of the object that comes next. `animation` is an argument of others as well,
  /// so it names the modifier only where nothing else does.
  init(_ cursor: JSONCursor, of content: SourceContent) throws(JSONError) {
    var cursor = cursor
    try cursor.enterObject()
    while let key = try cursor.nextKey() {
      note(content.withBytes(of: key.string) { ModifierKey.table.key($0) })
      try cursor.skipValue()
    }
  }

  private mutating func note(_ key: ModifierKey?) {
    guard let key else {
      hasUnknownKey = true
      return
    }
    guard key.isModifier else { return }
    if kind == nil || kind == .animation && key.arguments.contains(.animation) { kind = key }
  }
}
