import Foundation
import TestSupport
import Testing

/// The lanes of a page in a real browser: their axis, what the pointer does in them, and what is selected.
@Suite(.enabled(if: Browser.exists, "no Chromium and Node.js"))
struct LanesPageTests {
  /// Two boxes: one moves 100 points in a second, the other is dragged and then fades.
  private static let document = """
    { "name": "two boxes", "fps": 100, "until": 1, "state": { "x": 0, "y": 0, "a": 1 },
      "views": [
        { "id": "line", "size": [40, 40], "modifiers": [ { "offset": { "x": "x" } } ] },
        { "id": "card", "size": [40, 40], "modifiers": [ { "offset": { "y": "y" } }, { "opacity": "a" } ] } ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 100 } },
        { "at": 0.1, "gesture": { "from": 0, "to": 30, "duration": 0.3, "rate": 10,
            "changed": [ { "set": { "y": "value.translation" } } ], "ended": [] } },
        { "at": 0.6, "withAnimation": ".linear(duration: 0.2)", "set": { "a": 0.5 } } ] }
    """

  private func page(_ text: String = document, in folder: TemporaryFolder) throws -> URL {
    try folder.write(text, to: "boxes.json")
    return try Browser.page(folder.path + "/boxes.json", in: folder)
  }

  private let ticks = Browser.Step.evaluate(
    "[...document.querySelectorAll('#axis text')].map(text => text.textContent).join()")
  private let time = Browser.Step.evaluate("(+document.body.dataset.time).toFixed(2)")

  private func visit(_ steps: [Browser.Step], in folder: TemporaryFolder) throws -> [String] {
    let visit = try Browser.visit(steps, in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(Set(visit.requests).count == 1)
    return visit.results
  }

  @Test func `the ruler is dragged, and has ticks at round times`() throws {
    let folder = try TemporaryFolder()
    let results = try visit(
      [
        .open(try page(in: folder)), ticks, .mouse("mousePressed", at: "#axis", part: 0.255), time,
        .mouse("mouseMoved", at: "#axis", part: 0.755, isDown: true), time,
        .mouse("mouseReleased", at: "#axis", part: 0.755),
        .mouse("mouseMoved", at: "#axis", part: 0.1), time,
        .evaluate(
          "'' + (document.getElementById('cursor').getBoundingClientRect().left - document.getElementById('lanes').getBoundingClientRect().left) / document.getElementById('lanes').clientWidth"
        ),
        .evaluate("document.title + document.querySelector('h1').textContent"),
      ], in: folder)
    // Of 691 pixels, 80 a step: at most 8 steps.
    #expect(results[0] == "0.0 s,0.2 s,0.4 s,0.6 s,0.8 s,1.0 s")
    #expect(results[1...3] == ["0.25", "0.75", "0.75"])
    #expect(abs((Double(results[4]) ?? .nan) - 0.75) < 0.003, "\(results[4])")
    #expect(results[5] == "two boxestwo boxes")
  }

  @Test func `under the pointer are values and velocities, in a box that stays in the window`()
    throws
  {
    let folder = try TemporaryFolder()
    let tip = Browser.Step.evaluate(
      "(tip => tip.hidden ? 'hidden' : [...tip.children].map(row => row.textContent).join('|'))(document.getElementById('tip'))"
    )
    let results = try visit(
      [
        .open(try page(in: folder), width: 480), tip,
        .mouse("mouseMoved", at: ".lane svg", part: 0.255), tip,
        .mouse("mouseMoved", at: ".lane svg", part: 0.999), tip,
        .evaluate(
          "(box => String(box.left >= 0 && box.right <= innerWidth))(document.getElementById('tip').getBoundingClientRect())"
        ),
        .mouse("mouseMoved", at: "h1"), tip,
      ], in: folder)
    #expect(results[0] == "hidden" && results[4] == "hidden" && results[3] == "true")
    // Both parts of the offset; 100 points a second.
    #expect(
      results[1] == "0.255 s|line_offset_x 25, 100/s, state 100|line_offset_y 0, 0/s", "\(results)")
    #expect(results[2].hasPrefix("0.99") && results[2].contains("line_offset_x 99, 100/s"))
  }

  @Test func `wheel, pinch and keys zoom, and the lanes follow the time`() throws {
    let folder = try TemporaryFolder()
    let page = try page(in: folder)
    let results = try visit(
      [
        .open(page, fragment: "#t=0.5"),
        // By the root of e, so that 0.5 s stays in its place: from 0.197 s to 0.803 s.
        .mouse("mouseWheel", at: ".lane svg", wheel: -100, isControlled: true), ticks,
        // Half of that: from 0.348 s to 0.652 s.
        .press("+"), ticks, .press("0"), ticks, .press("+"), .press("-"), ticks,
        // From 0.25 s to 0.75 s; the frame of 1 s is shown at a tenth of a span that cannot go on: from 0.5 s.
        .press("+"), .press("End"), ticks,
        .press("0"), .mouse("mouseWheel", at: ".lane svg", wheel: 100), ticks,
        .open(page), .touch("touchStart", at: ".lane svg", parts: [0.4]),
        .touch("touchStart", at: ".lane svg", parts: [0.4, 0.6]),
        // The fingers are three times as far apart: 0.2 / 0.6 of a second around 0.5 s.
        .touch("touchMove", at: ".lane svg", parts: [0.2, 0.8]), .touch("touchEnd", at: "#axis"),
        ticks,
      ], in: folder)
    let whole = "0.0 s,0.2 s,0.4 s,0.6 s,0.8 s,1.0 s"
    #expect(results[0] == "0.2 s,0.3 s,0.4 s,0.5 s,0.6 s,0.7 s,0.8 s")
    #expect(results[1] == "0.35 s,0.40 s,0.45 s,0.50 s,0.55 s,0.60 s,0.65 s")
    #expect(results[2] == whole && results[3] == whole && results[5] == whole)
    #expect(results[4] == "0.5 s,0.6 s,0.7 s,0.8 s,0.9 s,1.0 s")
    #expect(results[6] == "0.35 s,0.40 s,0.45 s,0.50 s,0.55 s,0.60 s,0.65 s")
  }

  @Test func `lanes are in groups by view that fold, with a legend of what they draw`() throws {
    let folder = try TemporaryFolder()
    let legend = Browser.Step.evaluate(
      "[...document.querySelectorAll('#signs span')].map(sign => sign.textContent).join()")
    let results = try visit(
      [
        .open(try page(in: folder)),
        .evaluate(
          "[...document.querySelectorAll('.group')].map(group => group.querySelector('summary').textContent + group.querySelectorAll('.lane').length).join()"
        ), legend,
        .evaluate(
          "document.querySelector('.group summary').click(), String(document.querySelector('.group .lane').checkVisibility())"
        ),
        .evaluate("document.getElementById('velocity').click(), ''"), legend,
        .evaluate("document.querySelector('.lane h3 span').textContent"),
      ], in: folder)
    #expect(results[0] == "line1,card2")
    #expect(results[1] == "on screen,state,an event,begin to end" && results[2] == "false")
    #expect(results[4] == "on screen,state,velocity,an event,begin to end")
    #expect(results[5] == "x 0, 100/s")
    // Where a motion is taken over or faded out, and where two runs differ, the legend says so.
    let two = try Browser.page("samples/interrupted.json", "--clock", "ideal,device", in: folder)
    let words = try visit([.open(two), legend], in: folder)[0].split(separator: ",")
    for word in ["second run", "difference", "retarget", " merge", " cross-fade"] {
      #expect(words.contains(Substring(word)), "\(words)")
    }
  }

  @Test func `hitches are bands of the axis and the lanes`() throws {
    let folder = try TemporaryFolder()
    let text =
      #"{ "hitches": [ { "at": 0.25, "by": 0.25 } ], "clock": "device", "#
      + Self.document.dropFirst()
    let results = try visit(
      [
        .open(try page(text, in: folder)),
        .evaluate(
          """
          [...document.querySelectorAll('.hitch:not(#signs *)')].map(band => {
            const width = document.getElementById('lanes').clientWidth;
            return ['x', 'width'].map(name => (band.getBBox()[name] / width).toFixed(3)).join(' ');
          }).join()
          """),
        .evaluate("document.getElementById('signs').textContent.includes('hitch') + ''"),
      ], in: folder)
    // Of the axis and of three lanes: from a quarter to a half.
    #expect(results[0] == Array(repeating: "0.250 0.250", count: 4).joined(separator: ","))
    #expect(results[1] == "true")
  }

  @Test func `a click on a view brings its lanes, events and reasons forward, and back`() throws {
    let folder = try TemporaryFolder()
    let page = try page(in: folder)
    let state = Browser.Step.evaluate(
      """
      [document.querySelector('.group.front summary')?.textContent,
       [...document.querySelectorAll('.lane svg')].filter(svg => svg.checkVisibility()).length,
       document.getElementById('events-title').textContent,
       document.querySelector('#why h3, #why p').textContent.split(' ').slice(0, 4).join(' ').trim(),
       [...document.querySelectorAll('.selected')].map(box => box.dataset.view).join(),
       document.querySelectorAll('#document .mine').length, location.hash].join('|')
      """)
    let results = try visit(
      [.open(page, fragment: "#t=0.5")] + Browser.Step.click(".screen [data-view=line]") + [state]
        + Browser.Step.click(".screen [data-view=line]") + [state]
        + Browser.Step.click(".group:last-child h3 button") + [
          state, .press("Escape"), state, .open(page, fragment: "#t=0.7&select=card"), state, time,
          .evaluate(
            "(select => { select.value = ''; select.onchange(); return '' })(document.getElementById('select'))"
          ), state,
        ], in: folder)
    // One motion begins, is complete and ends, and so does the other; the drag has a note and a line.
    #expect(
      results[0] == "line|1|Events of line: 3 of 8|0 s  line_offset|line|1|#t=0.5&select=line")
    #expect(results[1].hasPrefix("|3|Events|") && results[1].hasSuffix("||0|#t=0.5"))
    #expect(results[2].hasPrefix("card|2|Events of card: 4 of 8|"), "\(results[2])")
    #expect(results[2].hasSuffix("|card|2|#t=0.5&select=card"), "\(results[2])")
    #expect(results[3] == results[1])
    #expect(results[4].hasPrefix("card|2|") && results[4].hasSuffix("#t=0.7&select=card"))
    #expect(results[5] == "0.70" && results[7].hasPrefix("|3|Events|"))
  }

  @Test func `an event and its box are marked together, and keys of letters can be turned off`()
    throws
  {
    let folder = try TemporaryFolder()
    let lit = Browser.Step.evaluate(
      "[...document.querySelectorAll('.view.lit')].map(box => box.dataset.view).join()")
    let results = try visit(
      [
        .open(try page(in: folder), fragment: "#t=0.5"), lit, .press("n"), time, lit,
        .evaluate("document.querySelector('#events button').click(), ''"), lit, time,
        .evaluate("document.getElementById('keys').click(), ''"), .press("n"), time,
        .press("ArrowRight"), time,
      ], in: folder)
    #expect(results[0] == "card" && results[1] == "0.60" && results[2] == "card")
    #expect(results[4] == "line" && results[5] == "0.00")
    #expect(results[7] == "0.00" && results[8] == "0.01")
  }

  @Test func `the samples of a drag are one line that opens`() throws {
    let folder = try TemporaryFolder()
    let line = Browser.Step.evaluate(
      "[...document.querySelectorAll('#events > li')].map(item => [...item.querySelectorAll(':scope time, :scope b, :scope span')].map(part => part.textContent).join(' '))[2]"
    )
    let results = try visit(
      [
        .open(try page(in: folder)), line,
        .evaluate("document.querySelector('#events summary').click(), ''"), time,
        .evaluate(
          "new Promise(done => setTimeout(() => done(document.querySelectorAll('#events details li').length + ' ' + document.querySelectorAll('#events .lit').length), 50))"
        ),
      ], in: folder)
    // Of the samples at 0.1, 0.2, 0.3 and 0.4 s the first one changes nothing.
    #expect(
      results[0] == "0.200\u{2013}0.400 s retarget 3 \u{D7} card_offset \u{B7} track",
      "\(results[0])")
    #expect(results[2] == "0.20" && results[3] == "3 1")
  }

  @Test func `the reasons are never empty`() throws {
    let folder = try TemporaryFolder()
    let why = Browser.Step.evaluate("document.getElementById('why').textContent")
    let text = Self.document.replacingOccurrences(of: "\"at\": 0,", with: "\"at\": 0.05,")
    let results = try visit(
      [
        .open(try page(text, in: folder)), why,
        .evaluate("document.querySelector('#why button').click(), ''"), time, why,
      ], in: folder)
    #expect(results[0] == "Nothing has changed yet. The first change is at 0.050 s")
    #expect(results[2] == "0.05" && results[3].hasPrefix("0.05 s  line_offset is animated"))
    let still = #"{ "state": { "x": 0 }, "until": 1, "events": [] }"#
    #expect(
      try visit([.open(try page(still, in: folder)), why], in: folder)
        == ["No change needs an explanation in this run."])
  }

  @Test(arguments: [480, 1200])
  func `the events of the moment are in sight in their list`(width: Int) throws {
    let folder = try TemporaryFolder()
    let list = (1...60).map { #"{ "at": \#(Double($0) / 10), "set": { "x": \#($0) } }"# }
    let document = """
      { "state": { "x": 0 }, "fps": 10, "events": [ \(list.joined(separator: ",")) ] }
      """
    let page = try page(document, in: folder)
    let steps = [0.1, 3, 6, 2].flatMap { time -> [Browser.Step] in
      [
        .open(page, fragment: "#t=\(time)", width: width),
        .evaluate(
          """
          (() => {
            const [item, list] = ["#events .lit", "#events"].map(name => document.querySelector(name).getBoundingClientRect());
            return [list.height > 0, item.top >= list.top, item.bottom <= list.bottom].join();
          })()
          """),
      ]
    }
    #expect(Set(try visit(steps, in: folder)) == ["true,true,true"])
  }

  @Test func `the end of a drag has two sentences, and the answers follow the second one`() throws {
    let folder = try TemporaryFolder()
    let document = """
      { "fps": 20, "state": { "x": 0 }, "views": [ { "id": "card", "modifiers": [ { "offset": ["x", 0] } ] } ],
        "events": [ { "at": 0, "gesture": { "from": 0, "to": 60, "duration": 0.3, "changed": [ { "set": { "x": "translation" } } ],
          "ended": [ { "withAnimation": ".spring", "set": { "x": 0 } } ] } } ] }
      """
    let results = try visit(
      [
        .open(try page(document, in: folder), fragment: "#t=0.3"),
        .evaluate(
          "[...document.querySelectorAll('#why h3')].map(row => row.textContent.split(/ +/)[3]).join()"
        ),
        .evaluate(
          "[...document.querySelectorAll('#why section > *')].map(part => part.tagName + part.children.length).join()"
        ),
      ], in: folder)
    // followed the drag; is retargeted
    #expect(results[0] == "followed,is")
    #expect(results[1].hasPrefix("H30,DL0,H30,DL") && !results[1].hasSuffix("DL0"))
  }

  @Test
  func `the state and a trail are switched, and a view that a number drags has a finger on it`()
    throws
  {
    let folder = try TemporaryFolder()
    let trail = Browser.Step.evaluate(
      """
      [...document.querySelectorAll('.layer.past')].filter(layer => !layer.hidden)
        .map(layer => layer.querySelector('[data-view=line]').style.transform.trim()).join()
      """)
    let ghost = Browser.Step.evaluate(
      "String(document.querySelector('.layer.ghost').checkVisibility())")
    // How far the fingers are from the middle of the card.
    let touched = Browser.Step.evaluate(
      """
      [...document.querySelectorAll('.touch')].map(mark => {
        const [a, b] = [mark, document.querySelector('.screen [data-view=card]')].map(box => box.getBoundingClientRect());
        return [a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom].map(Math.round).join(' ');
      }).join()
      """)
    let page = try page(in: folder)
    let results = try visit(
      [
        .open(page, fragment: "#t=0.22"), trail, ghost, .press("t"), trail, .press("g"), ghost,
        .press("t"), trail, touched, .open(page, fragment: "#t=0.15"), touched,
        .open(page, fragment: "#t=0.45"), touched, .open(page, fragment: "#t=0.05"), touched,
      ], in: folder)
    #expect(results[0].isEmpty && results[1] == "true" && results[3] == "false")
    // 0.05 s apart, at 100 points a second; what was before the beginning is not there.
    #expect(
      results[2]
        == "translate(17px, 0px),translate(12px, 0px),translate(7px, 0px),translate(2px, 0px)")
    #expect(results[4].isEmpty)
    // The first sample is at 0.1 s, although it changes nothing, and the last one at 0.4 s.
    #expect(Array(results[5...]) == ["0 0", "0 0", "", ""])
  }
}
