import Foundation

/// Another program's judgement of documents by a JSON Schema: Python's `jsonschema`.
public enum SchemaValidator {
  private static let module = "jsonschema"

  /// Whether there is one.
  public static let isAvailable = Python.has(module)

  /// What is wrong with the schema itself, and with each of the documents; empty for nothing.
  public static func problems(of documents: [String], by schema: [UInt8]) throws -> [[String]] {
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("schema-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: input) }
    let content: [String: Any] = [
      "schema": String(decoding: schema, as: UTF8.self), "documents": documents,
    ]
    try JSONSerialization.data(withJSONObject: content).write(to: input)
    let output = try Python.run(script, input.path, using: module)
    return try JSONDecoder().decode([[String]].self, from: output)
  }

  private static let script = """
    import json, sys
    from jsonschema import Draft7Validator
    data = json.load(open(sys.argv[1], encoding="utf-8"))
    schema = json.loads(data["schema"])
    Draft7Validator.check_schema(schema)
    validator = Draft7Validator(schema)
    def problems(text):
        errors = validator.iter_errors(json.loads(text))
        return [str(list(error.absolute_path)) + " " + error.message[:200] for error in errors]
    print(json.dumps([problems(text) for text in data["documents"]]))
    """
}
