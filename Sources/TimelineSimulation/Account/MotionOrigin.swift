import AnimationEngine
import TimelineDocument

/// The change that gave a value the motion that runs.
struct MotionOrigin {
  let instant: Instant
  let transaction: String
  let step: SourceRange?
  let animation: Animation?
  /// How many samples a drag has had; nil for a motion.
  var sampleCount: Int?
}
