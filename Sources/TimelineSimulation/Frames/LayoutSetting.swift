import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

/// The source of a layout node's content: the values that a view or a modifier states.
struct LayoutSetting {
  let instance: Int
  let node: LayoutNode
  var source: Source
  /// The names that its expressions see.
  let context: FrameContext
  /// Whether it was read since its view came.
  var isKnown = false

  enum Source {
    /// A view that draws, of a size; of nil it takes the room that it is offered.
    case leaf(AttributeValue?)
    /// A text, whose size is estimated.
    case text(TextSource)
    /// A spacer in a stack along an axis.
    case spacer(SpacerSetting, LayoutAxis?)
    /// The size of a view around its children.
    case size(AttributeValue)
    case stack(StackLayout)
    /// Children that lie on each other: those of a view that is no stack.
    case layers
    /// Children at the top leading corner of a `GeometryReader`.
    case reader
    /// The room of a container of navigation: all that it is offered. Before its second layout it is empty, at the
    /// leading top corner.
    case navigation(isLaidOutAgain: Bool)
    case navigationContent(isLaidOutAgain: Bool)
    /// The frame of a view of UIKit, around all that it shows.
    case host
    /// A view with others on it, or behind it.
    case attachments(AlignmentSetting)
    case modifier(ElementIndex<Modifier>)
  }

  /// A text, with the modifiers that decide over its size.
  struct TextSource {
    let text: DocumentValue
    /// The size of the font, with the names that it sees.
    var font: (size: FontSize, context: FrameContext)?
    var lineLimit: Int?
  }
}

extension LayoutSetting {
  /// Whether a change of it is told. Both rooms of a container of navigation change at once.
  var isTold: Bool {
    if case .navigationContent = source { false } else { true }
  }

  /// The expressions that decide over the content.
  func values(in timeline: Timeline) -> [DocumentValue] {
    switch source {
    case .leaf(let size): size.map { timeline.values(of: $0) } ?? []
    case .text(let source): [source.text]
    case .spacer(let spacer, _): spacer.minLength.map { [$0] } ?? []
    case .size(let size): timeline.values(of: size)
    case .stack(let stack): stack.spacing.map { [$0] } ?? []
    case .layers, .reader, .navigation, .navigationContent, .host, .attachments: []
    case .modifier(let modifier):
      switch timeline[modifier].action {
      case .attribute(let setting) where timeline.frameEffect(of: modifier) == .places:
        timeline.values(of: timeline[setting].value)
      case .layout(let layout): timeline.values(of: layout)
      default: []
      }
    }
  }

  /// The place in the document where the content is stated.
  func place(in views: borrowing ViewGraph) -> SourceRange {
    switch source {
    case .modifier(let modifier): views.timeline[modifier].place
    case .leaf, .text, .spacer, .size, .stack, .layers, .reader, .navigation,
      .navigationContent, .host, .attachments:
      views.timeline[views.instances[instance].node].place
    }
  }

  /// The content as the states say now.
  func content(
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> LayoutContent {
    let content: LayoutContent
    switch source {
    case .leaf(nil): content = .leaf(width: nil, height: nil)
    case .leaf(let size?):
      let size = try components(of: size, .size, in: &views, scene: scene)
      content = .leaf(width: size[0], height: size[1])
    case .text(let source):
      let found = try views.evaluator.value(source.text, in: context, scene: scene)
      var points = FontSize.TextStyle.body.points
      switch source.font?.size {
      case .style(let style)?: points = style.points
      case .points(let value)?:
        let context = source.font?.context ?? context
        points = try views.evaluator.value(value, in: context, scene: scene).number ?? points
      case nil: break
      }
      content = .text(LayoutText(found.text, fontSize: points, lineLimit: source.lineLimit))
    case .spacer(let spacer, let axis):
      let least = try number(spacer.minLength, in: &views, scene: scene)
      content = .spacer(axis, minLength: least)
    case .size(let size):
      let size = try components(of: size, .size, in: &views, scene: scene)
      content = .frame(width: size[0], height: size[1], .center)
    case .stack(let stack):
      let spacing: StackArrangement.Spacing
      if let written = stack.spacing {
        let found = try views.evaluator.value(written, in: context, scene: scene)
        spacing = .fixed(found.number ?? 0)
      } else {
        spacing = .automatic(StackLayout.usualSpacing)
      }
      content = stack.content(spacing)
    case .layers: content = .layers(.center)
    case .host: content = .barrier
    case .reader: content = .reader
    case .navigation(let isLaidOutAgain):
      let all = FlexibleFrame.Limits(least: nil, ideal: nil, greatest: .infinity)
      content = .flexibleFrame(
        FlexibleFrame(
          width: all, height: all, alignment: isLaidOutAgain ? .center : .topLeading))
    case .navigationContent(let isLaidOutAgain):
      let length: Double? = isLaidOutAgain ? nil : 0
      content = .frame(width: length, height: length, .center)
    case .attachments(let alignment): content = .attachments(alignment.layout)
    case .modifier(let modifier):
      content = try self.content(of: modifier, in: &views, scene: scene)
    }
    guard content.isValid else {
      throw EvaluationError(
        .other("a size or a place here is negative, or beyond the range of numbers"),
        at: place(in: views).range)
    }
    return content
  }

  private func number(
    _ value: DocumentValue?, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Double? {
    guard let value else { return nil }
    let checked = views.checked
    let scope = context.scope
    return try views.evaluator.evaluate(in: context, scene: scene) {
      (environment) throws(EvaluationError) in
      try checked.length(value, in: scope, &environment)
    }
  }

  private func content(
    of modifier: LayoutModifier, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> LayoutContent {
    switch modifier {
    case .geometryGroup, .font, .lineLimit: return .barrier
    case .priority(let value): return .priority(try number(value, in: &views, scene: scene) ?? 0)
    case .fixedSize(let horizontal, let vertical):
      return .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let value, let mode):
      let ratio = try number(value, in: &views, scene: scene)
      return .aspectRatio(ratio, mode == .fit ? .fit : .fill)
    case .flexibleFrame(let index):
      let frame = views.timeline[index]
      let width = try limits(
        frame.minWidth, frame.idealWidth, frame.maxWidth, in: &views, scene: scene)
      let height = try limits(
        frame.minHeight, frame.idealHeight, frame.maxHeight, in: &views, scene: scene)
      return .flexibleFrame(
        FlexibleFrame(width: width, height: height, alignment: frame.alignment.layout))
    }
  }

  private func limits(
    _ least: DocumentValue?, _ ideal: DocumentValue?, _ greatest: DocumentValue?,
    in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> FlexibleFrame.Limits {
    FlexibleFrame.Limits(
      least: try number(least, in: &views, scene: scene),
      ideal: try number(ideal, in: &views, scene: scene),
      greatest: try number(greatest, in: &views, scene: scene))
  }

  private func content(
    of modifier: ElementIndex<Modifier>, in views: inout ViewGraph, scene: borrowing AnimationScene
  ) throws(EvaluationError) -> LayoutContent {
    let timeline = views.timeline
    if case .layout(let layout) = timeline[modifier].action {
      return try content(of: layout, in: &views, scene: scene)
    }
    guard timeline.frameEffect(of: modifier) == .places,
      case .attribute(let index) = timeline[modifier].action
    else { return .barrier }
    let setting = timeline[index]
    let numbers = try components(
      of: setting.value, setting.attribute.type, in: &views, scene: scene)
    switch setting.attribute {
    case .offset: return .offset(Size(width: numbers[0], height: numbers[1]))
    case .position: return .position(Point(x: numbers[0], y: numbers[1]))
    case .padding:
      return .padding(
        EdgeInsets(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    case .frame:
      let written = timeline.components(of: setting.value, .size).map { $0.name }
      let height = written.contains("height") ? numbers[written.count - 1] : nil
      return .frame(
        width: written.contains("width") ? numbers[0] : nil, height: height,
        setting.alignment.layout)
    default: return .barrier
    }
  }

  private func components(
    of value: AttributeValue, _ type: AttributeType, in views: inout ViewGraph,
    scene: borrowing AnimationScene
  ) throws(EvaluationError) -> Components {
    try views.evaluator.components(of: value, type, in: context, scene: scene)
  }
}

extension Timeline {
  /// The expressions of an attribute's value.
  fileprivate func values(of value: AttributeValue) -> [DocumentValue] {
    switch value {
    case .whole(let whole): [whole]
    case .components(let parts): self[parts].compactMap { $0 }
    }
  }
}

extension AlignmentSetting {
  fileprivate var layout: LayoutAlignment {
    LayoutAlignment(horizontal: horizontal.horizontal, vertical: vertical.vertical)
  }
}

extension StackLayout {
  fileprivate func content(_ spacing: StackArrangement.Spacing) -> LayoutContent {
    switch arrangement {
    case .horizontal(let alignment):
      .stack(
        StackArrangement(.horizontal(alignment.vertical), spacing: spacing, isLazy: isLazy))
    case .vertical(let alignment):
      .stack(
        StackArrangement(.vertical(alignment.horizontal), spacing: spacing, isLazy: isLazy))
    case .layers(let horizontal, let vertical):
      .layers(LayoutAlignment(horizontal: horizontal.horizontal, vertical: vertical.vertical))
    }
  }
}

extension StackLayout.Alignment {
  fileprivate var horizontal: HorizontalGuide {
    switch self {
    case .start: .leading
    case .center, .firstTextBaseline, .lastTextBaseline: .center
    case .end: .trailing
    }
  }

  fileprivate var vertical: VerticalGuide {
    switch self {
    case .start: .top
    case .center: .center
    case .end: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}
