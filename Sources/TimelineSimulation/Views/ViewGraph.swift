import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The views of a run: their instances, tracks and observers.
///
/// The lists only grow: elements of a view that has left stay for when it comes back.
struct ViewGraph {
  let checked: CheckedTimeline
  /// Evaluates expressions of views with the states of the last update.
  var evaluator: ViewEvaluator
  /// The scopes of each view of the document.
  var nodes: [ViewScopes]
  /// The views that come and go with the value of each state, by slot, in the order of the document.
  private(set) var structure: [[ElementIndex<ViewNode>]]

  private(set) var instances: [ViewInstance] = []
  /// The instances at the top, in the order in which they appeared.
  private(set) var roots: [Int] = []
  /// The numbers of instances.
  private var instanceNumbers: [InstanceKey: Int] = [:]

  var tracks = InstanceElements<Track>()
  /// How many columns the tracks have together.
  private(set) var columnCount = 0
  /// The tracks that are one motion, by the parts of instances that they move.
  private var sharedTracks: [SharedPart: [Int]] = [:]
  /// The track of each animated value.
  private var trackNumbers: [Int] = []
  /// The tracks, rewriters and observers by the states and elements that they follow from.
  var dependents: DependentElements
  /// The elements that repeated views have shown last, by their places.
  private var shownElements: [InstancePlace: ShownElements] = [:]
  /// The rewriters that the last update has left changed.
  private var touchedRewriters: [Int] = []
  /// The names that modifiers with a run of their own give to their bodies.
  private var bodyInputs: [InstanceModifier: FrameInput] = [:]
  /// The hidden states that are the geometries of readers, by their instances.
  private(set) var geometrySlots: [Int: Int] = [:]
  private(set) var layoutSlot: Int?
  /// The slots of the states that belong to instances.
  private(set) var ownSlots: [Int: Range<Int>] = [:]
  /// The instances that they belong to.
  private var ownOwners: [Int: Int] = [:]
  /// How often the view of each of them has come.
  private(set) var ownLives: [Int: Int] = [:]
  /// The animated values of parameters.
  private(set) var parameters: [ParameterKey: FrameInput] = [:]
  /// The names of tracks that are taken.
  private var trackNames: Set<String> = []
  /// The suffixes in the names of instances, by their views.
  private var names: [InstanceNames]

  /// The modifiers that may rewrite transactions, by the first index of their list.
  var rewritingModifiers: [Int: [Int]] = [:]
  /// The rewriters of lists of modifiers in instances, by the first modifier of a list that may rewrite transactions.
  var rewriterChains: [InstanceModifier: RewriterChain] = [:]
  var rewriters = InstanceElements<TransactionRewriter>()
  /// The rewriters at the borders of hosts, by the instances that they are around.
  var borders: [Int: Int] = [:]
  /// The instances that are presented, in the order in which they came first.
  private(set) var presented: [Int] = []
  /// Whether one of them adds completions to the transactions that pass it.
  private(set) var hasModifierCompletions = false
  var changes = InstanceElements<ChangeWatch>()
  var publications = InstanceElements<PublishWatch>()

  init(_ script: PreparedTimeline) throws(EvaluationError) {
    checked = script.checked
    evaluator = ViewEvaluator(script)
    nodes = Array(repeating: ViewScopes(), count: script.timeline.views.count)
    names = ColumnParts.ofViews(in: script.timeline).map { InstanceNames($0) }
    structure = Array(repeating: [], count: script.initialValues.count)
    dependents = DependentElements(stateCount: script.initialValues.count)
    try findScopes()
  }

  var timeline: Timeline { checked.timeline }
}

// MARK: - Instances

extension ViewGraph {
  /// Notes that the value of a state decides over the presence of a view.
  mutating func decide(over view: ElementIndex<ViewNode>, by state: Int) {
    if structure[state].last != view { structure[state].append(view) }
  }

  /// The number of an instance that is there or was.
  func instance(_ key: InstanceKey) -> Int? { instanceNumbers[key] }

  /// Adds an instance and returns its number.
  mutating func add(_ candidate: ViewCandidate, as key: InstanceKey) -> Int {
    let instance = instances.count
    instances.append(
      ViewInstance(
        node: key.node, parent: key.parent, identity: key.identity,
        suffix: takeSuffix(of: candidate, as: key), isDuplicate: candidate.isDuplicate))
    instanceNumbers[key] = instance
    nodes[key.node.index].instanceCount += 1
    if isPresented(instance) { presented.append(instance) }
    if let parent = key.parent {
      instances[parent].children.append(instance)
    } else {
      roots.append(instance)
    }
    return instance
  }

  /// The suffix of an instance in names, which no other instance of its view has. Made when an instance is
  /// added: few of the candidates of an update are new.
  private mutating func takeSuffix(of candidate: ViewCandidate, as key: InstanceKey) -> String {
    let outer = key.parent.map { instances[$0].suffix } ?? ""
    return candidate.isOnly ? outer : names[key.node.index].take(key.identity, after: outer + "_")
  }

  mutating func setPresence(_ presence: ViewInstance.Presence, of instance: Int) {
    instances[instance].presence = presence
  }

  /// Adds a view on screen to those that a group contains, or takes one away; returns how many there are.
  mutating func count(_ change: Int, inGroup group: Int) -> Int {
    instances[group].viewCount += change
    return instances[group].viewCount
  }
}

// MARK: - Tracks

extension ViewGraph {
  /// A state without a name and without a value, whose writes only lay out views.
  var layoutState: Int {
    mutating get {
      if let layoutSlot { return layoutSlot }
      let slot = addState()
      layoutSlot = slot
      return slot
    }
  }

  /// Adds a state without a name, of which nothing is made yet, and returns its slot.
  mutating func addState() -> Int {
    dependents.addState()
    structure.append([])
    evaluator.states.append(.null)
    return evaluator.states.count - 1
  }

  /// Adds the geometry of a new instance, which is not known yet: a state without a name that only layout writes.
  mutating func addGeometry(of instance: Int) {
    let slot = addState()
    geometrySlots[instance] = slot
    structure[slot] = nodes[instances[instance].node.index].decided
  }

  /// The slots of the own states of an instance that comes, whose life begins.
  mutating func beginOwnStates(of instance: Int) -> Range<Int> {
    let slots = ownSlots[instance] ?? addOwnStates(of: instance)
    for slot in slots { ownLives[slot, default: 0] += 1 }
    return slots
  }

  /// The instance that a state belongs to, and the state's place among those of its view; nil for another state.
  func owner(ofState slot: Int) -> (instance: Int, number: Int)? {
    guard let instance = ownOwners[slot], let slots = ownSlots[instance] else { return nil }
    return (instance, slot - slots.lowerBound)
  }

  private mutating func addOwnStates(of instance: Int) -> Range<Int> {
    let node = nodes[instances[instance].node.index]
    let first = evaluator.states.count
    for decided in node.ownDecided {
      let slot = addState()
      structure[slot] = decided
      ownOwners[slot] = instance
    }
    ownSlots[instance] = first..<evaluator.states.count
    return first..<evaluator.states.count
  }

  /// The tracks that are one motion with a track, which is among them.
  func sharedTracks(with track: Int) -> [Int] {
    tracks[track].sharedPart.flatMap { sharedTracks[$0] } ?? [track]
  }

  /// Adds a track, whose columns come after all others, and returns its number.
  mutating func add(_ track: Track) -> Int {
    var track = track
    track.place = columnCount
    track.isShown = track.isPrinted
    track.shownState = shownState(of: track)
    columnCount += track.columns.count
    let number = tracks.append(track, to: track.instance)
    if let part = track.sharedPart { sharedTracks[part, default: []].append(number) }
    dependents.add(track: number, dependencies(of: track))
    if let property = track.property {
      precondition(property.index == trackNumbers.count, "a value belongs to the track added next")
      trackNumbers.append(number)
    }
    return number
  }

  /// The state whose value a track shows as it is; nil for a track that is derived from states.
  private func shownState(of track: Track) -> Int? {
    switch track.origin {
    case .state(let state): return state
    case .attribute(.whole(let value), _), .expression(let value):
      guard case .text(let written) = value, track.dependencies.states.count == 1,
        let state = track.dependencies.states.first,
        name(ofState: state) == checked.source.text(written.text)
      else { return nil }
      return state
    case .attribute, .transition, .matchedFrame, .layoutFrame, .content, .keyframes: return nil
    }
  }

  /// The name of the state in a slot; nil for one without a name.
  private func name(ofState slot: Int) -> String? {
    let count = timeline.states.count
    if slot < count { return timeline.states[slot].name }
    let published = timeline.published
    return slot - count < published.count ? published[slot - count].qualifiedName : nil
  }

  /// The dependencies by which a changed track is found. One that an observer or a completion sees is given the value
  /// it has, too, with all that comes with it.
  private func dependencies(of track: Track) -> FrameDependencies {
    let isSeen = track.path.contains { !rewriters[$0].completions.isEmpty }
    return track.isPrinted && !isSeen ? track.dependencies : track.dependencies.withoutElements
  }

  /// Lets a track show an effect of an instance's transition.
  mutating func setTransitionTrack(_ track: Int, of effect: String, in instance: Int) {
    instances[instance].transitionTracks[effect] = track
  }

  /// Sets the meaning of a parameter's name in an instance.
  mutating func setParameter(_ parameter: FrameInput, of track: ViewTrack, in instance: Int) {
    parameters[ParameterKey(instance: instance, source: track.source)] = parameter
  }

  /// Sets the name that a modifier gives to its body in an instance.
  mutating func setBodyInput(
    _ input: FrameInput, of modifier: ElementIndex<Modifier>, in instance: Int
  ) {
    bodyInputs[InstanceModifier(instance: instance, modifier: modifier)] = input
  }

  /// The name that a modifier gives to its body in an instance; nil for none.
  func bodyInput(of modifier: ElementIndex<Modifier>, in instance: Int) -> FrameInput? {
    bodyInputs[InstanceModifier(instance: instance, modifier: modifier)]
  }

  /// The first track of an instance whose name another track has; the names of all others are taken now.
  mutating func firstWithoutOwnName(of instance: Int) -> String? {
    tracks.numbers(of: instance).map { tracks[$0].name }.first { !trackNames.insert($0).inserted }
  }

  /// Whether a track has no animated value, but one that every row evaluates.
  @inline(__always)
  var hasEvaluatedTracks: Bool { trackNumbers.count < tracks.count }

  /// The number of the track of an animated value, by the value's index.
  @inline(__always)
  func track(of property: Int) -> Int { trackNumbers[property] }

  /// The track of an animated value.
  func track(of property: AnimatedProperty<Components>) -> Track {
    tracks[trackNumbers[property.index]]
  }
}

// MARK: - Repeated views

extension ViewGraph {
  /// Takes what a repeated view has shown last in a place, if it is known.
  mutating func takeShownElements(at place: InstancePlace) -> ShownElements? {
    shownElements.removeValue(forKey: place)
  }

  /// Notes what a repeated view shows in a place.
  mutating func show(_ elements: ShownElements, at place: InstancePlace) {
    shownElements[place] = elements
  }

  /// Forgets what the views in an instance show, which leaves with them.
  mutating func forgetElements(in instance: Int) {
    guard !shownElements.isEmpty else { return }
    for node in timeline.children(of: instances[instance].node) {
      shownElements[InstancePlace(node: node, parent: instance)] = nil
    }
  }
}

// MARK: - Rewriters and observers

extension ViewGraph {
  /// Adds an observer of a value in an instance.
  mutating func watch(
    _ value: DocumentValue, in context: FrameContext, of instance: Int,
    reaction: ChangeWatch.Reaction, isInitial: Bool = false, scene: borrowing AnimationScene
  ) throws(EvaluationError) {
    let lastValue = try evaluator.value(value, in: context, scene: scene)
    add(
      ChangeWatch(
        subject: .value(value), context: context, instance: instance, reaction: reaction,
        dependencies: FrameDependencies(
          checked.dependencies(of: value, in: context.scope), in: context),
        isInitial: isInitial, lastValue: lastValue))
  }

  /// Adds an observer to its instance.
  mutating func add(_ watch: ChangeWatch) {
    dependents.add(watch: changes.append(watch, to: watch.instance), watch.dependencies)
  }

  /// Adds the rewriter of a modifier to an instance and returns its number.
  mutating func add(
    _ rewriter: TransactionRewriter, of modifier: ElementIndex<Modifier>, to instance: Int
  ) -> Int {
    let number = rewriters.append(rewriter, of: modifier, to: instance)
    dependents.add(rewriter: number, rewriter.dependencies)
    hasModifierCompletions = hasModifierCompletions || !rewriter.completions.isEmpty
    return number
  }

  /// Begins an update, in which no value of a rewriter has changed yet.
  mutating func beginUpdate() {
    guard !touchedRewriters.isEmpty else { return }
    for number in touchedRewriters { rewriters[number].beginUpdate() }
    touchedRewriters.removeAll(keepingCapacity: true)
  }

  /// Notes that the running update changes a rewriter.
  mutating func touch(_ rewriter: Int) {
    touchedRewriters.append(rewriter)
  }
}
