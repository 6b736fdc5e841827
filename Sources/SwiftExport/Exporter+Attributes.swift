import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A modifier of SwiftUI with the value that a probe is given.
struct WrittenAttribute {
  /// The modifier, from its dot on.
  let modifier: String
  /// The same value for a probe, of a type that SwiftUI animates in public.
  let probed: String
  let type: ValueType
}

extension Exporter {
  /// Writes an attribute, and outside of it what notes its value.
  mutating func write(
    _ setting: AttributeSetting, _ modifier: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let place = timeline[modifier].place.range
    // The text of a view is what it draws.
    if setting.attribute == .text { return }
    if setting.attribute == .zIndex { return writeOrder(setting, modifier, of: view, in: scope) }
    guard setting.parts.isEmpty else {
      return refuse("an argument beside '\(setting.attribute.rawValue)'", at: place)
    }
    guard let written = attribute(setting, at: place, in: scope) else { return }
    if setting.attribute == .fill {
      guard fill(of: view)?.modifier == modifier else {
        return refuse("'fill' that is not the innermost modifier of a shape", at: place)
      }
    } else {
      writer.line(written.modifier)
    }
    guard let track = tracks[TrackKey(view: view, source: .attribute(modifier))] else { return }
    writeProbe(written.probed, written.type, of: track, at: place)
  }

  /// The modifier of an attribute; nil for one that is refused.
  mutating func attribute(
    _ setting: AttributeSetting, at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenAttribute? {
    let attribute = setting.attribute
    let name = attribute.rawValue
    switch attribute {
    case .opacity, .cornerRadius, .brightness, .saturation, .contrast, .grayscale:
      return plain(setting.value, in: scope) { ".\(name)(\($0))" }
    case .blur: return plain(setting.value, in: scope) { ".blur(radius: \($0))" }
    case .rotationEffect, .hueRotation:
      return plain(setting.value, in: scope) { ".\(name)(\($0))" }
    case .offset: return moved(setting.value, "offset", .size, at: place, in: scope)
    case .position: return moved(setting.value, "position", .point, at: place, in: scope)
    case .frame: return frame(setting, at: place, in: scope)
    case .padding: return padding(setting.value, at: place, in: scope)
    case .scaleEffect: return scaled(setting.value, at: place, in: scope)
    // These are written elsewhere.
    case .zIndex, .text: return nil
    case .colorMultiply, .foregroundColor, .foregroundStyle, .tint, .background:
      return color(setting, at: place, in: scope)
    // The shape itself is filled.
    case .fill: return color(setting, at: place, in: scope)
    case .rotation3DEffect, .transformEffect, .trim, .shadow, .stroke, .linearGradient,
      .radialGradient, .angularGradient:
      refuseProbe(of: "'\(name)'", at: place)
      return nil
    }
  }

  /// `zIndex`, whose value is not animated.
  private mutating func writeOrder(
    _ setting: AttributeSetting, _ modifier: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    guard case .whole(let value) = setting.value,
      let track = tracks[TrackKey(view: view, source: .attribute(modifier))]
    else { return }
    let (text, type) = text(value, in: scope)
    guard type != .unknown else { return }
    let name = timeline.stem(of: track)
    let list = literals(of: [name], after: timeline[view].id ?? "").joined()
    probedTypes.insert("Still")
    writer.line(".zIndex(\(text))")
    writer.line(".probe(\(list), of: Still(numbers: [\(text)]))")
  }

  /// A color that is always the same, whose components SwiftUI tells from iOS 17 on. The way of one that moves is
  /// known to no probe.
  private mutating func color(
    _ setting: AttributeSetting, at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenAttribute? {
    let name = setting.attribute.rawValue
    guard case .whole(let whole) = setting.value, checked.isConstant(whole),
      timeline.profile >= .ios17
    else {
      refuseProbe(of: "'\(name)'", at: place)
      return nil
    }
    let (text, type) = text(whole, in: scope)
    switch type {
    case .color: return WrittenAttribute(modifier: ".\(name)(\(text))", probed: text, type: .color)
    case .unknown: return nil
    default:
      refuse("'\(name)' by \(type.withArticle)", at: place)
      return nil
    }
  }

  /// The color that fills the shape of a view without others inside: that of its innermost modifier.
  func fill(
    of view: ElementIndex<ViewNode>
  ) -> (value: DocumentValue, modifier: ElementIndex<Modifier>)? {
    guard !timeline.hasContent(view), timeline.text(of: view) == nil,
      let first = timeline[view].modifiers.indices.first
    else { return nil }
    let modifier = ElementIndex<Modifier>(first)
    guard case .attribute(let setting) = timeline[modifier].action,
      timeline[setting].attribute == .fill, case .whole(let value) = timeline[setting].value
    else { return nil }
    return (value, modifier)
  }

  private mutating func plain(
    _ value: AttributeValue, in scope: ScopeIndex, _ modifier: (String) -> String
  ) -> WrittenAttribute? {
    guard case .whole(let whole) = value else { return nil }
    let (text, type) = text(whole, in: scope)
    return WrittenAttribute(modifier: modifier(text), probed: text, type: type)
  }

  /// `offset` and `position`, whose two numbers have labels.
  private mutating func moved(
    _ value: AttributeValue, _ name: String, _ type: ValueType, at place: Range<Int>,
    in scope: ScopeIndex
  ) -> WrittenAttribute? {
    switch value {
    case .whole(let whole):
      let (text, found) = text(whole, in: scope)
      guard found == type || found == .unknown else {
        refuse("'\(name)' by \(found.withArticle)", at: place)
        return nil
      }
      return WrittenAttribute(modifier: ".\(name)(\(text))", probed: text, type: type)
    case .components(let parts):
      guard let (x, y) = pair(parts, in: scope) else { return nil }
      let labels = type == .size ? ("width", "height") : ("x", "y")
      return WrittenAttribute(
        modifier: ".\(name)(\(arguments(("x", x), ("y", y))))",
        probed: "\(type)(\(labels.0): \(x ?? "0"), \(labels.1): \(y ?? "0"))", type: type)
    }
  }

  private mutating func frame(
    _ setting: AttributeSetting, at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenAttribute? {
    let alignment = setting.alignment == .center ? "" : ", alignment: \(setting.alignment.swift)"
    switch setting.value {
    case .whole(let whole):
      let (text, type) = text(whole, in: scope)
      guard type == .size, text.hasPrefix("CGSize(width: "), text.hasSuffix(")") else {
        if type != .unknown { refuse("'frame' of one expression that is a size", at: place) }
        return nil
      }
      let inside = text.dropFirst("CGSize(".utf8.count).dropLast()
      return WrittenAttribute(
        modifier: ".frame(\(inside)\(alignment))", probed: text, type: .size)
    case .components(let parts):
      guard let (width, height) = pair(parts, in: scope) else { return nil }
      let modifier = ".frame(\(arguments(("width", width), ("height", height)))\(alignment))"
      if let width, let height {
        return WrittenAttribute(
          modifier: modifier, probed: "CGSize(width: \(width), height: \(height))", type: .size)
      }
      return WrittenAttribute(modifier: modifier, probed: width ?? height ?? "0", type: .double)
    }
  }

  private mutating func scaled(
    _ value: AttributeValue, at place: Range<Int>, in scope: ScopeIndex
  ) -> WrittenAttribute? {
    switch value {
    case .whole(let whole):
      let (text, type) = text(whole, in: scope)
      switch type {
      case .double:
        return WrittenAttribute(
          modifier: ".scaleEffect(\(text))", probed: "CGSize(width: \(text), height: \(text))",
          type: .size)
      case .size:
        return WrittenAttribute(modifier: ".scaleEffect(\(text))", probed: text, type: .size)
      case .unknown: return nil
      default:
        refuse("'scaleEffect' by \(type.withArticle)", at: place)
        return nil
      }
    case .components(let parts):
      guard let (x, y) = pair(parts, in: scope) else { return nil }
      return WrittenAttribute(
        modifier: ".scaleEffect(\(arguments(("x", x), ("y", y))))",
        probed: "CGSize(width: \(x ?? "1"), height: \(y ?? "1"))", type: .size)
    }
  }

  /// Two numbers, of which one may not be written; nil where one is refused.
  mutating func pair(
    _ parts: ElementRange<DocumentValue?>, in scope: ScopeIndex
  ) -> (String?, String?)? {
    let values = Array(timeline[parts])
    guard values.count == 2 else { return nil }
    let texts = values.map { value in value.map { text($0, as: .double, in: scope).text } }
    return (texts[0], texts[1])
  }

  private func arguments(_ all: (label: String, value: String?)...) -> String {
    all.compactMap { argument in argument.value.map { "\(argument.label): \($0)" } }
      .joined(separator: ", ")
  }

  /// Writes what notes a value at each frame, under the names of the track's columns.
  mutating func writeProbe(
    _ value: String, _ type: ValueType, of track: ViewTrack, at place: Range<Int>
  ) {
    // A list moves as a whole only where its elements are on screen already.
    if case .array = type, case .output(_, let modifier) = track.source,
      !timeline.isPerFrame(modifier)
    {
      return refuseProbe(of: type.withArticle, at: place)
    }
    let names =
      timeline.columns(of: track) ?? Self.columns(of: type, after: timeline.stem(of: track))
    writeProbe(value, type, columns: names, after: timeline[track.view].id ?? "", at: place)
  }

  /// The columns of a value of a type.
  static func columns(of type: ValueType, after stem: String) -> [String] {
    switch type {
    case .size: ["\(stem)_width", "\(stem)_height"]
    case .point, .unitPoint: ["\(stem)_x", "\(stem)_y"]
    case .color: ["r", "g", "b", "a"].map { "\(stem)_\($0)" }
    case .insets: ["top", "leading", "bottom", "trailing"].map { "\(stem)_\($0)" }
    default: [stem]
    }
  }

  /// - Parameter id: the name of the view, which the names of the columns begin with.
  mutating func writeProbe(
    _ value: String, _ type: ValueType, columns names: [String], after id: String,
    at place: Range<Int>
  ) {
    guard !value.isEmpty, type != .unknown else { return }
    switch type {
    case .array(.double), .array(.int): return writeListProbe(value, type, after: id, names)
    // Texts are in no table of numbers.
    case .text: return
    case .double, .int, .bool, .size, .point, .unitPoint, .angle, .insets, .color: break
    default: return refuseProbe(of: type.withArticle, at: place)
    }
    probedTypes.insert(type == .int ? "Double" : type.description)
    let shown = type == .int ? "Double(\(value))" : value
    writer.call(".probe", literals(of: names, after: id) + ["of: \(shown)"])
  }
}

extension Exporter {
  /// Writes a probe of a list whose elements are values on screen, which are in numbered columns.
  private mutating func writeListProbe(
    _ value: String, _ type: ValueType, after id: String, _ names: [String]
  ) {
    guard let stem = names.first, row.isEmpty else { return }
    let columns = (0..<options.columns.count).map { "\(stem)_\($0)" }
      .prefix { options.columns.contains($0) }
    guard !columns.isEmpty else { return }
    probedTypes.insert("Still")
    let numbers = type == .array(.int) ? "\(value).map { Double($0) }" : value
    writer.call(
      ".probe", literals(of: Array(columns), after: id) + ["of: Still(numbers: \(numbers))"])
  }
}

extension AlignmentSetting {
  /// The alignment as SwiftUI names it.
  var swift: String { Self.swift(horizontal, vertical) }

  static func swift(
    _ horizontal: StackLayout.Alignment, _ vertical: StackLayout.Alignment
  ) -> String {
    switch (horizontal, vertical) {
    case (.start, .start): ".topLeading"
    case (.start, .end): ".bottomLeading"
    case (.start, _): ".leading"
    case (.end, .start): ".topTrailing"
    case (.end, .end): ".bottomTrailing"
    case (.end, _): ".trailing"
    case (_, .start): ".top"
    case (_, .end): ".bottom"
    default: ".center"
    }
  }
}
