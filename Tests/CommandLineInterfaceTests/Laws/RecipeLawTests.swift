import TestSupport
import Testing

/// A recipe that is tapped at the worst moments: what is on screen moves on from where it was.
@Suite struct RecipeLawTests {
  /// A motion from 0 to 1 that begins at 0.25 s, and how it is resumed.
  struct Motion: CustomTestStringConvertible, Sendable {
    let animation: String
    let resumption: String
    /// No motion is faster than this, in distances a second.
    let topSpeed: Double
    /// How long a value may be kept: that of a spring in steps for one step.
    var step = 0.0

    var testDescription: String { animation }
  }

  private static let curve = ".linear(duration: remaining)"
  private static let start = 0.25

  static let motions = [
    Motion(animation: ".linear(duration: 1)", resumption: curve, topSpeed: 1),
    Motion(
      animation: ".easeInOut(duration: 1)", resumption: ".easeInOut(duration: remaining)",
      topSpeed: 2),
    Motion(
      animation: ".linear(duration: 0.5).delay(0.5)", resumption: curve, topSpeed: 2),
    Motion(
      animation: ".linear(duration: 0.5).repeatCount(3, autoreverses: true)", resumption: curve,
      topSpeed: 2),
    Motion(
      animation: ".linear(duration: 0.5).repeatForever(autoreverses: true)", resumption: curve,
      topSpeed: 2),
    Motion(
      animation: ".interpolatingSpring(stiffness: 100, damping: 5)",
      resumption: ".interpolatingSpring(stiffness: 100, damping: 5)", topSpeed: 10),
    Motion(
      animation: ".spring(duration: 0.6, bounce: 0.5)",
      resumption: ".spring(duration: 0.6, bounce: 0.5)", topSpeed: 12, step: 1.0 / 300),
  ]

  /// Before the start and exactly at it, in the middle, at a turn of a repetition, where a spring is
  /// beyond its target, exactly at an end and after it.
  static let moments = [0.1, 0.25, 0.5, 0.6, 0.75, 1, 1.25, 1.5, 1.75, 2.5]

  private func document(_ motion: Motion, taps: [String]) -> RecipeDocument {
    var document = RecipeDocument()
    document.recipe = """
      { "pausable": "x", "target": 1, "remaining": "abs(1 - value)", "paused": "p",
        "animation": "\(motion.resumption)" }
      """
    document.members = #""until": 4, "#
    document.events =
      [
        """
        { "at": \(Self.start), "withAnimation": "\(motion.animation)", "set": { "x": 1 } }
        """
      ] + taps
    return document
  }

  private static func toggle(_ times: Double...) -> String {
    #"{ "at": \#(times), "toggle": "p" }"#
  }

  /// Times in a fine grid around the taps, and in a coarse one everywhere.
  private func times(around taps: [Double]) -> [Double] {
    let fine = taps.flatMap { tap in (-20...20).map { Int((tap * 1e5).rounded()) + $0 } }
    let coarse = (0...800).map { $0 * 500 }
    return Set(fine + coarse).sorted().map { Double($0) / 1e5 }
  }

  /// The instants after which the value has jumped, though nothing moves that fast.
  private func jumps(
    _ document: RecipeDocument, _ motion: Motion, taps: [Double]
  ) throws -> [Double] {
    let times = times(around: taps)
    let values = try document.values(at: times)
    return times.indices.dropFirst().filter { index in
      // While one motion fades out another, both may move it.
      let span = times[index] - times[index - 1] + motion.step
      return abs(values[index] - values[index - 1]) > 2 * motion.topSpeed * span + 1e-9
    }.map { times[$0] }
  }

  @Test(arguments: Cases.pairs(motions, moments, every: 3))
  func `neither a pause nor a resumption makes the value jump`(
    motion: Motion, moment: Double
  ) throws {
    for length in [0, 0.00005, 0.3] {
      let taps = [moment, moment + length]
      let document = document(motion, taps: [Self.toggle(taps[0], taps[1])])
      #expect(try jumps(document, motion, taps: taps) == [], "paused for \(length) s")
    }
  }

  @Test(arguments: Cases.pairs(motions, moments, every: 3))
  func `two taps in one turn are none`(motion: Motion, moment: Double) throws {
    let tap = #"{ "at": \#(moment), "run": [ { "toggle": "p" }, { "toggle": "p" } ] }"#
    let times = times(around: [moment])
    #expect(
      try document(motion, taps: [tap]).values(at: times)
        == document(motion, taps: []).values(at: times))
  }

  @Test(arguments: motions, [0.5, 0.6, 0.9])
  func `in mid-flight a pause holds the value of its instant`(
    motion: Motion, moment: Double
  ) throws {
    let paused = document(motion, taps: [Self.toggle(moment, 3)])
    let before = try document(motion, taps: []).values(at: [moment])[0]
    let values = try paused.values(at: [moment, moment + 0.0001, moment + 0.1, 2, 3])
    #expect(values.allSatisfy { $0 == before })
  }

  @Test func `at the turn of a repetition the target is what is on screen, so nothing stops`()
    throws
  {
    let motion = try #require(Self.motions.first { $0.animation.contains("repeatForever") })
    let times = times(around: [0.75])
    let tapped = document(motion, taps: [Self.toggle(0.75)])
    #expect(try tapped.values(at: times) == document(motion, taps: []).values(at: times))
    #expect(tapped.events(["pause"]) == ["0.75 pause already"])
  }

  @Test func `a pause before the start holds nothing that starts later`() throws {
    let motion = Self.motions[0]
    let tapped = document(motion, taps: [Self.toggle(0.1)])
    #expect(try tapped.values(at: [0.2, 0.75, 1.25]) == [0, 0.5, 1])
  }

  @Test(arguments: Cases.pairs(motions, moments, every: 3))
  func `on a display no frame shows more than two frames of motion`(
    motion: Motion, moment: Double
  ) throws {
    let document = document(motion, taps: [Self.toggle(moment, moment + 0.3)])
    let run = runInMemory(
      "trace", "--clock", "display", "--fps", "60", "--precision", "full", input: document.text)
    let values = try numbers(in: run.output, column: 1)
    #expect(values.count == 241)
    for (before, after) in zip(values, values.dropFirst()) {
      #expect(abs(after - before) <= 2 * motion.topSpeed / 60 + 1e-9)
    }
  }
}
