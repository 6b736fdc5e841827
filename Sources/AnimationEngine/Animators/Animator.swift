/// One animatable value: what the app set, and what is on screen.
///
/// The value on screen is `base + offset`: it begins at the very value that was shown, and when the
/// motion is over it is the model itself, bit for bit.
package struct Animator<V: VectorArithmetic> {
  /// The value the app set.
  package private(set) var model: V
  /// The value on screen at the instant of the last advance.
  package private(set) var presentation: V
  private var base: V
  /// The offset below all layers: where the last layer that ended has led.
  private var ground: V = .zero
  private var layers: [Layer] = []

  /// A motion towards a target, laid over what moves below it.
  private struct Layer {
    let begin: Instant
    /// The whole way from `base` to where the layer leads.
    let target: V
    var run: MotionRun

    /// The fraction of the way that is done, or nil when it is over.
    mutating func fraction(at now: Instant) -> Double? {
      run.progress(at: now.seconds(since: begin), ends: .exact)?.fraction
    }
  }

  /// Creates a value that stands still.
  package init(atRest value: V) {
    model = value
    presentation = value
    base = value
  }

  package var isMoving: Bool { !layers.isEmpty }

  /// Gives the model a new value: with a motion it is approached, without one it is shown at once.
  ///
  /// A motion that is already running goes on below the new one, which fades it out: the value on
  /// screen is continuous. A change without motion shifts what is running and does not stop it.
  package mutating func change(to value: V, with motion: Motion?, at now: Instant) {
    let delta = value - model
    guard value != model else { return }
    model = value
    guard let motion else {
      base += delta
      presentation = isMoving ? presentation + delta : value
      return
    }
    if !isMoving {
      base = presentation
      ground = .zero
    }
    let target = value - base
    let distance = target.magnitudeSquared.squareRoot()
    layers.append(Layer(begin: now, target: target, run: MotionRun(motion, distance: distance)))
    advance(to: now)
  }

  /// The instant at which the motion is over, if that is not after a limit.
  package mutating func end(notAfter limit: Instant) -> Instant? {
    guard let top = layers.indices.last else { return nil }
    let begin = layers[top].begin
    return layers[top].run.end(notAfter: limit.seconds(since: begin))
      .flatMap { begin.advanced(bySeconds: $0) }
  }

  /// Moves the presentation to an instant, which is not before the last one.
  package mutating func advance(to now: Instant) {
    guard isMoving else { return }
    dropWhatEnded(by: now)
    var offset = ground
    for index in layers.indices {
      guard let fraction = layers[index].fraction(at: now) else { continue }
      offset += (layers[index].target - offset).scaled(by: fraction)
    }
    presentation = isMoving ? base + offset : model
  }

  /// A layer that is over hides whatever lies below it: only its target is still needed.
  private mutating func dropWhatEnded(by now: Instant) {
    for index in layers.indices.reversed() where layers[index].fraction(at: now) == nil {
      ground = layers[index].target
      layers.removeFirst(index + 1)
      return
    }
  }
}
