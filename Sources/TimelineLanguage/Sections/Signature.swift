import Diagnostics
import JSONText

/// A name with its parameters: `name`, `name(a, b)`, `Animation.name`.
struct Signature {
  let name: String
  let parameters: [String]?
}

extension DocumentDecoder {
  /// Takes apart the key of a definition or an action, or reports what is wrong with it.
  mutating func readSignature(
    _ key: JSONString, of what: String, allowsMember: Bool
  ) -> Signature? {
    let text = content.text(key)
    guard let signature = Signature(text, allowsMember: allowsMember) else {
      let forms = "'name' or 'name(a, b)'" + (allowsMember ? " or 'Animation.name'" : "")
      let message = "the name of \(what) must be \(forms), not \(text.quotedForMessage)"
      add(.error(.invalidName, message, at: key.range))
      return nil
    }
    if let repeated = signature.repeatedParameter {
      let message = "the parameter '\(repeated)' is there twice"
      add(.error(.duplicateName, message, at: key.range))
      return nil
    }
    return signature
  }
}

extension Signature {
  fileprivate init?(_ text: String, allowsMember: Bool) {
    guard let opening = text.firstIndex(of: "(") else {
      let member = text.hasPrefix("Animation.") ? String(text.dropFirst("Animation.".count)) : text
      guard member.isPlainName, allowsMember || member == text else { return nil }
      name = text
      parameters = nil
      return
    }
    name = String(text[..<opening])
    guard name.isPlainName, text.last == ")" else { return nil }
    let inside = text[text.index(after: opening)...].dropLast()
    if inside.allSatisfy({ $0 == " " }) {
      parameters = []
      return
    }
    let words = inside.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard words.allSatisfy(\.isPlainName) else { return nil }
    parameters = words
  }

  fileprivate var repeatedParameter: String? {
    var seen: Set<String> = []
    return parameters?.first { !seen.insert($0).inserted }
  }
}

extension String {
  /// Whether the text is an identifier and no word of the language.
  var isPlainName: Bool {
    var text = self
    return text.withUTF8 {
      let bytes = UnsafeRawBufferPointer($0)
      return bytes.isIdentifier && !bytes.isKeyword
    }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
