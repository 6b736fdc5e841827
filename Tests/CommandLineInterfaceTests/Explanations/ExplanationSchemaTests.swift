import Foundation
import TestSupport
import Testing

/// The JSON of explanations has what the schema in the manual says, and nothing else.
struct ExplanationSchemaTests {
  /// The members of an entry or a part, by name.
  typealias Members = [String: MemberType]

  /// What may be the value of a member: a type of JSON, or a part that the schema names.
  struct MemberType: Equatable {
    let name: String
    let isList: Bool
    let isOptional: Bool

    /// Reads `text`, `[STATE]` or `PLACE?`.
    init(_ text: Substring) {
      var text = text
      isOptional = text.hasSuffix("?")
      if isOptional { text = text.dropLast() }
      isList = text.hasPrefix("[")
      name = String(isList ? text.dropFirst().dropLast() : text)
    }
  }

  /// The schema as the manual prints it: a name at the beginning of a line, then members with commas between
  /// them.
  private static let schema: [String: Members] = {
    let manual = (try? RepositoryFiles.bytes("man/inbetween.1")) ?? []
    let lines = String(decoding: manual, as: UTF8.self).split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("entry       kind: text") }) else {
      return [:]
    }
    var schema: [String: Members] = [:]
    var name = ""
    for line in lines[start...].prefix(while: { $0 != ".Ed" }) {
      var members = line[...]
      if !line.hasPrefix(" ") {
        name = String(line.prefix { $0 != " " })
        members = line.dropFirst(name.count)
      }
      for member in members.split(separator: ",") {
        let parts = member.split(separator: ":").map { $0.drop(while: { $0 == " " }) }
        if parts.count == 2 { schema[name, default: [:]][String(parts[0])] = MemberType(parts[1]) }
      }
    }
    return schema
  }()

  /// What is wrong with an object.
  private static func mistakes(in object: [String: Any], as members: Members, at path: String)
    -> [String]
  {
    let unknown = object.keys.filter { members[$0] == nil }.map { "\(path).\($0) is unknown" }
    return unknown
      + members.flatMap { name, type -> [String] in
        guard let value = object[name] else {
          return type.isOptional ? [] : ["\(path).\(name) is missing"]
        }
        return mistakes(in: value, as: type, at: "\(path).\(name)")
      }
  }

  private static func mistakes(in value: Any, as type: MemberType, at path: String) -> [String] {
    if type.isList {
      guard let list = value as? [Any] else { return ["\(path) is no list"] }
      let element = MemberType(Substring(type.name))
      return list.flatMap { $0 is NSNull ? [] : mistakes(in: $0, as: element, at: path) }
    }
    let isRight: Bool
    switch type.name {
    case "text": isRight = value is String
    case "number": isRight = value is NSNumber && !isBoolean(value)
    case "boolean": isRight = isBoolean(value)
    default:
      guard let members = schema[type.name] else { return ["\(path): \(type.name) is not defined"] }
      guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
      return mistakes(in: object, as: members, at: path)
    }
    return isRight ? [] : ["\(path) is not \(type.name)"]
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  /// What is wrong with an entry: its own members come after those of all entries.
  private static func mistakes(inEntry entry: [String: Any]) -> [String] {
    guard let kind = entry["kind"] as? String, let own = schema[kind] else {
      return ["\(entry["kind"] ?? "no kind") is not in the schema"]
    }
    let members = own.merging(schema["entry"] ?? [:]) { own, _ in own }
    return mistakes(in: entry, as: members, at: kind)
  }

  private static func entries(of sample: String, _ options: [String]) throws -> [[String: Any]] {
    let run = runInMemory(["explain", "samples/\(sample).json", "-f", "json"] + options)
    let whole = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(whole?["format"] as? String == "inbetween.explanation")
    #expect(whole?["version"] as? Int == 1)
    return try #require(whole?["entries"] as? [[String: Any]])
  }

  @Test(arguments: SampleTests.samples)
  func `the JSON of a sample follows the schema of the manual`(sample: String) throws {
    for options in [[], ["--completions"]] {
      let entries = try Self.entries(of: sample, options)
      for entry in entries { #expect(Self.mistakes(inEntry: entry) == []) }
      let lines = runInMemory(["explain", "samples/\(sample).json", "-f", "ndjson"] + options)
        .output
      #expect(lines.split(separator: "\n").count == entries.count)
    }
  }

  /// Every kind that the schema names occurs, so that none is described from hearsay.
  @Test func `every kind of entry occurs in a sample`() throws {
    var kinds: Set<String> = []
    for sample in SampleTests.samples {
      for entry in try Self.entries(of: sample, ["--completions"]) + Self.entries(of: sample, []) {
        kinds.insert(entry["kind"] as? String ?? "")
      }
    }
    let named = Self.schema.keys.filter { $0 != $0.uppercased() && $0 != "entry" }
    #expect(kinds == Set(named))
  }

  @Test func `an entry that does not follow the schema is found`() throws {
    var entry: [String: Any] = ["kind": "none", "time": 0.5, "answer": "Nothing changes."]
    #expect(Self.mistakes(inEntry: entry) == [])
    entry["track"] = 1
    #expect(Self.mistakes(inEntry: entry) == ["none.track is not text"])
    entry["track"] = nil
    entry["time"] = nil
    #expect(Self.mistakes(inEntry: entry) == ["none.time is missing"])
    entry["time"] = true
    #expect(Self.mistakes(inEntry: entry) == ["none.time is not number"])
    entry["time"] = 1
    entry["color"] = "red"
    #expect(Self.mistakes(inEntry: entry) == ["none.color is unknown"])
  }
}
