import Foundation
import TestSupport
import Testing

/// The completion scripts, loaded into the real shells by their own ways; keys are typed into them.
@Suite struct ShellCompletionTests {
  /// What is typed, in which every tabulator asks for a completion, and the words the tool is given
  /// then.
  private static let lines: [(keys: String, words: [String])] = [
    ("inbetween tra\tsamples/fa\t", ["trace", "samples/fade.json"]),
    ("inbetween trace --sel\tx", ["trace", "--select", "x"]),
    ("inbetween check --st\tsamples/fa\t", ["check", "--strict", "samples/fade.json"]),
    ("inbetween trace --format nd\t", ["trace", "--format", "ndjson"]),
    ("inbetween trace --format=nd\t", ["trace", "--format=ndjson"]),
    ("inbetween trace -qf nd\t", ["trace", "-qf", "ndjson"]),
    (
      "inbetween events samples/fade.json --pre\tfu\t",
      ["events", "samples/fade.json", "--precision", "full"]
    ),
    ("inbetween trace -o samples/REA\t", ["trace", "-o", "samples/README.md"]),
    ("inbetween trace --output=samples/REA\t", ["trace", "--output=samples/README.md"]),
    ("inbetween trace -- samples/REA\t", ["trace", "--", "samples/README.md"]),
    ("inbetween help comp\t", ["help", "completions"]),
    ("inbetween completions fi\t", ["completions", "fish"]),
    // Nothing is offered where only a person knows the word.
    ("inbetween curve sampl\t", ["curve", "sampl"]),
    ("inbetween trace --fps sampl\t", ["trace", "--fps", "sampl"]),
  ]

  private static func folder() throws -> String {
    let path = NSTemporaryDirectory() + "inbetween-shells-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Types all lines into a shell whose prompt is `ready> `, and compares what came of each.
  ///
  /// - Parameter file: a file of the home folder, whose first letters are completed as well.
  private func expectCompletions(
    _ shell: String, _ arguments: [String], loading: String,
    lines: [(keys: String, words: [String])], file: String? = nil
  ) throws {
    let home = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: home) }
    var lines = lines
    if let file {
      #expect(FileManager.default.createFile(atPath: "\(home)/\(file)", contents: nil))
      let (typed, word) = ("--output=\(home)/\(file.prefix(2))", "--output=\(home)/\(file)")
      lines.insert(("inbetween trace \(typed)\t", ["trace", word]), at: 0)
    }
    let terminal = try Terminal()
    try terminal.start(
      URL(fileURLWithPath: shell), arguments,
      environment: ["TOOL": Tool.executable.path, "HOME": home, "PS1": "ready> "])
    // A function of the tool's name shows the words that it is given.
    let shown = "inbetween() { printf '<%s>' \"$@\"; echo; }"
    terminal.type("\(loading); \(shown)\n", after: "ready> ")
    for line in lines { terminal.type(line.keys + "\n", after: "ready> ") }
    terminal.type("exit\n", after: "ready> ")
    #expect(try terminal.finish() == 0)
    let results = terminal.screen.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("<") }
    #expect(results.count == lines.count, "\(terminal.screen)")
    for (line, result) in zip(lines, results) {
      #expect(result == line.words.map { "<\($0)>" }.joined(), "\(line.keys)")
    }
  }

  private static let loadingBash =
    "TOOL_SCRIPT=$(\"$TOOL\" completions bash); eval \"$TOOL_SCRIPT\""

  @Test(.enabled(if: Tool.hasConsumer("/bin/bash"), "bash is not installed"))
  func `bash completes commands, options, values and files`() throws {
    try expectNoSyntaxError("bash", "/bin/bash", "-n")
    try expectCompletions(
      "/bin/bash", ["--norc", "--noprofile", "-i"], loading: Self.loadingBash, lines: Self.lines)
  }

  @Test(.enabled(if: Tool.hasConsumer("/bin/bash"), "bash is not installed"))
  func `a bash that is old or does not split at = completes the same`() throws {
    let known = Self.lines.dropLast(2)
    try expectCompletions(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      loading: "enable -n compopt; COMP_WORDBREAKS=${COMP_WORDBREAKS//=}; \(Self.loadingBash)",
      lines: Array(known), file: "out $(echo run).csv")
  }

  /// Where Debian or macOS has zsh.
  private static let zsh = ["/bin/zsh", "/usr/bin/zsh"].first(
    where: FileManager.default.fileExists)

  @Test(
    .enabled(if: zsh != nil || Tool.hasConsumer("/bin/zsh"), "zsh is not installed"),
    arguments: [
      "autoload -U compinit; compinit -u -D; eval \"$($TOOL completions zsh)\"",
      "$TOOL completions zsh > ~/_inbetween; fpath=(~ $fpath); autoload -U compinit; compinit -u -D",
    ])
  func `zsh completes commands, options, values and files`(loading: String) throws {
    let zsh = try #require(Self.zsh)
    try expectNoSyntaxError("zsh", zsh, "-n")
    // It types the '=' after an option by itself.
    let lines = Self.lines.map { line in
      line.keys.contains("--sel\t") || line.keys.contains("--pre\t")
        ? (line.keys, line.words.joinedToOptions) : line
    }
    try expectCompletions(zsh, ["-f", "-i"], loading: loading, lines: lines)
  }

  @Test(.enabled(if: Tool.hasConsumer("/usr/bin/fish"), "fish is not installed"))
  func `fish completes commands, options, values and files`() throws {
    try expectNoSyntaxError("fish", "/usr/bin/fish", "--no-execute")
    for line in Self.lines {
      // Fish is asked what it offers for each beginning that a tabulator follows.
      let parts = line.keys.split(separator: "\t", omittingEmptySubsequences: false).dropLast()
      for (index, _) in parts.enumerated() {
        let typed = Self.typed(line, tabs: index)
        let run = try Tool.shell(
          """
          export HOME=/nonexistent; fish --no-config -c '
            source ("$TOOL" completions fish | psub); complete -C "$argv"' -- '\(typed)'
          """)
        #expect(run.errors.isEmpty)
        let offered = String(decoding: run.output, as: UTF8.self)
          .split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        let word = typed.split(separator: " ").last ?? ""
        let whole = line.words.first { $0.hasPrefix(word) && $0 != word }
        #expect(offered == (whole.map { [Substring($0)] } ?? []), "\(typed)")
      }
    }
  }

  /// A line up to a tabulator, with what those before it have completed.
  private static func typed(_ line: (keys: String, words: [String]), tabs: Int) -> String {
    let parts = line.keys.split(separator: "\t", omittingEmptySubsequences: false)
    var words = [Substring("inbetween")]
    for (index, part) in parts[...tabs].enumerated() {
      words += part.split(separator: " ").dropFirst(index == 0 ? 1 : 0)
      guard index < tabs, let last = words.popLast() else { continue }
      words.append(line.words.first { $0.hasPrefix(last) }.map { Substring($0) } ?? last)
    }
    return words.joined(separator: " ")
  }

  /// Lets a shell read a script without running it.
  private func expectNoSyntaxError(_ name: String, _ path: String, _ option: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try Tool.shell(
      "\"$TOOL\" completions \(name) > '\(folder)/s' && \(path) \(option) '\(folder)/s'")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}

extension [String] {
  /// The same words with `=` between an option and its value.
  fileprivate var joinedToOptions: [String] {
    reduce(into: []) { words, word in
      if let last = words.last, last.hasPrefix("--") {
        words[words.count - 1] = last + "=" + word
      } else {
        words.append(word)
      }
    }
  }
}
