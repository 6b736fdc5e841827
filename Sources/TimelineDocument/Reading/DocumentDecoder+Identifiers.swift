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
        .invalidName, "\(what) must be letters, digits and '_', not \(text)", at: name.range))
    return false
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
    return .error(.invalidName, message + ", not \(text.quotedForMessage)", at: place)
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
    case .definition where signature.owner != nil: signature.parameters == nil
    case .definition, .localDefinition, .action: signature.owner == nil
    }
  }
}
