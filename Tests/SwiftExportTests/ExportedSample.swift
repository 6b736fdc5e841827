import AnimationEngine
import Diagnostics
import Foundation
import SwiftImport
import TestSupport
import Testing
import TimelineDocument
import TimelineSimulation

@testable import SwiftExport

/// A sample that was exported, with its trace.
struct ExportedSample: CustomTestStringConvertible, Sendable {
  let name: String
  /// The Swift file; nil for a sample that is refused.
  let text: String?
  /// What was refused.
  let refusals: [String]
  /// The rows of the sample, and those of the file that is imported again, as `trace` prints them.
  let trace: String
  let returned: String?
  /// The times, words and labels of the events of both that a view on a device can note.
  let labels: [String]
  let returnedLabels: [String]

  var testDescription: String { name }

  /// All samples.
  static let all: [ExportedSample] = {
    let folder = RepositoryFiles.path("samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      do {
        return try ExportedSample("samples/\(name)")
      } catch {
        Issue.record(error, "\(name)")
        return nil
      }
    }
  }()

  /// Exports a document, and imports what comes of it.
  init(_ name: String) throws {
    let bytes = try RepositoryFiles.bytes(name)
    try self.init(name, document: bytes)
  }

  init(_ name: String, document: [UInt8]) throws {
    self.name = name
    var (checked, found) = CheckedTimeline.read(SourceText(name: name, bytes: document))
    let timeline = try #require(checked, "\(found.first)")
    let played = Trace(timeline, sampling: Sampling(), diagnostics: &found)
    let original = try #require(played, "\(found.first)")
    let numbers = original.columns.filter { $0.content == .number }.map { $0.name }
    let export = SwiftExport(
      timeline,
      SwiftExportOptions(
        view: "SampleView", input: name, columns: numbers,
        framesPerSecond: timeline.timeline.frameRate, end: original.lastTime))
    text = export.text
    refusals = export.diagnostics.first.map { $0.message }
    trace = try original.csv
    labels = try original.labels
    let again = try export.text.map { text in
      let source = SourceText(name: "SampleView.swift", bytes: Array(text.utf8))
      let made = SwiftImport([source])
      let document = try #require(made.document, "\(name): \(made.found.first)")
      #expect(made.account.count(of: .unread) == 0, "\(name)")
      return try Self.trace(document, like: timeline.timeline, until: original.lastTime)
    }
    returned = try again?.csv
    returnedLabels = try again?.labels ?? []
  }

  /// The trace of a document over the times and under the settings of another.
  private static func trace(
    _ document: [UInt8], like other: Timeline, until end: Double
  ) throws -> Trace {
    var overrides = TimelineOverrides()
    overrides.clock = other.clock
    overrides.profile = other.profile
    overrides.roomSize = other.roomSize
    var sampling = Sampling()
    sampling.frameRate = other.frameRate
    overrides.until = Instant(seconds: end)
    var (checked, found) = CheckedTimeline.read(
      SourceText(name: "returned", bytes: document), overrides)
    let timeline = try #require(checked, "\(found.first)")
    let played = Trace(timeline, sampling: sampling, diagnostics: &found)
    return try #require(played, "\(found.first)")
  }
}

extension Trace {
  /// The rows of the columns of numbers as `trace` prints them.
  fileprivate var csv: String {
    get throws {
      var bytes: [UInt8] = []
      let places = columns.indices.filter { columns[$0].content == .number }
      try writeRows(of: places, as: OutputStyle()) { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The events with a label that a view on a device can note.
  fileprivate var labels: [String] {
    get throws {
      var bytes: [UInt8] = []
      try writeEvents(as: OutputStyle()) { bytes += $0 }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return lines.compactMap { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        guard ["complete", "observe", "emit"].contains(cells[1]), !cells[4].isEmpty else {
          return nil
        }
        return "\(cells[0]) \(cells[1]) \(cells[4])"
      }
    }
  }
}
