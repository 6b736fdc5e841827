import AnimationEngine
import TimelineLanguage

/// An animated value with a name: a group of columns.
struct Track {
  let name: String
  let type: AnimatableType
  /// The state the track shows.
  let state: Int
  let property: AnimatedProperty<Components>

  /// The names of the columns.
  var columns: [String] { type.suffixes.map { name + $0 } }
}
