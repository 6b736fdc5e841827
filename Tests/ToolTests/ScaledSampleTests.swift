import Foundation
import TestSupport
import Testing

/// Each list, loop and nesting of the samples grows tenfold until a limit is met: a document below 100 kB is answered or
/// refused in two seconds of a processor, 200 MB and 64 MB of output, whatever is large in it.
@Suite struct ScaledSampleTests {
  /// The release of the tool that is measured; a build for debugging takes twenty times as long.
  private static let release = ProcessInfo.processInfo.environment["INBETWEEN_RELEASE"]
  /// The address space of a run, in KiB: 200 MB, and the room of the libraries.
  private static let room = 320_000
  /// How many parts each command is tried with.
  private static let partCount = 12
  private static let outputLimit = 64_000_000

  private static let commands = [
    "check", "trace", "trace --metrics", "events --verbose", "explain", "explain --completions",
    "test --coverage", "plot", "show",
  ]

  /// The dearest runs of a command.
  private struct Table {
    private var dearest: [ScaledSample.Growth: (seconds: Double, name: String)] = [:]

    mutating func add(_ seconds: Double, _ sample: ScaledSample) {
      guard seconds >= dearest[sample.growth]?.seconds ?? 0 else { return }
      dearest[sample.growth] = (seconds, sample.name)
    }

    func line(of command: String) -> String {
      let cells = ScaledSample.Growth.allCases.map { growth in
        dearest[growth].map { "\(growth) \($0.seconds) s (\($0.name))" } ?? "\(growth) -"
      }
      return "\(command): " + cells.joined(separator: ", ")
    }
  }

  @Test(
    .enabled(if: release != nil, "no release is given to measure"),
    arguments: commands.indices)
  func `a small document keeps within the budgets whatever grows in it`(number: Int) throws {
    let command = Self.commands[number]
    let all = try ScaledSample.all()
    // Other parts for each command, spread over all samples.
    let step = max(all.count / Self.partCount, 1)
    var table = Table()
    for index in stride(from: number % step, to: all.count, by: step) {
      let sample = all[index]
      for text in sample.texts.reversed() {
        let run = try run(command, text)
        table.add(run.seconds, sample)
        let name = "\(command) of \(sample.name), part \(index), \(sample.growth)"
        #expect([0, 1, 64, 65].contains(run.status), "\(name): \(run.status) \(run.errors)")
        #expect(run.outputCount <= Self.outputLimit, "\(name)")
        // A smaller one is tried where this one is refused before it costs anything.
        if run.status == 0 || run.seconds > 0.3 { break }
      }
    }
    print(table.line(of: command))
  }

  private func run(
    _ command: String, _ text: String
  ) throws -> (status: Int32, seconds: Double, outputCount: Int, errors: String) {
    let folder = try TemporaryFolder("t.json", text)
    let tool = Self.release.map { "TOOL='\($0)'; " } ?? ""
    let run = try folder.shell(
      """
      \(tool)export TOOL D
      ulimit -t 2 && ulimit -v \(Self.room)
      bash -c 'TIMEFORMAT="%U %S"; time "$TOOL" \(command) "$D/t.json" 2>"$D/errors" >"$D/out"' 2>"$D/time"
      """)
    let times = (folder.text("time") ?? "").split(separator: "\n").last?.split(separator: " ")
    let seconds = (times ?? []).compactMap { Double($0) }.reduce(0, +)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/out")
    let errors = (folder.text("errors") ?? "").prefix(400)
    return (run.status, seconds, (attributes[.size] as? Int) ?? 0, String(errors))
  }
}
