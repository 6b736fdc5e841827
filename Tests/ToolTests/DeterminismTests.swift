import Foundation
import TestSupport
import Testing

/// The same bytes in every run. Each process has its own seed for the order of sets and dictionaries.
@Suite struct DeterminismTests {
  private static let samples: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples"))) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
  }()

  @Test(arguments: ["trace -f json --precision full --velocity", "explain"].sampled(every: 2))
  func `every sample prints the same bytes in every run`(command: String) throws {
    #expect(Self.samples.count > 100)
    let count = Cases.count(2, of: 20)
    let run = try Tool.shell(
      """
      for sample in \(Self.samples.joined(separator: " ")); do
        sums=$(for i in $(seq \(count)); do "$TOOL" \(command) samples/$sample 2>&1 | cksum; done | sort -u)
        [ "$(echo "$sums" | wc -l)" -eq 1 ] || echo "$sample differs"
      done
      """)
    #expect(run.text.isEmpty)
    #expect(run.status == 0)
  }

  @Test
  func `two hundred runs print the same bytes, whatever surrounds them, and beside each other`()
    throws
  {
    let folder = try TemporaryFolder()
    let run = try folder.shell(
      """
      IN=$PWD/samples/m08_wave.json
      for i in $(seq 40); do
        mkdir "$D/$i"; cd "$D/$i"
        for surroundings in "LC_ALL=de_DE.UTF-8" "TZ=Asia/Tokyo" "-i" "HOME=/no COLUMNS=20" "-u PATH"; do
          (env $surroundings "$TOOL" trace -f json --precision full <"$IN" | cksum) &
        done
        wait
      done | sort | uniq -c
      """)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.split(separator: " ").first == "200", "\(run.text)")
  }
}
