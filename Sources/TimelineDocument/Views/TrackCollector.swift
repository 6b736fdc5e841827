import JSONText

/// Finds the tracks of views: which there are, in which order, and what they are called.
struct TrackCollector {
  /// The elements whose count is limited: a group gives each of its modifiers to each of its children, so
  /// a small document may have many.
  enum Excess {
    case tracks, modifiers

    /// More than this are refused.
    var limit: Int {
      switch self {
      case .tracks: 1_000_000
      case .modifiers: 2_000_000
      }
    }

    var phrase: String {
      switch self {
      case .tracks: "the views may have at most \(limit) tracks together"
      case .modifiers:
        "the views may have at most \(limit) modifiers together, those of groups for each child"
      }
    }
  }

  private let timeline: Timeline
  private(set) var tracks: [ViewTrack] = []
  private(set) var excess: Excess?
  /// How many modifiers were looked at, those of groups for each child.
  private var modifierCount = 0
  /// The view whose tracks are looked for.
  private var view = ElementIndex<ViewNode>(0)
  /// How many attributes and parameters of a name the view has so far.
  private var attributeCounts: [String: Int] = [:]
  private var parameterCounts: [String: Int] = [:]
  /// The part of the view inside of the next modifier whose frame moves as one; nil for the children of the view.
  private var inner: FrameMover?

  init(_ timeline: Timeline) {
    self.timeline = timeline
  }

  /// Looks at all views in the order of the document; groups have no tracks.
  mutating func collect() {
    for index in timeline.views.indices where timeline.views[index].kind == .view {
      guard excess == nil else { return }
      view = ElementIndex(index)
      attributeCounts = [:]
      parameterCounts = [:]
      let first = tracks.count
      collectView()
      noteSharedMotions(from: first)
    }
  }

  private mutating func collectView() {
    for parameter in timeline[timeline[view].parameters] {
      let definition = timeline[parameter]
      let name = number(definition.name, in: &parameterCounts)
      add(.viewParameter(parameter), name, .of(definition.value))
    }
    inner = timeline.hasContent(view) ? nil : .content
    for list in timeline.modifierLists(of: view) { collect(list) }
    let geometry = timeline.geometry(of: view)
    if geometry.hasColumns, timeline[view].id != nil {
      add(.layoutFrame, "layout", .named(["x", "y", "width", "height"]), geometry.mover)
    }
    if excess == nil, timeline.hasTransition(view) { collectTransition() }
  }

  /// Notes which tracks of a view move the same part of it.
  private mutating func noteSharedMotions(from first: Int) {
    var counts: [FrameMover: Int] = [:]
    for track in tracks[first...] {
      if let mover = track.mover { counts[mover, default: 0] += 1 }
    }
    for place in first..<tracks.count {
      tracks[place].sharesMotion = tracks[place].mover.map { counts[$0, default: 0] > 1 } ?? false
    }
  }

  private mutating func collect(_ list: ElementRange<Modifier>) {
    modifierCount += list.count
    if modifierCount > Excess.modifiers.limit { excess = .modifiers }
    for index in list.indices where excess == nil { collect(ElementIndex(index)) }
  }

  private mutating func collect(_ index: ElementIndex<Modifier>) {
    let modifier = timeline[index]
    switch modifier.action {
    case .attribute(let setting): collect(timeline[setting], index)
    case .outputs(let outputs):
      for place in outputs.indices {
        let output = ElementIndex<NamedExpression>(place)
        let name = number(timeline[output].name, in: &attributeCounts)
        add(.output(output, of: index), name, .of(timeline[output].value))
      }
    case .animatable(let animatable): collect(timeline[animatable].parameters, of: index)
    case .keyframeAnimator(let animator): collect(timeline[animator].values, of: index)
    case .contentTransition:
      add(.attribute(index), number("contentTransition", in: &attributeCounts), .single)
    case .matchedGeometryEffect:
      let name = number("matchedGeometryEffect", in: &attributeCounts)
      add(.attribute(index), name, .named(["x", "y", "width", "height"]))
    case .animation, .transaction, .transition, .onAnimationCompleted, .stoppable, .pausable,
      .onChange, .onReceive, .onAppear, .onDisappear, .task, .onTapGesture, .timelineView,
      .phaseAnimator, .layout:
      break
    }
    collect(timeline.body(of: modifier))
    switch timeline.frameEffect(of: index) {
    case .none, .places: break
    case .draws: if inner == nil { inner = .drawing(index) }
    case .beginsSpace: inner = .space(index)
    }
  }

  private mutating func collect(
    _ parameters: ElementRange<NamedExpression>, of modifier: ElementIndex<Modifier>
  ) {
    for place in parameters.indices {
      let parameter = ElementIndex<NamedExpression>(place)
      let name = number(timeline[parameter].name, in: &parameterCounts)
      add(.parameter(parameter, of: modifier), name, .of(timeline[parameter].value))
    }
  }

  private mutating func collect(_ setting: AttributeSetting, _ modifier: ElementIndex<Modifier>) {
    // The text of a view without a name is not told: a name is asked for where there are numbers.
    if setting.attribute.type == .text {
      guard timeline[view].id != nil else { return }
      let name = number(setting.attribute.rawValue, in: &attributeCounts)
      return add(.attribute(modifier), name, .single)
    }
    let components = self.components(of: setting.value, setting.attribute.type)
    guard let components else { return }
    let name = number(setting.attribute.rawValue, in: &attributeCounts)
    guard setting.attribute.definition.frame == .places, !timeline.isPerFrame(modifier) else {
      add(.attribute(modifier), name, components)
      return collectParts(of: setting, modifier, name)
    }
    // Where something else moves the part of the view, the columns of its frame show both.
    let geometry = timeline.geometry(of: view)
    guard let inner, !geometry.isPlaced || inner != geometry.mover else { return }
    add(.attribute(modifier), name, components, inner)
  }

  private mutating func collectParts(
    of setting: AttributeSetting, _ modifier: ElementIndex<Modifier>, _ name: String
  ) {
    for part in setting.attribute.parts {
      let components = setting[part].flatMap { self.components(of: $0, part.type) }
      guard let components else { continue }
      add(.part(part, of: modifier), "\(name)_\(part.rawValue)", components)
    }
  }

  /// The suffixes of an attribute's column names; nil for an attribute without numbers.
  private func components(
    of value: AttributeValue, _ type: AttributeType
  ) -> ViewTrack.Components? {
    let components = timeline.components(of: value, type)
    guard let first = components.first else { return nil }
    return first.name.isEmpty ? .single : .named(components.flatMap { $0.columns })
  }

  private mutating func add(
    _ source: ViewTrack.Source, _ name: String, _ components: ViewTrack.Components,
    _ mover: FrameMover? = nil
  ) {
    guard tracks.count < Excess.tracks.limit else {
      excess = .tracks
      return
    }
    tracks.append(
      ViewTrack(
        view: view, source: source, name: name, components: components, mover: mover))
  }

  /// A name with the number of its use, from the second on.
  private func number(_ name: String, in counts: inout [String: Int]) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)_\(count)"
  }
}

// MARK: - Transitions

extension TrackCollector {
  private mutating func collectTransition() {
    if let host = timeline[view].host, host.isPresentation {
      return host.slides
        ? add(.transition(nil), "transition_offset", .named(["x", "y"]))
        : add(.transition(nil), "transition_opacity", .single)
    }
    guard let modifier = timeline.transition(of: view),
      case .transition(let index) = timeline[modifier].action
    else {
      add(.transition(nil), "transition_opacity", .single)
      return
    }
    switch timeline[index].unanimated {
    case .expression, .asymmetric, .combined, .animated:
      add(
        .transition(modifier), "transition", .decidedByTransition,
        timeline.geometry(of: view).mover)
    case .custom(let transition) where transition.isReplaced(in: timeline):
      add(.transition(nil), "transition_opacity", .single)
    case .custom(let transition): collect(transition.lists.map { $0.modifiers })
    }
  }

  /// The attributes of a transition's lists, each once: the second `opacity` of one state is that of
  /// the other as well.
  private mutating func collect(_ lists: [ElementRange<Modifier>]) {
    let start = tracks.count
    var names: Set<String> = []
    for list in lists {
      let first = tracks.count
      attributeCounts = [:]
      collect(list)
      let found = tracks[first...]
      tracks.removeLast(found.count)
      for track in found where names.insert(track.name).inserted { tracks.append(track) }
    }
    for place in start..<tracks.count {
      let track = tracks[place]
      tracks[place] = ViewTrack(
        view: view, source: track.source.inTransition, name: "transition_\(track.name)",
        components: track.components,
        mover: track.mover == nil ? nil : timeline.geometry(of: view).mover)
    }
  }
}

extension ViewTrack.Source {
  fileprivate var inTransition: Self {
    switch self {
    case .attribute(let modifier), .part(_, let modifier), .output(_, let modifier):
      .transitionAttribute(modifier)
    case .viewParameter, .parameter, .transition, .transitionAttribute, .layoutFrame: self
    }
  }
}

extension ViewTrack.Components {
  /// The components that do not depend on the type of an expression.
  fileprivate static func of(_ value: DocumentValue) -> Self {
    switch value {
    case .number, .boolean: .single
    case .text, .array, .object, .null: .decidedByType
    }
  }
}
