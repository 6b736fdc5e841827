import Diagnostics
import SwiftSource

extension Importer {
  /// `TimelineView(schedule) { context in … }`: each view inside that reads the date has it in a body of its own.
  mutating func timeline(_ site: ImportedCall, _ scope: Scope) -> ImportedNode {
    var node = ImportedNode(site.name, site.token..<(site.token + 1))
    guard let content = site.call.anyClosure(in: source) else {
      warn(.notSimulated, "this TimelineView has no closure", at: site.tokens)
      return node
    }
    say(site.tokens.lowerBound..<content.tokens.lowerBound)
    say((site.tokens.upperBound - 1)..<site.tokens.upperBound)
    let date = bodyName("date", scope)
    let origin = Origin(range: source.range(site.token..<(site.token + 1)), owner: site.token)
    var members = schedule(site, scope, origin)
    members.append(OutputMember("as", .text(date, nil)))
    var inside = scope
    inside.names[content.parameters.first.map { source.text($0) } ?? "$0"] = .dates(date)
    let owner = BodyOwner(
      name: date, members: members, isShared: true, tokens: content.tokens, word: "TimelineView")
    if let message = refused[site.token] {
      warn(.notSimulated, "what reads the date is left out: \(message)", at: site.tokens)
      return node
    }
    let outer = isInTimeline
    isInTimeline = true
    let views = self.views(content, inside)
    isInTimeline = outer
    if views.contains(where: { $0.reads(date) }) { isEndless = true }
    node.children = views.map { enclose($0, in: owner) }
    // In an export a view has a modifier for it, and further ones outside.
    if isExported, node.children.count == 1 { return node.children[0] }
    return node
  }

  /// The schedule of a timeline view with its arguments.
  private mutating func schedule(
    _ site: ImportedCall, _ scope: Scope, _ origin: Origin
  ) -> [OutputMember] {
    let chain = site.call.arguments.first { $0.value.closure == nil }?.value.chain
    let word = chain?.words(in: source).last?.drops(prefix: ".") ?? ""
    let call = chain?.lastCall ?? SwiftCall()
    func members(_ name: String, _ arguments: [OutputMember]) -> [OutputMember] {
      [OutputMember("timelineView", .text(".\(name)", origin))] + arguments
    }
    var arguments: [OutputMember] = []
    for argument in call.arguments {
      guard let label = argument.label.map({ source.text($0) }) else { continue }
      let text = atStart { $0.translation(argument.value.tokens, scope).text }
      arguments.append(
        OutputMember(label, text == ".now" ? .number(0) : output(text, argument.value.tokens)))
    }
    switch word {
    case "animation", "AnimationTimelineSchedule": return members("animation", arguments)
    case "periodic", "PeriodicTimelineSchedule": return members("periodic", arguments)
    case "everyMinute", "EveryMinuteTimelineSchedule": return members("everyMinute", [])
    case "explicit", "ExplicitTimelineSchedule":
      guard let dates = call.first else { break }
      let text = atStart { $0.translation(dates.value.tokens, scope).text }
      return members("explicit", [OutputMember("dates", output(text, dates.value.tokens))])
    default: break
    }
    warn(
      .notSimulated,
      "the schedule of this TimelineView is not known; a date for every frame is taken",
      at: site.token..<(site.token + 1))
    return members("animation", [])
  }

  /// Reads what happens when the run begins.
  mutating func atStart<Result>(_ read: (inout Importer) -> Result) -> Result {
    let outer = isAtStart
    isAtStart = true
    defer { isAtStart = outer }
    return read(&self)
  }
}

// MARK: - Expressions

extension Importer {
  /// The context of a timeline view: only its date is known.
  mutating func translateContext(_ date: String, _ translator: inout ExpressionTranslator) {
    guard translator.has(1, "."), translator.has(2, "date") else {
      return translator.write(translator.source.text(translator.index), for: 1, isDynamic: true)
    }
    warnOnce(
      "TimelineView", "the date of a TimelineView is taken to be the seconds since the run began",
      at: translator.index..<(translator.index + 3), of: translator)
    translator.write(date, for: 3, isDynamic: true)
  }

  /// `Date()`, `Date.now` and `.now` are 0 where the run begins; false elsewhere.
  mutating func writesStart(_ translator: inout ExpressionTranslator) -> Bool {
    guard isAtStart, translator.has(0, "Date"), program.type("Date") == nil else { return false }
    if translator.has(1, "("), translator.has(2, ")") {
      translator.write("0.0", for: 3)
      return true
    }
    guard translator.has(1, "."), translator.has(2, "now") else { return false }
    translator.write("0.0", for: 3)
    return true
  }

  /// The seconds of a date, which is their number already, and those between two; false for another member.
  mutating func translateInterval(
    _ name: String, _ translator: inout ExpressionTranslator
  ) -> Bool {
    switch name {
    case "timeIntervalSinceReferenceDate", "timeIntervalSince1970":
      translator.index += 2
      translator.end = translator.source.tokens[translator.index - 1].range.upperBound
      return true
    case "timeIntervalSince":
      let opening = translator.index + 2
      guard translator.kind(2) == .leftParenthesis else { return false }
      let closing = translator.source.tokens[opening].partner
      guard closing > opening else { return false }
      let given = translation(
        (opening + 1)..<closing, translator.scope, of: translator.source)
      let start = translator.result.text.startOfLastValue
      let value = translator.result.text[start...]
      let operand = given.text.isOneValue ? given.text : "(\(given.text))"
      translator.result.text = translator.result.text[..<start] + "(\(value) - \(operand))"
      if given.isDynamic { translator.result.isDynamic = true }
      translator.index = closing + 1
      translator.end = translator.source.tokens[closing].range.upperBound
      return true
    default: return false
    }
  }
}

extension String {
  /// Where the value begins that the text ends with: names, members, calls and subscripts.
  fileprivate var startOfLastValue: Index {
    var open = 0
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      let character = self[before]
      if ")]".contains(character) { open += 1 }
      if "([".contains(character) {
        if open == 0 { break }
        open -= 1
      }
      let isPart = character.isLetter || character.isNumber || "_.)]([".contains(character)
      if open == 0, !isPart { break }
      start = before
    }
    return start
  }
}
