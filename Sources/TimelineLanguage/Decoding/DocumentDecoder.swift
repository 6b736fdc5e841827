import JSONText

/// Reads a document from its text in one pass, without building a tree of it.
///
/// What is wrong is collected and reading goes on; only a text that is no JSON stops it.
struct DocumentDecoder {
  var cursor: JSONCursor
  var diagnostics = DiagnosticList()
  /// Where the cursor is, from the document downwards.
  var path: [JSONPathPart] = []
  /// The indices of the state variables, by name, once they are known.
  var stateIndices: [String: Int] = [:]
  /// The events, where they stand before the states they name.
  var deferredEvents: (cursor: JSONCursor, path: [JSONPathPart])?
  var timeline = Timeline()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    cursor = JSONCursor(bytes)
  }
}

/// One step of the way from the document to a value.
enum JSONPathPart: Hashable {
  case key(JSONString)
  case index(Int)
}

extension Timeline {
  /// Reads and checks a document; without errors there is a timeline.
  package static func read(
    _ source: SourceText
  ) -> (timeline: Timeline?, diagnostics: DiagnosticList) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var decoder = DocumentDecoder(bytes)
      do throws(JSONError) {
        try decoder.readDocument()
      } catch {
        decoder.add(error)
      }
      let diagnostics = decoder.diagnostics
      return (diagnostics.hasErrors ? nil : decoder.timeline, diagnostics)
    }
  }
}

// MARK: - Diagnostics with a path

extension DocumentDecoder {
  mutating func add(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.pointer = pointer
    diagnostics.add(diagnostic)
  }

  /// The text is no JSON from here on.
  mutating func add(_ error: JSONError) {
    var diagnostic = Diagnostic.error(.syntax, error.description, at: error.range)
    diagnostic.earlier = error.openedAt.map(Diagnostic.EarlierPlace.opening)
    add(diagnostic)
  }

  /// The path as a JSON pointer (RFC 6901).
  private var pointer: String {
    path.map { part in
      switch part {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + cursor.text(key).escapedForPointer
      }
    }.joined()
  }
}

extension String {
  fileprivate var escapedForPointer: String {
    unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}
