import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The rows of a sample that plays another event than its own.
struct GalleryTrace {
  let rows: [GalleryRow]

  /// Plays a sample's views, and in the place of its events one change at 0.
  init(
    _ sample: String, set state: String, to value: String, under animation: String,
    atRate fps: Int, until: Double = 2, replacing replacements: [String: String] = [:]
  ) throws {
    let bytes = try RepositoryFiles.bytes("samples/\(sample).json")
    var text = String(decoding: bytes, as: UTF8.self)
    for (old, new) in replacements {
      try #require(text.contains(old), "\(sample) has changed")
      text = text.replacing(old, with: new)
    }
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    var document = try #require(json as? [String: Any])
    let event: [String: Any] = ["at": 0, "withAnimation": animation, "set": [state: value]]
    document["events"] = [event]
    document["until"] = until
    let data = try JSONSerialization.data(withJSONObject: document)
    rows = try Self.rows(of: String(decoding: data, as: UTF8.self), atRate: fps)
    try #require(rows.count > Int(until * Double(fps)))
  }

  /// The numbers are those of the table, which are read exactly; texts are in JSON only.
  private static func rows(of document: String, atRate fps: Int) throws -> [GalleryRow] {
    let options = ["--precision", "full", "--fps", "\(fps)"]
    let table = try lines("csv", options, document)
    let frames = try lines("ndjson", options, document)
    let columns = try #require(table.first).split(separator: ",").map(String.init)
    try #require(table.count == frames.count + 1)
    return try zip(table.dropFirst(), frames).map { line, frame in
      let numbers = line.split(separator: ",").map { Double($0) ?? .nan }
      try #require(numbers.count == columns.count)
      let values = try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [String: Any]
      return GalleryRow(
        numbers: Dictionary(uniqueKeysWithValues: zip(columns, numbers)),
        texts: try #require(values).compactMapValues { $0 as? String })
    }
  }

  private static func lines(
    _ format: String, _ options: [String], _ document: String
  ) throws -> [Substring] {
    let console = MemoryConsole()
    console.standardInput = Array(document.utf8)
    let status = run(arguments: ["trace", "-f", format] + options, console: console)
    try #require(status == .success, "\(console.errors)")
    return console.output.split(separator: "\n")
  }
}

/// What is on screen at one time.
struct GalleryRow {
  fileprivate let numbers: [String: Double]
  private let texts: [String: String]

  fileprivate init(numbers: [String: Double], texts: [String: String]) {
    self.numbers = numbers
    self.texts = texts
  }

  var time: Double { number("time") }
  var columns: [String] { numbers.keys.sorted() }

  /// The number in a column; not-a-number where there is none, which equals nothing.
  func number(_ column: String) -> Double { numbers[column] ?? .nan }

  func numbers(_ columns: [String]) -> [Double] { columns.map(number) }

  func text(_ column: String) -> String? { texts[column] }
}
