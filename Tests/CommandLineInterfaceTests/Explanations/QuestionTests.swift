import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The questions that readers have of what they see, each with a document and what its explanation says.
@Suite struct QuestionTests {
  private static let folder = "samples/questions"

  /// The names of the documents, without their extensions.
  static let documents: [String] = {
    let path = RepositoryFiles.path(folder)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test(arguments: documents)
  func `a question has the answer that was read and found right`(name: String) throws {
    let run = runInMemory("explain", "\(Self.folder)/\(name).json")
    #expect(run.status == .success)
    try GoldenFile(folder: GoldenFile.answers, name: "\(name).txt").check(run.output)
  }

  @Test func `every answer belongs to a question`() throws {
    #expect(Self.documents.count == 24)
    #expect(try GoldenFile.all(in: GoldenFile.answers) == Self.documents.map { "\($0).txt" })
  }

  @Test func `the table of questions names each document once`() throws {
    let table = String(decoding: try RepositoryFiles.bytes("samples/README.md"), as: UTF8.self)
    let links = table.matches(of: /\(questions\/(\d\d_\w+)\.json\)/).map { String($0.1) }
    #expect(links.sorted() == Self.documents)
  }

  @Test(arguments: Answer.all)
  func `an answer says its cause, and loses it with the cause`(answer: Answer) throws {
    let file = try #require(Self.documents.first { $0.hasPrefix(answer.question) })
    let text = String(
      decoding: try RepositoryFiles.bytes("\(Self.folder)/\(file).json"), as: UTF8.self)
    let run = ExplainedRun(input: text)
    #expect(run.text.contains(answer.sentence), "\(run.output)")
    let changed = ExplainedRun(input: try answer.edit.applied(to: text))
    #expect(changed.status == .success, "\(changed.errors)")
    #expect(!changed.text.contains(answer.sentence), "\(changed.output)")
  }

  @Test func `every question has a sentence that its table demands`() {
    let answered = Set(Answer.all.map(\.question))
    #expect(Self.documents.filter { !answered.contains(String($0.prefix(2))) } == [])
  }
}

/// A sentence of an answer, and a change of the document that takes its cause away.
struct Answer: CustomTestStringConvertible {
  /// The number of the question, two digits.
  let question: String
  let sentence: String
  let edit: JSONEdit

  init(_ question: String, _ sentence: String, without edit: JSONEdit) {
    self.question = question
    self.sentence = sentence
    self.edit = edit
  }

  var testDescription: String { "\(question): \(sentence)" }
}

extension Answer {
  static let all =
    nothing + observers + completions + transitions + turns + animations + identities + frames

  private static let frames = [
    Answer(
      "21",
      "It comes into card while that moves, and is at its final place at once: layout has no animation",
      without: .set("/events/0/withAnimation", "null")),
    Answer(
      "21", "Try badge: add { \"geometryGroup\": true } to the modifiers of card",
      without: .set(
        "/views/0/modifiers",
        #"[ { "geometryGroup": true }, { "offset": [0, "isUp ? -100 : 0"] } ]"#)),
    Answer(
      "22", "caught_layout and caught_opacity are animated by caught.modifiers[1]",
      without: .set("/views/0/children/1/modifiers/1", #"{ "geometryGroup": true }"#)),
    Answer(
      "22", "kept_layout jumps",
      without: .remove("/views/0/children/2/modifiers/2")),
    Answer(
      "23", "It and label_layout move apart, because each has another transaction",
      without: .remove("/views/0/children/0/modifiers/1")),
    Answer(
      "24", "the second layout of page", without: .remove("/views/0/host")),
    Answer(
      "24", "Try put the steps of onAppear off, so that they come after the second layout",
      without: .set(
        "/views/0/modifiers/0/onAppear",
        #"[ { "async": { "after": 0, "run": [ { "withAnimation": ".linear(duration: 1)", "set": { "spins": true } } ] } } ]"#
      )),
  ]

  private static let nothing = [
    Answer(
      "01", "Setting unread to 1 moves nothing: no value on screen is made of it.",
      without: .set("/views/1/modifiers/0/scaleEffect", #""unread""#)),
    Answer(
      "01", "Setting opacity to 1 moves nothing: it had this value already.",
      without: .set("/state/opacity", "0")),
    Answer(
      "01",
      "Setting count to 4 moves nothing: badge_scaleEffect is made of it, and is (1, 1) as before.",
      without: .set("/events/2/set/count", "10")),
    Answer(
      "12",
      "custom_offset_y is the same at both ends, and stays so on the way; an animatable parameter",
      without: .set("/views/0/define/xoffset", #""animate ? 50 : -100""#)),
    Answer(
      "12", "gradient_colors has its new value at once: a list does not interpolate.",
      without: .set(
        "/views/1/modifiers/0",
        #"{ "animatable": { "t": "animate ? 1 : 0" }, "body": [ { "attribute": { "colors": "mix([Color('#0000ff')], [Color('#ff0000')], t)" } } ] }"#
      )),
    Answer(
      "12", "It is stored as Int, so only whole numbers are shown between the ends.",
      without: .set("/views/2/modifiers/0/animatable/count", #""Double(uppercasedCount)""#)),
    Answer(
      "12",
      "caption_1 is inserted and caption_0 is removed: by pscale it is another view, so nothing moves",
      without: .remove("/views/3/identity")),
  ]

  private static let observers = [
    Answer(
      "02",
      "The observer 'silent arrived' in silent is not called: silent became 1 without an animation.",
      without: .set("/events/0/withAnimation", #"".linear""#)),
    Answer(
      "02", "The observer 'early arrived' in early is called too early: early is at its target 1",
      without: .set("/events/1/withAnimation", #"".linear(duration: 0.5)""#)),
    Answer(
      "02", "Since 0.5 s it was given 31 values, of which 1 was the target.",
      without: .set("/fps", "30")),
    Answer(
      "02", "A frame falls exactly on the end: the curve still answers there, with the target.",
      without: .set("/events/2/withAnimation", #"".easeIn(duration: 1.01)""#)),
    Answer(
      "02", "The observer 'twice arrived' in twice is called once more: twice is at its target 1.",
      without: .set("/events/2/withAnimation", #"".easeIn(duration: 1.01)""#)),
    Answer(
      "08",
      "bar is not stopped: its recipe does not see the motion.",
      without: .remove("/views/1/modifiers/1")),
    Answer(
      "08", "the state is set to what is on screen, with .linear(duration: 0.0001)",
      without: .remove("/events/0")),
    Answer(
      "08", "label_rotationEffect goes from 360 to 90; on screen it is at 90.",
      without: .set("/define/duration", "3")),
    Answer(
      "08",
      "label_rotationEffect is animated by the withAnimation of its recipe: .linear(duration: 4.5).",
      without: .set("/events/0/at", "[3, 3.5]")),
    Answer(
      "08", "a new motion of the remaining time begins from rest",
      without: .set("/events/0/at", "1.5")),
  ]

  private static let completions = [
    Answer(
      "03",
      "'done' (logicallyComplete) is called at once: title_text cross-fades, and nothing "
        + "else changed.",
      without: .set("/views/0/modifiers/0", #"{ "opacity": "isDone ? 1 : 0" }"#)),
    Answer(
      "03", "It waited for box_offset, due at 2 s, which the change at 1.2 s (12:5) superseded.",
      without: .set("/events/2/at", "2.5")),
    Answer(
      "04", "'pulsed' (logicallyComplete) is not called: the motion of dot_scaleEffect never ends",
      without: .set("/events/0/withAnimation", #"".easeInOut(duration: 0.5)""#)),
    Answer(
      "04",
      "'turned' (logicallyComplete) is not called: the motion of wheel_rotationEffect is paused.",
      without: .remove("/events/2")),
    Answer(
      "04", "'panel gone' (removed) is called, although panel came back at 2.5 s",
      without: .remove("/events/4")),
  ]

  private static let transitions = [
    Answer(
      "05", "no withAnimation is around the change, and wrong.modifiers[1] is on the view itself.",
      without: .set("/events/0/withAnimation", #"".linear""#)),
    Answer(
      "05", "leaves it: in a view that comes or leaves, its value isShown does not change",
      without: .set("/state/isShown", "true")),
    Answer(
      "05", "Try put wrong.modifiers[1] on a view around it",
      without: .remove("/views/0/modifiers/1")),
    Answer(
      "06",
      "Only the outermost transition runs, that of box; its own transition at 9:66 does not run.",
      without: .set("/events/0/toggle", #""showDetails""#)),
    Answer(
      "06", "A group is not a view, so its own transition at 12:86 shows it.",
      without: .set("/events/0/toggle", #""showDetails""#)),
    Answer(
      "18", "reduceMotion is on: a transition that moves anything is replaced by a fade.",
      without: .set("/reduceMotion", "false")),
    Answer(
      "18", "reduceMotion replaces transitions only: a value of a view still moves.",
      without: .set("/reduceMotion", "false")),
  ]

  private static let turns = [
    Answer(
      "07",
      "box_offset jumps to (100, 0): the withAnimation that led to the onChange was closed at 0 s, and "
        + "this change is made in a later turn.",
      without: .set("/views/0/modifiers/2/run/0/withAnimation", #"".linear""#)),
    Answer(
      "07",
      "the withAnimation around the async work was closed at 0 s, and this change is made at 0.3 s",
      without: .set("/events/0/run/1/async/run/0/withAnimation", #"".linear""#)),
    Answer(
      "07", "box_opacity jumps to 1: the withAnimation of the completion was closed at 1 s",
      without: .set("/events/1/completion/0/withAnimation", #"".linear""#)),
    Answer(
      "07", "Try write \"withAnimation\" inside the onChange, at the step that makes the change.",
      without: .set("/views/0/modifiers/2/run/0/withAnimation", #"".linear""#)),
    Answer(
      "14",
      "the withAnimation around the async work was closed at 1 s, and this change is made at 1.3 s, in a "
        + "turn of its own.",
      without: .set("/actions/pinMovie(movie)/0/async/run/0/withAnimation", "true")),
    Answer(
      "14", "Try write \"withAnimation\" inside the async work, at the step that makes the change.",
      without: .set("/actions/pinMovie(movie)/0/async/run/0/withAnimation", "true")),
  ]

  private static let animations = [
    Answer(
      "09", "The default animation is .spring(duration: 0.5, bounce: 0) in ios17.",
      without: .set("/profile", #""ios16""#)),
    Answer(
      "09", ".bouncy is .spring(duration: 0.5, bounce: 0.3).",
      without: .set("/events/1/withAnimation", #"".snappy""#)),
    Answer(
      "09", ".house is .spring(duration: 0.6, bounce: 0.2).speed(2).delay(0.05).",
      without: .set("/define/Animation.house", #"".spring(duration: 0.6)""#)),
    Answer(
      "09",
      "box_cornerRadius is animated by box.modifiers[3]: .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4).",
      without: .set("/views/0/modifiers/3/value", #""a""#)),
    Answer(
      "10",
      "in ios16 its withTransaction replaces the withAnimation around it, whose animation is lost.",
      without: .set("/profile", #""ios17""#)),
    Answer(
      "10", "from ios17 on it keeps what it does not set itself.",
      without: .set("/profile", #""ios17""#)),
    Answer(
      "11", "hello_opacity jumps to 1: its withTransaction disables implicit animations",
      without: .set("/events/0/withTransaction", #"{ "isContinuous": true }"#)),
    Answer(
      "11", "as in every update: disablesAnimations keeps out .animation only; it wins.",
      without: .set("/events/0/withTransaction", #"{ "isContinuous": true }"#)),
    Answer(
      "11",
      "social_offset is made of showSocial, not of showDetails: both changed in this update, and one "
        + "transaction carries both.",
      without: .set("/views/2/modifiers/0/value", #""showSocial""#)),
    Answer(
      "13", "card_offset is animated by card.modifiers[1]: .linear(duration: 0.2).",
      without: .remove("/views/0/children/0/modifiers/1")),
    Answer(
      "13", "it wins, because it is the innermost.",
      without: .remove("/views/0/modifiers/0")),
    Answer(
      "15",
      "which a change without animation does not stop: it goes on, shifted, without end.",
      without: .set("/events/0/withAnimation", #"".linear(duration: 2)""#)),
    Answer(
      "15",
      "spinner_rotationEffect is shifted to 10 and goes on moving: its withAnimation has the animation nil.",
      without: .set("/events/2/withAnimation", #"".linear(duration: 0)""#)),
    Answer(
      "15", "Try to stop it, change it with an animation that takes no time",
      without: .set("/events/0/withAnimation", #"".linear(duration: 2)""#)),
    Answer(
      "16", "which the spring takes over with its velocity of (0, ",
      without: .set("/events/1/withAnimation", #"".linear""#)),
    Answer(
      "16", "then turns back to (0, 200).",
      without: .set("/events/1/at", "0.05")),
    Answer(
      "20", ".spring(duration: 0.5, bounce: 0) in ios17.", without: .set("/profile", #""ios15""#)),
    Answer(
      "20",
      "withTransaction (8:66) sets no animation, and keeps the animation of the withAnimation around it.",
      without: .set("/profile", #""ios16""#)),
  ]

  private static let identities = [
    Answer(
      "17",
      "The rows are identified by their index: the element at 0 left items, and the identity that goes "
        + "is 2.",
      without: .set("/events/0/remove/items", #""'C'""#)),
    Answer(
      "17", "Try identify the rows by their elements instead of their indices.",
      without: .set("/events/0/remove/items", #""'C'""#)),
    Answer(
      "19",
      "the drag, whose 12 samples were not tracked (tracksVelocity is false): no velocity is handed over",
      without: .remove("/events/0/gesture/changed/0/withTransaction")),
    Answer(
      "19",
      "after 12 samples, which the spring takes over with its velocity of (0, 400) a second.",
      without: .set("/events/1/gesture/ended/0/withAnimation", #"".linear""#)),
  ]
}
