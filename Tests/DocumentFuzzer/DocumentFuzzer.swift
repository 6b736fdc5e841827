import DocumentFuzzing
import Foundation

/// Tries inputs without end, or as many or as long as it is told; with `--write` and `--count` it only writes
/// them to a file, for another program, a line each but for those that contain the end of a line.
///
/// An input that ends the process, by a trap or because it takes 15 minutes, is in the file of `--current`.
@main struct DocumentFuzzer {
  /// The seconds of a processor that an input may take, in all of the up to six forms in which it is played. A run
  /// that meets a limit takes half a second in one form, where a command has two.
  private static let secondsLimit = 4.0

  static func main() throws {
    let options = Options(CommandLine.arguments.dropFirst())
    let fuzzing = try Fuzzing(seed: options.seed)
    if let path = options.written { return try write(options, of: fuzzing, to: path) }
    var counts: [Trial.Kind: Fuzzing.Count] = [:]
    var findings = 0
    let start = Date()
    let file = open(options.current, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    func seconds(
      ofTrying number: UInt64, _ counts: inout [Trial.Kind: Fuzzing.Count]
    ) throws(Finding) -> Double {
      let begin = clock()
      try fuzzing.tryInput(number, counts: &counts) { document in
        _ = ftruncate(file, 0)
        _ = pwrite(file, document, document.count, 0)
        alarm(900)
      }
      return Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    }
    var number = options.first
    while number - options.first < options.count, Date().timeIntervalSince(start) < options.seconds
    {
      do throws(Finding) {
        var least = try seconds(ofTrying: number, &counts)
        // What else the machine does may slow a try, but not five.
        for _ in 0..<4 where least > secondsLimit {
          var repeated: [Trial.Kind: Fuzzing.Count] = [:]
          least = min(least, try seconds(ofTrying: number, &repeated))
        }
        if least > secondsLimit {
          findings += 1
          print("input \(number) of seed \(options.seed) takes \(least) s\n")
        }
      } catch {
        findings += 1
        print("input \(number) of seed \(options.seed): \(error)\n")
      }
      number += 1
    }
    for kind in Trial.Kind.allCases {
      let count = counts[kind] ?? Fuzzing.Count()
      print(
        "\(kind): \(count.tried) inputs, \(count.played) of them played, \(count.exported) exported"
      )
    }
    print("\(counts.values.reduce(0) { $0 + $1.tried }) inputs, \(findings) findings")
    if findings > 0 { exit(1) }
  }

  private static func write(_ options: Options, of fuzzing: Fuzzing, to path: String) throws {
    var lines = Data()
    for number in options.first..<options.first + options.count {
      lines += fuzzing.input(number) + [UInt8(ascii: "\n")]
    }
    try lines.write(to: URL(fileURLWithPath: path))
  }

  private struct Options {
    var seed: UInt64 = 1
    var first: UInt64 = 0
    var count = UInt64.max
    var seconds = Double.infinity
    var current = "/dev/null"
    var written: String?

    init(_ words: ArraySlice<String>) {
      var words = words
      while let name = words.popFirst(), let value = words.popFirst() {
        switch name {
        case "--seed": seed = UInt64(value) ?? seed
        case "--first": first = UInt64(value) ?? first
        case "--count": count = UInt64(value) ?? count
        case "--seconds": seconds = Double(value) ?? seconds
        case "--current": current = value
        case "--write": written = value
        default: fatalError("unknown option \(name)")
        }
      }
    }
  }
}
