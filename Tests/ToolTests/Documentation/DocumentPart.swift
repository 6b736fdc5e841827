import Foundation

/// A block of JSON in the documentation: a document, or what stands between the braces of one.
struct DocumentPart {
  /// The states that parts of documents may speak of without declaring any, as the pages say.
  static let states = #""state": { "shown": false, "x": 0, "names": "['Ada', 'Ben']" }"#

  let text: String

  /// Whether the braces are missing.
  var isFragment: Bool { text.first != "{" }

  /// The whole document.
  var document: String {
    guard isFragment else { return text }
    return declaresStates ? "{ \(text) }" : "{ \(Self.states),\n\(text) }"
  }

  private var declaresStates: Bool {
    let bytes = Data("{ \(text) }".utf8)
    let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    return object?.keys.contains("state") ?? false
  }
}
