import TimelineDocument

/// The settings of a view about the frame that its `matchedGeometryEffect` shares.
///
/// Layout is not simulated, so nothing else is known of it. As in SwiftUI the frame is that of the
/// view at the place of the effect: modifiers outside position it, a frame inside gives it its
/// size.
struct FrameSettings {
  /// The view's size: what it says, or a frame that fixes both lengths, the nearest inside the effect
  /// before the nearest outside.
  private(set) var size: Setting?
  /// The nearest position outside the effect.
  private(set) var position: Setting?
  /// The offsets outside the effect.
  private(set) var offsets: [Setting] = []
  /// A position inside it: with that the view at the place of the effect is as large as its parent.
  private(set) var innerPosition: ElementIndex<Modifier>?

  /// A value that counts.
  struct Setting {
    let value: AttributeValue
    let type: AttributeType
    /// The modifier that contains it; nil for the view's own `size`.
    let modifier: ElementIndex<Modifier>?
  }

  /// All of them.
  var all: [Setting] { [size, position].compactMap { $0 } + offsets }

  /// Finds the settings of a view around and inside one of its modifiers.
  init(around effect: ElementIndex<Modifier>, of view: ElementIndex<ViewNode>, _ timeline: Timeline)
  {
    let modifiers = timeline.modifierLists(of: view)
      .flatMap { timeline.modifiers(throughout: $0) }
    let place = modifiers.firstIndex(of: effect) ?? modifiers.endIndex
    for modifier in modifiers[..<place] { addInner(modifier, timeline) }
    for modifier in modifiers[place...] { addOuter(modifier, timeline) }
    if let own = timeline[view].size { size = Setting(value: own, type: .size, modifier: nil) }
  }

  private mutating func addInner(_ modifier: ElementIndex<Modifier>, _ timeline: Timeline) {
    guard case .attribute(let index) = timeline[modifier].action else { return }
    switch timeline[index].attribute {
    case .position: innerPosition = modifier
    case .frame:
      if timeline.fixesBothLengths(timeline[index].value) {
        size = Setting(timeline[index], in: modifier)
      }
    default: break
    }
  }

  private mutating func addOuter(_ modifier: ElementIndex<Modifier>, _ timeline: Timeline) {
    guard case .attribute(let index) = timeline[modifier].action else { return }
    let setting = Setting(timeline[index], in: modifier)
    switch timeline[index].attribute {
    case .position: position = position ?? setting
    case .offset: offsets.append(setting)
    case .frame:
      if size == nil, timeline.fixesBothLengths(timeline[index].value) { size = setting }
    default: break
    }
  }
}

extension FrameSettings.Setting {
  fileprivate init(_ setting: AttributeSetting, in modifier: ElementIndex<Modifier>) {
    self.init(value: setting.value, type: setting.attribute.type, modifier: modifier)
  }
}
