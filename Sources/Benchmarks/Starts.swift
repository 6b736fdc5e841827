/// How long programs take from their start to their end, one after the other, many times.
///
/// The programs take turns, so that whatever else the machine does meets all of them.
enum Starts {
  /// Prints the median of each start with its ratio to the last program's; false if one cannot be run.
  ///
  /// The last program is what the others, which are builds of the tool, are compared with. They tell their
  /// version, and they trace a small timeline.
  static func measure(_ programs: [String], rounds: Int) -> Bool {
    Workload.small.withFile { file in
      let traces = programs.dropLast().map { path in
        Start(
          name: "\(path): \(Workload.small.name)",
          program: ChildProgram(path: path, arguments: Workload.small.arguments + [file]))
      }
      let versions = programs.map {
        Start(name: $0, program: ChildProgram(path: $0, arguments: ["--version"]))
      }
      return measure(versions.dropLast() + traces + versions.suffix(1), rounds: rounds)
    }
  }

  private struct Start {
    let name: String
    let program: ChildProgram
    var times: [Double] = []
  }

  private static func measure(_ starts: [Start], rounds: Int) -> Bool {
    var starts = starts
    for round in 0..<(rounds + 1) {
      for index in starts.indices {
        guard let time = starts[index].program.run()?.wall else {
          print("\(starts[index].name) cannot be run, or fails")
          return false
        }
        // The first start reads the program from its disk.
        if round > 0 { starts[index].times.append(time) }
      }
    }
    let medians = starts.map { $0.times.sorted()[rounds / 2] }
    for (start, median) in zip(starts, medians) {
      let ratio = median / (medians.last ?? median)
      print("\(start.name)\t\(rounded(median * 1e3)) ms\t\(rounded(ratio)) times")
    }
    return true
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
