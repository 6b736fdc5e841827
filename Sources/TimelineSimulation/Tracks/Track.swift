import AnimationEngine
import TimelineLanguage

/// An animated value with a name: a group of columns.
struct Track {
  let name: String
  let type: AnimatableType
  /// The state the track shows.
  let state: Int
  let property: AnimatedProperty<Components>

  /// The columns, one for each number that is printed.
  var columns: [Column] { type.suffixes.map { Column(track: name, suffix: $0) } }
}
