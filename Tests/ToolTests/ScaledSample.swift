import Foundation
import TestSupport

/// A sample of which one part is many times as large.
struct ScaledSample {
  /// The part of a sample that grows.
  enum Growth: CaseIterable {
    /// A list, whose elements come again and again.
    case list
    /// The steps of an event, run in a loop.
    case loop
    /// A view, repeated.
    case rows
    /// The views around a view.
    case nesting

    /// The factors, each after the one before it.
    fileprivate var factors: [Int] {
      switch self {
      case .list, .loop, .rows: [10, 100, 1_000, 10_000, 100_000]
      case .nesting: [10, 30, 100]
      }
    }
  }

  /// Larger documents are for no small budget.
  private static let byteLimit = 100_000

  let name: String
  let growth: Growth
  private let document: [String: Any]
  private let part: Part

  /// All parts of all samples.
  static func all() throws -> [ScaledSample] {
    let folder = RepositoryFiles.path("samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
      let bytes = Data(try RepositoryFiles.bytes("samples/" + name))
      guard let document = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
        return [ScaledSample]()
      }
      return parts(of: document).map {
        ScaledSample(name: name, growth: $0.growth, document: document, part: $0)
      }
    }
  }

  /// The documents, each larger than the one before it; none where the first is too large already.
  var texts: [String] {
    var texts: [String] = []
    for factor in growth.factors {
      let scaled = part.scale(document, factor)
      guard
        let bytes = try? JSONSerialization.data(
          withJSONObject: scaled, options: [.sortedKeys, .withoutEscapingSlashes]),
        bytes.count <= Self.byteLimit
      else { break }
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    return texts
  }

  /// A part of a document, and how it grows.
  private struct Part {
    let growth: Growth
    let scale: ([String: Any], Int) -> Any
  }

  private static func parts(of document: [String: Any]) -> [Part] {
    var parts = listPaths(in: document).map { path in
      Part(growth: .list) { document, factor in
        edit(document, at: path[...]) { list in
          let list = list as? [Any] ?? []
          return (0..<factor).flatMap { _ in list }
        }
      }
    }
    for index in (document["events"] as? [Any] ?? []).indices {
      parts.append(
        Part(growth: .loop) { document, factor in
          edit(document, at: [.key("events"), .index(index)]) { looping($0, factor) }
        })
    }
    for index in (document["views"] as? [Any] ?? []).indices {
      let path: [Step] = [.key("views"), .index(index)]
      parts.append(
        Part(growth: .rows) { document, factor in
          edit(document, at: path[...]) { view in
            ["id": "zrow", "forEach": "\(factor)", "as": "zz", "children": [view]]
          }
        })
      parts.append(
        Part(growth: .nesting) { document, factor in
          edit(document, at: path[...]) { view in
            (0..<factor).reduce(view) { ["id": "zview\($1)", "children": [$0]] }
          }
        })
    }
    return parts
  }

  /// An event that does what it does so many times.
  private static func looping(_ event: Any, _ count: Int) -> Any {
    guard var step = event as? [String: Any], let time = step.removeValue(forKey: "at") else {
      return event
    }
    return ["at": time, "forEach": "0..<\(count)", "as": "zz", "run": [step]]
  }

  // MARK: - Paths

  private enum Step {
    case key(String)
    case index(Int)
  }

  private static func listPaths(in value: Any) -> [[Step]] {
    switch value {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { key in
        listPaths(in: object[key] ?? 0).map { [.key(key)] + $0 }
      }
    case let list as [Any]:
      [[]]
        + list.indices.flatMap { index in listPaths(in: list[index]).map { [.index(index)] + $0 } }
    default: []
    }
  }

  private static func edit(
    _ value: Any, at path: ArraySlice<Step>, _ change: (Any) -> Any
  ) -> Any {
    switch path.first {
    case nil: return change(value)
    case .key(let key):
      guard var object = value as? [String: Any], let member = object[key] else { return value }
      object[key] = edit(member, at: path.dropFirst(), change)
      return object
    case .index(let index):
      guard var list = value as? [Any], list.indices.contains(index) else { return value }
      list[index] = edit(list[index], at: path.dropFirst(), change)
      return list
    }
  }
}
