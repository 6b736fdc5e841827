extension Builtins {
  private static func function(
    _ name: String, _ parameters: [Builtin.Parameter]?, _ result: ValueType, _ summary: String,
    _ work: @escaping Builtin.Work
  ) -> Builtin {
    .row(.value(.text), name, parameters, result, isLinear: true, summary, work)
  }

  /// A function from a text to a part of it.
  private static func part(
    _ name: String, standard: Value? = nil, _ summary: String,
    _ take: @escaping @Sendable (String, Int) -> Substring
  ) -> Builtin {
    function(name, [.plain(.int, standard)], .text, summary) {
      arguments throws(EvaluationFailure) in
      let (text, count) = (try arguments.text(0), try arguments.length(1, "a count"))
      return .text(String(take(text, count)))
    }
  }

  private static func test(
    _ name: String, _ summary: String, _ holds: @escaping @Sendable (String, String) -> Bool
  ) -> Builtin {
    function(name, [.plain(.text)], .bool, summary) { arguments throws(EvaluationFailure) in
      .bool(holds(try arguments.text(0), try arguments.text(1)))
    }
  }

  static let texts = Builtin.table {
    function("count", nil, .int, "The number of characters.") {
      arguments throws(EvaluationFailure) in .int(try arguments.text(0).count)
    }
    function("isEmpty", nil, .bool, "Whether there is no character.") {
      arguments throws(EvaluationFailure) in .bool(try arguments.text(0).isEmpty)
    }
    function("first", nil, .optional(.text), "The first character, or nil.") {
      arguments throws(EvaluationFailure) in
      try arguments.text(0).first.map { .text(String($0)) } ?? .null
    }
    function("last", nil, .optional(.text), "The last character, or nil.") {
      arguments throws(EvaluationFailure) in
      try arguments.text(0).last.map { .text(String($0)) } ?? .null
    }
    function("uppercased", [], .text, "The text in capital letters.") {
      arguments throws(EvaluationFailure) in
      .text(try bounded(try arguments.text(0).uppercased()))
    }
    function("lowercased", [], .text, "The text in small letters.") {
      arguments throws(EvaluationFailure) in
      .text(try bounded(try arguments.text(0).lowercased()))
    }
    test("hasPrefix", "Whether the text begins so.") { $0.hasPrefix($1) }
    test("hasSuffix", "Whether the text ends so.") { $0.hasSuffix($1) }
    test("contains", "Whether the text occurs.") { contains($0, $1) }
    part("prefix", "The first so many characters.") { $0.prefix($1) }
    part("suffix", "The last so many characters.") { $0.suffix($1) }
    part("dropFirst", standard: .int(1), "All but the first, or the first so many.") {
      $0.dropFirst($1)
    }
    part("dropLast", standard: .int(1), "All but the last, or the last so many.") {
      $0.dropLast($1)
    }
  }

  static let textArrays = Builtin.table {
    Builtin.row(
      .value(.array(.text)), "joined", [.labeled("separator", .text, .text(""))], .text,
      isLinear: true, "The texts with a separator between them."
    ) { arguments throws(EvaluationFailure) in
      .text(try joined(try arguments.elements(0), separator: try arguments.text(1)))
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
