import Foundation
import TestSupport
import Testing

/// The pages of `show` in a real browser.
@Suite(.enabled(if: Browser.exists, "no Chromium and Node.js"))
struct PageTests {
  /// What a trace prints in a column at some times.
  private func values(_ file: String, _ column: String, at times: [Double]) throws -> [Double] {
    let list = times.map { "\($0)" }.joined(separator: ",")
    let run = try Tool.run("trace", file, "--at", list, "--select", column)
    return String(decoding: run.output, as: UTF8.self).split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: ",").last.flatMap { Double($0) } }
  }

  @Test func `at a time in the address boxes are where the trace has them`() throws {
    let folder = try TemporaryFolder()
    let times = [0.0, 0.5, 0.6, 0.75, 2.05, 2.2, 2.4]
    let expected = try values("samples/d04_sheet.json", "sheet_offset_y", at: times)
    #expect(expected.count == times.count)
    let page = try Browser.page("samples/d04_sheet.json", in: folder)
    // The box at rest is where its layer is at the beginning; the scale of the stage is that of its matrix.
    let steps = times.flatMap { time -> [Browser.Step] in
      [
        .open(page, fragment: "#t=\(time)"),
        .evaluate(
          """
          (() => {
            const box = document.querySelector(".screen [data-view=sheet]");
            const moved = box.getBoundingClientRect().top;
            const style = box.style.transform;
            box.style.transform = "none";
            const rest = box.getBoundingClientRect().top;
            box.style.transform = style;
            const scale = new DOMMatrix(getComputedStyle(document.getElementById("stage-inner")).transform).d;
            return String((moved - rest) / scale);
          })()
          """),
      ]
    }
    let visit = try Browser.visit(steps, in: folder)
    #expect(visit.said.isEmpty && Set(visit.requests) == [page.absoluteString])
    for (result, value) in zip(visit.results, expected) {
      #expect(abs((Double(result) ?? .nan) - value) < 0.01, "\(result) and \(value)")
    }
  }

  @Test func `keys, the scrubber, events and lines move the time`() throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page("samples/interrupted.json", in: folder)
    let time = Browser.Step.evaluate("(+document.body.dataset.time).toFixed(4)")
    let visit = try Browser.visit(
      [
        .open(page), time, .press("ArrowRight"), time, .press("ArrowRight"), .press("ArrowLeft"),
        time,
        .press("End"), time, .press("Home"), .press("n"), time, .evaluate("location.hash"),
        .evaluate(
          "(scrubber => { scrubber.value = 30; scrubber.dispatchEvent(new Event('input')); return scrubber.getAttribute('aria-valuetext') })(document.getElementById('scrubber'))"
        ), time,
        .evaluate(
          "(lines => { lines[0].click(); return lines.length + ' ' + lines[0].textContent.trim() })(document.querySelectorAll('#document .has'))"
        ), time, .evaluate("String(document.querySelectorAll('#events .lit').length)"),
        .evaluate(
          "document.querySelector('#why').textContent.includes('curve') ? 'explained' : 'not'"),
        .press("l"), .press("3"),
        .evaluate(
          "document.getElementById('speed').value + document.getElementById('loop').textContent"),
      ], in: folder)
    #expect(visit.said.isEmpty && visit.requests == [page.absoluteString])
    let results = visit.results
    // The frames are 1/60 s apart; the last is the first one at or after 1.76 s, and 0.3 s is an event.
    #expect(results[0...5] == ["0.0000", "0.0167", "0.0167", "1.7667", "0.3000", "#t=0.3"])
    #expect(results[6].hasPrefix("0.500 s") && results[7] == "0.5000")
    #expect(results[8].hasPrefix("4 { \"withAnimation\": \".easeInOut(duration: 0.6)\""))
    #expect(results[9] == "0.0000" && results[10] == "1" && results[11] == "explained")
    #expect(results[12] == "0.1Loop from 0.000 s")
  }

  @Test(.enabled(if: Browser.exists, "no Chromium and Node.js"))
  func `a long document is laid out in blocks, and its lines are numbered through`() throws {
    let folder = try TemporaryFolder()
    let sets = (0..<247).map { index in
      "{ \"at\": \(index), \"withAnimation\": \".default\", \"set\": { \"x\": \(index) } }"
    }
    // A line for the state, one for each event, and one for the end of the list; nothing follows the last line's end.
    let text =
      "{ \"state\": { \"x\": 0 }, \"events\": [\n" + sets.joined(separator: ",\n") + "\n] }"
    try folder.write(text, to: "long.json")
    let page = try Browser.page(folder.path + "/long.json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=246"),
        .evaluate(
          "[...document.querySelectorAll('#document ol')].map(list => list.children.length).join()"),
        .evaluate(
          """
          (line => {
            const { top, bottom } = line.getBoundingClientRect();
            const around = line.closest("#document").getBoundingClientRect();
            return [line.textContent, top >= around.top && bottom <= around.bottom,
              getComputedStyle(line.parentElement).contentVisibility].join(" ");
          })(document.querySelector("#document .lit"))
          """),
        // Numbers that a counter writes are part of no text; the button has the same one in its label.
        .evaluate(
          "[...document.querySelectorAll('#document .lit code')].map(code => code.getAttribute('aria-label').split(',')[0]).join()"
        ),
        .evaluate(
          "(list => list.map(part => getComputedStyle(part).counterReset).join())([document.getElementById('document'), ...document.querySelectorAll('#document ol')])"
        ),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results[0] == "100,100,49")
    #expect(visit.results[1] == sets[246] + " true auto")
    #expect(visit.results[2] == "line 248")
    // The blocks go on where the one before them ended.
    #expect(visit.results[3] == "line 0,none,none,none")
  }

  @Test func `the link of a frame leads to that frame, also where its time is rounded down`() throws
  {
    let folder = try TemporaryFolder()
    let page = try Browser.page("samples/interrupted.json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.5"), .press("ArrowRight"), .press("ArrowRight"),
        .evaluate(
          "document.getElementById('moment').hash + document.getElementById('clock').textContent"),
        .open(page, fragment: "#t=0.533333"),
        .evaluate("document.getElementById('clock').textContent"),
      ], in: folder)
    #expect(visit.said.isEmpty && visit.results[0].hasPrefix("#t=0.533333"))
    // 32 sixtieths of a second.
    for result in visit.results { #expect(result.hasSuffix("frame 32")) }
  }

  @Test func `Space presses the line that has the focus, and plays elsewhere`() throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page("samples/interrupted.json", in: folder)
    let state = Browser.Step.evaluate(
      "(+document.body.dataset.time).toFixed(4) + document.getElementById('play').textContent")
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.1"),
        .evaluate(
          "(lines => (lines[lines.length - 1].focus(), '' + lines.length))(document.querySelectorAll('#document .has code'))"
        ),
        .press(" "), state,
        .evaluate("document.querySelector('#events .chosen').textContent"), .press("Home"),
        .evaluate("(document.activeElement.blur(), '')"), .press(" "),
        .evaluate("document.getElementById('play').textContent"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    // The last line with events is that of the change at 0.3 s.
    #expect(visit.results[1] == "0.3000Play" && visit.results[2].hasPrefix("0.300 s"))
    #expect(visit.results[4] == "Pause")
  }

  @Test func `the explanation has the words of explain, each answer beside its label`() throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page("samples/interrupted.json", in: folder)
    let run = try Tool.run("explain", "samples/interrupted.json")
    let explained = String(decoding: run.output, as: UTF8.self).components(separatedBy: "\n\n")
      .filter { $0.hasPrefix("0.3 s") }
    #expect(explained.count == 2)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=0.3"),
        .evaluate("document.getElementById('why').textContent"),
        .evaluate(
          "[...document.querySelectorAll('#why dt')].map(row => row.textContent.trim()).join()"),
        // Each answer begins to the right of its label, as high as that, and ends in the panel.
        .evaluate(
          """
          [...document.querySelectorAll('#why dt')].every(label => {
            const [a, b] = [label, label.nextSibling].map(row => row.getBoundingClientRect());
            return b.left >= a.right && a.top === b.top && b.right <= document.getElementById('why').getBoundingClientRect().right;
          }) + ''
          """),
      ], in: folder)
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
    #expect(words(visit.results[0]) == words(explained.joined(separator: "\n")))
    let rows = "What,Where,Path,Motion,Meets,Waits"
    #expect(visit.results[1] == rows + "," + rows && visit.results[2] == "true")
  }

  @Test func `a page that stops playing marks all that happens then, however much it is`() throws {
    let folder = try TemporaryFolder()
    // Twelve states that change sixty times a second.
    let states = (0..<12).map { "\"x\($0)\": 0" }.joined(separator: ", ")
    let views = (0..<12).map {
      "{ \"id\": \"v\($0)\", \"modifiers\": [ { \"opacity\": \"x\($0)\" } ] }"
    }
    let sets = (0..<12).map { "\"x\($0)\": \"1 - x\($0)\"" }.joined(separator: ", ")
    let events = (1..<120).map {
      "{ \"at\": \(Double($0) / 60), \"withAnimation\": \".linear(duration: 0.5)\", \"set\": { \(sets) } }"
    }
    try folder.write(
      """
      { "state": { \(states) }, "views": [ \(views.joined(separator: ",")) ],
        "events": [ \(events.joined(separator: ",\n")) ] }
      """, to: "dense.json")
    let page = try Browser.page(folder.path + "/dense.json", in: folder)
    let visit = try Browser.visit(
      [
        .open(page), .press(" "),
        // However slow the machine is, some frames are played.
        .evaluate(
          """
          new Promise(done => {
            const look = () => { if (player.frame > 10) done("played"); else setTimeout(look, 20); };
            look();
          })
          """), .press(" "),
        // The same as if one had gone to the frame.
        .evaluate(
          """
          (() => {
            const marks = () => ["#events .lit", "#why section"].map(found =>
              [...document.querySelectorAll(found)].map(element => element.textContent).join("\\n"));
            const frame = player.frame, stopped = marks(), counts = document.querySelectorAll("#why section").length;
            player.go(0);
            player.go(frame);
            return [frame > 0, counts >= 12, ...marks().map((text, index) => text === stopped[index])].join();
          })()
          """),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results == ["played", "true,true,true,true"])
  }

  @Test func `a second run is dashed, and where the two differ is marked`() throws {
    let folder = try TemporaryFolder()
    let page = try Browser.page("samples/interrupted.json", "--clock", "ideal,device", in: folder)
    let visit = try Browser.visit(
      [
        .open(page, width: 390, isDark: true),
        .evaluate(
          "['.dash', '.differs', '.model', '.bar.other'].map(name => document.querySelectorAll(name).length > 0).join()"
        ),
        // Nothing is wider than a phone, and the paper is dark.
        .evaluate("String(document.documentElement.scrollWidth)"),
        .evaluate("getComputedStyle(document.body).backgroundColor"),
      ], in: folder)
    #expect(visit.said.isEmpty)
    #expect(visit.results == ["true,true,true,true", "390", "rgb(13, 17, 23)"])
  }

  @Test func `hostile texts of a document run nowhere and change nothing`() throws {
    let folder = try TemporaryFolder()
    let hostile = [
      "</script><script>window.broken=1</script>", "<img src=x onerror='window.broken=1'>",
      "--><script>window.broken=1</script>", "\\u2028';window.broken=1;'",
      "<svg onload=window.broken=1>",
      "javascript:window.broken=1", "\\\"};window.broken=1;({\\\"",
    ]
    let events = hostile.enumerated().map { index, text in
      #"{ "at": \#(index), "name": "\#(text)", "withAnimation": ".linear(duration: 0.5)", "set": { "x": \#(index + 1) }, "completion": "\#(text)" }, { "at": \#(index), "emit": "\#(text)", "note": "\#(text)" }, { "at": \#(index), "set": { "s": "'\#(text.replacingOccurrences(of: "'", with: ""))'" } }"#
    }
    let document = """
      { "name": "\(hostile.joined())", "state": { "x": 0, "s": "''" },
        "views": [ { "id": "v", "modifiers": [ { "offset": { "x": "x" } }, { "text": "s" } ] } ],
        "events": [ \(events.joined(separator: ",\n")) ] }
      """
    let file = "<img src=x onerror=window.broken=1>.json"
    try folder.write(document, to: file)
    let page = try Browser.page(folder.path + "/" + file, in: folder)
    let visit = try Browser.visit(
      [
        .open(page, fragment: "#t=<img src=x onerror=window.broken=1>"),
        .evaluate("document.body.dataset.ready + typeof window.broken"),
        .evaluate(
          "[...document.querySelectorAll('#events button')].forEach(button => button.click()), document.body.dataset.ready + typeof window.broken"
        ),
        .evaluate(
          "String(document.querySelectorAll('img, iframe, object, script[src], link').length)"),
        .evaluate("String(document.querySelectorAll('script').length)"),
        .evaluate(
          "document.querySelector('h1').textContent.includes('<img src=x') ? 'text' : 'lost'"),
      ], in: folder)
    #expect(visit.said.isEmpty && visit.requests.count == 1, "\(visit.said) \(visit.requests)")
    #expect(visit.results == ["yesundefined", "yesundefined", "0", "2", "text"])
  }
}
