import Diagnostics
import JSONText

/// The purpose of a value, as the beginning of a sentence.
///
/// It is made for every value that is read, so it holds no text of its own; the sentence is put
/// together when there is something to say.
struct Subject: ExpressibleByStringLiteral {
  private enum Kind {
    case words
    /// Words that are a key, to be put in quotes.
    case key
    case name(JSONString)
  }

  private let words: StaticString
  private let kind: Kind

  init(stringLiteral words: StaticString) {
    self.words = words
    kind = .words
  }

  /// Words followed by a name of the document.
  @inline(__always)
  init(_ words: StaticString, _ name: JSONString) {
    self.words = words
    kind = .name(name)
  }

  /// The value of a key.
  @inline(__always)
  init<Key: DocumentKey>(_ key: Key) {
    words = Key.table.staticName(of: key)
    kind = .key
  }

  /// The subject as the beginning of a sentence.
  func description(in content: SourceContent) -> String {
    switch kind {
    case .words: "\(words)"
    case .key: "'\(words)'"
    case .name(let name): "\(words) \(content.text(name).quotedForMessage)"
    }
  }
}
