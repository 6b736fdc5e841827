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
  /// - Parameter module: the tool as WebAssembly, packed by LZMA.
  package func write(_ page: Page, module: [UInt8]? = nil) throws(Failure) {
    let parts = PageParts(isLive: module != nil)
    try write(text: "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    try write(text: "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    try write(text: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(parts.policy)\">\n")
    try write(text: "<title>inbetween</title>\n")
    for style in parts.styles { try write(style, in: "style") }
    try write(text: "</head>\n<body>\n")
    try write(PackageResources.page_html)
    try write(text: "<script type=\"application/json\" id=\"data\">")
    try PageData<Failure>(to: sink).write(page)
    try write(text: "</script>\n")
    if let module { try write(module: module) }
    for script in parts.scripts { try write(script, in: "script") }
    try write(text: "</body>\n</html>\n")
  }

  /// Writes a module as data in parts, so that no text holds all of it.
  private func write(module: [UInt8]) throws(Failure) {
    try write(text: "<script type=\"application/octet-stream\" id=\"module\">")
    let length = 1 << 16
    for start in stride(from: 0, to: module.count, by: length) {
      let part = module[start..<min(start + length, module.count)]
      try write(text: Base85.text(of: Array(part)))
    }
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

/// The resources of a page, and the policy that its browser follows.
private struct PageParts {
  let isLive: Bool

  var styles: [[UInt8]] {
    [PackageResources.page_css] + (isLive ? [PackageResources.live_css] : [])
  }

  var scripts: [[UInt8]] {
    [PageScript.player] + (isLive ? [PageScript.editor] : [])
  }

  /// Nothing is loaded, and nothing runs except what is in the resources, as their hashes say, and in a
  /// live page the module.
  var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; "
      + "style-src \(hashes(styles)); script-src \(hashes(scripts))"
      + (isLive ? " 'wasm-unsafe-eval'" : "")
  }

  private func hashes(_ resources: [[UInt8]]) -> String {
    resources.map { "'sha256-\(Base64.text(of: SHA256.digest(of: $0)))'" }
      .joined(separator: " ")
  }
}

/// The scripts of a page: modules one after the other, each of which uses those before it.
///
/// A module is a script that names what it gives to the others. It is written without its comments and without
/// the blanks at the beginnings of its lines.
enum PageScript {
  static let player = joined([
    PackageResources.dom_js, PackageResources.data_js, PackageResources.events_js,
    PackageResources.effects_js, PackageResources.stage_js, PackageResources.fit_js,
    PackageResources.curves_js, PackageResources.lanes_js, PackageResources.notes_js,
    PackageResources.playback_js, PackageResources.controls_js, PackageResources.player_js,
    PackageResources.start_js,
  ])
  static let editor = joined([
    PackageResources.unpack_js, PackageResources.runtime_js, PackageResources.live_js,
  ])

  private static func joined(_ modules: [[UInt8]]) -> [UInt8] {
    modules.flatMap { lines(of: withoutBlocks($0)) }
  }

  /// The bytes without `/** ... */` and one blank after it.
  static func withoutBlocks(_ bytes: [UInt8]) -> [UInt8] {
    let (opening, closing) = (Array("/**".utf8), Array("*/".utf8))
    var kept: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place...].starts(with: opening) else {
        kept.append(bytes[place])
        place += 1
        continue
      }
      place += opening.count
      while place < bytes.count, !bytes[place...].starts(with: closing) { place += 1 }
      place += closing.count
      if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    }
    return kept
  }

  /// The lines that are neither blank nor comments, without the blanks they begin with.
  static func lines(of bytes: [UInt8]) -> [UInt8] {
    bytes.split(separator: UInt8(ascii: "\n")).flatMap { line -> [UInt8] in
      let text = line.drop { $0 == UInt8(ascii: " ") }
      return text.isEmpty || text.starts(with: "//".utf8) ? [] : text + [UInt8(ascii: "\n")]
    }
  }
}
