import JSONText

/// The modifier that an object is, found by its keys before any value is read.
struct ModifierScan {
  /// The modifier's name among the keys; nil where there is none.
  private(set) var kind: ModifierKey?
  /// The name of another modifier in the same object, which is one too many.
  private(set) var other: ModifierKey?
  private(set) var keys: KeySet<ModifierKey> = []
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
    keys.insert(key)
    guard key.isModifier else { return }
    guard let first = kind else {
      kind = key
      return
    }
    if first == .animation, key.arguments.contains(.animation) {
      kind = key
    } else if !first.arguments.contains(key) {
      other = other ?? key
    }
  }
}
