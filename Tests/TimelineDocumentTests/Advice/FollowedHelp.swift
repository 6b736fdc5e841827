import Diagnostics
import TestSupport
import TimelineDocument

/// A wrong document whose first help was followed, as one does who pastes what is quoted in it.
struct FollowedHelp {
  private let source: SourceText
  private let problem: Diagnostic
  let help: String
  /// The JSON pointer of the problem's place.
  private let pointer: String

  /// Nil for a document without a help.
  init?(_ source: SourceText) {
    guard
      let problem = CheckedTimeline.read(source).diagnostics.first.first(where: { $0.help != nil }),
      let help = problem.help
    else { return nil }
    (self.source, self.problem, self.help) = (source, problem, help)
    let place = problem.range.lowerBound
    pointer = JSONPointers(source, around: [place]).pointer(at: place)
  }

  /// The words of the problem that are still said of the document once its help is followed; empty if it is away.
  /// Nil where the help asks for a decision, which nothing quoted makes.
  func remaining() throws -> [String]? {
    guard let text = try followed() else { return nil }
    return remaining(in: text)
  }

  /// The same for a corrected document. A document that has a problem twice has it once less.
  func remaining(in corrected: String) -> [String] {
    let left = problems(in: SourceText(name: "test", bytes: Array(corrected.utf8)))
    guard left.contains(where: { $0.code == .syntax }) || left.count >= problems(in: source).count
    else { return [] }
    return left.map { "\($0.code.rawValue): \($0.message) in \(corrected)" }
  }

  /// The same problem wherever a document has it, and wrong syntax.
  private func problems(in source: SourceText) -> [Diagnostic] {
    CheckedTimeline.read(source).diagnostics.first.filter {
      $0.code == problem.code && $0.message == problem.message || $0.code == .syntax
    }
  }
}

// MARK: - Following

extension FollowedHelp {
  private var text: String { String(decoding: source.bytes, as: UTF8.self) }
  private var found: String { String(decoding: source.bytes[problem.range], as: UTF8.self) }
  private var isKey: Bool {
    source.bytes[problem.range.upperBound...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }
  private var isJSON: Bool {
    found.first.map { "\"{[-0123456789tfn".contains($0) } ?? false && !isInText
  }
  /// Whether the place is inside a string.
  private var isInText: Bool {
    source.bytes[..<problem.range.lowerBound].count { $0 == UInt8(ascii: "\"") } % 2 == 1
  }
  /// The text in whose quotes the place is.
  private var whole: Range<Int> {
    let quote = UInt8(ascii: "\"")
    let start = source.bytes[..<problem.range.lowerBound].lastIndex(of: quote).map { $0 + 1 } ?? 0
    return start..<(source.bytes[start...].firstIndex(of: quote) ?? start)
  }
  private var parent: String {
    String(pointer[..<(pointer.lastIndex(of: "/") ?? pointer.startIndex)])
  }

  private func replacing(_ range: Range<Int>, with new: String) -> String {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: new.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The document after its help was followed; nil where nothing in it can be pasted.
  private func followed() throws -> String? {
    if let name = help.firstMatch(of: /^did you mean '(.+)'\?$/) {
      return renamed(to: String(name.1))
    }
    if let member = help.firstMatch(of: /^(?:it|they) came with (".*?": ".*?")/) {
      return try adding(String(member.1), to: "")
    }
    if let member = help.firstMatch(
      of: /^(?:add|add a name of .*, as in|add a verb, such as) (".*?)(?:, the value it is for)?$/)
    {
      return try adding(String(member.1), to: isKey ? parent : pointer)
    }
    if let member = help.firstMatch(of: /^declare it(?: with 'define')?[:,] (".*?": .*)$/) {
      let member = Self.firstMember(String(member.1)).replacing("[ ... ]", with: "[]")
      return try adding(help.contains("'define'") ? "\"define\": { \(member) }" : member, to: "")
    }
    if let label = help.firstMatch(of: /^a label is given beside an animation: (".*)$/) {
      let event = "{ \"at\": 0, \"withAnimation\": true, \(label.1) }"
      return text.replacing("\"events\": [", with: "\"events\": [\(event), ", maxReplacements: 1)
    }
    if let names = help.firstMatch(
      of: /^(?:it has|it also has|it takes|(?:the|its) (?:tracks|states) are) '(.+?)'/)
    {
      return renamed(to: String(names.1))
    }
    return try moved() ?? written()
  }

  /// Follows what says where a key belongs, or that it belongs nowhere.
  private func moved() throws -> String? {
    let help = help.replacing(/^did you mean '\w+'\? (?=it is a modifier)/, with: "")
    guard isKey, !help.hasPrefix("it is a key of a view") else { return nil }
    if help.hasPrefix("leave it out") || help.hasSuffix("has no arguments")
      || help.hasPrefix("it belongs to")
      || help.contains("put it on the children") || help.contains("the rest of a view is left out")
    {
      let key = help.hasPrefix("it belongs to") ? problem.message.quoted : found.unquoted
      return try JSONEdit.remove("\(parent)/\(key)").applied(to: text)
    }
    if let own = help.firstMatch(of: /^write it as a modifier of its own: (.*)$/) {
      let rest = try JSONEdit.remove(pointer).applied(to: text)
      let element = String(own.1).replacing("...", with: value)
      return try FollowedHelp.inserting(element, before: parent, in: rest)
    }
    if let member = help.firstMatch(of: /^it is a modifier: "modifiers": \[ \.\.\., (.*) \]$/) {
      let rest = try JSONEdit.remove(pointer).applied(to: text)
      let element = String(member.1).replacing("...", with: value)
      return try FollowedHelp.inserting(element, before: "\(parent)/modifiers/0", in: rest)
    }
    if let home = help.firstMatch(
      of:
        /^(?:it is a modifier(?: of a view)?|it is a key of [\w ]+|its name is its key|what .* is an event): (.*)$/
    ) {
      let pasted = String(home.1).replacing("...", with: value)
      if pasted.hasPrefix("{") { return try JSONEdit.set(parent, pasted).applied(to: text) }
      let rest = try JSONEdit.remove(pointer).applied(to: text)
      let isHere = pasted.hasPrefix("\"modifiers\"") || pasted.hasPrefix("\"run\"")
      return try FollowedHelp.adding(pasted, to: isHere ? parent : "", in: rest)
    }
    if help.hasPrefix("it is a key of the document") {
      let rest = try JSONEdit.remove(pointer).applied(to: text)
      return try FollowedHelp.adding("\(found): \(value)", to: "", in: rest)
    }
    if let member = help.firstMatch(of: /^write it in the animation: (".*)$/) {
      let rest = try JSONEdit.remove(pointer).applied(to: text)
      return try FollowedHelp.adding(String(member.1), to: parent, in: rest)
    }
    return nil
  }

  /// Writes what the help says in the place of what was found.
  private func written() throws -> String? {
    if let form = help.firstMatch(
      of: /^(?:put braces around all of it|write the value(?: alone)?): (.*)$/)
    {
      let written = String(form.1)
      let whole = self.whole
      let content = String(decoding: source.bytes[whole], as: UTF8.self)
      return replacing(whole, with: written == "{ … }" ? "{ \(content) }" : written)
    }
    if let example = help.firstMatch(of: /^(?:name one, as in) (\{.*\})$/) {
      return try JSONEdit.set(isKey ? parent : pointer, String(example.1)).applied(to: text)
    }
    if let part = help.firstMatch(of: /^write '([#+].*?)' for/) {
      let end = source.bytes[problem.range.lowerBound...].firstIndex(of: UInt8(ascii: "\"")) ?? 0
      return replacing(problem.range.lowerBound..<end, with: String(part.1))
    }
    let forms =
      /^(?:write a number of seconds without quotes:|write|compare it:|any other animation is written as in Swift:) (.*)$/
    guard let written = help.firstMatch(of: forms).map({ String($0.1) }) else { return nil }
    if let seconds = written.firstMatch(of: /^([\d.]+) for/) {
      return replacing(problem.range, with: String(seconds.1))
    }
    if let name = written.firstMatch(of: /^'(\w+)'$/) { return replacing(with: String(name.1)) }
    if isInText || help.hasPrefix("compare it") { return try code(written) }
    if written.hasPrefix(".") { return replacing(with: Self.firstWord(written)) }
    guard let value = Self.firstValue(written) else { return nil }
    if isKey, value == value.quotedWord { return replacing(problem.range, with: value) }
    if isKey {
      let rest = try JSONEdit.remove(pointer).applied(to: text)
      return try Self.adding(value.replacing("...", with: self.value), to: parent, in: rest)
    }
    guard isJSON, !value.contains("...") else { return nil }
    let content = Self.value(ofMember: value)
    let isOther =
      content != value && !value.hasPrefix("\"\(pointer.split(separator: "/").last ?? "")\"")
    return isOther && found.hasPrefix("{")
      ? try adding(value, to: pointer) : replacing(problem.range, with: content)
  }

  /// Writes an expression in the place of another one.
  private func code(_ written: String) throws -> String? {
    if written.hasPrefix("== ") { return replacing(problem.range, with: "==") }
    if let dotted = written.firstMatch(of: /^(\.\w+)\(…\)$/) {
      return replacing(problem.range, with: String(dotted.1))
    }
    guard !written.contains("…"), !written.contains("..."),
      written.first.map({ "\".-0123456789".contains($0) }) == true
    else { return nil }
    let expression = Self.firstWord(written).unquoted
    return replacing(problem.range, with: isInText ? expression : "\"\(expression)\"")
  }

  /// The value of the member at the place.
  private var value: String {
    let after = String(decoding: source.bytes[problem.range.upperBound...], as: UTF8.self)
    let start = after.drop { " :".contains($0) }
    return Self.firstValue(String(start)) ?? ""
  }

  /// Writes a name in the place of the one that the message says, or of what was found.
  private func renamed(to name: String) -> String {
    let old = problem.message.quoted
    let word = found.unquoted
    guard !old.isEmpty, word != old, !name.contains("."),
      word.hasPrefix(old) || isKey && !word.contains(old)
    else { return replacing(with: name) }
    let start = problem.range.lowerBound
    let rest = String(decoding: source.bytes[start...], as: UTF8.self)
    guard let place = rest.firstRange(of: old) else { return replacing(with: name) }
    let offset = start + rest[..<place.lowerBound].utf8.count
    return replacing(offset..<offset + old.utf8.count, with: name)
  }

  /// Writes a word in the place of what was found, in quotes if that has some.
  private func replacing(with word: String) -> String {
    replacing(problem.range, with: found.hasPrefix("\"") ? "\"\(word)\"" : word)
  }
}

// MARK: - Members

extension FollowedHelp {
  private func adding(_ member: String, to object: String) throws -> String {
    try Self.adding(Self.firstMember(member), to: object, in: text)
  }

  /// Adds a member to an object; to a list or an object that is there already its elements.
  private static func adding(_ member: String, to object: String, in text: String) throws -> String
  {
    let key = member.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    let value = Self.value(ofMember: member)
    let opening = value.first.map(String.init) ?? ""
    if "[{".contains(opening), let inner = value.dropFirst().dropLast().trimmed {
      for spaces in ["", " "] where object.isEmpty {
        let head = "\"\(key)\": \(opening)\(spaces)"
        if text.contains(head) {
          return text.replacing(head, with: "\(head)\(inner), ", maxReplacements: 1)
            .replacing(", ]", with: " ]").replacing(", }", with: " }")
        }
      }
    }
    if object.isEmpty {
      let rest = text.drop { $0 != "{" }.dropFirst().drop { $0 == " " }
      return rest.hasPrefix("}") ? "{ \(member) \(rest)" : "{ \(member), \(rest)"
    }
    return try JSONEdit.set("\(object)/\(key)", value).applied(to: text)
  }

  /// Writes an element before another one of its list.
  private static func inserting(
    _ element: String, before next: String, in text: String
  ) throws -> String {
    let mark = "\"the next element\""
    let marked = try JSONEdit.set(next, mark).applied(to: text)
    let place = zip(text.utf8, marked.utf8).prefix { $0 == $1 }.count
    return String(decoding: text.utf8.prefix(place), as: UTF8.self) + element + ", "
      + String(decoding: text.utf8.dropFirst(place), as: UTF8.self)
  }

  private static func firstMember(_ text: String) -> String {
    let key = text.prefix { $0 != ":" }
    return "\(key): \(firstValue(String(text.dropFirst(key.count + 1).drop { $0 == " " })) ?? "")"
  }

  private static func value(ofMember member: String) -> String {
    guard member.hasPrefix("\""), let colon = member.firstRange(of: "\": ") else { return member }
    let key = member[member.index(after: member.startIndex)..<colon.lowerBound]
    return key.contains("\"") ? member : String(member[colon.upperBound...])
  }

  /// The JSON value or the member with which a text begins.
  private static func firstValue(_ text: String) -> String? {
    guard let first = text.first else { return nil }
    if let word = text.firstMatch(of: /^(?:-?\d[\d.]*|true|false|null|\.\.\.)/) {
      return String(word.0)
    }
    guard "\"{[".contains(first) else { return nil }
    var (depth, isInText) = (0, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isInText.toggle()
      case "{", "[": if !isInText { depth += 1 }
      case "}", "]": if !isInText { depth -= 1 }
      default: continue
      }
      guard depth == 0, !isInText else { continue }
      let end = text.index(after: index)
      let rest = text[end...]
      guard first == "\"", rest.hasPrefix(": ") else { return String(text[..<end]) }
      return firstValue(String(rest.dropFirst(2))).map { "\(text[..<end]): \($0)" }
        ?? String(text[..<end])
    }
    return nil
  }

  /// What comes before other words: of `.leading, .center or .trailing` the first.
  private static func firstWord(_ text: String) -> String {
    guard text.hasPrefix("."), let end = text.firstIndex(of: ","), !text.contains("(") else {
      return text
    }
    return String(text[..<end])
  }
}

extension String {
  fileprivate var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
  /// The JSON string that it begins with.
  fileprivate var quotedWord: String? { firstMatch(of: /^"[^"]*"/).map { String($0.0) } }
  /// The first name in quotes.
  fileprivate var quoted: String { firstMatch(of: /'(.+?)'/).map { String($0.1) } ?? "" }
}

extension Substring {
  /// Without spaces around it; nil if nothing is left.
  fileprivate var trimmed: String? {
    let text = drop { $0 == " " }
    let end = text.lastIndex { $0 != " " }
    return end.map { String(text[...$0]) }
  }
}
