/// Two programs in turns: by how much one takes longer than the other.
///
/// Compares processor time, which other programs disturb little, and each round's two runs
/// only with each other. The first program runs twice a round: its ratio to itself is the noise.
struct Comparison {
  let name: String
  let rounds: Int

  /// Prints a line: the median of the ratios with the least and the greatest, and the same of the noise.
  /// Returns false if a program cannot be run.
  func measure(_ program: ChildProgram, against other: ChildProgram) -> Bool {
    guard let ratios = ratios(of: [program, other, program]) else {
      print("\(name): a program cannot be run, or fails")
      return false
    }
    let line = [name, Self.spread(ratios.work), "noise " + Self.spread(ratios.noise)]
    print(line.joined(separator: "\t"))
    return true
  }

  private func ratios(of programs: [ChildProgram]) -> (work: [Double], noise: [Double])? {
    var (work, noise): ([Double], [Double]) = ([], [])
    for round in 0..<(rounds + 1) {
      let times = programs.compactMap { $0.run()?.cpu }
      guard times.count == programs.count else { return nil }
      // The first round reads the programs and the document from the disk.
      guard round > 0 else { continue }
      work.append(times[0] / times[1])
      noise.append(times[0] / times[2])
    }
    return (work, noise)
  }

  private static func spread(_ ratios: [Double]) -> String {
    let sorted = ratios.sorted().map { ($0 * 1000).rounded() / 1000 }
    return "\(sorted[sorted.count / 2]) times [\(sorted[0])..\(sorted[sorted.count - 1])]"
  }
}
