extension String {
  /// The words of the text in lines of at most `width` characters; a longer word is a line of its own.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func wrapped(toWidth width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in split(separator: " ") {
      if let last = lines.indices.last, word.count < room {
        lines[last] += " " + word
        room -= word.count + 1
      } else {
        lines.append(String(word))
        room = width - word.count
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
