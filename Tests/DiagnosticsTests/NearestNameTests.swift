import Testing
import Diagnostics

@Suite struct NearestNameTests {
  private static let names = ["linear", "easeIn", "easeOut", "easeInOut", "fps", "at", "until"]

  @Test(arguments: [
    ("easeInn", "easeIn"),
    ("esaeOut", "easeOut"),
    ("EASEOUT", "easeOut"),
    ("fsp", "fps"),
    ("lineaar", "linear"),
    ("eazeInnOut", "easeInOut"),
  ])
  func `a slip of the fingers is recognised`(typed: String, meant: String) {
    #expect(nearestName(to: typed, among: Self.names) == meant)
  }

  @Test(arguments: ["", "x", "zz", "bounce", "spring", String(repeating: "easeIn", count: 100)])
  func `a distant word gets no suggestion`(typed: String) {
    #expect(nearestName(to: typed, among: Self.names) == nil)
  }

  @Test(arguments: [("ios26", "ios16"), ("x2", "x1"), ("ios1", "ios17"), ("a", "ab"), ("ab", "a")])
  func `another number and more than half of a word are another name`(typed: String, known: String)
  {
    #expect(nearestName(to: typed, among: [known]) == nil)
  }

  @Test(arguments: [
    ("iso17", "ios17"), ("ios71", "ios17"), ("isos17", "ios17"), ("ta", "at"), ("list2", "list"),
  ])
  func `a slip beside a number or in a short word is one`(typed: String, meant: String) {
    #expect(nearestName(to: typed, among: [meant]) == meant)
  }

  @Test func `two names equally near are a tie, and nobody wins`() {
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == nil)
    #expect(nearestName(to: "cat", among: ["bat", "hat", "cat"]) == "cat")
  }

  @Test(arguments: ["inne\r", "inne\u{7F}", "inne\u{202E}r"])
  func `a name that steers a terminal is not what was meant`(name: String) {
    #expect(nearestName(to: "inner", among: [name]) == nil)
  }
}
