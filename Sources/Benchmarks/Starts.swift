/// How long programs take from their start to their end, one after the other, many times.
///
/// The programs take turns, so that whatever else the machine does meets all of them.
enum Starts {
  /// Prints the median of each program with its ratio to the last one's; false if one cannot be run.
  static func measure(_ programs: [String], rounds: Int) -> Bool {
    var times = [[Double]](repeating: [], count: programs.count)
    for round in 0..<(rounds + 1) {
      for (index, program) in programs.enumerated() {
        guard let time = ChildProgram(path: program, arguments: ["--version"]).run()?.wall else {
          print("\(program) cannot be run, or fails")
          return false
        }
        // The first start reads the program from its disk.
        if round > 0 { times[index].append(time) }
      }
    }
    let medians = times.map { $0.sorted()[rounds / 2] }
    for (program, median) in zip(programs, medians) {
      let ratio = median / (medians.last ?? median)
      print("\(program)\t\(rounded(median * 1e3)) ms\t\(rounded(ratio)) times")
    }
    return true
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
