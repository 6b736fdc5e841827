import Foundation
import TestSupport
import Testing

/// Pages are checked by axe-core, which is a part of the Python package axe-playwright-python.
@Suite(
  .enabled(
    if: Browser.exists && Python.has("axe_playwright_python"),
    "Chromium, Node.js or axe-playwright-python is not installed"))
struct AccessibilityTests {
  /// Pages of one run with layout, drags, gradients, moved leaves, lists, states alone, and one of two runs.
  private static let timelines =
    Cases.areAll
    ? ((try? FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples")))
      ?? []).filter { $0.hasSuffix(".json") }.sorted().map { [$0] }
    : [
      ["d04_sheet.json"], ["gradients.json"], ["layout.json"], ["list_edits.json"],
      ["p01_stop.json"], ["stack.json"], ["t21_matched.json"], ["transitions.json"],
      ["fade.json", "t01_tween.json"],
    ]

  private static func axe() throws -> String {
    let path = try Python.run(
      """
      import axe_playwright_python as package, os
      print(os.path.join(os.path.dirname(package.__file__), "axe.min.js"), end="")
      """, using: "axe_playwright_python")
    return try String(contentsOfFile: String(decoding: path, as: UTF8.self), encoding: .utf8)
  }

  /// The findings on a page, light and dark, wide and narrow; a line each. The stage is a picture of what the document
  /// says, half-transparent views among it, and nobody reads the names in it who cannot see it.
  private func findings(on page: URL, before steps: [Browser.Step] = []) throws -> [String] {
    let folder = try TemporaryFolder()
    let axe = try Self.axe()
    let visit = try Browser.visit(
      [false, true].flatMap { isDark in
        [1_200, 480].flatMap { width in
          [Browser.Step.open(page, width: width, isDark: isDark)] + steps + [
            .evaluate(axe + "; ''"),
            .evaluate(
              """
              axe.run({ exclude: ["#stage-inner"] }, { resultTypes: ["violations"] }).then(({ violations, passes }) =>
                passes.length < 10 ? "nothing was checked" : violations.flatMap(({ id, nodes }) =>
                  nodes.map(({ html }) => id + ": " + html.slice(0, 200))).join("\\n"))
              """),
          ]
        }
      }, in: folder)
    return visit.said + visit.results.filter { !$0.isEmpty && $0 != "live" }
  }

  @Test(arguments: timelines)
  func `axe finds nothing on a page`(names: [String]) throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page(
      names.map { RepositoryFiles.path("samples/" + $0) }, in: folder)
    #expect(try findings(on: page) == [])
  }

  @Test func `axe finds a picture without a text in a page that has one`() throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page([RepositoryFiles.path("samples/fade.json")], in: folder)
    let found = try findings(
      on: page,
      before: [.evaluate("(document.body.append(document.createElement('img')), '')")])
    #expect(found.count == 4 && found.allSatisfy { $0.hasPrefix("image-alt: <img>") })
  }

  @Test(
    .enabled(
      if: LiveModule.isExpected,
      "no module: build one with Sources/Embedded/build wasm, and name it in INBETWEEN_MODULE"))
  func `axe finds nothing on a live page, with problems and without`() throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page(
      ["--live", "--module", try #require(LiveModule.path)], in: folder)
    let isLive = Browser.Step.evaluate(
      """
      new Promise(done => {
        const look = () => document.body.dataset.live ? done("live") : setTimeout(look, 10);
        look();
      })
      """)
    #expect(try findings(on: page, before: [isLive]) == [])
    let breakText = Browser.Step.evaluate(
      """
      new Promise(done => {
        const source = document.getElementById("source");
        source.value = source.value.replace("views", "veiws");
        source.dispatchEvent(new Event("input"));
        const look = () => document.querySelector(".problems button") ? done("live") : setTimeout(look, 10);
        look();
      })
      """)
    #expect(try findings(on: page, before: [isLive, breakText]) == [])
  }
}
