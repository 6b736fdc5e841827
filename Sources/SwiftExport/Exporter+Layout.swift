import ExpressionLanguage
import JSONText
import TimelineDocument

// MARK: - Containers

extension Exporter {
  /// The head of the container that a view is: `VStack(alignment: .leading, spacing: 10)`.
  mutating func container(
    _ index: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) -> (head: String, inputs: String?) {
    let view = timeline[index]
    if let reader = view.reader {
      refuseName(reader.name, at: reader.place.range)
      return ("GeometryReader", reader.name)
    }
    guard let layout = view.layout else { return (view.kind == .group ? "Group" : "ZStack", nil) }
    let stack: String
    let alignment: String
    switch layout.arrangement {
    case .horizontal(let vertical):
      (stack, alignment) = ("HStack", vertical.swiftVertical)
    case .vertical(let horizontal):
      (stack, alignment) = ("VStack", horizontal.swiftHorizontal)
    case .layers(let horizontal, let vertical):
      (stack, alignment) = ("ZStack", AlignmentSetting.swift(horizontal, vertical))
    }
    // A plain ZStack is a view around others that nothing places.
    let isUsual = alignment == ".center" && stack != "ZStack"
    var arguments = isUsual ? [] : ["alignment: \(alignment)"]
    if let spacing = layout.spacing {
      arguments.append("spacing: \(text(spacing, as: .double, in: scope).text)")
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return ((layout.isLazy ? "Lazy" : "") + stack + list, nil)
  }

  /// `Spacer()`, with its least length where one is written.
  mutating func spacer(_ setting: SpacerSetting, in scope: ScopeIndex) -> String {
    guard let length = setting.minLength else { return "Spacer()" }
    return "Spacer(minLength: \(text(length, as: .double, in: scope).text))"
  }

  /// Writes the views that lie on a view, or behind it.
  mutating func writeLayers(
    _ layers: [ElementIndex<ViewNode>], in scope: ScopeIndex
  ) {
    for layer in layers {
      let name: String
      let alignment: AlignmentSetting
      switch timeline[layer].placement {
      case .content: continue
      case .overlay(let place): (name, alignment) = ("overlay", place)
      case .background(let place): (name, alignment) = ("background", place)
      case .mask(let place): (name, alignment) = ("mask", place)
      }
      let argument = alignment == .center ? "" : "(alignment: \(alignment.swift))"
      writer.open(".\(name)\(argument)")
      write(layer, in: scope)
      writer.close()
    }
  }
}

// MARK: - Frames

extension Exporter {
  /// Writes what notes the frame of a part of a view, outside of that part.
  mutating func writeFrameProbe(
    of view: ElementIndex<ViewNode>, at mover: FrameMover
  ) {
    guard let track = tracks[TrackKey(view: view, source: .layoutFrame)], track.mover == mover,
      let names = timeline.columns(of: track)
    else { return }
    writeFrameProbe(of: view, as: names)
  }

  /// Writes what notes a frame under the names of four columns.
  mutating func writeFrameProbe(of view: ElementIndex<ViewNode>, as names: [String]) {
    // A frame that is on screen no more leaves its columns empty by itself.
    let others = viewColumns
    let columns = literals(of: names, after: timeline[view].id ?? "")
    viewColumns = others
    // The name of all four is that of the first one without its end.
    guard let name = columns.first?.dropLast("_x\"".utf8.count) else { return }
    writer.line(".probeFrame(\(name)\")")
  }

  static let frameProbe = """
    /// An empty view behind another one: SwiftUI moves and sizes it with the other one at each frame.
    private struct FrameProbe {
      /// The beginning of the names of its columns; nil for the room, in which all frames are noted.
      let name: String?

      @MainActor fileprivate func note(_ view: FrameView) {
        if let name { Recorder.shared.followed[name] = view } else { Recorder.shared.room = view }
      }
    }

    #if os(macOS)
    /// A view whose origin is at the top.
    private final class FrameView: NSView {
      override var isFlipped: Bool { true }
    }

    extension FrameProbe: NSViewRepresentable {
      fileprivate func makeNSView(context: Context) -> FrameView { FrameView() }
      fileprivate func updateNSView(_ view: FrameView, context: Context) { note(view) }
    }
    #else
    private final class FrameView: UIView {}

    extension FrameProbe: UIViewRepresentable {
      fileprivate func makeUIView(context: Context) -> FrameView { FrameView() }
      fileprivate func updateUIView(_ view: FrameView, context: Context) { note(view) }
    }
    #endif

    extension Recorder {
      /// Records where the views are that are on screen.
      fileprivate func recordFrames() {
        for (name, view) in followed {
          let columns = ["_x", "_y", "_width", "_height"].map { name + $0 }
          for column in columns { values[column] = nil }
          guard view.window != nil else { continue }
          let frame = view.convert(view.bounds, to: room)
          record([frame.midX, frame.midY, frame.width, frame.height], as: columns)
        }
      }
    }

    extension View {
      /// Notes the place and the size of a view at each frame on its way, in columns whose names begin with this one.
      fileprivate func probeFrame(_ name: String) -> some View {
        background(FrameProbe(name: name))
      }
    }
    """
}

// MARK: - Modifiers

extension Exporter {
  mutating func write(
    _ modifier: LayoutModifier, at place: Range<Int>, in scope: ScopeIndex
  ) {
    switch modifier {
    case .geometryGroup: writer.line(".geometryGroup()")
    case .priority(let value):
      writer.line(".layoutPriority(\(text(value, as: .double, in: scope).text))")
    case .fixedSize(let horizontal, let vertical):
      writer.line(
        horizontal && vertical
          ? ".fixedSize()" : ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))")
    case .aspectRatio(let ratio?, let mode):
      let ratio = text(ratio, as: .double, in: scope).text
      writer.line(".aspectRatio(\(ratio), contentMode: \(mode.rawValue))")
    case .aspectRatio(nil, let mode):
      writer.line(mode == .fit ? ".scaledToFit()" : ".scaledToFill()")
    case .flexibleFrame(let frame): write(timeline[frame], in: scope)
    case .font(.style(let style)): writer.line(".font(\(style.rawValue))")
    case .font(.points(let points)):
      writer.line(".font(.system(size: \(text(points, as: .double, in: scope).text)))")
    case .lineLimit(let limit): writer.line(".lineLimit(\(limit))")
    }
  }

  private mutating func write(_ frame: FlexibleFrameSetting, in scope: ScopeIndex) {
    let labels = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    var arguments: [String] = []
    for (label, limit) in zip(labels, frame.limits) {
      guard let limit else { continue }
      arguments.append("\(label): \(text(limit, as: .double, in: scope).text)")
    }
    if frame.alignment != .center { arguments.append("alignment: \(frame.alignment.swift)") }
    writer.line(".frame(\(arguments.joined(separator: ", ")))")
  }

  /// `padding` in front of edges, or of all.
  mutating func padding(
    _ value: AttributeValue, at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenAttribute? {
    switch value {
    case .whole(let whole):
      let (text, type) = text(whole, in: scope)
      switch type {
      case .double, .int:
        let insets =
          "EdgeInsets(top: \(text), leading: \(text), bottom: \(text), trailing: \(text))"
        return WrittenAttribute(modifier: ".padding(\(text))", probed: insets, type: .insets)
      case .insets:
        return WrittenAttribute(modifier: ".padding(\(text))", probed: text, type: .insets)
      case .unknown: return nil
      default:
        refuse("'padding' by \(type.withArticle)", at: place)
        return nil
      }
    case .components(let parts):
      let edges = ["top", "leading", "bottom", "trailing"]
      var lengths: [(edge: String, length: String)] = []
      for (edge, part) in zip(edges, timeline[parts]) {
        guard let part else { continue }
        lengths.append((edge, text(part, as: .double, in: scope).text))
      }
      let all = edges.map { edge in
        "\(edge): \(lengths.first { $0.edge == edge }?.length ?? "0")"
      }
      let insets = "EdgeInsets(\(all.joined(separator: ", ")))"
      let modifier =
        lengths.count == 1
        ? ".padding(.\(lengths[0].edge), \(lengths[0].length))" : ".padding(\(insets))"
      return WrittenAttribute(modifier: modifier, probed: insets, type: .insets)
    }
  }
}

extension StackLayout.Alignment {
  /// A place along the width.
  fileprivate var swiftHorizontal: String {
    switch self {
    case .start: ".leading"
    case .end: ".trailing"
    case .center, .firstTextBaseline, .lastTextBaseline: ".center"
    }
  }

  /// A place along the height.
  fileprivate var swiftVertical: String {
    switch self {
    case .start: ".top"
    case .center: ".center"
    case .end: ".bottom"
    case .firstTextBaseline: ".firstTextBaseline"
    case .lastTextBaseline: ".lastTextBaseline"
    }
  }
}
