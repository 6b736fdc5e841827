import CommandLineInterface
import TestSupport
import Testing

/// `check` finds what `trace` would refuse, and nothing else.
@Suite struct CheckAgreementTests {
  private static func document(_ animation: String, _ rest: String = "") -> String {
    """
    { "state": { "x": 0, "y": 0 }\(rest), "events": [
      { "at": 0, "withAnimation": "\(animation)", "set": { "x": 1 } } ] }
    """
  }

  private static func events(_ events: String, _ rest: String = "") -> String {
    "{ \"state\": { \"x\": 0 }\(rest), \"events\": [ \(events) ] }"
  }

  private static let refused: [(text: String, code: String)] = [
    (document(".interpolatingSpring(mass: 1, stiffness: 1, damping: 0.0001)"), "never-settles"),
    (document(".interpolatingSpring(mass: 1, stiffness: 1, damping: 0)"), "never-settles"),
    (document(".spring(response: 1, dampingFraction: 0)"), "never-settles"),
    (document(".spring(response: 9, dampingFraction: 0.00001)"), "never-settles"),
    (document(".spring(duration: 8000, bounce: 0)"), "never-settles"),
    (document(".linear(duration: 3601)"), "never-settles"),
    (document(".linear(duration: 1).delay(3600)"), "never-settles"),
    (document(".linear(duration: 1).speed(0)"), "never-settles"),
    (document(".linear(duration: 1).speed(0.0001)"), "never-settles"),
    (document(".linear(duration: 1).repeatForever()"), "never-settles"),
    (document(".linear(duration: 1).repeatCount(4000)"), "never-settles"),
    (document(".linear(duration: 1)", ", \"fps\": 1000000, \"until\": 101"), "too-many"),
    (document(".linear(duration: 101)", ", \"fps\": 1000000"), "too-many"),
    (events("{ \"at\": 1e9, \"set\": { \"x\": 1 } }"), "too-many"),
    (events("{ \"at\": 1e9, \"emit\": \"late\" }"), "too-many"),
    (events("{ \"at\": 0, \"set\": { \"x\": 1 } }", ", \"until\": 1e9"), "too-many"),
    (
      events("{ \"at\": 0, \"async\": { \"after\": 3601, \"run\": [ { \"emit\": \"a\" } ] } }"),
      "never-settles"
    ),
  ]

  private static let played: [String] = [
    document(".linear(duration: 3599)"), document(".spring(duration: 600, bounce: 0)"),
    document(".spring(response: 1, dampingFraction: 0)", ", \"until\": 2"),
    document(".linear(duration: 1).repeatForever()", ", \"until\": 2"),
    document(".linear(duration: 1).delay(-1e9)"), document(".linear(duration: 1).speed(1e9)"),
    document(".linear(duration: 5000).speed(2)"),
    events("{ \"at\": 1e6, \"set\": { \"x\": 1 } }", ", \"fps\": 0.001"),
    events("{ \"at\": 0, \"set\": { \"x\": 1 } }", ", \"until\": 1e9, \"fps\": 0.001"),
    // A motion that is held has settled.
    events(
      "{ \"at\": 0, \"withAnimation\": true, \"set\": { \"x\": 1 } }, { \"at\": 0.1, \"pause\": \"x\" }"
    ),
    events(
      "{ \"at\": 0, \"withAnimation\": true, \"set\": { \"x\": 1 } }, { \"at\": 0.1, \"pause\": \"x\" }, "
        + "{ \"at\": 9, \"resume\": \"x\" }"),
  ]

  @Test(arguments: refused)
  func `a check refuses what a trace refuses, with the same words`(text: String, code: String)
    throws
  {
    let check = runInMemory("check", input: text)
    let trace = runInMemory("trace", input: text)
    #expect(trace.status == .invalidInput)
    #expect(trace.output.isEmpty)
    #expect(check.status == .negative)
    let message = try #require(
      trace.errors.split(separator: "\n").first { $0.contains(": error: ") })
    #expect(message.hasSuffix("[\(code)]"))
    // A check may have more to say.
    #expect(check.errors.contains(message), "\(check.errors)")
  }

  @Test(arguments: refused)
  func `the help of what is refused gives a document that is played`(text: String, code: String)
    throws
  {
    let errors = runInMemory("check", input: text).errors
    let found = try #require(errors.firstMatch(of: /help: .*("(until|fps)": [0-9.]+)/), "\(errors)")
    let (member, key) = (String(found.1), String(found.2))
    let written = try Regex("\"\(key)\": [0-9.e]+")
    let document =
      text.contains(written)
      ? text.replacing(written, with: member, maxReplacements: 1)
      : text.replacing("{ ", with: "{ \(member), ", maxReplacements: 1)
    let check = runInMemory("check", input: document)
    #expect(check.status == .success, "\(document) \(check.errors)")
  }

  @Test(arguments: played)
  func `a check accepts what a trace plays`(text: String) {
    #expect(runInMemory("events", input: text).status == .success)
    let check = runInMemory("check", input: text)
    #expect(check.status == .success, "\(check.errors)")
  }
}
