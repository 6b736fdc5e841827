/// Writes a page: one file of HTML that needs nothing else.
package struct PageWriter<Failure: Error> {
  /// Takes bytes to where they are wanted.
  package typealias Sink = (UnsafeRawBufferPointer) throws(Failure) -> Void

  private let sink: Sink

  package init(to sink: @escaping Sink) {
    self.sink = sink
  }

  /// Writes a page that plays runs; with a module, one in which the document can be edited.
  ///
  /// - Parameters:
  ///   - module: the tool as WebAssembly, as `pack.c` packs it.
  ///   - isWatched: whether the page loads itself again once another one is written to its file.
  package func write(
    _ page: Page, module: [UInt8]? = nil, isWatched: Bool = false
  ) throws(Failure) {
    let parts = PageParts(page, isLive: module != nil, isWatched: isWatched)
    try write(text: "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    try write(text: "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    try write(text: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(parts.policy)\">\n")
    try write(
      text: "<title>\(page.title.isEmpty ? "inbetween" : page.title.escapedForHTML)</title>\n")
    if isWatched {
      try write(text: "<meta name=\"revision\" content=\"\(try revision(of: page))\">\n")
      try write(PageScript.watch, in: "script")
    }
    for style in parts.styles { try write(style, in: "style") }
    try write(text: "</head>\n<body>\n")
    try write(PackageResources.page_html)
    try write(text: "<script type=\"application/json\" id=\"data\">")
    try PageData<Failure>(to: sink).write(page)
    try write(text: "</script>\n")
    if let module {
      try write(module: module)
      // It is data until the page gives it to a worker.
      try write(text: "<script type=\"text/plain\" id=\"worker\">")
      try write(PageScript.worker)
      try write(text: "</script>\n")
    }
    for script in parts.scripts { try write(script, in: "script") }
    try write(text: "</body>\n</html>\n")
  }

  /// A text that differs from that of every page with other data.
  private func revision(of page: Page) throws(Failure) -> String {
    var bytes: [UInt8] = []
    try PageData<Failure> { part in bytes += part }.write(page)
    return Base64.text(of: SHA256.digest(of: bytes))
  }

  /// Writes a module as data.
  private func write(module: [UInt8]) throws(Failure) {
    try write(text: "<script type=\"application/octet-stream\" id=\"module\">")
    try write(text: Base95.text(of: module))
    try write(text: "</script>\n")
  }

  private func write(_ resource: [UInt8], in element: String) throws(Failure) {
    try write(text: "<\(element)>")
    try write(resource)
    try write(text: "</\(element)>\n")
  }

  private func write(text: String) throws(Failure) { try write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withUnsafeBufferPointer { part throws(Failure) in
      try sink(UnsafeRawBufferPointer(part))
    }
  }
}

extension String {
  /// The text as the content of an element of HTML.
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      // Neither HTML nor an escape of it has this character.
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The resources of a page, and the policy that its browser follows.
private struct PageParts {
  let isLive: Bool
  let isWatched: Bool
  /// The script of what few pages have.
  let extras: [UInt8]

  init(_ page: Page, isLive: Bool, isWatched: Bool) {
    self.isLive = isLive
    self.isWatched = isWatched
    // An edit of a live page may write all of it.
    let hasGradients = isLive || page.attributes.contains { $0.effect.isGradient }
    let hasClips =
      isLive || page.attributes.contains { $0.effect.roundsCorners }
      || page.runs.contains { $0.views.contains { $0.layer == .mask } }
    let hasDifferences = isLive || page.runs.count > 1
    extras =
      (hasGradients ? PageScript.gradient : []) + (hasClips ? PageScript.clips : [])
      + (hasDifferences ? PageScript.differences : [])
  }

  var styles: [[UInt8]] {
    [PackageResources.page_css] + (isLive ? [PackageResources.live_css] : [])
  }

  var scripts: [[UInt8]] {
    (extras.isEmpty ? [] : [extras]) + [PageScript.player]
      + (isLive ? [PageScript.editor] : [])
  }

  /// Nothing is loaded, and nothing runs except what is in the resources, as their hashes say, and in a
  /// live page the module, in a worker whose script the page has. A page that is watched is in a frame of itself.
  var policy: String {
    let allScripts = scripts + (isWatched ? [PageScript.watch] : [])
    return "default-src 'none'; base-uri 'none'; form-action 'none'; "
      + (isLive ? "worker-src blob:; " : "") + (isWatched ? "frame-src 'self' file:; " : "")
      + "style-src \(hashes(styles)); script-src \(hashes(allScripts))"
      + (isLive ? " 'wasm-unsafe-eval'" : "")
  }

  private func hashes(_ resources: [[UInt8]]) -> String {
    resources.map { "'sha256-\(Base64.text(of: SHA256.digest(of: $0)))'" }
      .joined(separator: " ")
  }
}
