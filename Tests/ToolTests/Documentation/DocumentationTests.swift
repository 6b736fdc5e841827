import Foundation
import TestSupport
import Testing

/// What the documentation tells a reader to type is typed, and what it shows is compared.
@Suite(.serialized) struct DocumentationTests {
  private static let sessions: [CodeBlock] =
    ((try? Page.all()) ?? []).flatMap(\.blocks).filter { $0.kind == .session }

  private static func sessions(for consumer: Consumer?) -> [CodeBlock] {
    sessions.filter { block in
      let needed = block.exchanges.flatMap(\.consumers)
      return consumer.map(needed.contains) ?? needed.isEmpty
    }
  }

  @Test(arguments: sessions(for: nil))
  func `a session prints what its page shows`(block: CodeBlock) throws { try check(block) }

  @Test(
    .enabled(if: Tool.hasConsumer(Consumer.gnuplot.path), "gnuplot is not installed"),
    arguments: sessions(for: .gnuplot))
  func `a session with gnuplot prints what its page shows`(block: CodeBlock) throws {
    try check(block)
  }

  @Test(
    .enabled(if: Tool.hasConsumer(Consumer.jq.path), "jq is not installed"),
    arguments: sessions(for: .jq))
  func `a session with jq prints what its page shows`(block: CodeBlock) throws { try check(block) }

  @Test(
    .enabled(if: Tool.hasConsumer(Consumer.mlr.path), "Miller is not installed"),
    arguments: sessions(for: .mlr))
  func `a session with Miller prints what its page shows`(block: CodeBlock) throws {
    try check(block)
  }

  @Test(
    .enabled(if: Tool.hasConsumer(Consumer.pandas.path), "pandas is not installed"),
    arguments: sessions(for: .pandas))
  func `a session with pandas prints what its page shows`(block: CodeBlock) throws {
    try check(block)
  }

  @Test(arguments: Page.paths)
  func `a page shows commands, and nothing that no test looks at`(path: String) throws {
    let page = try Page(path: path)
    #expect(page.blocks.contains { $0.kind == .session })
    for block in page.blocks {
      if case .unknown(let opening) = block.kind {
        Issue.record("\(path):\(block.line): what is a block under '\(opening)'?")
      }
      if block.kind == .session { #expect(!block.exchanges.isEmpty, "\(path):\(block.line)") }
    }
  }

  @Test(arguments: Page.paths)
  func `a command in the middle of a sentence can be typed as well`(path: String) throws {
    let page = try Page(path: path)
    let folder = try ReaderFolder(page)
    for command in page.mentions {
      let run = try folder.run(command, mixing: false)
      #expect(run.status == 0 && run.errors.isEmpty, "\(path): \(command)\n\(run.errors)")
    }
  }

  @Test(arguments: Page.paths.filter { !$0.hasSuffix(".md") })
  func `what is typed fits a terminal, the manual's margin included`(path: String) throws {
    for block in try Page(path: path).blocks {
      let typed = block.kind == .session ? block.exchanges.map(\.command) : [block.text]
      let long = typed.flatMap { $0.split(separator: "\n") }.filter { $0.count > 75 }
      #expect(long == [], "\(path):\(block.line)")
    }
  }

  @Test(arguments: Page.paths)
  func `documents and parts of documents are valid`(path: String) throws {
    let page = try Page(path: path)
    let folder = try ReaderFolder(page)
    for block in page.blocks {
      guard case .json = block.kind else { continue }
      let part = DocumentPart(text: block.text)
      let run = try folder.run(
        "inbetween check <<'END'\n\(part.document)\nEND\n", mixing: true)
      #expect(run.status == 0, "\(path):\(block.line): \(run.output)")
    }
  }

  @Test(arguments: Page.paths)
  func `a file that is shown is the file there is`(path: String) throws {
    for file in try Page(path: path).files {
      guard FileManager.default.fileExists(atPath: RepositoryFiles.path(file.name)) else {
        continue
      }
      let text = String(decoding: try RepositoryFiles.bytes(file.name), as: UTF8.self)
      #expect(text == file.text, "\(path) shows \(file.name)")
    }
  }
}

extension DocumentationTests {
  /// Types the commands of a session one after the other.
  private func check(_ block: CodeBlock) throws {
    let folder = try ReaderFolder(try Page(path: block.page))
    var revised = ""
    for exchange in block.exchanges {
      let run = try folder.run(exchange.command, mixing: exchange.shown != nil)
      revised += revision(of: exchange, run)
      if let shown = exchange.shown {
        if !Recording.isOn {
          #expect(
            shown.matches(run.output),
            "\(block.page):\(block.line): \(exchange.command)\n\(run.output)")
        }
        let mayFail = shown.lines.contains { $0.contains(" error: ") || $0.hasPrefix("not ok") }
        #expect(run.status == 0 || mayFail, "\(block.page):\(block.line): \(exchange.command)")
      } else {
        #expect(
          run.status == 0 && run.errors.isEmpty,
          "\(block.page):\(block.line): \(exchange.command)\n\(run.errors)")
      }
    }
    if Recording.isOn, revised != block.text {
      try Recording.replace(block.source, with: block.written(revised), in: block.page)
    }
  }

  /// The exchange with what the command has printed; as it is where that cannot be shortened alike.
  private func revision(of exchange: Exchange, _ run: ReaderFolder.FinishedCommand) -> String {
    guard let shown = exchange.shown else { return exchange.text(with: []) }
    if shown.matches(run.output) { return exchange.text(with: shown.lines) }
    guard let lines = shown.revised(run.output) else {
      Issue.record("what '\(exchange.command)' shows must be chosen by hand:\n\(run.output)")
      return exchange.text(with: shown.lines)
    }
    return exchange.text(with: lines)
  }
}

extension CodeBlock {
  /// A text as the block's page would write it.
  fileprivate func written(_ text: String) -> String {
    guard !page.hasSuffix(".md") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ManualText.literal(String($0)) }.joined(separator: "\n")
  }
}
