extension Builtins {
  static let texts = textMembers + textArrays

  private static let textMembers = linear {
    property("count", "The number of characters.") { (text: String) in text.count }
    property("isEmpty", "Whether there is no character.") { (text: String) in text.isEmpty }
    property("first", "The first character, or nil.") { (text: String) in
      text.first.map { String($0) }
    }
    property("last", "The last character, or nil.") { (text: String) in
      text.last.map { String($0) }
    }
    function("uppercased", "self", "The text in capital letters.") {
      (text: String) throws(EvaluationFailure) -> String in try bounded(text.uppercased())
    }
    function("lowercased", "self", "The text in small letters.") {
      (text: String) throws(EvaluationFailure) -> String in try bounded(text.lowercased())
    }
    function("hasPrefix", "self", "_", "Whether the text begins so.") {
      (text: String, start: String) in text.hasPrefix(start)
    }
    function("hasSuffix", "self", "_", "Whether the text ends so.") {
      (text: String, end: String) in text.hasSuffix(end)
    }
    function("contains", "self", "_", "Whether the text occurs.", contains)
    parts(of: " characters", { (text: String) in text.count }) { text, range in
      String(text.dropFirst(range.lowerBound).prefix(range.count))
    }
  }

  private static let textArrays = linear {
    function(
      "joined", "self", .named("separator", or: ""), "The texts with a separator between them."
    ) { (texts: List<String>, separator: String) throws(EvaluationFailure) -> String in
      try joined(texts.elements, separator: separator)
    }
  }
}

/// Whether a text occurs in another, in linear time (Knuth, Morris, Pratt).
private func contains(_ text: String, _ wanted: String) -> Bool {
  let sample = Array(wanted)
  if sample.isEmpty { return true }
  // The text follows the sample, and nothing equals what is between them.
  let characters = sample.map { Optional($0) } + [nil] + text.map { Optional($0) }
  // How many characters up to each place are a beginning of the sample.
  var borders = [0]
  for index in characters.indices.dropFirst() {
    var length = borders[index - 1]
    while length > 0, characters[length] != characters[index] { length = borders[length - 1] }
    borders.append(characters[length] == characters[index] ? length + 1 : 0)
    if borders[index] == sample.count { return true }
  }
  return false
}
