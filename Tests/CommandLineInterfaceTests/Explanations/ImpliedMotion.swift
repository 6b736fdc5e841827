import Foundation

/// What an explanation says of a change, as its JSON has it.
struct ExplainedChange: Decodable {
  struct Running: Decodable {
    let takenVelocity: [Double?]?
  }

  let kind: String
  private(set) var time: Double
  let track: String?
  let view: String?
  let columns: [String]?
  let outcome: String?
  let before: [Double?]?
  let after: [Double?]?
  let shown: [Double?]?
  let winner: String?
  let animation: String?
  private(set) var end: Double?
  let running: Running?
  let notes: [String]?

  /// The change in the time of a screen that passes at a speed.
  func inScreenTime(at speed: Double) -> ExplainedChange {
    var change = self
    change.time *= speed
    change.end = end.map { $0 * speed }
    return change
  }
}

/// The motion of one number that the explanations of its changes imply.
struct ImpliedMotion {
  /// What moves, from the value it began at; `way` is all of the way from there.
  private struct Layer {
    let animation: ImpliedAnimation
    let start: Double
    let way: Double
    /// The velocity that a spring took over.
    var velocity = 0.0
  }

  private var model: Double
  /// The way that all layers go together.
  private var way = 0.0
  private var layers: [Layer] = []
  private var end: Double?
  /// Why nothing is implied until the next beginning.
  private(set) var unknown: String?

  init(at value: Double) { model = value }

  /// What one change does to one number.
  struct Step {
    let before: Double
    let after: Double
    let shown: Double
    /// The velocity that a spring takes over.
    let velocity: Double?
  }

  /// Takes in what one change does to this number.
  mutating func apply(_ change: ExplainedChange, _ step: Step?) {
    guard let step else { return forget("a value that is no number") }
    let (before, after, shown) = (step.before, step.after, step.shown)
    if let end, end <= change.time + 1e-9 { layers = [] }
    if layers.isEmpty { way = 0 }
    end = change.end
    model = after
    switch change.outcome {
    case "jump": return
    case "track":
      layers = []
      unknown = nil
      return
    default: break
    }
    guard change.winner != "keyframes", let spelling = change.animation else {
      return forget("keyframes")
    }
    do throws(ImpliedAnimation.Unknown) {
      let animation = try ImpliedAnimation(spelling)
      switch change.outcome {
      case "merge":
        guard let velocity = step.velocity else {
          return forget("a velocity that is not told")
        }
        way = after - shown
        layers = [Layer(animation: animation, start: change.time, way: way, velocity: velocity)]
        unknown = nil
      case "begin":
        way = after - before
        layers = [Layer(animation: animation, start: change.time, way: way)]
        unknown = nil
      default:
        way += after - before
        if !layers.isEmpty, animation.isSpring { return forget("a spring over a motion") }
        layers.append(Layer(animation: animation, start: change.time, way: way))
      }
    } catch {
      forget(error.reason)
    }
  }

  /// Notes that nothing is implied for a while.
  mutating func forget(_ reason: String) {
    layers = []
    unknown = reason
  }

  /// The value at a time, and how near it can be told: formulas of curves are exact but for the rounding of
  /// the solver, and a spring is stepped 300 times a second where the formula is exact.
  func value(at time: Double) throws(ImpliedAnimation.Unknown) -> (value: Double, within: Double)? {
    if let unknown { throw ImpliedAnimation.Unknown(reason: unknown) }
    if layers.isEmpty { return (model, 1e-9 * max(1, abs(model))) }
    if let end, time > end + 1e-6 { return (model, 1e-9 * max(1, abs(model))) }
    if let end, time > end - 1e-6 { return nil }
    var offset = 0.0
    var tolerance = 1e-9 * max(1, abs(model))
    for layer in layers {
      let elapsed = time - layer.start
      if layer.animation.isSpring, layer.animation.modifiers.isEmpty,
        case .spring(let decay, let frequency) = layer.animation.base
      {
        offset = ImpliedAnimation.spring(
          decay: decay, frequency: frequency, from: 0, velocity: layer.velocity, to: layer.way,
          at: elapsed)
        tolerance += 0.02 * (abs(layer.way) + abs(layer.velocity) / frequency)
        continue
      }
      guard let fraction = try layer.animation.fraction(at: elapsed) else { return nil }
      offset += fraction * (layer.way - offset)
      tolerance += (layer.animation.isSpring ? 0.02 : 1e-5) * abs(layer.way)
    }
    return (model + offset - way, tolerance)
  }
}
