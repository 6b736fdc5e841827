import Foundation
import TestSupport
import Testing

/// Each list, loop and nesting of the samples grows tenfold until a limit is met: a document below 100 kB is answered or
/// refused in two seconds of a processor, 200 MB of resident memory and 64 MB of output, whatever is large in it.
///
/// A dozen parts are tried with each command, others for each. With `INBETWEEN_ALL_CASES` the parts of all samples, in
/// their order, go round the commands: each part is tried with one command, and the part after it with the next one, so
/// that a run tries all parts, and all kinds of them with each command.
@Suite struct ScaledSampleTests {
  /// The release of the tool that is measured; a build for debugging takes twenty times as long.
  private static let release = ProcessInfo.processInfo.environment["INBETWEEN_RELEASE"]

  private static let commands = [
    "check", "trace", "trace --metrics", "events --verbose", "explain", "explain --completions",
    "test --coverage", "plot", "show",
  ]

  /// On a machine that is not slow.
  private static let secondsLimit = 2.0
  private static let memoryLimit = 200_000_000
  private static let outputLimit = 64_000_000

  /// How many parts a command is tried with, unless all of them are.
  private static let fewParts = 12

  /// The parts that a command is tried with.
  private static func parts(of command: Int, among count: Int, areAll: Bool = Cases.areAll) -> [Int]
  {
    let step = areAll ? commands.count : max(count / fewParts, 1)
    return Array(stride(from: command % step, to: count, by: step))
  }

  @Test func `each part of a sample is tried, and each kind of part with each command`() throws {
    let all = try ScaledSample.all()
    var tried: Set<Int> = []
    for command in Self.commands.indices {
      let parts = Self.parts(of: command, among: all.count, areAll: true)
      #expect(Set(parts.map { all[$0].growth }).count == ScaledSample.Growth.allCases.count)
      tried.formUnion(parts)
    }
    #expect(tried.count == all.count && all.count > 2_000)
  }

  @Test(
    .enabled(if: release != nil, "no release is given to measure"),
    arguments: commands.indices)
  func `a small document keeps within the budgets whatever grows in it`(number: Int) throws {
    let command = Self.commands[number]
    let all = try ScaledSample.all()
    let folder = try TemporaryFolder("meter.py", Self.meter)
    var tried: [String] = []
    for index in Self.parts(of: number, among: all.count) {
      // The largest first: a smaller one is tried where a larger one is refused before it costs anything.
      let texts = all[index].texts.reversed().enumerated()
      let names = try texts.map { place, text in
        try folder.write(text, to: "\(index)-\(place).json")
        return "\(index)-\(place).json"
      }
      if !names.isEmpty { tried.append(names.joined(separator: " ")) }
    }
    try folder.write(tried.joined(separator: "\n"), to: "parts")
    let arguments =
      ["meter.py", try #require(Self.release)] + command.split(separator: " ").map(String.init)
    let run = Tool.FinishedRun(
      try ChildProcess.run(
        "/usr/bin/env", ["python3"] + arguments, in: folder.path, limit: 7_200))
    try #require(run.status == 0, "\(run.errors)")
    let runs = try String(decoding: run.output, as: UTF8.self).split(separator: "\n").map {
      try #require(Measured($0))
    }
    #expect(runs.count >= tried.count)
    let secondsLimit = Self.secondsLimit * (try MachineSpeed.slowness())
    for run in runs {
      let sample = all[run.part]
      let name = "\(command) of \(sample.name), part \(run.part), \(sample.growth): \(run)"
      #expect([0, 1, 64, 65].contains(run.status), "\(name)")
      #expect(run.seconds <= secondsLimit, "\(name)")
      #expect(run.memory <= Self.memoryLimit, "\(name)")
      #expect(run.outputCount <= Self.outputLimit, "\(name)")
    }
    print(try Self.table(of: command, runs, all))
  }

  /// A line with the dearest runs of a command, by the parts that grow.
  private static func table(
    of command: String, _ runs: [Measured], _ all: [ScaledSample]
  ) throws -> String {
    let cells = ScaledSample.Growth.allCases.compactMap { growth -> String? in
      let these = runs.filter { all[$0.part].growth == growth }
      guard let slow = these.max(by: { $0.seconds < $1.seconds }),
        let large = these.max(by: { $0.memory < $1.memory })
      else { return nil }
      return "\(growth) \(slow.seconds) s (\(all[slow.part].name)), "
        + "\(large.memory / 1_000_000) MB (\(all[large.part].name))"
    }
    return "\(command), \(runs.count) runs: " + cells.joined(separator: "; ")
  }

  /// A run, as the meter prints it.
  private struct Measured: CustomStringConvertible {
    let part: Int
    let status: Int
    let seconds: Double
    /// The greatest resident memory, in bytes.
    let memory: Int
    let outputCount: Int
    let description: String

    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
      guard words.count == 6, let part = Int(words[0]), let status = Int(words[1]),
        let seconds = Double(words[2]), let memory = Int(words[3]), let count = Int(words[4])
      else { return nil }
      (self.part, self.status, self.seconds, self.memory) = (part, status, seconds, memory)
      outputCount = count
      description = String(line)
    }
  }

  /// Runs the tool on the documents of each part, one after another, and prints the system's account of each run: other
  /// work on the cores makes a run dearer by up to three quarters. A test could not measure that itself, as the memory of
  /// a process is never less than that of the process that has started it.
  private static let meter = #"""
    import os, sys
    tool, words = sys.argv[1], sys.argv[2:]
    parts = open("parts").read().splitlines()

    def measure(name):
        out, errors = (os.open(kind, os.O_RDWR | os.O_CREAT | os.O_TRUNC) for kind in ("out", "errors"))
        # A run that goes on and on is ended by the system.
        limited = ["/bin/sh", "-c", 'ulimit -t 20 && exec "$0" "$@"', tool, *words, name]
        process = os.posix_spawn(
            "/bin/sh", limited, os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, out, 1), (os.POSIX_SPAWN_DUP2, errors, 2)])
        _, status, usage = os.wait4(process, 0)
        seconds = usage.ru_utime + usage.ru_stime
        memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        said = os.pread(errors, 200, 0).decode(errors="replace").split("\n")[0]
        count = os.fstat(out).st_size
        os.close(out), os.close(errors)
        code = os.waitstatus_to_exitcode(status)
        print(name.split("-")[0], code, round(seconds, 3), memory, count, said, flush=True)
        return code == 0 or seconds > 0.3

    for names in reversed(parts):
        for name in names.split():
            if measure(name): break
    """#
}
