#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two builds of the tool at the same work, in turns: by how much one takes longer than the other.
///
/// What is compared is processor time, which other programs disturb little, and each round's two runs
/// only with each other. The build runs twice a round: its ratio to itself is the noise.
struct Comparison {
  let build: String
  let other: String
  let rounds: Int

  /// Prints a line for each kind of work: the median of the ratios with the least and the greatest, and the
  /// same of the noise. Returns false if a program cannot be run.
  func measure(_ kinds: [Workload]) -> Bool {
    for kind in kinds {
      guard let ratios = ratios(of: kind) else {
        print("\(kind.name): a program cannot be run, or fails")
        return false
      }
      let line = [kind.name, Self.spread(ratios.work), "noise " + Self.spread(ratios.noise)]
      print(line.joined(separator: "\t"))
    }
    return true
  }

  private func ratios(of kind: Workload) -> (work: [Double], noise: [Double])? {
    guard let file = temporaryFile(with: kind.document) else { return nil }
    defer { unlink(file) }
    let arguments = kind.arguments + [file]
    let programs = [build, other, build].map { ChildProgram(path: $0, arguments: arguments) }
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

/// A new file with a text; nil if it cannot be written.
private func temporaryFile(with text: String) -> String? {
  var name = Array("/tmp/inbetween-benchmark.XXXXXX".utf8CString)
  let file = mkstemp(&name)
  guard file >= 0, let stream = fdopen(file, "w") else { return nil }
  let isWritten = fputs(text, stream) >= 0
  guard fclose(stream) == 0, isWritten else { return nil }
  return String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self)
}
