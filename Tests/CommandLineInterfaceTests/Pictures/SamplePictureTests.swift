import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Each sample has a picture of limited size.
@Suite struct SamplePictureTests {
  @Test func `every sample that shows a number has a picture of at most 30 kB`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples"))
    let samples = names.filter { $0.hasSuffix(".json") }
    #expect(samples.count > 70)
    for name in samples {
      let run = runInMemory("plot", "samples/\(name)", "-f", "svg", "-q")
      #expect(
        run.status == .success || run.errors.contains("nothing in this is a number"), "\(name)")
      #expect(run.output.utf8.count <= 30_000, "\(name): \(run.output.utf8.count)")
    }
  }

  @Test func `every sample has in Vega-Lite the lanes that it has in SVG`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples"))
    for name in names where name.hasSuffix(".json") {
      let svg = runInMemory("plot", "samples/\(name)", "-f", "svg", "-q")
      let vega = runInMemory("plot", "samples/\(name)", "-f", "vega-lite", "-q")
      #expect(vega.status == svg.status && vega.errors == svg.errors, "\(name)")
      guard svg.status == .success else { continue }
      let drawn = svg.output.matches(of: /class="name">([^<]*)</).map {
        String($0.1).replacing("&amp;", with: "&").replacing("&lt;", with: "<")
      }
      let spec = try #require(
        try JSONSerialization.jsonObject(with: Data(vega.output.utf8)) as? [String: Any])
      let views = try #require(spec["vconcat"] as? [[String: Any]])
      let titles = views.compactMap { ($0["title"] as? [String: Any])?["text"] as? String }
      #expect(titles == drawn, "\(name)")
    }
  }
}
