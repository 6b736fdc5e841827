/// A name in which `*` matches any text.
package struct Glob: Sendable {
  private let pattern: [UInt8]

  package init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  /// Whether a name fits. Goes back to the last `*` where a letter does not fit.
  ///
  /// - Complexity: O(*n* · *m*) for a name of *n* and a pattern of *m* bytes.
  package func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    var (place, letter) = (0, 0)
    var retry: (place: Int, letter: Int)?
    while letter < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (place + 1, letter)
        place += 1
      } else if place < pattern.count, pattern[place] == name[letter] {
        place += 1
        letter += 1
      } else if let last = retry {
        retry = (last.place, last.letter + 1)
        (place, letter) = (last.place, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
