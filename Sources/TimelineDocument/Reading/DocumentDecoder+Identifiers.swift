import Diagnostics
import ExpressionLanguage
import JSONText

extension DocumentDecoder {
  /// Reports a name that expressions cannot read: one that is not an identifier, or is a keyword.
  @discardableResult
  mutating func checkName(_ name: JSONString, of what: String) -> Bool {
    guard checkIdentifier(name, of: what) else { return false }
    guard content.withBytes(of: name, { $0.isKeyword }) else { return true }
    let text = content.text(name).quotedForMessage
    let message = "\(what) cannot be \(text), a word of the language"
    add(.error(.invalidName, message, at: name.range))
    return false
  }

  /// Reports a name that is not an identifier: `[A-Za-z_][A-Za-z0-9_]*`.
  ///
  /// That is enough for a name that expressions read after a dot, or not at all.
  @discardableResult
  mutating func checkIdentifier(_ name: JSONString, of what: String) -> Bool {
    if content.withBytes(of: name, { $0.isIdentifier }) { return true }
    let text = content.text(name).quotedForMessage
    add(
      .error(
        .invalidName, "\(what) must be letters, digits and '_', not \(text)", at: name.range,
        help: identifierLike(name).map { "write '\($0)'" }))
    return false
  }

  /// The identifier that a name becomes with `_` for what it cannot have.
  func identifierLike(_ name: JSONString) -> String? {
    let bytes = content.text(name).utf8.prefix(64).filter { !(0x80..<0xC0).contains($0) }
    let letters = bytes.map { byte in
      [byte].withUnsafeBytes { $0.isIdentifier } || (48...57).contains(byte) ? byte : 95
    }
    guard letters.contains(where: { $0 != 95 }), letters.withUnsafeBytes({ $0.isIdentifier }) else {
      return nil
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Takes apart the key of a definition or an action, or reports what is wrong with it.
  mutating func readSignature(
    _ key: JSONString, of declaration: Declaration
  ) -> Signature? {
    let text = content.text(key)
    do throws(Signature.Problem) {
      let signature = try Signature(text)
      if declaration.allows(signature) { return signature }
      add(wrongForm(text, of: declaration, at: key.range))
    } catch {
      add(diagnostic(error, text, of: declaration, at: key.range))
    }
    return nil
  }

  private func diagnostic(
    _ problem: Signature.Problem, _ text: String, of declaration: Declaration, at place: Range<Int>
  ) -> Diagnostic {
    switch problem {
    case .form: wrongForm(text, of: declaration, at: place)
    case .keyword(let word):
      .error(
        .invalidName, "'\(word)' is a word of the language and cannot be a name here", at: place)
    case .repeatedParameter(let name):
      .error(.duplicateName, "the parameter '\(name)' is there twice", at: place)
    }
  }

  private func wrongForm(
    _ text: String, of declaration: Declaration, at place: Range<Int>
  ) -> Diagnostic {
    let message = "the name of \(declaration.noun) must be \(declaration.forms)"
    return .error(
      .invalidName, message + ", not \(text.quotedForMessage)", at: place,
      help: text.signatureWithoutTypes.map {
        "write \"\($0.escapedForMessage)\": types are left out"
      })
  }
}

/// The declarations that may have parameters.
enum Declaration {
  case definition, localDefinition, action

  fileprivate var noun: String { self == .action ? "an action" : "a definition" }

  fileprivate var forms: String {
    let forms = "'name' or 'name(a, b)'"
    return self == .definition ? forms + " or 'Animation.name'" : forms
  }

  fileprivate func allows(_ signature: Signature) -> Bool {
    switch self {
    case .definition: true
    case .localDefinition, .action: signature.owner == nil
    }
  }
}

extension String {
  /// The name and the parameters of a function as Swift declares it: `func f(_ a: Double) -> Double`.
  fileprivate var signatureWithoutTypes: String? {
    let text = hasPrefix("func ") ? String(dropFirst(5)) : self
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
      let close = text.utf8.firstIndex(of: UInt8(ascii: ")")), open < close
    else { return nil }
    let parameters = text[text.utf8.index(after: open)..<close].split(separator: ",").map { part in
      let label = part.split(separator: ":").first ?? part
      return label.split(separator: " ").last.map { String($0) } ?? ""
    }
    let name = "\(text[..<open])(\(parameters.joined(separator: ", ")))"
    do throws(Signature.Problem) {
      _ = try Signature(name)
      return name
    } catch {
      return nil
    }
  }
}
