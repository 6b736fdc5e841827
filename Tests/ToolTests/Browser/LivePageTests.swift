import Foundation
import TestSupport
import Testing

/// The tool as WebAssembly, as `Sources/LivePage/build` makes it, and the page that contains it.
enum LiveModule {
  /// Where it is, if that is said: a module of older sources that lies about would only confuse.
  static let path = ProcessInfo.processInfo.environment["INBETWEEN_MODULE"]
}

@Suite(
  .enabled(
    if: LiveModule.path != nil,
    "no module: build one with Sources/LivePage/build, and name it in INBETWEEN_MODULE"
  ))
struct LivePageTests {
  @Test func `the module prints the bytes of the tool, and its stack cannot run over unseen`()
    throws
  {
    let module = try #require(LiveModule.path)
    let run = try ChildProcess.run(
      "/usr/bin/node",
      [RepositoryFiles.path("Sources/LivePage/check.mjs"), module, Tool.executable.path])
    #expect(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
    #expect(String(decoding: run.output, as: UTF8.self).hasSuffix(" 0 differ\n"))
  }

  /// Waits for the page to have answered so many edits.
  private func answer(_ count: Int) -> Browser.Step {
    .evaluate(
      """
      new Promise(done => {
        const look = () => document.body.dataset.answers >= \(count) ? done("answered") : setTimeout(look, 10);
        look();
      })
      """)
  }

  /// Selects a text of the editor, as a person would before typing over it.
  private func select(_ text: String) -> Browser.Step {
    .evaluate(
      """
      (source => {
        const place = source.value.indexOf(\(text.debugDescription));
        source.focus();
        source.setSelectionRange(place, place + \(text.utf16.count));
        return source.value.slice(place, place + \(text.utf16.count));
      })(document.getElementById("source"))
      """)
  }

  private let curve = Browser.Step.evaluate(
    "document.querySelector('.lane .curve').getAttribute('d')")
  private let problems = Browser.Step.evaluate(
    "[...document.querySelectorAll('.problems li')].map(item => item.textContent).join('|')")

  @Test(.enabled(if: Browser.exists, "no Chromium and Node.js"))
  func `typing changes the motion, and an error is where check has it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "state": { "x": 0 },
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 } } ] }

      """, to: "card.json")
    let file = folder.path + "/card.json"
    let page = URL(fileURLWithPath: folder.path + "/live.html")
    let made = try Tool.run(
      "show", file, "--live", "-o", page.path)
    #expect(made.status == 0, "\(made.errors)")
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: page.path)[.size] as? Int)
    #expect(size < 1_500_000)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.5"),
        .evaluate(
          """
          new Promise(done => {
            const look = () => document.body.dataset.live ? done("live") : setTimeout(look, 10);
            look();
          })
          """),
        curve, select("100"), .press("7"), answer(1), curve,
        .evaluate("document.querySelector('.lane h3 span').textContent"),
        select("linear"), .press("q"), answer(2), problems, curve,
        .evaluate("document.querySelector('#document mark').textContent"),
        .evaluate("document.querySelector('.state').textContent.includes('last text') + ''"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.requests.map { $0.hasPrefix(page.absoluteString) } == [true])
    let results = visit.results
    #expect(results[0] == "live" && results[2] == "100" && results[3] == "answered")
    // At half of a linear motion to 7; the scale of the lane follows, so that the curve looks the same.
    #expect(results[5] == "3.5")
    #expect(results[6] == "linear" && results[7] == "answered")
    // The name begins after `{ "at": 0, "withAnimation": "`, in column 44 of line 2.
    #expect(
      results[8].hasPrefix("2:") && results[8].contains("error: ") && results[8].contains("q"))
    #expect(results[9] == results[4] && !results[10].isEmpty && results[11] == "true")
    let checked = try checked(folder, results[8])
    #expect(checked)
  }

  /// Whether `check` reports the same place and message for the text with the mistake.
  private func checked(_ folder: TemporaryFolder, _ problem: String) throws -> Bool {
    let text = """
      { "state": { "x": 0 },
        "events": [ { "at": 0, "withAnimation": ".q(duration: 1)", "set": { "x": 7 } } ] }

      """
    try folder.write(text, to: "wrong.json")
    let run = try Tool.run("check", folder.path + "/wrong.json")
    let line = run.errors.split(separator: "\n").first.map(String.init) ?? ""
    let place = problem.prefix { $0 != " " }
    return run.status == 1 && line.contains("wrong.json:\(place) error: ")
  }
}
