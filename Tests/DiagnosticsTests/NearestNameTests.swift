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

  @Test func `two names equally near are a tie, and nobody wins`() {
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == nil)
    #expect(nearestName(to: "cat", among: ["bat", "hat", "cat"]) == "cat")
  }
}
