import Diagnostics
import JSONText
import Testing

@testable import TimelineDocument

@Suite struct ModifierKeyTests {
  static let samples: [(kind: JSONKind, value: String)] = [
    (.object, "{}"), (.array, "[]"), (.string, "\"x\""), (.number, "1"), (.boolean, "true"),
    (.null, "null"),
  ]

  /// A value of each kind is refused as of the wrong type exactly if the shape does not have it.
  @Test(arguments: ModifierKey.modifiers)
  func `every key of a modifier is judged by its shape`(modifier: ModifierKey) throws {
    for key in [modifier] + modifier.arguments {
      for (kind, value) in Self.samples {
        let document = MarkedDocument(Self.document(modifier, with: key, value))
        let diagnostics = Timeline.read(document.source).diagnostics.first
        let isRefused = diagnostics.contains { diagnostic in
          let position = document.source.position(ofByte: diagnostic.range.lowerBound)
          return diagnostic.code == .wrongType
            && document.places == ["\(position.line):\(position.column)"]
        }
        #expect(!diagnostics.contains { $0.code == .unknownKey }, "\(document.text)")
        #expect(isRefused == !key.entry.shape.accepts(kind), "\(document.text)")
      }
    }
  }

  @Test func `every key that is not a modifier is an argument of one`() {
    let arguments = Set(ModifierKey.modifiers.flatMap(\.arguments))
    #expect(
      Set(ModifierKey.allCases.filter { !$0.isModifier })
        == arguments
        .subtracting([.animation]).union([.note]))
    for modifier in ModifierKey.modifiers {
      #expect(Set(modifier.requiredArguments).isSubset(of: modifier.arguments))
    }
  }

  @Test func `every attribute has its key and its parts are arguments`() {
    #expect(ModifierKey.modifiers.compactMap(\.attribute) == Attribute.allCases)
    for key in ModifierKey.modifiers {
      guard let attribute = key.attribute else { continue }
      #expect(key.name == attribute.rawValue)
      let others = key == .frame ? ["alignment"] : []
      #expect(key.arguments.map(\.name) == attribute.parts.map(\.rawValue) + others)
    }
  }

  @Test func `names are unique, sentences are sentences`() {
    let entries = ModifierKey.allCases.map(\.entry)
    #expect(Set(entries.map { "\($0.name)" }).count == entries.count)
    for entry in entries {
      #expect(entry.documentation.hasSuffix("."), "\(entry.name)")
      #expect(entry.documentation.first?.isUppercase == true, "\(entry.name)")
    }
  }

  @Test func `a key is found by its bytes`() {
    for key in ModifierKey.allCases {
      var name = key.name
      let found = name.withUTF8 { ModifierKey.table.key(UnsafeRawBufferPointer($0)) }
      #expect(found == key)
    }
  }

  /// A document with a modifier that has what it needs, and a value in front of which a `»` stands.
  static func document(
    _ modifier: ModifierKey, with key: ModifierKey, _ value: String
  ) -> String {
    let needed = ([modifier] + modifier.requiredArguments).filter { $0 != key }
    let members =
      needed.map { "\"\($0.name)\": \(anyValue(of: $0))" } + ["\"\(key.name)\": »\(value)"]
    return """
      { "state": { "x": 0 }, "views": [
        { "id": "v", "modifiers": [ { \(members.joined(separator: ", ")) } ] } ] }
      """
  }

  private static func anyValue(of key: ModifierKey) -> String {
    samples.first { key.entry.shape.accepts($0.kind) }?.value ?? "?"
  }
}
