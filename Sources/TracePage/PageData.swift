import JSONText

/// Writes the data of a page as JSON that can be inside of an HTML document.
package struct PageData<Failure: Error> {
  /// Takes bytes to where they are wanted.
  package typealias Sink = (UnsafeRawBufferPointer) throws(Failure) -> Void

  private let sink: Sink

  package init(to sink: @escaping Sink) {
    self.sink = sink
  }

  /// Writes the data in parts, so that no text holds all of it.
  package func write(_ page: Page) throws(Failure) {
    var head = JSONWriter()
    head.beginObject()
    page.writeHead(to: &head)
    head.endObject()
    // The object is left open for the runs.
    try write(SafeData.escaped(head.bytes.dropLast()))
    try write(text: ",\"runs\":[")
    for (index, run) in page.runs.enumerated() {
      if index > 0 { try write(text: ",") }
      try write(run)
    }
    try write(text: "]}")
  }

  private func write(_ run: PageRun) throws(Failure) {
    var head = JSONWriter()
    head.beginObject()
    run.writeHead(to: &head)
    head.endObject()
    try write(SafeData.escaped(head.bytes.dropLast()))
    try writeList("values", run.columns) { $0.writeValues(to: &$1) }
    try writeList("models", run.columns) { $0.writeModel(to: &$1) }
    var lines = LineTable()
    try writeList("events", run.events) { $0.write(to: &$1, &lines) }
    if !lines.lines.isEmpty { try writeList("lines", lines.lines) { $1.write($0) } }
    if !run.touches.isEmpty { try writeList("touches", run.touches) { $0.write(to: &$1) } }
    try write(text: "}")
  }

  private func writeList<Element>(
    _ key: String, _ elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) throws(Failure) {
    try write(text: ",\"\(key)\":[")
    for (index, element) in elements.enumerated() {
      var writer = JSONWriter()
      body(element, &writer)
      if index > 0 { try write(text: ",") }
      try write(SafeData.escaped(writer.bytes[...]))
    }
    try write(text: "]")
  }

  private func write(text: String) throws(Failure) { try write(Array(text.utf8)) }

  private func write(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withUnsafeBufferPointer { part throws(Failure) in
      try sink(UnsafeRawBufferPointer(part))
    }
  }
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
