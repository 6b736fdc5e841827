import TestSupport

/// A page of the documentation, taken apart into what a reader types and what it shows.
struct Page: Sendable {
  /// The pages whose commands are run and whose documents are checked.
  static let paths = [
    "README.md", "samples/README.md", "samples/SwiftUI.md", "man/inbetween.1",
    "man/inbetween-timeline.5",
  ]

  static func all() throws -> [Page] { try paths.map(Page.init) }

  let path: String
  let blocks: [CodeBlock]
  /// Commands of the tool in the middle of a sentence.
  let mentions: [String]

  init(path: String) throws {
    let text = String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
    self.init(path: path, text: text)
  }

  init(path: String, text: String) {
    self.path = path
    let isMarkdown = path.hasSuffix(".md")
    blocks = isMarkdown ? Self.markdown(text, path) : Self.manual(text, path)
    mentions = isMarkdown ? text.matches(of: /`(inbetween [^`\n]+)`/).map { String($0.1) } : []
  }

  /// The files that the page shows, by name.
  var files: [(name: String, text: String)] {
    blocks.flatMap { block -> [(name: String, text: String)] in
      switch block.kind {
      case .json(let name?), .swift(let name): return [(name, block.text)]
      default: break
      }
      return block.exchanges.compactMap(\.shownFile)
    }
  }
}

// MARK: - The two kinds of page

extension Page {
  /// Blocks between fences; what they are stands behind the opening one.
  private static func markdown(_ text: String, _ path: String) -> [CodeBlock] {
    blocks(
      text, path, begins: { $0.hasPrefix("```") }, ends: { $0 == "```" }, plain: { $0 },
      kind: { opening, _ in
        let words = opening.dropFirst(3).split(separator: " ").map(String.init)
        switch words.first {
        case "console": return .session
        case "sh": return .setUp
        case "json": return .json(file: words.dropFirst().first)
        case "swift" where words.count == 2: return .swift(file: words[1])
        default: return .unknown(opening)
        }
      })
  }

  /// Literal displays; what they are shows in their first line.
  private static func manual(_ text: String, _ path: String) -> [CodeBlock] {
    blocks(
      text, path, begins: { $0.hasPrefix(".Bd -literal") }, ends: { $0 == ".Ed" },
      plain: ManualText.plain,
      kind: { opening, text in
        switch text.first {
        case "$": .session
        case "{", "\"": .json(file: nil)
        case "e" where text.hasPrefix("entry "): .schema
        default: opening == ".Bd -literal -offset indent" ? .engine : .unknown(opening)
        }
      })
  }

  private static func blocks(
    _ text: String, _ path: String, begins: (String) -> Bool, ends: (String) -> Bool,
    plain: (String) -> String, kind: (_ opening: String, _ text: String) -> CodeBlock.Kind
  ) -> [CodeBlock] {
    var result: [CodeBlock] = []
    var opening: (text: String, line: Int)?
    var lines: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = String(line)
      if let begun = opening {
        guard ends(line) else {
          lines.append(line)
          continue
        }
        let source = lines.map { $0 + "\n" }.joined()
        let shown = lines.map { plain($0) + "\n" }.joined()
        result.append(
          CodeBlock(
            page: path, line: begun.line, kind: kind(begun.text, shown), text: shown,
            source: source))
        (opening, lines) = (nil, [])
      } else if begins(line) {
        opening = (line, index + 2)
      } else if line.hasPrefix(".Dl ") || line.hasPrefix(".D1 ") {
        // A display of one line, which says nothing of what it is.
        result.append(
          CodeBlock(page: path, line: index + 1, kind: .unknown(line), text: line, source: line))
      }
    }
    return result
  }
}
