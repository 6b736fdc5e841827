import Diagnostics
import SwiftSource
import TimelineDocument

// What an exported view has besides what a view has: names of its views, and probes that record values.
extension Importer {
  /// Names a view as its source names it for tests and people.
  mutating func identifier(_ modifier: ModifierCall, _ node: inout ImportedNode) {
    guard let argument = modifier.call.first, let name = plainText(argument.value),
      name == name.asViewName
    else { return pass(modifier.tokens) }
    say(modifier.tokens)
    node.name = name
  }

  /// Whether a modifier is a probe: `.probe("box_opacity", of: value)`.
  func isProbe(_ modifier: ModifierCall) -> Bool {
    modifier.call.argument("of", in: source) != nil && !columns(of: modifier).isEmpty
  }

  /// Says a value that a probe records under a name of its own. That of the attribute inside it is said already.
  mutating func probe(_ modifier: ModifierCall, _ node: inout ImportedNode, _ scope: Scope) {
    guard let value = modifier.call.argument("of", in: source) else { return }
    say(modifier.tokens)
    let prefix = node.name.map { "\($0)_" } ?? ""
    let columns = columns(of: modifier).map { $0.drops(prefix: prefix) }
    guard let name = columns.count == 1 ? columns[0] : columns.commonStem,
      !node.modifiers.contains(where: { $0.says(name) })
    else { return }
    let output = output(value.value.tokens, scope, asNumber: false)
    node.modifiers.append(
      .object([OutputMember("attribute", .object([OutputMember(name, output)]))]))
  }

  /// The columns of a probe.
  private func columns(of modifier: ModifierCall) -> [String] {
    modifier.call.arguments.filter { $0.label == nil }.compactMap { plainText($0.value) }
  }

  /// The content of a text without interpolations.
  private func plainText(_ value: SwiftExpression) -> String? {
    let text = source.text(bytes: source.range(value.tokens))
    guard text.hasPrefix("\""), text.hasSuffix("\""), !text.has("\\"), text.utf8.count > 2 else {
      return nil
    }
    return String(text.dropFirst().dropLast())
  }
}

extension [String] {
  /// What the names of the components of a value begin with: `offset` of `offset_x` and `offset_y`.
  fileprivate var commonStem: String? {
    guard let first, let end = first.lastIndex(of: "_") else { return nil }
    let stem = String(first[..<end])
    return allSatisfy { $0.hasPrefix("\(stem)_") } ? stem : nil
  }
}

extension OutputValue {
  /// Whether a modifier is the attribute of a column: `opacity`, and `opacity_2` for the second one.
  fileprivate func says(_ name: String) -> Bool {
    guard case .object(let members) = self, let key = members.first?.key else { return false }
    return AttributeColumn(role: name[...])?.source.name == key
  }
}
