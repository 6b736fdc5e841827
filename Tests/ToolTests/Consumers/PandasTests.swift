import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(
    if: Tool.hasConsumer("/usr/lib/python3/dist-packages/pandas/__init__.py"),
    "pandas is not installed"))
struct PandasTests {
  @Test func `pandas describes the columns`() throws {
    let run = try Card.folder().type(
      #"inbetween trace card.json | /usr/bin/python3 -c 'import sys,pandas as pd; print(pd.read_csv(sys.stdin, index_col="time").describe())'"#
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.words.first.map { $0.map(String.init) } == Card.tracks)
    let rows = Dictionary(
      uniqueKeysWithValues: run.words.dropFirst().map { ($0[0], $0.dropFirst()) })
    for (index, track) in Card.tracks.enumerated() {
      let values = Card.times.map { Card.value(track, at: $0) }.sorted()
      let mean = values.reduce(0, +) / Double(values.count)
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      let deviation = (squares / Double(values.count - 1)).squareRoot()
      // Of 61 sorted values the quartiles are the 16th, 31st and 46th.
      for (name, expected) in [
        ("count", 61), ("mean", mean), ("std", deviation), ("min", values[0]), ("25%", values[15]),
        ("50%", values[30]), ("75%", values[45]), ("max", values[60]),
      ] {
        let row = try #require(rows[Substring(name)]).compactMap { Double($0) }
        #expect(isClose(row[index], expected, within: 2e-6), "\(name) of \(track)")
      }
    }
  }

  @Test func `what happens joins the frames by time`() throws {
    let run = try Card.folder().type(
      #"""
      /usr/bin/python3 - <<'P'
      import io, subprocess, pandas as pd
      def table(command):
          return pd.read_csv(io.BytesIO(subprocess.check_output(["inbetween", command, "card.json"])))
      events = table("events")
      joined = pd.merge_asof(events[events.event == "complete"], table("trace"), on="time")
      print(joined[["time", "label", "card_opacity", "card_x"]].to_csv(index=False, header=False), end="")
      P
      """#)
    #expect(run.errors.isEmpty)
    #expect(run.text == "0.5,shown,1.0,50.0\n0.75,moved,1.0,100.0\n")
  }
}
