import Foundation
import TestSupport
import Testing

/// Exported easings in a real browser.
@Suite(.enabled(if: Browser.exists, "no Chromium and Node.js"))
struct EasingTests {
  private func text(_ arguments: [String]) throws -> String {
    let run = try Tool.run(arguments)
    #expect(run.status == 0, "\(run.errors)")
    return String(decoding: run.output, as: UTF8.self)
  }

  /// What a browser makes of the export of an animation, and what `curve` says, at each tenth of its time.
  private func compare(_ animation: String, within tolerance: Double) throws {
    let folder = try TemporaryFolder()
    let export = try text(["curve", animation, "--to-value", "100", "--export", "css"])
    let easing = try #require(
      export.firstMatch(of: /(?m)^transition-timing-function: (.*);$/).map { String($0.1) })
    let seconds = try #require(
      export.firstMatch(of: /transition-duration: ([0-9.]+)s/).flatMap { Double($0.1) })
    // The middles of steps of 1/300 s, between which SwiftUI stands still and an export goes on.
    let times = (1..<Int(seconds * 30)).map { Double($0) / 30 - 1.0 / 600 }
    let list = times.map { "\($0)" }.joined(separator: ",")
    let curve = try text(["curve", animation, "--at", list, "--to-value", "100"])
    let expected = curve.split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: ",").last.flatMap { Double($0) } }
    let visit = try Browser.visit(
      [
        .evaluate(
          """
          (() => {
            const animation = document.documentElement.animate(
              [{ opacity: 0 }, { opacity: 1 }],
              { duration: \(seconds * 1_000), easing: \"\(easing)\", fill: "both" });
            animation.pause();
            return [\(list)].map(time => {
              animation.currentTime = time * 1000;
              return animation.effect.getComputedTiming().progress;
            }).join();
          })()
          """)
      ], in: folder)
    let shown = (visit.results.first ?? "").split(separator: ",").compactMap { Double($0) }
    #expect(visit.said.isEmpty && shown.count == expected.count && shown.count > 5, "\(visit.said)")
    for (index, (progress, value)) in zip(shown, expected).enumerated() {
      #expect(isClose(progress, value / 100, within: tolerance), "\(animation) at \(times[index])")
    }
  }

  @Test(arguments: [
    ".smooth", ".snappy", ".bouncy", ".interpolatingSpring(duration: 0.5, bounce: 0.4)",
    ".timingCurve(.circularEaseInOut, duration: 0.5)",
  ])
  func `a browser plays linear() within its error`(animation: String) throws {
    try compare(animation, within: 1.01e-3)
  }

  @Test(arguments: [
    ".easeInOut(duration: 0.4)", ".timingCurve(0.34, 1.56, 0.64, 1, duration: 0.6)",
  ])
  func `a browser plays cubic-bezier() as it is`(animation: String) throws {
    try compare(animation, within: 1e-5)
  }
}
