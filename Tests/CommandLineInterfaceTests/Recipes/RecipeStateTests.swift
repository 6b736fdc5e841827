import TestSupport
import Testing

/// Every command in every state that a paused animation can be in.
@Suite struct RecipeStateTests {
  /// What a command does at 2 s, and the value on screen at 2.5 s.
  struct Answer: Sendable {
    let events: [String]
    let value: Double

    init(_ events: String, _ value: Double) {
      self.events = events.split(separator: ";").map { $0.trimmingPrefix(" ") }.map(String.init)
      self.value = value
    }
  }

  /// A state in which the animation is at 2 s, and what each command does there.
  struct Situation: CustomTestStringConvertible, Sendable {
    let name: String
    var isPausedAtFirst = false
    /// What happens before.
    let events: [String]
    let answers: [Command: Answer]

    var testDescription: String { name }
  }

  enum Command: String, CaseIterable, Sendable {
    case setFlag = #""set": { "p": true }"#
    case clearFlag = #""set": { "p": false }"#
    case pause = #""pause": "x""#
    case resume = #""resume": "x""#
    case stop = #""stop": "x""#
  }

  private static func start(at time: Double, _ duration: Double) -> String {
    #"{ "at": \#(time), "withAnimation": ".linear(duration: \#(duration))", "set": { "x": 1 } }"#
  }

  private static func flag(_ value: Bool, at time: Double) -> String {
    #"{ "at": \#(time), "set": { "p": \#(value) } }"#
  }

  static let situations = [
    Situation(
      name: "not begun", events: [],
      answers: [
        .setFlag: Answer("pause idle", 0), .clearFlag: Answer("", 0),
        .pause: Answer("pause idle", 0), .resume: Answer("resume idle", 0),
        .stop: Answer("stop idle", 0),
      ]),
    Situation(
      name: "running", events: [start(at: 1, 4)],
      answers: [
        .setFlag: Answer("pause; retarget cross-fade", 0.25), .clearFlag: Answer("", 0.375),
        .pause: Answer("pause", 0.25), .resume: Answer("resume already", 0.375),
        .stop: Answer("stop; retarget cross-fade", 0.25),
      ]),
    Situation(
      name: "paused by the recipe", events: [start(at: 0, 4), flag(true, at: 1)],
      answers: [
        // 1.5 s are left for 0.75.
        .setFlag: Answer("", 0.25), .clearFlag: Answer("resume; begin withAnimation", 0.5),
        .pause: Answer("pause idle", 0.25), .resume: Answer("resume idle", 0.25),
        .stop: Answer("stop idle", 0.25),
      ]),
    Situation(
      name: "paused by the recipe and moved by the app",
      events: [start(at: 0, 4), flag(true, at: 1), #"{ "at": 1.5, "set": { "x": 0.5 } }"#],
      answers: [
        .setFlag: Answer("", 0.5), .clearFlag: Answer("resume; begin withAnimation", 0.75),
        .pause: Answer("pause idle", 0.5), .resume: Answer("resume idle", 0.5),
        .stop: Answer("stop idle", 0.5),
      ]),
    Situation(
      name: "paused by the recipe and started again by the app",
      events: [start(at: 0, 4), flag(true, at: 1), start(at: 1.5, 4)],
      answers: [
        .setFlag: Answer("", 0.4375), .clearFlag: Answer("resume already", 0.4375),
        .pause: Answer("pause", 0.34375), .resume: Answer("resume already", 0.4375),
        .stop: Answer("stop; retarget cross-fade", 0.34375),
      ]),
    Situation(
      // From 0.125 at 1 s in 1.75 s.
      name: "resumed", events: [start(at: 0, 4), flag(true, at: 0.5), flag(false, at: 1)],
      answers: [
        .setFlag: Answer("pause; retarget cross-fade", 0.625), .clearFlag: Answer("", 0.875),
        .pause: Answer("pause", 0.625), .resume: Answer("resume already", 0.875),
        .stop: Answer("stop; retarget cross-fade", 0.625),
      ]),
    Situation(
      name: "finished", events: [start(at: 0, 1)],
      answers: [
        .setFlag: Answer("pause idle", 1), .clearFlag: Answer("", 1),
        .pause: Answer("pause idle", 1), .resume: Answer("resume idle", 1),
        .stop: Answer("stop idle", 1),
      ]),
    Situation(
      name: "paused when finished", events: [start(at: 0, 1), flag(true, at: 1)],
      answers: [
        .setFlag: Answer("", 1), .clearFlag: Answer("resume already", 1),
        .pause: Answer("pause idle", 1), .resume: Answer("resume idle", 1),
        .stop: Answer("stop idle", 1),
      ]),
    Situation(
      name: "running under a flag that was set at first", isPausedAtFirst: true,
      events: [start(at: 1, 4)],
      answers: [
        .setFlag: Answer("", 0.375), .clearFlag: Answer("resume idle", 0.375),
        .pause: Answer("pause", 0.25), .resume: Answer("resume already", 0.375),
        .stop: Answer("stop; retarget cross-fade", 0.25),
      ]),
    Situation(
      name: "held by the verb", events: [start(at: 1, 4), #"{ "at": 1.5, "pause": "x" }"#],
      answers: [
        .setFlag: Answer("pause; retarget cross-fade", 0.125), .clearFlag: Answer("", 0.125),
        .pause: Answer("pause already", 0.125), .resume: Answer("resume", 0.25),
        .stop: Answer("stop; retarget cross-fade", 0.125),
      ]),
  ]

  @Test(arguments: situations)
  func `every command has its answer in every state`(situation: Situation) throws {
    for command in Command.allCases {
      let answer = try #require(situation.answers[command])
      var document = RecipeDocument()
      document.state = #""x": 0, "p": \#(situation.isPausedAtFirst)"#
      document.events = situation.events + [#"{ "at": 2, \#(command.rawValue) }"#]
      let words: Set = ["pause", "resume", "stop", "begin", "retarget", "set"]
      let events = document.events(words).filter { $0.hasPrefix("2 ") }.map { $0.dropFirst(2) }
      #expect(events.map(String.init) == answer.events, "\(command.rawValue)")
      let value = try document.values(at: [2.5])[0]
      #expect(isClose(value, answer.value, within: 1e-12), "\(command.rawValue): \(value)")
    }
  }

  @Test(
    arguments: [
      ([], ["2 stop idle"], 0), ([start(at: 1, 4)], ["2 stop", "2 retarget cross-fade"], 0.25),
      ([start(at: 0, 1)], ["2 stop idle"], 1),
    ] as [([String], [String], Double)])
  func `a recipe that only stops knows no way back`(
    before: [String], expected: [String], value: Double
  ) throws {
    var document = RecipeDocument()
    document.recipe = #"{ "stoppable": "x", "paused": "p" }"#
    document.events = before + [Self.flag(true, at: 2), Self.flag(false, at: 3)]
    let events = document.events(["pause", "resume", "stop", "retarget"])
    #expect(events == expected)
    #expect(try document.values(at: [2.5, 4]) == [value, value])
  }
}
