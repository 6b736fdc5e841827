/// The characters that a manual page writes in a way of its own.
///
/// A dash or a quote as it is typed becomes a typographic one on some systems; what a reader copies from
/// the page must stay what it is.
enum ManualText {
  private static let escapes: [(character: Character, escape: String)] = [
    ("\\", "\\e"), ("-", "\\-"), ("'", "\\(aq"), ("`", "\\(ga"), ("^", "\\(ha"), ("~", "\\(ti"),
  ]

  /// A line of a literal display as a reader sees it; an escape that is not known is left as it is.
  static func plain(_ line: String) -> String {
    var result = ""
    var rest = Substring(line)
    if rest.hasPrefix("\\&") { rest = rest.dropFirst(2) }
    while let first = rest.first {
      if let known = escapes.first(where: { rest.hasPrefix($0.escape) }) {
        result.append(known.character)
        rest = rest.dropFirst(known.escape.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A line of a literal display as the page writes it.
  static func literal(_ line: String) -> String {
    protected(
      line.map { character in
        escapes.first { $0.character == character }?.escape ?? String(character)
      }.joined())
  }

  /// Running text in lines of a page; a dash inside a word may be set as a hyphen.
  static func running(_ text: String) -> [String] {
    var lines = [""]
    for word in text.replacing("…", with: "...").split(whereSeparator: \.isWhitespace) {
      let written = escaped(String(word))
      let line = lines[lines.count - 1]
      if endsSentence(line) {
        lines.append(written)
      } else if line.isEmpty {
        lines[lines.count - 1] = written
      } else if line.count + 1 + written.count <= 78 {
        lines[lines.count - 1] = line + " " + written
      } else {
        lines.append(written)
      }
    }
    return lines.map(protected)
  }

  /// One argument of a macro.
  static func argument(_ text: String) -> String {
    let written = literal(text.replacing("…", with: "..."))
    return written.contains(" ") ? "\"\(written)\"" : written
  }

  /// A sentence begins a line, so that the space before it can be set.
  private static func endsSentence(_ line: String) -> Bool {
    line.last.map { ".!?".contains($0) } ?? false
  }

  private static func escaped(_ word: String) -> String {
    let isHyphenated =
      word.contains("-") && !word.hasPrefix("-")
      && !word.contains("--") && word.allSatisfy { $0.isLetter || ",.;:-".contains($0) }
    return word.map { character in
      if character == "-", isHyphenated { return "-" }
      return escapes.first { $0.character == character }?.escape ?? String(character)
    }.joined()
  }

  /// A line that begins with a point or a quote would be taken for a macro.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
