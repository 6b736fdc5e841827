import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// The inside of the view that each row of a list is.
struct OpenedRow {
  let scope: ScopeIndex
  /// The identity that a row has beside that of its element, for `id`; nil for none.
  let id: String?
}

extension Exporter {
  /// Opens the `ForEach` of a view, and notes what its rows are called; nil where it is refused.
  mutating func open(
    _ loop: ViewLoop, of index: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> OpenedRow? {
    let view = timeline[index]
    let scope = checked.scope(inside: outer, openedBy: .viewLoop(index))
    let bytes = checked.source.bytes[view.place.range]
    let readsPlace = String(decoding: bytes, as: UTF8.self).hasWord("index")
    let element = loop.elementName ?? (readsPlace ? "index" : "element")
    refuseName(element, at: loop.sequence.place)
    guard let data = data(of: loop.sequence, in: outer) else { return nil }
    // A range has its places for elements.
    let isEnumerated = data.isList && readsPlace
    guard isEnumerated || !readsPlace || element == "index" else {
      refuse("'index' beside an element that is a number", at: loop.sequence.place)
      return nil
    }
    guard let identity = rowIdentity(view.identity, of: element, in: scope) else { return nil }
    let list = isEnumerated ? "Array(\(data.text).enumerated())" : data.text
    let path = (isEnumerated ? ["element"] : []) + (identity.kind.member.map { [$0] } ?? [])
    let keyPath = path.isEmpty ? "self" : path.joined(separator: ".")
    writer.open(
      "ForEach(\(list), id: \\.\(keyPath))",
      inputs: isEnumerated ? "index, \(element)" : element)
    let index = VisibleName(name: "index", type: ValueType.int.swiftName, isSettable: false)
    if isEnumerated { visible.append(index) }
    visible.append(
      VisibleName(name: element, type: data.element.swiftName, isSettable: false))
    let (kind, type) = identity
    switch kind {
    case .element: row.append(RowName(text: element, type: data.element))
    case .member(let member): row.append(RowName(text: "\(element).\(member)", type: type))
    case .text(let text): row.append(RowName(text: text, type: type))
    }
    return OpenedRow(scope: scope, id: identity.kind.text)
  }

  /// The elements that `ForEach` or `for` goes over, whether it is a list, and their type; nil where it is refused.
  mutating func data(
    of sequence: DocumentValue, in scope: ScopeIndex
  ) -> (text: String, isList: Bool, element: ValueType)? {
    if case .number(let count, let place) = sequence {
      if count != count.rounded() {
        refuse("'forEach' of a number that is no Int", at: place.range)
      }
      return ("0..<\(DecimalText.shortest(count))", false, .int)
    }
    let (text, type) = text(sequence, in: scope, isTyped: false)
    switch type {
    case .array(let element): return (text, true, element)
    case .range: return (text, false, .int)
    case .int: return ("0..<\(text)", false, .int)
    case .double: refuse("'forEach' of a number that is no Int", at: sequence.place)
    case .unknown: break
    default: refuse("'forEach' of \(type.withArticle)", at: sequence.place)
    }
    return nil
  }

  private mutating func rowIdentity(
    _ value: DocumentValue?, of element: String, in scope: ScopeIndex
  ) -> (kind: RowIdentity, type: ValueType)? {
    guard let value else { return (.element, .unknown) }
    let (text, type) = text(value, in: scope, isTyped: false)
    guard type != .unknown else { return nil }
    guard let identity = RowIdentity(text, of: element) else {
      refuse("an 'identity' that is not the element, a member or a text of it", at: value.place)
      return nil
    }
    return (identity, type)
  }
}

/// How a row is told from others. Each tells apart the rows that their elements tell apart, or those of a member, so
/// that a key path of `ForEach` says it.
private enum RowIdentity {
  case element
  case member(String)
  /// A text with the element in it.
  case text(String)

  /// The member of the element that tells it.
  var member: String? { if case .member(let member) = self { member } else { nil } }
  /// The text that tells it.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// - Parameter text: an identity in Swift; nil for one that depends on anything else.
  init?(_ text: String, of element: String) {
    if text == element {
      self = .element
      return
    }
    let member = text.dropFirst(element.utf8.count + 1)
    if text.hasPrefix("\(element)."), !member.isEmpty,
      member.allSatisfy({ $0.isLetter || $0.isNumber })
    {
      self = .member(String(member))
      return
    }
    let parts = text.parts(around: "\\(\(element))")
    guard parts.count == 2, parts.allSatisfy({ !$0.contains("\\") }), text.hasPrefix("\"") else {
      return nil
    }
    self = .text(text)
  }
}

extension String {
  /// Whether a word is in it, with no letter, digit or `_` beside it.
  func hasWord(_ word: String) -> Bool {
    let parts = parts(around: word)
    return zip(parts, parts.dropFirst()).contains { before, after in
      !(before.last?.isNamePart ?? false) && !(after.first?.isNamePart ?? false)
    }
  }

  /// The texts before, between and after the occurrences of another one.
  func parts(around other: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var next = startIndex
    while next < endIndex {
      if self[next...].hasPrefix(other) {
        parts.append(self[start..<next])
        next = index(next, offsetBy: other.count)
        start = next
      } else {
        next = index(after: next)
      }
    }
    return parts + [self[start...]]
  }
}

extension Character {
  var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
