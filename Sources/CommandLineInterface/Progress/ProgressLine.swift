import TimelineSimulation

/// One line on a terminal that shows the progress of a long run and disappears at its end.
///
/// It is made of text, spaces and carriage returns alone, so that every terminal can show and remove it.
final class ProgressLine {
  /// Seconds before the line appears.
  private static let patience = 1.0
  /// The shortest time between two lines, in seconds.
  private static let period = 0.1

  private let console: any Console
  private var estimate: ProgressEstimate
  private var nextShow: Double
  private var width = 0
  private var isStopped = false

  /// A line for a run that begins now; nil without a terminal that can show and remove it.
  init?(on console: any Console, stages: [RunStage], fileCount: Int = 1) {
    guard console.isTerminal(.error), console.canMoveCursor else { return nil }
    self.console = console
    estimate = ProgressEstimate(stages: stages, fileCount: fileCount)
    nextShow = console.now + Self.patience
  }

  /// Notes the progress of the run of a file.
  func update(_ progress: RunProgress) {
    guard !isStopped else { return }
    let now = console.now
    estimate.add(progress, at: now)
    show(at: now)
  }

  /// Notes that a file is done.
  func finishFile() {
    let now = console.now
    estimate.finishFile(at: now)
    show(at: now)
  }

  /// Notes that a line is done.
  func finishLine(_ progress: LineProgress) {
    guard !isStopped else { return }
    let now = console.now
    estimate.finishLine(progress, at: now)
    show(at: now)
  }

  /// Removes the line, so that something else can be written there; the next update shows it again.
  func remove() {
    guard width > 0 else { return }
    console.say(eraser(of: width))
    width = 0
    console.lastWords = ""
  }

  /// Removes the line for good.
  func stop() {
    remove()
    isStopped = true
  }

  private func show(at now: Double) {
    guard now >= nextShow, let text = estimate.text else { return }
    nextShow = now + Self.period
    console.say("\r" + text + String(repeating: " ", count: max(width - text.count, 0)))
    width = text.count
    // A terminal shows `^C` after the line.
    console.lastWords = eraser(of: width + 2)
  }

  /// The text that erases the first `width` characters of the line.
  private func eraser(of width: Int) -> String {
    "\r" + String(repeating: " ", count: width) + "\r"
  }
}
