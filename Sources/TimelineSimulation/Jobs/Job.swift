import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// Work that goes on over several turns until it is over or is cancelled.
struct Job {
  let owner: Owner
  /// The source range of what it is written as.
  let place: SourceRange
  let start: Start
  /// The scope that was open around its cause.
  let closedScope: ClosedScope?
  var work: Work
  /// The pending turn in which it goes on; nil while it runs.
  var pending: Pending?
  /// Whether it was cancelled and goes on nevertheless.
  var isCancelled = false

  /// The owner of a job: a modifier of a view, with which it ends, or the run.
  enum Owner: Hashable {
    case view(Int, ElementIndex<Modifier>)
    /// A modifier of a view that holds a value back.
    case subscription(Int, ElementIndex<Modifier>)
    /// A name under which the last job that was started can be cancelled; nil for none.
    case run(ElementIndex<String>?)

    /// The view that it belongs to.
    var instance: Int? {
      switch self {
      case .view(let instance, _), .subscription(let instance, _): instance
      case .run: nil
      }
    }
  }

  enum Work {
    /// The remaining steps of a task.
    case task(StepRun)
    case timer(TimerRun)
    /// A value that is held back for a subscription.
    case value(HeldValue)
  }

  /// When and why a job was started.
  struct Start {
    let instant: Instant
    let cause: Cause
  }

  enum Cause {
    case step, appearance
    /// The id of a task changed.
    case id(from: Value, to: Value)
  }

  /// A turn in the queue, by its number in the order of creation.
  struct Pending {
    let ticket: Int
    /// When the job began to wait for it, and when it is due.
    let since: Instant
    let due: Instant
    /// Whether the job waits for its very first turn.
    var isFirst = false
  }

  /// Why a job is cancelled.
  enum Cancellation {
    case step
    case disappearance
    case id(from: Value, to: Value)
    /// Another value was published before this one was delivered.
    case nextValue
  }
}

/// The jobs that are not over.
struct Jobs {
  private var running: [Int: Job] = [:]
  private var count = 0
  /// The last job of each owner.
  private var last: [Job.Owner: Int] = [:]
  /// The jobs of each view that is shown, in the order in which they were started.
  private var numbers: [Int: [Int]] = [:]

  /// A job that is not over; nil for one that is.
  subscript(number: Int) -> Job? { running[number] }

  /// The job that was started last by an owner, unless it is over.
  func last(of owner: Job.Owner) -> Int? {
    last[owner].flatMap { running[$0] == nil ? nil : $0 }
  }

  func numbers(of instance: Int) -> [Int] { numbers[instance] ?? [] }

  mutating func add(_ job: Job) -> Int {
    count += 1
    running[count] = job
    last[job.owner] = count
    if let instance = job.owner.instance { numbers[instance, default: []].append(count) }
    return count
  }

  mutating func wait(_ number: Int, _ pending: Job.Pending?) { running[number]?.pending = pending }

  mutating func setWork(_ work: Job.Work, of number: Int) { running[number]?.work = work }

  mutating func setCancelled(_ number: Int) { running[number]?.isCancelled = true }

  mutating func end(_ number: Int) {
    guard let job = running.removeValue(forKey: number) else { return }
    if last[job.owner] == number { last[job.owner] = nil }
    guard let instance = job.owner.instance else { return }
    numbers[instance]?.removeAll { $0 == number }
    if numbers[instance]?.isEmpty == true { numbers[instance] = nil }
  }
}
