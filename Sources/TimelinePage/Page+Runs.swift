package import Diagnostics
package import TracePage

extension Page {
  /// A page of some runs and the documents that they play.
  package init(showing runs: [PageRun], of sources: [SourceText], tool: String) {
    self.init()
    title = Self.title(of: runs, sources)
    self.tool = tool
    documents = sources.map { PageDocument(name: $0.name, text: $0.pageText) }
    self.runs = runs
    let used = Set(runs.flatMap { $0.columns }.compactMap { $0.attribute?.name })
    attributes = PageAttribute.all.filter { used.contains($0.name) }
  }

  /// The names of the documents, each once; of one without a name, that of its file without the folders.
  private static func title(of runs: [PageRun], _ sources: [SourceText]) -> String {
    var titles: [String] = []
    for run in runs {
      let file = sources[run.document].name
      let title = run.title ?? String(file.split(separator: "/").last ?? file[...])
      if !titles.contains(title) { titles.append(title) }
    }
    return titles.joined(separator: " and ")
  }
}

extension SourceText {
  /// The text as a page shows it, line by line.
  fileprivate var pageText: String {
    var text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
