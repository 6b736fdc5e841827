import Foundation
import TestSupport
import Testing

/// The tool as WebAssembly, as `Sources/Embedded/build wasm` makes it, and the page that contains it.
enum LiveModule {
  /// Where it is, if that is said: a module of older sources that lies about would only confuse.
  static let path = ProcessInfo.processInfo.environment["INBETWEEN_MODULE"]
  /// Where no test may be skipped, a missing module is a failure.
  static let isExpected =
    path != nil || ProcessInfo.processInfo.environment["INBETWEEN_ALL_CONSUMERS"] != nil
  /// Whether the budgets of a release are measured, one test at a time.
  static let isMeasured =
    isExpected && ProcessInfo.processInfo.environment["INBETWEEN_RELEASE"] != nil

  /// Makes a live page and returns its address.
  fileprivate static func page(_ file: String, in folder: TemporaryFolder) throws -> URL {
    let page = URL(fileURLWithPath: folder.path + "/live.html")
    let module = try #require(path)
    let made = try Tool.run("show", file, "--live", "--module", module, "-q", "-o", page.path)
    #expect(made.status == 0, "\(made.errors)")
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: page.path)[.size] as? Int)
    #expect(size < 1_500_000)
    return page
  }

  /// Waits for the page to take edits.
  fileprivate static let isLive = Browser.Step.evaluate(
    """
    new Promise(done => {
      const look = () => document.body.dataset.live ? done("live") : setTimeout(look, 10);
      look();
    })
    """)

  /// Waits for the page to have answered so many edits.
  fileprivate static func answer(_ count: Int) -> Browser.Step {
    .evaluate(
      """
      new Promise(done => {
        const look = () => document.body.dataset.answers >= \(count) ? done("answered") : setTimeout(look, 10);
        look();
      })
      """)
  }
}

@Suite(
  .enabled(
    if: LiveModule.isExpected,
    "no module: build one with Sources/Embedded/build wasm, and name it in INBETWEEN_MODULE"
  ))
struct LivePageTests {
  @Test func `the module prints the bytes of the tool, and its stack cannot run over unseen`()
    throws
  {
    let module = try #require(LiveModule.path)
    let run = try ChildProcess.run(
      "/usr/bin/node",
      [RepositoryFiles.path("Sources/Embedded/Page/check.mjs"), module, Tool.executable.path])
    #expect(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
    #expect(String(decoding: run.output, as: UTF8.self).hasSuffix(" 0 differ\n"))
  }

  /// Replaces the whole text, as pasting would.
  private func paste(_ text: String) throws -> Browser.Step {
    let literal = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    return .evaluate(
      "(source => { source.value = \(literal); source.dispatchEvent(new Event('input')); return 'pasted' })(document.getElementById('source'))"
    )
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
    let page = try LiveModule.page(file, in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.5"), LiveModule.isLive, curve, select("100"), .press("7"),
        LiveModule.answer(1),
        curve,
        .evaluate("document.querySelector('.lane h3 span').textContent"),
        select("linear"), .press("q"), LiveModule.answer(2), problems, curve,
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

  @Test(.enabled(if: Browser.exists, "no Chromium and Node.js"))
  func `a view in Swift is played, and an error is at its line`() throws {
    let folder = try TemporaryFolder()
    let view = """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") {
            withAnimation(.linear(duration: 1)) { isOpen = true }
          }
          .opacity(isOpen ? 0.75 : 0.25)
        }
      }
      """
    let page = try LiveModule.page("samples/fade.json", in: folder)
    let visit = try Browser.visit(
      [
        // The tap is at a second, so half of the motion is behind it at 1.5.
        .open(page, fragment: "#t=1.5"), LiveModule.isLive, try paste(view), LiveModule.answer(1),
        .evaluate("document.title + ' ' + document.getElementById('subtitle').textContent"),
        problems,
        .evaluate(
          "[...document.querySelectorAll('.lane h3')].map(head => head.textContent).join()"),
        .evaluate("document.querySelectorAll('.sliders label').length + ''"),
        try paste(view.replacingOccurrences(of: "duration: 1", with: "time: 1")),
        LiveModule.answer(2),
        problems,
        try paste(view.replacingOccurrences(of: "0.25)", with: "0.25")), LiveModule.answer(3),
        problems,
        .evaluate("document.querySelector('#document mark').closest('li').textContent.trim()"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    let results = visit.results
    #expect(results[3] == "Card view.swift" && results[4].isEmpty, "\(results)")
    #expect(results[5].contains("opacity") && results[5].contains("0.5"), "\(results[5])")
    #expect(results[6] == "1")
    for (index, place) in [(9, "5:7: error: "), (12, "")] {
      #expect(results[index].hasPrefix(place) && results[index].contains("error: "), "\(results)")
    }
    #expect(!results[13].isEmpty)
  }

  @Test(.enabled(if: Browser.exists, "no Chromium and Node.js"))
  func `hostile texts that are typed run nowhere, and too long a run is refused`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"state\": { \"x\": 0 }, \"events\": [] }", to: "card.json")
    let page = try LiveModule.page(folder.path + "/card.json", in: folder)
    let hostile = [
      "</script><script>window.broken=1</script>", "<img src=x onerror='window.broken=1'>",
      "</textarea><svg onload=window.broken=1>", "${window.broken=1}",
    ]
    let text = { (key: String) in
      "{ \"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"v\", \"modifiers\": [ { \"offset\": { \"x\": \"x\" } } ] } ],\n"
        + "\"events\": [ { \"at\": 0, \"name\": \"\(key)\", \"note\": \"\(key)\", \"withAnimation\": \".default\", \"set\": { \"x\": 1 } } ] }"
    }
    let state = Browser.Step.evaluate(
      "typeof window.broken + document.querySelectorAll('img, svg[onload], iframe, link').length + ' ' + document.querySelectorAll('script').length"
    )
    var steps = [Browser.Step.open(page), LiveModule.isLive, state]
    // As a label of what is played, and as an unknown key, which a problem names.
    for (index, key) in hostile.enumerated() {
      let wrong = text("x").replacingOccurrences(of: "\"note\"", with: "\"\(key)\"")
      steps += [
        try paste(text(key)), LiveModule.answer(2 * index + 1), state, try paste(wrong),
        LiveModule.answer(2 * index + 2),
        .evaluate("document.querySelector('.problems').textContent.includes('error: ') + ''"),
        state,
      ]
    }
    steps += [
      try paste("{ \"state\": { \"x\": 0 }, \"until\": 20000, \"events\": [] }"),
      LiveModule.answer(2 * hostile.count + 1),
      .evaluate("document.querySelector('.state').textContent"),
    ]
    let visit = try Browser.visit(steps, in: folder)
    #expect(visit.said.isEmpty && visit.requests == [page.absoluteString], "\(visit.said)")
    let results = visit.results
    let scripts = try #require(results[1].split(separator: " ").last)
    #expect(results[1] == "undefined0 \(scripts)")
    for number in hostile.indices {
      let found = Array(results[(2 + 7 * number)..<(9 + 7 * number)])
      #expect(
        found == ["pasted", "answered", results[1], "pasted", "answered", "true", results[1]])
    }
    #expect(results.last?.contains("the limit for a page") == true, "\(results.last ?? "")")
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

/// Times are measured alone: beside other tests a page would wait for them.
@Suite(
  .enabled(
    if: LiveModule.isMeasured,
    "no module and no release: name them in INBETWEEN_MODULE and INBETWEEN_RELEASE, and run it alone"
  ))
struct LivePageSpeedTests {
  @Test(
    .enabled(if: Browser.exists, "no Chromium and Node.js"),
    arguments: ["d04_sheet", "interrupted", "m07_color_mixer"])
  func `a page is seen at once, and each edit is answered while one types`(sample: String) throws {
    let folder = try TemporaryFolder()
    let page = try LiveModule.page("samples/\(sample).json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page), LiveModule.isLive,
        .evaluate("performance.getEntriesByName('first-paint')[0].startTime.toFixed(1)"),
        .evaluate("performance.now().toFixed(1)"),
        .evaluate(
          "(source => { source.focus(); source.setSelectionRange(source.value.length, source.value.length); return 'end' })(document.getElementById('source'))"
        ),
        .press(" "), LiveModule.answer(1), .evaluate("document.body.dataset.milliseconds"),
        .press(" "), LiveModule.answer(2), .evaluate("document.body.dataset.milliseconds"),
        .evaluate(
          "document.querySelectorAll('.problems li').length + document.querySelector('.state').textContent"
        ),
        // A field that scrolls by itself would have the caret beside its letters.
        .evaluate(
          "(source => source.clientHeight - source.scrollHeight + '')(document.getElementById('source'))"
        ),
      ], in: folder)
    #expect(visit.said.isEmpty && visit.requests == [page.absoluteString], "\(visit.said)")
    let results = visit.results
    let times = [results[1], results[2], results[5], results[7]].map { Double($0) ?? .nan }
    // Ten times what an idle computer takes.
    #expect(times[0] < 3000 && times[1] < 10000 && times[2] < 2000 && times[3] < 2000, "\(times)")
    #expect(results[8] == "0" && results[9] == "0")
  }
}
