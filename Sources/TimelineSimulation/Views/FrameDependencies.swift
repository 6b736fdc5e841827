import ExpressionLanguage
import TimelineDocument

/// The dependencies of an expression's value in a view, besides values on screen.
struct FrameDependencies {
  /// The slots of all states, those among them that decide over the elements of repeated views, ascending.
  var states: [Int]
  /// The slots of the states that it follows from whatever becomes of the elements, ascending.
  private(set) var ownStates: [Int]
  /// The elements and indices that it reads.
  private(set) var elements: [ElementPart] = []

  /// Some states, in ascending order.
  init(states: [Int] = []) {
    self.states = states
    ownStates = states
  }

  /// The dependencies of an expression that sees the names of a context.
  init(_ dependencies: Dependencies, in context: FrameContext) {
    self.init(states: context.states(of: dependencies))
    var (ownStates, elements) = (dependencies.states, [ElementPart]())
    for input in dependencies.inputs where input < context.inputs.count {
      switch context.inputs[input] {
      case .element(let instance): elements.append(.element(of: instance))
      case .index(let instance): elements.append(.index(of: instance))
      case .state(let slot), .own(let slot): ownStates.insertOnce(slot)
      // It is not told which of the states decide over these.
      case .presented, .derived, .record, .date: return
      }
    }
    (self.ownStates, self.elements) = (ownStates, elements)
  }

  /// The same states, whatever becomes of the elements.
  var withoutElements: FrameDependencies { FrameDependencies(states: states) }
}

/// The part of an element of a repeated view that may change.
enum ElementPart {
  case element(of: Int)
  /// The place of the element.
  case index(of: Int)
}

/// The tracks, rewriters, observers and values of layout that are made of the states and elements of a run, each by
/// their numbers.
struct DependentElements {
  /// The tracks, rewriters, observers and values of layout that follow from a state or an element.
  fileprivate struct Followers {
    var tracks: [Int] = []
    var rewriters: [Int] = []
    var watches: [Int] = []
    var placements: [Int] = []

    var isEmpty: Bool {
      tracks.isEmpty && rewriters.isEmpty && watches.isEmpty && placements.isEmpty
    }
  }

  /// By the slots of the states.
  private var ofStates: [Followers]
  /// Those that follow from a state only in so far as it decides over elements.
  private var throughElements: [Followers]
  /// By the numbers of the instances.
  private var ofElements: [Followers] = []
  private var ofIndices: [Followers] = []
  /// The parts that the running update has changed of elements that were there before.
  private var changed: [ElementPart] = []

  init(stateCount: Int) {
    ofStates = Array(repeating: Followers(), count: stateCount)
    throughElements = ofStates
  }

  mutating func addState() {
    ofStates.append(Followers())
    throughElements.append(Followers())
  }

  mutating func add(track: Int, _ dependencies: FrameDependencies) {
    forEach(dependencies) { $0.tracks.append(track) }
  }

  mutating func add(rewriter: Int, _ dependencies: FrameDependencies) {
    forEach(dependencies) { $0.rewriters.append(rewriter) }
  }

  mutating func add(watch: Int, _ dependencies: FrameDependencies) {
    forEach(dependencies) { $0.watches.append(watch) }
  }

  mutating func add(placement: Int, _ dependencies: FrameDependencies) {
    forEach(dependencies) { $0.placements.append(placement) }
  }

  private mutating func forEach(
    _ dependencies: FrameDependencies, _ add: (inout Followers) -> Void
  ) {
    for state in dependencies.ownStates { add(&ofStates[state]) }
    for state in dependencies.states where !dependencies.ownStates.contains(state) {
      add(&throughElements[state])
    }
    for part in dependencies.elements {
      switch part {
      case .element(let instance): add(&ofElements[upTo: instance])
      case .index(let instance): add(&ofIndices[upTo: instance])
      }
    }
  }
}

// MARK: - An update

extension DependentElements {
  /// Begins an update, which has not changed any element yet.
  mutating func beginUpdate() {
    if !changed.isEmpty { changed.removeAll(keepingCapacity: true) }
  }

  /// Notes that the running update changes a part of an element, if anything follows from it.
  mutating func change(_ part: ElementPart) {
    switch part {
    case .element(let instance) where instance < ofElements.count:
      if !ofElements[instance].isEmpty { changed.append(part) }
    case .index(let instance) where instance < ofIndices.count:
      if !ofIndices[instance].isEmpty { changed.append(part) }
    case .element, .index: break
    }
  }

  /// The track that follows from a state, if nothing else does.
  func onlyTrack(of state: Int) -> Int? {
    guard ofStates[state].tracks.count == 1, ofStates[state].rewriters.isEmpty,
      ofStates[state].watches.isEmpty, ofStates[state].placements.isEmpty,
      throughElements[state].isEmpty
    else { return nil }
    return ofStates[state].tracks[0]
  }

  /// The tracks that follow from some states and from what has changed of the elements, in their order; with
  /// all elements, also those whose element is what it was.
  @inline(__always)
  func tracks(of states: ArraySlice<Int>, allElements: Bool) -> [Int] {
    followers(of: states, allElements) { $0.tracks }
  }

  /// The rewriters, likewise.
  @inline(__always)
  func rewriters(of states: ArraySlice<Int>, allElements: Bool) -> [Int] {
    followers(of: states, allElements) { $0.rewriters }
  }

  /// The observers, likewise.
  @inline(__always)
  func watches(of states: ArraySlice<Int>, allElements: Bool) -> [Int] {
    followers(of: states, allElements) { $0.watches }
  }

  /// The values that layout reads, likewise.
  @inline(__always)
  func placements(of states: ArraySlice<Int>) -> [Int] {
    followers(of: states, false) { $0.placements }
  }

  @inline(__always)
  private func followers(
    of states: ArraySlice<Int>, _ allElements: Bool, _ list: (Followers) -> [Int]
  ) -> [Int] {
    // Inlined, as a function of a constant graph would be given a copy of it.
    if states.count == 1, changed.isEmpty, !allElements {
      return list(ofStates[states[states.startIndex]])
    }
    var found = Set(states.flatMap { list(ofStates[$0]) })
    if allElements { for state in states { found.formUnion(list(throughElements[state])) } }
    for part in changed {
      switch part {
      case .element(let instance): found.formUnion(list(ofElements[instance]))
      case .index(let instance): found.formUnion(list(ofIndices[instance]))
      }
    }
    return found.sorted()
  }
}

extension [DependentElements.Followers] {
  /// The element at an index, up to which the array is filled.
  fileprivate subscript(upTo index: Int) -> Element {
    get { self[index] }
    _modify {
      while count <= index { append(DependentElements.Followers()) }
      yield &self[index]
    }
  }
}
