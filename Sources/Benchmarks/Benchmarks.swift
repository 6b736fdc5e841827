import AnimationEngine
import Platform

/// Prints how long one evaluation of each kind of motion takes, in nanoseconds; or, of the programs that
/// are its arguments, how long each takes to start, and to trace a small timeline; or, after `--against`, how
/// many times as long as another build of the tool the one beside this program takes; or, after `--sweep`, how
/// many times as long as its runs a sweep takes.
@main
struct Benchmarks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let first = arguments.first else { return measureMotions() }
    let isMeasured =
      if first == "--against", arguments.count == 2 {
        Workload.all.allSatisfy { measure($0, against: arguments[1]) }
      } else if arguments == ["--sweep"] {
        measureSweep()
      } else {
        Starts.measure(arguments, rounds: 400)
      }
    exit(isMeasured ? 0 : 1)
  }

  private static func measure(_ kind: Workload, against other: String) -> Bool {
    kind.withFile { file in
      let programs = [buildBesideThis, other].map {
        ChildProgram(path: $0, arguments: kind.arguments + [file])
      }
      return Comparison(name: kind.name, rounds: 15).measure(programs[0], against: programs[1])
    }
  }

  private static func measureSweep() -> Bool {
    let (sweep, batch) = Workload.sweep
    return sweep.withFile { document in
      batch.withFile { lines in
        Comparison(name: "sweep, against a batch of its timelines", rounds: 15).measure(
          ChildProgram(path: buildBesideThis, arguments: sweep.arguments + [document]),
          against: ChildProgram(path: buildBesideThis, arguments: batch.arguments + [lines]))
      }
    }
  }

  private static var buildBesideThis: String {
    let words = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    return (words.dropLast() + ["inbetween"]).joined(separator: "/")
  }

  private static func measureMotions() {
    measure("curve: easeInOut, value", evaluations: 10_000_000, easeInOutValue)
    measure("curve: easeInOut, motion with velocity", evaluations: 10_000_000) {
      motion(.easeInOut(duration: 1), evaluations: $0)
    }
    measure("closed spring, motion with velocity", evaluations: 10_000_000) {
      motion(.interpolatingSpring(duration: 0.5, bounce: 0.3), evaluations: $0)
    }
    measure("fluid spring, one step", evaluations: 10_000_000, fluidSpringSteps)
  }

  /// The bare timing curve.
  static func easeInOutValue(evaluations: Int) -> Double {
    let curve = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    var sum = 0.0
    for index in 0..<evaluations {
      sum += curve.value(at: Double(index) * (1 / Double(evaluations)))
    }
    return sum
  }

  /// A motion as a frame evaluates it: fraction and velocity.
  static func motion(_ animation: Animation, evaluations: Int) -> Double {
    var run = AnimationPlayback(AnimationComposition(animation), distance: 100)
    var sum = 0.0
    for index in 0..<evaluations {
      let elapsed = Double(index) * (1 / Double(evaluations))
      guard let progress = run.progress(at: elapsed, ends: .exact) else { break }
      sum += progress.fraction + progress.velocity
    }
    return sum
  }

  /// A spring that takes as many steps as there are evaluations: one without damping.
  static func fluidSpringSteps(evaluations: Int) -> Double {
    var run = AnimationPlayback(
      AnimationComposition(.spring(response: 0.5, dampingFraction: 0)), distance: 100)
    return run.end(notAfter: Double(evaluations) / 300) ?? 0
  }

  /// Prints the median of seven measurements, after one that does not count.
  static func measure(
    _ name: String, evaluations: Int, _ body: (_ evaluations: Int) -> Double
  ) {
    var sink = body(evaluations)
    let times = (0..<7).map { _ in
      let clock = ContinuousClock()
      let time = clock.measure { sink += body(evaluations) }
      return Double(time.components.attoseconds) / 1e9 / Double(evaluations)
        + Double(time.components.seconds) * 1e9 / Double(evaluations)
    }.sorted()
    precondition(!sink.isNaN, "a benchmark computes numbers")
    print("\(name)\t\(rounded(times[3])) ns\t[\(rounded(times[0]))..\(rounded(times[6]))]")
  }

  private static func rounded(_ time: Double) -> Double {
    (time * 100).rounded() / 100
  }
}
