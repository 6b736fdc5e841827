import JSONText

/// Writes a page: one file of HTML that needs nothing else.
package struct PageWriter {
  /// Takes bytes to where they are wanted.
  package typealias Sink = (UnsafeRawBufferPointer) throws -> Void

  private let sink: Sink

  package init(to sink: @escaping Sink) {
    self.sink = sink
  }

  package func write(_ page: Page) throws {
    try write(text: "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    try write(text: "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    try write(text: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n")
    try write(text: "<title>inbetween</title>\n<style>")
    try write(PackageResources.page_css)
    try write(text: "</style>\n</head>\n<body>\n")
    try write(PackageResources.page_html)
    try write(text: "<script type=\"application/json\" id=\"data\">")
    try writeData(of: page)
    try write(text: "</script>\n<script>")
    try write(PackageResources.player_js)
    try write(text: "</script>\n</body>\n</html>\n")
  }

  /// Nothing is loaded, and nothing runs except what is in the resources, as their hashes say.
  private static var policy: String {
    "default-src 'none'; base-uri 'none'; form-action 'none'; "
      + "style-src '\(hash(PackageResources.page_css))'; "
      + "script-src '\(hash(PackageResources.player_js))'"
  }

  private static func hash(_ bytes: [UInt8]) -> String {
    "sha256-" + Base64.text(of: SHA256.digest(of: bytes))
  }

  /// Writes the data in parts, so that no text holds all of it.
  private func writeData(of page: Page) throws {
    var head = JSONWriter()
    head.beginObject()
    page.writeHead(to: &head)
    head.endObject()
    // The object is left open for the runs.
    try write(SafeData.escaped(head.bytes.dropLast()))
    try write(text: ",\"runs\":[")
    for (index, run) in page.runs.enumerated() {
      if index > 0 { try write(text: ",") }
      var head = JSONWriter()
      head.beginObject()
      run.writeHead(to: &head)
      head.endObject()
      try write(SafeData.escaped(head.bytes.dropLast()))
      try writeList("values", run.columns) { $0.writeValues(to: &$1) }
      try writeList("models", run.columns) { $0.writeModel(to: &$1) }
      try writeList("events", run.events) { $0.write(to: &$1) }
      try write(text: "}")
    }
    try write(text: "]}")
  }

  private func writeList<Element>(
    _ key: String, _ elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) throws {
    try write(text: ",\"\(key)\":[")
    for (index, element) in elements.enumerated() {
      var writer = JSONWriter()
      body(element, &writer)
      if index > 0 { try write(text: ",") }
      try write(SafeData.escaped(writer.bytes[...]))
    }
    try write(text: "]")
  }

  private func write(text: String) throws { try write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes(sink) }
}

/// JSON that can be inside of a page.
enum SafeData {
  /// The text with an escape for what could end the element it is in, or a line of a script. Such bytes
  /// occur only inside of strings.
  static func escaped(_ json: ArraySlice<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count)
    for (index, byte) in json.enumerated() {
      let place = json.startIndex + index
      switch byte {
      case UInt8(ascii: "<"): escaped += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): escaped += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): escaped += Array("\\u0026".utf8)
      // U+2028 and U+2029 are the bytes E2 80 A8 and E2 80 A9.
      case 0xA8 where json[..<place].suffix(2).elementsEqual([0xE2, 0x80]):
        escaped.removeLast(2)
        escaped += Array("\\u2028".utf8)
      case 0xA9 where json[..<place].suffix(2).elementsEqual([0xE2, 0x80]):
        escaped.removeLast(2)
        escaped += Array("\\u2029".utf8)
      default: escaped.append(byte)
      }
    }
    return escaped
  }
}
