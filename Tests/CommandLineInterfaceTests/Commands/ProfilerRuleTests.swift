import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The rules of the Trace Event Format, and the agreement of a trace with `trace` and `events`, for every sample.
@Suite struct ProfilerRuleTests {
  private static let options = [[], ["--clock", "device", "--velocity"]]

  private struct Sample {
    let name: String
    let trace: ProfilerTrace
    let options: [String]

    func table(_ command: String) -> [[String: String]] {
      let ownOptions = command == "events" ? options.filter { $0 != "--velocity" } : options
      let run = runInMemory([command, name, "-q"] + ownOptions)
      let rows = run.output.split(separator: "\n").map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      guard let header = rows.first else { return [] }
      // The last field of a quoted text may be cut, which no number is.
      return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
    }
  }

  private static func samples() throws -> [Sample] {
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples"))
      .filter { $0.hasSuffix(".json") }.sorted().map { "samples/" + $0 }
    #expect(names.count > 70)
    return try names.enumerated().flatMap { index, name in
      try options.sampled(every: 2, from: index).map { options in
        let run = runInMemory(["trace", name, "-q", "-f", "perfetto"] + options)
        try #require(run.status == .success, "\(name): \(run.errors)")
        return Sample(name: name, trace: try ProfilerTrace(run.output), options: options)
      }
    }
  }

  @Test func `slices of a thread never overlap, and every entry has a thread with a name`() throws {
    for sample in try Self.samples() {
      let named = sample.trace.entries("M", named: "thread_name").map { [$0.pid, $0.tid] }
      #expect(Set(named.map { $0[1] }).count == named.count, "\(sample.name)")
      let threads = Set(named)
      for entry in sample.trace.traceEvents {
        #expect(threads.contains([entry.pid, entry.tid]), "\(sample.name): \(entry)")
        #expect(["M", "X", "i", "C"].contains(entry.ph), "\(sample.name): \(entry)")
        #expect((entry.ts == nil) == (entry.ph == "M"), "\(sample.name): \(entry)")
        #expect((entry.dur == nil) == (entry.ph != "X"), "\(sample.name): \(entry)")
      }
      for (thread, slices) in Dictionary(grouping: sample.trace.slices, by: \.tid) {
        let sorted = slices.sorted { ($0.nanoseconds, $0.end) < ($1.nanoseconds, $1.end) }
        for (slice, next) in zip(sorted, sorted.dropFirst()) {
          #expect(slice.end <= next.nanoseconds, "\(sample.name), thread \(thread)")
        }
        #expect(slices.allSatisfy { $0.end >= $0.nanoseconds })
      }
    }
  }

  @Test func `each motion of the events is a slice, and each other event an instant`() throws {
    for sample in try Self.samples() {
      let events = sample.table("events")
      let motions = events.filter {
        ["begin", "retarget"].contains($0["event"]) && $0["detail"] != "track"
      }
      let begun = motions.map { [$0["track"], $0["event"], $0["transaction"]] }
      let slices = sample.trace.slices.map {
        [$0.name, $0.text("event"), $0.text("transaction") ?? ""]
      }
      #expect(Set(begun) == Set(slices) && begun.count == slices.count, "\(sample.name)")
      let others = events.filter {
        $0["detail"] == "track" || !["begin", "retarget", "end"].contains($0["event"])
      }
      #expect(others.count == sample.trace.instants.count, "\(sample.name)")
    }
  }

  @Test func `counters have the values of the rows`() throws {
    for sample in try Self.samples() {
      var changes = sample.trace.entries("C")[...]
      #expect(
        zip(changes, changes.dropFirst()).allSatisfy { $0.nanoseconds <= $1.nanoseconds },
        "\(sample.name)")
      var values: [String: Double] = [:]
      for row in sample.table("trace") {
        let time = try #require(row["time"].flatMap(Double.init))
        // A row has microseconds, a counter nanoseconds.
        while let next = changes.first, Double(next.nanoseconds) <= time * 1e9 + 600 {
          values[next.name] = next.value
          changes.removeFirst()
        }
        for (name, field) in row where name != "time" {
          guard let number = Double(field) else { continue }
          #expect(values[name] == number, "\(sample.name), \(name) at \(time)")
        }
      }
      #expect(changes.isEmpty, "\(sample.name)")
    }
  }
}
