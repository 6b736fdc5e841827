import Foundation
import Platform
import TestSupport
import Testing

/// Every call of the system by which a run reads and writes fails once, in every run of a kind: at the first
/// call, at the second, and so on to the last. Without all cases a part of the commands is tried, each to its
/// last call.
@Suite(.enabled(if: FaultLibrary.isAvailable, "needs glibc and clang"))
struct FaultTests {
  /// A command line in a folder of its own.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    var files: [String: String] = [:]
    var input: String?
    /// Of the runs without a fault.
    var status: Int32 = 0
    /// Whether what is printed before a fault is the beginning of what would be printed.
    var isStream = true

    var testDescription: String { words.joined(separator: " ") }

    func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for (name, text) in files {
        if let slash = name.lastIndex(of: "/") {
          try FileManager.default.createDirectory(
            atPath: folder.path + "/" + name[..<slash], withIntermediateDirectories: true)
        }
        try folder.write(text, to: name)
      }
      return folder
    }
  }

  private static let card =
    #"{"fps":4,"state":{"x":0},"events":[{"at":0,"withAnimation":".linear(duration: 1)","set":{"x":1}},{"at":1,"expect":{"x":1}}]}"#
  private static let other = card.replacingOccurrences(of: #""x":1"#, with: #""x":2"#)
  private static let inputs = ["card.json": card, "out": "old\n"]

  static let cases: [Case] = [
    Case(words: ["trace", "card.json"], files: inputs),
    Case(words: ["trace"], input: card),
    Case(words: ["trace", "card.json", "--output", "out"], files: inputs),
    Case(words: ["trace", "card.json", "-f", "json", "-o", "new"], files: inputs),
    Case(words: ["trace", "card.json", "-o", "card.json"], files: inputs, status: 64),
    Case(words: ["trace", "--batch", "lines"], files: ["lines": card + "\n{\n" + other + "\n"]),
    Case(
      words: ["trace", "--batch", "lines", "-o", "out"],
      files: ["lines": card + "\n" + other, "out": "old\n"]),
    Case(words: ["trace", "card.json", "--set", "x=0,1", "-o", "out"], files: inputs),
    Case(words: ["events", "card.json"], files: inputs),
    Case(words: ["explain", "card.json"], files: inputs),
    Case(words: ["show", "card.json", "--output", "out"], files: inputs),
    Case(words: ["plot", "card.json", "--output", "out.svg"], files: inputs),
    Case(words: ["init", "timeline.json"]),
    Case(words: ["init", "card.json"], files: inputs, status: 73),
    Case(
      words: ["test", "card.json", "--golden", "goldens"],
      files: ["card.json": card, "goldens/card.golden": golden], status: 1, isStream: false),
    Case(
      words: ["test", "card.json", "--golden", "goldens", "--update"], files: inputs,
      isStream: false),
    Case(
      words: ["test", "card.json", "--golden", "goldens", "--update"],
      files: ["card.json": card, "goldens/card.golden": golden], isStream: false),
    Case(
      words: ["check", "card.json", "folder"],
      files: ["card.json": card, "folder/a.json": card, "folder/inner/b.json": "{"], status: 1),
    Case(
      words: ["diff", "a.csv", "b.csv"],
      files: ["a.csv": "time,x\n0,1\n", "b.csv": "time,x\n0,2\n"], status: 1),
  ]

  /// What was recorded of the timeline when it was another one.
  private static let golden =
    #"{"format":"inbetween.trace","version":1,"document":"card.json","columns":["time","x"],"frames":[{"time":0,"x":7}]}"#

  /// The documented statuses of a run that the system has failed.
  private static let failures: Set<Int32> = [66, 70, 73, 74]

  @Test(arguments: cases.sampled(every: 3))
  func
    `a call that fails ends the run with a documented status and a message, and every file is whole`(
      _ example: Case
    ) throws
  {
    let sound = try SoundRun(of: example)
    try forEachCall(of: example, .fail) { run, files in
      let call = run.calls[0]
      let status = run.result.status
      guard status != example.status else {
        // A message may be lost, and what was asked of the system in vain may not matter.
        #expect(run.output == sound.output, "\(call)")
        #expect(files == sound.files, "\(call)")
        return
      }
      #expect(Self.failures.contains(status), "\(call): \(status)")
      #expect(status != 70 || call.hasPrefix("pthread_create"), "\(call)")
      #expect(run.errors.contains("inbetween: error: ") || call == "write 2", "\(call)")
      #expect(!example.isStream || sound.output.hasPrefix(run.output), "\(call): \(run.output)")
      sound.expectWhole(files, after: call)
    }
  }

  @Test(arguments: cases.sampled(every: 3, from: 1))
  func `calls that fail from one on end the run with a documented status, and every file is whole`(
    _ example: Case
  ) throws {
    let sound = try SoundRun(of: example)
    try forEachCall(of: example, .persist) { run, files in
      let status = run.result.status
      #expect(status == example.status || Self.failures.contains(status), "\(run.calls): \(status)")
      // What cannot be removed stays.
      sound.expectWhole(files.filter { !$0.key.contains(".inbetween-") }, after: run.calls[0])
    }
  }

  @Test(
    arguments: Cases.pairs(cases, [FaultLibrary.Kind.interrupt, .byte], every: 2).sampled(every: 2))
  func `a call that is interrupted, or moves a single byte, changes nothing`(
    _ example: Case, kind: FaultLibrary.Kind
  ) throws {
    let sound = try SoundRun(of: example)
    try forEachCall(of: example, kind) { run, files in
      #expect(run.result.status == example.status, "\(run.calls)")
      #expect(run.output == sound.output, "\(run.calls)")
      #expect(run.errors == sound.errors, "\(run.calls)")
      #expect(files == sound.files, "\(run.calls)")
    }
  }

  /// The commands that write a file.
  private static let writers = cases.filter {
    !Set($0.words).isDisjoint(with: ["--output", "-o", "--update", "init"])
  }

  @Test(arguments: Cases.pairs(writers, [SIGTERM, SIGKILL], every: 2))
  func `a signal at any call leaves every file whole, and nothing else if it can be caught`(
    _ example: Case, signal: Int32
  ) throws {
    let sound = try SoundRun(of: example)
    try forEachCall(of: example, .signal, signal) { run, files in
      #expect(run.result.status == 128 + signal, "\(run.calls)")
      let isTemporary: (String) -> Bool = { $0.contains(".inbetween-") }
      #expect(signal == SIGKILL || !files.keys.contains(where: isTemporary), "\(run.calls)")
      sound.expectWhole(files.filter { !isTemporary($0.key) }, after: run.calls[0])
    }
  }

  /// Where a run is that has begun to write a file.
  private static let writing = Case(
    words: ["trace", "card.json", "--output", "out"], files: inputs)

  /// The number of the call that writes to the file.
  private static func writingCall() throws -> Int {
    for number in 1...100 {
      let run = try FaultLibrary.run(
        writing.words, in: try writing.folder(), .interrupt, at: number)
      if run.calls.first?.hasPrefix("write ") == true { return number }
    }
    throw ChildProcess.Failure(description: "nothing is written")
  }

  /// What a Linux process can be told: it ends, but for the last six.
  @Test(arguments: [
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2,
    SIGALRM, SIGTERM, 16, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, 30, SIGSYS, 34, 64,
    SIGPIPE, SIGXFSZ, SIGCHLD, SIGCONT, SIGURG, SIGWINCH,
  ])
  func `every signal that ends a run removes what it has begun`(signal: Int32) throws {
    let isHarmless = [SIGPIPE, SIGXFSZ, SIGCHLD, SIGCONT, SIGURG, SIGWINCH].contains(signal)
    let folder = try Self.writing.folder()
    // A call that is not interrupted counts as one for a signal as well.
    let run = try FaultLibrary.run(
      Self.writing.words, in: folder, .signal, at: try Self.writingCall(), signal: signal)
    #expect(run.calls.first?.hasPrefix("write ") == true)
    #expect(run.result.status == (isHarmless ? 0 : 128 + signal))
    #expect(folder.names == ["card.json", "out"])
    #expect((folder.text("out") == "old\n") != isHarmless)
  }

  @Test func `what is begun can be read by nobody who cannot read the file that it replaces`()
    throws
  {
    var temporaries = 0
    for permissions in ["640", "204"] {
      for number in 1...100 {
        let folder = try Self.writing.folder()
        _ = try folder.shell("chmod \(permissions) \"$D/out\"")
        let run = try FaultLibrary.run(
          Self.writing.words, in: folder, .signal, at: number, signal: SIGKILL)
        if run.calls.isEmpty { break }
        for name in folder.names {
          let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.path + "/" + name)
          let mode = try #require(attributes[.posixPermissions] as? Int)
          if name.hasPrefix(".inbetween-") { temporaries += 1 }
          let allowed = try #require(Int(permissions, radix: 8))
          // Only the owner may do more.
          #expect(name == "card.json" || mode & 0o077 & ~allowed == 0, "\(name) at \(run.calls)")
        }
      }
    }
    #expect(temporaries > 4)
  }

  /// Runs a case with a fault in its first call, its second, and so on, as long as there is such a call.
  private func forEachCall(
    of example: Case, _ kind: FaultLibrary.Kind, _ signal: Int32 = SIGTERM,
    _ check: (FaultLibrary.Run, [String: String]) throws -> Void
  ) throws {
    for number in 1... {
      let folder = try example.folder()
      let run = try FaultLibrary.run(
        example.words, in: folder, input: example.input.map { Array($0.utf8) }, kind, at: number,
        signal: signal)
      guard !run.calls.isEmpty else {
        // Each of them makes calls, and all but the shortest reads and writes.
        #expect(number > (kind == .byte ? 1 : 2))
        return
      }
      try check(run, folder.contents)
    }
  }
}

/// A run in which nothing fails.
private struct SoundRun {
  let output: String
  let errors: String
  /// What was in the folder before it, and what is there afterwards.
  let oldFiles: [String: String]
  let files: [String: String]

  init(of example: FaultTests.Case) throws {
    let folder = try example.folder()
    oldFiles = folder.contents
    let run = try ChildProcess.run(
      Tool.executable.path, example.words, in: folder.path, environment: [:],
      input: example.input.map { Array($0.utf8) })
    #expect(run.status == example.status, "\(String(decoding: run.errors, as: UTF8.self))")
    output = String(decoding: run.output, as: UTF8.self)
    errors = String(decoding: run.errors, as: UTF8.self)
    files = folder.contents
  }

  /// Each file has all of its old content, or all of its new one; no other file is there.
  func expectWhole(_ found: [String: String], after call: String) {
    for (name, text) in found {
      #expect(text == oldFiles[name] || text == files[name], "\(name) after \(call): \(text)")
    }
    for name in oldFiles.keys { #expect(found[name] != nil, "\(name) after \(call)") }
  }
}

extension TemporaryFolder {
  /// The texts of all files, by their paths.
  fileprivate var contents: [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in text(name).map { (name, $0) } })
  }
}
