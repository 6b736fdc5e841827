/// A command of a session and what it prints.
struct Exchange: Hashable, Sendable {
  let command: String
  /// The lines beneath it; none where the page does not show them.
  let shown: ShownOutput?

  /// Reads the commands, which stand behind `$ `, and what is beneath each; a command goes on behind a
  /// backslash at the end of its line.
  static func all(in text: String) -> [Exchange] {
    var result: [Exchange] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if lines.last == "" { lines.removeLast() }
    while let line = lines.popFirst(), line.hasPrefix("$ ") {
      var command = String(line.dropFirst(2))
      while command.hasSuffix("\\"), let next = lines.popFirst() { command += "\n" + next }
      let output = lines.prefix { !$0.hasPrefix("$ ") }
      lines = lines.dropFirst(output.count)
      result.append(
        Exchange(
          command: command, shown: output.isEmpty ? nil : ShownOutput(lines: Array(output))))
    }
    return result
  }

  /// The command that shows a file, and the file.
  var shownFile: (name: String, text: String)? {
    let words = command.split(separator: " ")
    guard words.count == 2, words[0] == "cat", let shown else { return nil }
    return (String(words[1]), shown.lines.map { $0 + "\n" }.joined())
  }

  /// What must be installed for the command.
  var consumers: [Consumer] {
    let words = command.split { !$0.isLetter && !$0.isNumber }
    return Consumer.allCases.filter { words.contains(Substring($0.rawValue)) }
  }

  /// The command beneath its prompt, then its output.
  func text(with output: [String]) -> String {
    (["$ " + command] + output).map { $0 + "\n" }.joined()
  }
}

/// The programs that the documentation hands the tool's output to.
enum Consumer: String, CaseIterable, Sendable {
  case gnuplot, jq, mlr, pandas

  /// Where the program is; pandas is a part of another one.
  var path: String {
    switch self {
    case .gnuplot, .jq, .mlr: "/usr/bin/\(rawValue)"
    case .pandas: "/usr/lib/python3/dist-packages/pandas"
    }
  }
}
