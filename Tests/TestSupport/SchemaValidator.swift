import Foundation

/// Another program's judgement of documents by a JSON Schema: Python's `jsonschema`.
public enum SchemaValidator {
  /// The Python that has the package.
  private static let python: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/bin"]
    return folders.map { $0 + "/python3" }.first { candidate in
      FileManager.default.isExecutableFile(atPath: candidate)
        && (try? run(candidate, ["-c", "import jsonschema"]))?.status == 0
    }
  }()

  /// Whether there is one. Where every program must be there that a test uses, a missing one is a
  /// failure and no reason to skip.
  public static var isAvailable: Bool {
    ProcessInfo.processInfo.environment["INBETWEEN_ALL_CONSUMERS"] != nil || python != nil
  }

  /// What is wrong with the schema itself, and with each of the documents; empty for nothing.
  public static func problems(of documents: [String], by schema: [UInt8]) throws -> [[String]] {
    let input = FileManager.default.temporaryDirectory
      .appendingPathComponent("schema-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: input) }
    let content: [String: Any] = [
      "schema": String(decoding: schema, as: UTF8.self), "documents": documents,
    ]
    try JSONSerialization.data(withJSONObject: content).write(to: input)
    let (status, output) = try run(python ?? "python3", ["-c", script, input.path])
    guard status == 0, let problems = try JSONSerialization.jsonObject(with: output) as? [[String]]
    else { throw Failure(status: status) }
    return problems
  }

  private struct Failure: Error {
    let status: Int32
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

  private static func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, bytes)
  }
}
