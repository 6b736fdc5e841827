import CommandLineInterface
import Foundation
import Testing

/// A summary as `curve --summary -f json` prints it, with all digits.
struct Summary {
  private let object: [String: Any]

  init(_ expression: String, _ options: String...) throws {
    let console = MemoryConsole()
    let arguments = ["curve", expression, "--summary", "-f", "json", "--precision", "full"]
    let status = run(arguments: arguments + options, console: console)
    try #require(status == .success, "\(expression): \(console.errors)")
    #expect(console.errors.isEmpty)
    let json = try JSONSerialization.jsonObject(with: Data(console.output.utf8))
    object = try #require(json as? [String: Any])
  }

  func number(_ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }

  func word(_ key: String) -> String? { object[key] as? String }

  func isNull(_ key: String) -> Bool { object[key] is NSNull }

  func texts(_ key: String) -> [String] { object[key] as? [String] ?? [] }

  func numbers(_ key: String) -> [Double] { object[key] as? [Double] ?? [] }

  /// The values of a curve, as pairs of progress and value.
  func points(_ key: String) -> [(progress: Double, value: Double)] {
    (object[key] as? [[String: Double]] ?? []).map {
      (progress: $0["progress"] ?? .nan, value: $0["value"] ?? .nan)
    }
  }
}
