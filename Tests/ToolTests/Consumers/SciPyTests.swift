import Foundation
import TestSupport
import Testing

/// SciPy fits the same recordings by a model of its own: the steps of 1/300 s, written down again in Python.
@Suite(.enabled(if: Python.has("scipy"), "SciPy is not installed"))
struct SciPyTests {
  private static let script = """
    import csv, sys
    import numpy as np
    from scipy.optimize import least_squares
    rows = [tuple(map(float, row)) for row in list(csv.reader(open(sys.argv[1])))[1:]]
    times, values = np.array(rows).T
    def progress(duration, bounce, count):
        w = 2 * np.pi / duration
        ratio = 1 - bounce if bounce >= 0 else 1 / (1 + bounce)
        x, v, a, shown = 1.0, 0.0, 0.0, [0.0]
        for _ in range(count):
            half = v + a / 600
            x -= half / 300
            a = w * w * x - 2 * ratio * w * half
            v = half + a / 600
            shown.append(1 - x)
        return np.array(shown)
    def residuals(point):
        duration, bounce, start, target, begin = point
        shown = progress(duration, bounce, int(times[-1] * 300) + 10)
        steps = np.clip((times - begin) * 300, 0, len(shown) - 1)
        return start + (target - start) * np.interp(steps, np.arange(len(shown)), shown) - values
    best = min((least_squares(residuals, [d, b, values[0], values[-1], 0.0], x_scale=[1, 1, 100, 100, 0.1],
        bounds=([0.05, -0.9, -1e3, -1e3, -1], [5, 0.95, 1e3, 1e3, 1]))
        for d in (0.3, 0.7) for b in (-0.2, 0.3)), key=lambda found: found.cost)
    print(*best.x[:2])
    """

  @Test(arguments: [(0.5, 0.3), (0.7, 0.1), (0.35, 0.5)])
  func `SciPy finds the same spring`(duration: Double, bounce: Double) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "fps": 60, "until": 1.5, "state": { "x": 0 }, "events": [ { "at": 0,
        "withAnimation": ".spring(duration: \(duration), bounce: \(bounce))", "set": { "x": 100 } } ] }
      """, to: "a.json")
    let log = folder.path + "/log.csv"
    let trace = try Tool.run(["trace", folder.path + "/a.json"])
    #expect(trace.status == 0, "\(trace.errors)")
    // Whole points: enough rounding that neither method can be exact.
    let rows = String(decoding: trace.output, as: UTF8.self).split(separator: "\n").map { line in
      let fields = line.split(separator: ",")
      return Double(fields[1]).map { "\(fields[0]),\($0.rounded())" } ?? String(line)
    }
    try folder.write(rows.joined(separator: "\n") + "\n", to: "log.csv")
    let output = try Python.run(Self.script, log, using: "scipy")
    let theirs = String(decoding: output, as: UTF8.self).split(separator: " ")
      .compactMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    let fit = try Tool.run(["fit", log, "--family", "spring"])
    let report = String(decoding: fit.output, as: UTF8.self)
    let ours = try #require(
      report.firstMatch(of: /animation +\.spring\(duration: ([-0-9.]+), bounce: ([-0-9.]+)\)/))
    try #require(theirs.count == 2)
    // Rounding of a hundredth of the way leaves errors of this size, and the two share them.
    #expect(isClose(try #require(Double(ours.1)), theirs[0], within: 0.006 * duration))
    #expect(isClose(try #require(Double(ours.2)), theirs[1], within: 0.006))
    #expect(isClose(theirs[0], duration, within: 0.02 * duration))
  }
}
