import Foundation
import TestSupport

/// The parts of the samples, by key, their texts, and the parts of views in Swift.
struct FragmentPool: Sendable {
  /// The samples, taken apart.
  let documents: [JSONTree]
  /// Views in Swift, taken apart.
  let swift: SwiftPool
  /// The values that a key has somewhere, by the key with its quotes.
  private(set) var values: [String: [JSONTree]] = [:]
  /// The keys that an object has beside another one.
  private(set) var neighbours: [String: [String]] = [:]
  /// The texts, without their quotes.
  private(set) var texts: [String] = []
  /// Everything that is in the samples.
  private(set) var everything: [JSONTree] = []

  init(of documents: [JSONTree], and swift: SwiftPool) {
    self.documents = documents
    self.swift = swift
    for document in documents { document.forEach { add($0) } }
    for key in neighbours.keys {
      neighbours[key] = Array(Set(neighbours[key] ?? [])).sorted()
    }
  }

  /// The fragments of all samples, and of the documents that the views in Swift make.
  static func ofSamples() throws -> FragmentPool {
    let folder = RepositoryFiles.path("samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let samples = try names.filter { $0.hasSuffix(".json") }.map {
      try RepositoryFiles.bytes("samples/\($0)")
    }
    let swift = try SwiftPool.ofTests()
    let imported = swift.sources.compactMap { Importing(Array($0.text.utf8)).document }
    return FragmentPool(
      of: (samples + imported).map { JSONTree(String(decoding: $0, as: UTF8.self)) }, and: swift)
  }

  private mutating func add(_ tree: JSONTree) {
    everything.append(tree)
    switch tree {
    case .scalar(let spelling):
      if spelling.hasPrefix("\"") { texts.append(String(spelling.dropFirst().dropLast())) }
    case .array: break
    case .object(let members):
      for member in members {
        values[member.key, default: []].append(member.value)
        neighbours[member.key, default: []] += members.map { $0.key }
      }
    }
  }
}
