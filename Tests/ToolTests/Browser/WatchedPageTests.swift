import Foundation
import TestSupport
import Testing

/// The page of `show --watch` in a real browser, while its timeline changes.
@Suite(.enabled(if: Browser.exists, "no Chromium and Node.js"))
struct WatchedPageTests {
  /// A card that moves to a place in ten minutes.
  private func timeline(_ place: Int) -> String {
    """
    { "state": { "x": 0 }, "views": [ { "id": "card", "modifiers": [ { "offset": { "x": "x" } } ] } ],
      "events": [ { "at": 0, "withAnimation": ".linear(duration: 600)", "set": { "x": \(place) } } ] }
    """
  }

  /// Waits until the page shows a timeline with a place.
  private func isShown(_ place: Int) -> Browser.Step {
    .until(
      "document.body.dataset.ready === 'yes' && document.getElementById('document').textContent.includes('\(place)')"
    )
  }

  @Test func `a page is loaded again when its timeline changes, at the moment that it shows`()
    throws
  {
    let folder = try TemporaryFolder("card.json", timeline(1001))
    let (file, page) = (folder.path + "/card.json", folder.path + "/page.html")
    let moment = Browser.Step.evaluate(
      """
      [(+document.body.dataset.time).toFixed(1), document.getElementById("select").value,
        document.getElementById("play").textContent].join()
      """)
    let isLater = Browser.Step.until("+document.body.dataset.time > 30.5")
    let visit = try Browser.visit(
      [
        .run([Tool.executable.path, "show", file, "--watch", "-o", page], making: page),
        .open(URL(fileURLWithPath: page), fragment: "#t=30&select=card"), isShown(1001), moment,
        .write(timeline(1002), to: file), isShown(1002), moment,
        // A timeline with an error leaves the page as it is.
        .write("{", to: file), .press(" "), isLater, .write(timeline(1003), to: file),
        isShown(1003), .until("+document.body.dataset.time > 31"),
        .evaluate(
          "document.getElementById('play').textContent + (document.body.dataset.time < 60)"),
        .press(" "), .evaluate("document.getElementById('play').textContent"),
      ], in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    #expect(visit.results == ["30.0,card,Play", "30.0,card,Play", "Pausetrue", "Play"])
    #expect(Set(visit.requests) == [URL(fileURLWithPath: page).absoluteString])
  }
}
