import Foundation
import TestSupport
import Testing

/// The parts of a live page's editor besides its text: sliders, recipes, and a worker that can be stopped.
@Suite(
  .enabled(
    if: LiveModule.isExpected && Browser.exists,
    "no module, Chromium or Node.js: build one with Sources/Embedded/build wasm, and name it in INBETWEEN_MODULE"
  ))
struct LiveEditorTests {
  /// Makes a live page, of a file if one is named, and returns its address.
  private func page(_ files: [String] = [], in folder: TemporaryFolder) throws -> URL {
    let page = URL(fileURLWithPath: folder.path + "/live.html")
    let module = try #require(LiveModule.path)
    let words = ["show"] + files + ["--live", "--module", module, "-q", "-o", page.path]
    let made = try Tool.run(words)
    #expect(made.status == 0, "\(made.errors)")
    return page
  }

  /// Waits until the page has an attribute in its body that a condition finds right.
  private func wait(_ name: String, _ condition: String) -> Browser.Step {
    .evaluate(
      """
      new Promise(done => {
        const look = () => {
          const value = document.body.dataset.\(name);
          if (value \(condition)) done(value); else setTimeout(look, 10);
        };
        look();
      })
      """)
  }

  private let text = Browser.Step.evaluate("document.getElementById('source').value")
  private let state = Browser.Step.evaluate("document.querySelector('.state').textContent")

  @Test func `a slider changes its number in the text, and the motion with it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "define": { "far": 100 }, "state": { "x": 0 },
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 0.5)", "set": { "x": "far" } } ] }
      """, to: "card.json")
    let names = Browser.Step.evaluate(
      "[...document.querySelectorAll('.sliders label')].map(row => row.textContent).join()")
    func slide(_ index: Int, to value: String) -> Browser.Step {
      .evaluate(
        """
        (range => {
          range.value = \(value);
          range.dispatchEvent(new Event('input'));
          return range.parentElement.querySelector('output').textContent;
        })(document.querySelectorAll('.sliders input')[\(index)])
        """)
    }
    let visit = try Browser.visit(
      [
        .open(try page([folder.path + "/card.json"], in: folder), fragment: "#t=9"),
        wait("live", "=== 'yes'"), names, slide(0, to: "41.2"), wait("answers", ">= 1"),
        slide(1, to: "0.251"), wait("answers", ">= 2"), text,
        .evaluate("document.body.dataset.time"),
        .evaluate("document.querySelector('.lane h3 span').textContent"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    let results = visit.results
    #expect(results[1] == "far100,linear duration0.5")
    // To 200 by 10, since 2 would be a hundred steps of no round length; to 1 by 0.01.
    #expect(results[2] == "40" && results[4] == "0.25")
    #expect(results[6].contains("\"far\": 40 }") && results[6].contains("duration: 0.25)"))
    #expect(results[8] == "40")
  }

  @Test func `lines that an edit leaves as they are stay in the page, and act on the new motion`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "state": { "x": 0 },
        "events": [ { "at": 0, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 1 } },
                    { "at": 1, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 2 } } ] }
      """, to: "card.json")
    let edit = Browser.Step.evaluate(
      """
      (source => {
        window.kept = ["#document li", "#events li"].map(items => document.querySelector(items));
        const place = source.value.lastIndexOf("0.5");
        source.value = source.value.slice(0, place) + "3.0" + source.value.slice(place + 3);
        source.dispatchEvent(new Event("input"));
        return "edited";
      })(document.getElementById("source"))
      """)
    let visit = try Browser.visit(
      [
        .open(try page([folder.path + "/card.json"], in: folder), fragment: "#t=9"),
        wait("live", "=== 'yes'"), edit, wait("answers", ">= 1"),
        .evaluate("kept.map(item => item.isConnected).join()"),
        .evaluate("(kept[1].firstChild.click(), document.getElementById('clock').textContent)"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results[3] == "true,true")
    #expect(visit.results[4] == "0.000 s / 4.000 s, frame 0", "\(visit.results[4])")
  }

  @Test func `without a file a page begins with a recipe, and has the others and the text before`()
    throws
  {
    let folder = try TemporaryFolder()
    let names = Browser.Step.evaluate(
      "[...document.querySelectorAll('[aria-label=\"Begin with a recipe\"] option')].map(option => option.textContent).join()"
    )
    func choose(_ index: Int) -> Browser.Step {
      .evaluate(
        "(select => { select.value = '\(index)'; select.onchange(); return '' })(document.querySelector('[aria-label=\"Begin with a recipe\"]'))"
      )
    }
    let visit = try Browser.visit(
      [
        .open(try page(in: folder)), wait("live", "=== 'yes'"), names,
        .evaluate("document.title"), choose(4), wait("answers", ">= 1"), names,
        .evaluate("document.title"),
        .evaluate(
          "(source => { source.value = source.value.replace('springs', 'jumps'); source.oninput(); return '' })(document.getElementById('source'))"
        ), wait("answers", ">= 2"), .evaluate("document.title"), choose(0),
        wait("answers", ">= 3"), names, .evaluate("document.title"), choose(0),
        wait("answers", ">= 4"), .evaluate("document.title"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    let results = visit.results
    let all = "Begin with \u{2026},fade,spring,completion,list,drag,async,view"
    #expect(results[1] == all && results[2] == "a title fades in and slides up", "\(results)")
    #expect(results[5] == all && results[6] == "a card is dragged and springs back")
    #expect(results[9] == "a card is dragged and jumps back")
    // The text of the user is kept, and comes back.
    #expect(results[12] == all.replacingOccurrences(of: ",fade", with: ",the text before,fade"))
    #expect(results[13] == "a title fades in and slides up")
    #expect(results[16] == "a card is dragged and jumps back")
  }

  @Test func `a worker without an answer is stopped with a word, and the next edit is answered`()
    throws
  {
    let folder = try TemporaryFolder()
    let edit = Browser.Step.evaluate(
      "(source => { source.value += ' '; source.oninput(); return '' })(document.getElementById('source'))"
    )
    let visit = try Browser.visit(
      [
        .open(try page(in: folder)), wait("live", "=== 'yes'"),
        .evaluate("Asker.patience = -1, ''"), edit, wait("answers", ">= 1"), state,
        // The page is alive.
        .press("ArrowRight"), .evaluate("String(+document.body.dataset.time > 0)"),
        .evaluate("Asker.patience = 60000, ''"), edit, wait("answers", ">= 2"), state,
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results[4].contains("more than a second"), "\(visit.results[4])")
    #expect(visit.results[5] == "true" && visit.results[9].isEmpty, "\(visit.results)")
  }

  /// The documents that attack the tool, and the largest ones among its cases, each put into the editor.
  @Test func `whatever is put into the editor, the page answers or stops it, and lives`() throws {
    let all = (Attack.written + Attack.made).map { ($0.name, $0.document()) }
      .filter { $0.1.utf8.count < 1_000_000 }
    let tried = Cases.areAll ? all : stride(from: 0, to: all.count, by: 6).map { all[$0] }
    let folder = try TemporaryFolder()
    let steps = try tried.enumerated().map { index, attack -> Browser.Step in
      let literal = String(decoding: try JSONEncoder().encode(attack.1), as: UTF8.self)
      return .evaluate(
        """
        new Promise(done => {
          const source = document.getElementById("source"), begun = performance.now();
          source.value = \(literal);
          source.oninput();
          const look = () => document.body.dataset.answers >= \(index + 1)
            ? done((performance.now() - begun).toFixed() + " " + document.querySelector(".state").textContent)
            : setTimeout(look, 5);
          look();
        })
        """)
    }
    let visit = try Browser.visit(
      [.open(try page(in: folder)), wait("live", "=== 'yes'")] + steps + [
        .evaluate("Asker.patience = 60000, document.getElementById('source').value = '{}', ''"),
        .press("ArrowRight"), .evaluate("document.getElementById('play').textContent"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results.last == "Play")
    // A second for the answer, and what the page makes of it. Other work on the cores is not the page's: where a
    // document freezes the page, that takes a minute.
    let limit = 10_000.0
    for ((name, _), result) in zip(tried, visit.results.dropFirst()) {
      let milliseconds = try #require(Double(result.prefix { $0 != " " }), "\(name): \(result)")
      #expect(milliseconds <= limit, "\(name): \(result)")
      if Cases.areAll { print(name, result, separator: ": ") }
    }
  }

  @Test func `a text that a browser would lay out for seconds is not taken`() throws {
    let folder = try TemporaryFolder()
    // Whether a text may be pasted.
    func paste(_ count: Int) -> Browser.Step {
      .evaluate(
        """
        (source => String(source.dispatchEvent(new InputEvent("beforeinput",
          { inputType: "insertFromPaste", data: " ".repeat(\(count)), cancelable: true }))))(document.getElementById("source"))
        """)
    }
    // A longer text that the page has from the beginning can be shortened, and replaced.
    let isLong = Browser.Step.evaluate(
      "(source => { source.value = ' '.repeat(1000001); return '' })(document.getElementById('source'))"
    )
    let selectAll = Browser.Step.evaluate("(document.getElementById('source').select(), '')")
    let visit = try Browser.visit(
      [
        .open(try page(in: folder)), wait("live", "=== 'yes'"), paste(10), paste(1_000_000), state,
        isLong, paste(0), paste(1), selectAll, paste(10),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    let message = "A page edits a text of 1000000 letters at most."
    #expect(
      Array(visit.results[1...]) == ["true", "false", message, "", "true", "false", "", "true"])
  }

  @Test func `a text of many lines, or of a very long one, is shown by its field alone`()
    throws
  {
    let folder = try TemporaryFolder()
    // The lines that are drawn under the field, for a text after the last answer.
    func write(_ text: String) -> Browser.Step {
      .evaluate(
        """
        (source => {
          source.value = \(text);
          source.oninput();
          return document.querySelectorAll("#document code").length + source.checkVisibility().toString();
        })(document.getElementById("source"))
        """)
    }
    let visit = try Browser.visit(
      [
        .open(try page(in: folder)), wait("live", "=== 'yes'"),
        write("'{' + ' '.repeat(300000) + '}'"), write("'{ }'"),
        write("'{' + '\\n'.repeat(3000) + '}'"), write("'{' + '\\n'.repeat(2000) + '}'"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results.suffix(4) == ["0true", "1true", "0true", "2001true"])
  }

  @Test(arguments: [(1000, true), (1200, true), (480, false)])
  func `the editor is in the first window, and beside the stage where there is room`(
    width: Int, isBeside: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let visit = try Browser.visit(
      [
        .open(try page(in: folder), width: width), wait("live", "=== 'yes'"),
        .evaluate(
          """
          (([editor, stage]) => [editor.bottom <= innerHeight, editor.left >= stage.right, document.documentElement.scrollWidth === innerWidth])(
            ['.editor', '#stage'].map(name => document.querySelector(name).getBoundingClientRect())).join()
          """),
      ], in: folder)
    #expect(visit.results.last == "true,\(isBeside),true", "\(visit.results)")
  }
}
