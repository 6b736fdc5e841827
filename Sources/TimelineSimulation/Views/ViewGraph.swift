import AnimationEngine
import TimelineLanguage

/// The views as the run needs them: which are there, their tracks, and what acts on their changes.
///
/// The lists only grow: what belongs to a view that has left stays where it is, for when it comes back.
struct ViewGraph {
  var tracks = InstanceElements<Track>()
  /// The track of each animated value.
  private var trackNumbers: [Int] = []
  /// The tracks that are made of each state, by slot.
  private var dependents: [[Int]] = []
  var rewriters = InstanceElements<TransactionModifier>()
  var changes = InstanceElements<ChangeWatch>()
  var publications = InstanceElements<PublishWatch>()
  var recipes = InstanceElements<Recipe>()
  var instances: [ViewInstance] = []
  /// The instances at the top, in the order in which they appeared.
  var roots: [Int] = []
  /// How many columns the tracks have together.
  var columnCount = 0
  var keyframes = InstanceElements<KeyframeRun>()
  var matched = MatchedFrames()
  var phases = InstanceElements<PhaseRun>()

  /// What is known of each view of the document, however often it is there.
  var nodes: [ViewScopes] = []
  /// The views that come and go with the value of each state, by slot, in the order of the document.
  var structure: [[ElementIndex<ViewNode>]] = []
  /// The instances by what tells them apart.
  var instanceNumbers: [InstanceKey: Int] = [:]
  /// The animated values of parameters.
  var parameters: [ParameterKey: FrameInput] = [:]
  /// The tracks that instances have, by name, where several might be called the same.
  var trackNames: Set<String> = []

  /// Adds a state, of which nothing is made yet.
  mutating func addState() {
    dependents.append([])
    structure.append([])
  }

  /// Adds a track, whose columns come after all others, and returns its number.
  mutating func add(_ track: Track) -> Int {
    var track = track
    track.place = columnCount
    track.isShown = track.isPrinted
    columnCount += track.columns.count
    let number = tracks.append(track, to: track.instance)
    for state in track.dependencies { dependents[state].append(number) }
    if let property = track.property {
      precondition(property.index == trackNumbers.count, "a value belongs to the track added next")
      trackNumbers.append(number)
    }
    return number
  }

  /// The number of the track of an animated value, by the value's index.
  func track(of property: Int) -> Int { trackNumbers[property] }

  /// The track of an animated value.
  func track(of property: AnimatedProperty<Components>) -> Track {
    tracks[trackNumbers[property.index]]
  }

  /// The tracks that are made of some states, in their order.
  func tracks(madeOf states: [Int]) -> [Int] {
    if states.count == 1 { return dependents[states[0]] }
    return Set(states.flatMap { dependents[$0] }).sorted()
  }
}

/// What is known of a view of the document before it is anywhere.
struct ViewScopes {
  /// The names that say whether it is there.
  var around = VisibleNames.document
  /// The names that its definitions see.
  var outside = VisibleNames.document
  /// The names that its modifiers and children see.
  var inside = VisibleNames.document
  /// The places of its tracks among those of the timeline.
  var tracks = 0..<0
}

/// What tells one instance from all others.
struct InstanceKey: Hashable {
  let node: ElementIndex<ViewNode>
  let parent: Int?
  let key: String
}

/// A parameter of an instance.
struct ParameterKey: Hashable {
  let instance: Int
  let source: ViewTrack.Source
}
