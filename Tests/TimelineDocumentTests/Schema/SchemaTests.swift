import Diagnostics
import Foundation
import JSONText
import Testing

@testable import TimelineDocument

/// The schema beside the tables it is made from and the decoder that reads by them.
@Suite struct SchemaTests {
  /// An object of the schema, as another reader of JSON has it.
  private struct Node {
    let members: [String: Any]

    init(_ members: [String: Any]) { self.members = members }

    subscript(key: String) -> Node? { (members[key] as? [String: Any]).map(Node.init) }
    func texts(_ key: String) -> [String]? { members[key] as? [String] }
    func text(_ key: String) -> String? { members[key] as? String }
    var keys: Set<String> { Set(members.keys) }
  }

  private func schema() throws -> Node {
    let object = try JSONSerialization.jsonObject(with: Data(TimelineSchema.text))
    return Node(try #require(object as? [String: Any]))
  }

  /// The node of a kind of object: the document is the schema itself, `expect` stands in a step, and
  /// the kinds of steps are told apart.
  private func node(_ name: String, in schema: Node) throws -> Node {
    let definitions = try #require(schema["definitions"])
    switch name {
    case TimelineKey.objectName: return schema
    case StepKey.objectName: return try #require(definitions[StepKey.eventName])
    case ExpectKey.objectName:
      return try #require(definitions[StepKey.objectName]?["properties"]?["expect"])
    default: return try #require(definitions[name], "\(name)")
    }
  }

  @Test func `every key of every table stands in the schema with its sentence`() throws {
    let schema = try schema()
    let steps = schema["definitions"]?[StepKey.objectName]?["properties"]
    for object in KeyTableTests.objects {
      let properties = try #require(try node(object.objectName, in: schema)["properties"])
      #expect(properties.keys == Set(object.entries.map { "\($0.name)" }), "\(object.objectName)")
      for entry in object.entries {
        let key = "\(entry.name)"
        // What an event shares with a step is told there.
        let node = object.objectName == StepKey.objectName && key != "at" ? steps : properties
        #expect(node?[key]?.text("description") == entry.documentation, "\(key)")
      }
    }
  }

  @Test func `no object has other keys, but where names are the document's own`() throws {
    let schema = try schema()
    for object in KeyTableTests.objects {
      let node = try node(object.objectName, in: schema)
      let isOpen = [ExpectKey.objectName, TransactionScopeKey.objectName].contains(
        object.objectName)
      #expect((node.members["additionalProperties"] as? Bool == false) == !isOpen)
      let text = object.document(with: #""nosuchkey": 1"#)
      let codes = Timeline.read(SourceText(name: "test", bytes: Array(text.utf8))).diagnostics
        .first.map(\.code)
      #expect(codes.contains(.unknownKey) == !isOpen, "\(text)")
    }
  }

  @Test func `every key of the schema is decoded`() throws {
    let schema = try schema()
    for object in KeyTableTests.objects {
      let keys = try #require(try node(object.objectName, in: schema)["properties"]).keys
      for key in keys {
        for value in ["{}", "[]", "\"x\"", "1", "true", "null"] {
          let text = object.document(with: "\"\(key)\": \(value)")
          let diagnostics = Timeline.read(SourceText(name: "test", bytes: Array(text.utf8)))
            .diagnostics.first
          #expect(!diagnostics.contains { $0.code == .unknownKey }, "\(text)")
        }
      }
    }
  }

  @Test func `a step inside another has no time, an event needs one`() throws {
    let definitions = try #require(try schema()["definitions"])
    let step = try #require(definitions[StepKey.objectName])
    #expect(step["properties"]?.keys.contains("at") == false)
    #expect(definitions[StepKey.eventName]?.texts("required") == ["at"])
  }

  @Test func `each modifier has its arguments and a comment, and needs its name`() throws {
    let definitions = try #require(try schema()["definitions"])
    for modifier in ModifierKey.modifiers {
      let node = try #require(definitions[modifier.name + "Modifier"])
      let keys = [modifier] + modifier.arguments + [.note]
      #expect(node["properties"]?.keys == Set(keys.map(\.name)))
      for key in keys {
        let description = node["properties"]?[key.name]?.text("description")
        #expect(description == key.entry.documentation)
      }
      let required = [modifier] + modifier.requiredArguments
      #expect(node.texts("required") == required.map(\.name))
      #expect(node.members["additionalProperties"] as? Bool == false)
    }
  }

  @Test func `a list of modifiers takes those that the decoder takes there`() throws {
    let definitions = try #require(try schema()["definitions"])
    for list in ModifierListKind.allCases {
      let choices = definitions[list.definitionName]?.members["anyOf"] as? [[String: String]]
      let names = (choices ?? []).compactMap { $0["$ref"]?.split(separator: "/").last }
      let known = ModifierKey.modifiers.filter { $0.lists.rawValue >= list.rawValue }
      #expect(names.map(String.init) == known.map { $0.name + "Modifier" })
    }
  }

  @Test func `closed words are told`() throws {
    let schema = try schema()
    let properties = try #require(schema["properties"])
    #expect(properties["clock"]?.texts("enum") == ["ideal", "display", "device"])
    #expect(
      properties["profile"]?.texts("enum") == [
        "ios13.0", "ios13.2", "ios14", "ios15", "ios16", "ios17", "ios18", "ios26",
      ])
    let definitions = try #require(schema["definitions"])
    let criteria = ["logicallyComplete", "removed"]
    #expect(definitions["step"]?["properties"]?["criteria"]?.texts("enum") == criteria)
    #expect(definitions["completion"]?["properties"]?["criteria"]?.texts("enum") == criteria)
    #expect(definitions["view"]?["properties"]?["kind"]?.texts("enum") == ["view", "group"])
    let hosts = [
      "overlay", "navigation", "sheet", "fullScreenCover", "popover", "navigationDestination",
      "alert",
      "UIHostingController", "UIViewRepresentable",
    ]
    #expect(definitions["view"]?["properties"]?["host"]?.texts("enum") == hosts)
  }

  @Test func `everything that is referred to is there`() throws {
    let text = String(decoding: TimelineSchema.text, as: UTF8.self)
    let schema = try schema()
    let references = Set(text.matches(of: /"\$ref":"#\/([^"]*)"/).map { String($0.1) })
    #expect(references.count > 50)
    for reference in references {
      var node: Node? = schema
      for part in reference.split(separator: "/") { node = node?[String(part)] }
      #expect(node != nil, "\(reference)")
    }
  }

  @Test func `the schema is the same each time and ends its last line`() {
    #expect(TimelineSchema.text == TimelineSchema.text)
    #expect(TimelineSchema.text.last == UInt8(ascii: "\n"))
  }
}
