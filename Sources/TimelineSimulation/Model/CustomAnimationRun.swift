import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// A custom animation of the document, with the states and names that it captures.
///
/// A vector is only ever scaled, so its functions are asked about a way of 1.
struct CustomAnimationRun: Sendable {
  /// An animation still running after this many seconds counts as endless.
  private static let longestDuration = 60.0
  /// The distance of the times at which the end is looked for before it is found exactly.
  private static let step = 1.0 / 240

  /// One of its functions: an expression, or a value that is written down.
  private enum Function: Sendable {
    case expression(CheckedExpression)
    case constant(Value)

    init(
      _ value: DocumentValue, _ checked: CheckedTimeline, in scope: ScopeIndex
    ) throws(EvaluationError) {
      if let expression = checked.expression(of: value, in: scope) {
        self = .expression(expression)
      } else {
        var environment = EvaluationEnvironment()
        self = .constant(try checked.evaluate(value, in: scope, &environment))
      }
    }
  }

  /// The evaluations that look for the end.
  private struct Search {
    var steps = 0
    var count = 0

    /// The work of one of them, on average.
    var work: Int { WorkCost.evaluation + steps / max(count, 1) }
  }

  private let animate: Function
  private let velocity: Function?
  private let shouldMerge: Function?
  private var environment: EvaluationEnvironment
  /// Two animations are the same if they are written at one place and capture the same.
  private let name: String

  init(
    _ index: ElementIndex<CustomAnimationSetting>, _ checked: CheckedTimeline,
    inside outer: ScopeIndex, _ environment: EvaluationEnvironment
  ) throws(EvaluationError) {
    self.environment = environment
    self.environment.stepLimit = ExpressionLimits.animationSteps
    _ = self.environment.takeSteps()
    let setting = checked.timeline[index]
    let scope = checked.scope(inside: outer, openedBy: .customAnimation(index))
    animate = try Function(setting.animate, checked, in: scope)
    velocity = try setting.velocity.map { (value) throws(EvaluationError) in
      try Function(value, checked, in: scope)
    }
    shouldMerge = try setting.shouldMerge.map { (value) throws(EvaluationError) in
      try Function(value, checked, in: scope)
    }
    let states = checked.dependencies(of: setting.animate, in: scope).allStates.sorted()
    name =
      (["\(setting.animate.place)"] + environment.inputs.map { $0.text }
      + states.map { environment.states[$0].text }).joined(separator: " ")
  }

  /// The animation, whose end is found here.
  ///
  /// - Parameter steps: counts those that the search takes.
  func animation(_ steps: inout Int) throws(EvaluationError) -> Animation {
    var merges = false
    if let shouldMerge { merges = try value(of: shouldMerge, at: 0, &steps) == .bool(true) }
    var search = Search()
    let duration = try duration(&search)
    steps += search.steps
    let function = FunctionAnimation(
      name, duration: duration, merges: merges, knowsVelocity: velocity != nil,
      work: search.work * (velocity == nil ? 3 : 2)
    ) { time in progress(at: time) }
    return Animation(.function(function))
  }

  private func value(
    of function: Function, at time: Double, _ steps: inout Int
  ) throws(EvaluationError) -> Value {
    switch function {
    case .constant(let value): return value
    case .expression(let expression):
      var environment = environment
      environment.inputs += [.double(1), .double(time)]
      defer { steps += environment.takeSteps() }
      return try expression.evaluateFinite(in: &environment)
    }
  }

  /// The fraction after some seconds; nil when the animation is over.
  private func fraction(
    at time: Double, _ steps: inout Int
  ) throws(EvaluationError) -> Double? {
    try value(of: animate, at: time, &steps).number
  }

  /// The progress at a time before the end. A function that fails there has no value; that is reported
  /// with the value that moves.
  private func progress(at time: Double) -> Progress {
    // Rows read it, which are counted by themselves.
    var steps = 0
    do throws(EvaluationError) {
      let fraction = try fraction(at: time, &steps) ?? 1
      if let velocity {
        let slope = try value(of: velocity, at: time, &steps).number ?? 0
        return Progress(fraction: fraction, velocity: slope)
      }
      let step = 1e-6
      let start = max(time - step, 0)
      let before = try self.fraction(at: start, &steps) ?? 1
      let after = try self.fraction(at: time + step, &steps) ?? 1
      return Progress(fraction: fraction, velocity: (after - before) / (time + step - start))
    } catch {
      return Progress(fraction: .nan, velocity: .nan)
    }
  }

  /// The first time at which the animation is over, to the tick; between two steps it must stay so.
  private func duration(_ search: inout Search) throws(EvaluationError) -> Double {
    if try isOver(at: 0, &search) { return 0 }
    let count = Int(Self.longestDuration / Self.step)
    for index in 1...count where try isOver(at: Double(index) * Self.step, &search) {
      var alive = Instant(seconds: Double(index - 1) * Self.step)
      var over = Instant(seconds: Double(index) * Self.step)
      while over.ticks - alive.ticks > 1 {
        let middle = Instant(ticks: (alive.ticks + over.ticks) / 2)
        if try isOver(at: middle.seconds, &search) { over = middle } else { alive = middle }
      }
      return over.seconds
    }
    return .infinity
  }

  private func isOver(at time: Double, _ search: inout Search) throws(EvaluationError) -> Bool {
    search.count += 1
    return try fraction(at: time, &search.steps) == nil
  }
}
