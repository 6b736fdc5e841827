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
    part("prefix", "_", "The first so many characters.") { $0.prefix($1) }
    part("suffix", "_", "The last so many characters.") { $0.suffix($1) }
    part("dropFirst", .named("_", or: 1), "All but the first, or the first so many.") {
      $0.dropFirst($1)
    }
    part("dropLast", .named("_", or: 1), "All but the last, or the last so many.") {
      $0.dropLast($1)
    }
  }

  /// A function from a text to a part of it.
  private static func part(
    _ name: String, _ count: ParameterName<Int>, _ summary: String,
    _ part: @escaping @Sendable (String, Int) -> Substring
  ) -> Builtin {
    function(name, "self", count, summary) {
      (text: String, count: Int) throws(EvaluationFailure) -> String in
      try String(part(text, checkedLength(count)))
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
  // For each beginning of the sample, how much of it is left over when the next letter differs.
  var borders = [0]
  for index in sample.indices.dropFirst() {
    borders.append(extended(borders[index - 1], by: sample[index], sample, borders))
  }
  var matched = 0
  for character in text {
    matched = extended(matched, by: character, sample, borders)
    if matched == sample.count { return true }
  }
  return false
}

/// How much of a sample is matched after one more character.
private func extended(
  _ matched: Int, by character: Character, _ sample: [Character], _ borders: [Int]
) -> Int {
  var length = matched
  while length > 0, sample[length] != character { length = borders[length - 1] }
  return sample[length] == character ? length + 1 : 0
}
