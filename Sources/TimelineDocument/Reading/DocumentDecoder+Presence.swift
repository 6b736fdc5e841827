import AnimationEngine
import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reports the keys that an object must have and has not.
  mutating func checkPresence<Key: DocumentKey>(
    _ keys: KeySet<Key>, of what: String, at place: Range<Int>
  ) {
    for key in Key.required { require(key, in: keys, of: what, at: place) }
    checkCompanions(keys, at: place)
  }

  /// Reports keys whose companion is missing.
  mutating func checkCompanions<Key: DocumentKey>(_ keys: KeySet<Key>, at place: Range<Int>) {
    for (key, needed) in Key.companions where keys.contains(key) && !keys.contains(needed) {
      add(.error(.missingKey, "'\(key.name)' needs '\(needed.name)'", at: place))
    }
  }

  /// Reports a key that an object must have and has not.
  mutating func require<Key: DocumentKey>(
    _ key: Key, in keys: KeySet<Key>, of what: String, at place: Range<Int>
  ) {
    guard !keys.contains(key) else { return }
    let message = "\(what) needs '\(key.name)'"
    add(.error(.missingKey, message, at: place, help: adviceOnMissing(key, at: place)))
  }
}
