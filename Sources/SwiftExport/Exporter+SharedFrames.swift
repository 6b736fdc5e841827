import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// Views that share a frame. SwiftUI moves and sizes what is inside of the effect: a probe of frames is there.
extension Exporter {
  /// The name spaces of the document's shared frames, in the order in which they are first used.
  var namespaces: [VisibleName] {
    var names: [VisibleName] = []
    for effect in matchedEffects {
      let name = self.name(of: effect)
      if !names.contains(where: { $0.name == name }) {
        names.append(VisibleName(name: name, type: "Namespace.ID", isSettable: false))
      }
    }
    return names
  }

  /// The effects of all views.
  static func matchedEffects(of timeline: Timeline) -> [MatchedGeometryEffect] {
    timeline.views.flatMap { timeline.modifiers(throughout: $0.modifiers) }.compactMap { index in
      guard case .matchedGeometryEffect(let effect) = timeline[index].action else { return nil }
      return timeline[effect]
    }
  }

  private func name(of effect: MatchedGeometryEffect) -> String {
    effect.namespace.map { timeline[$0] } ?? "namespace"
  }

  mutating func write(
    _ effect: MatchedGeometryEffect, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let place = timeline[index].place.range
    guard !isInStructure else { return refuse("'matchedGeometryEffect' in a structure", at: place) }
    let namespace = name(of: effect)
    guard isName(namespace, in: scope), isOneNamespace(effect) else {
      return refuse("a name space that is called '\(namespace)'", at: place)
    }
    refuseName(namespace, at: place)
    guard let track = tracks[TrackKey(view: view, source: .attribute(index))],
      let names = timeline.columns(of: track)
    else { return }
    writeFrameProbe(of: view, as: names)
    let id = text(effect.id, in: scope, isTyped: false).text
    var arguments = ["id: \(id)", "in: \(namespace)"]
    if effect.properties != .frame { arguments.append("properties: \(effect.properties.rawValue)") }
    switch effect.anchor {
    case .whole(let value): arguments.append("anchor: \(text(value, in: scope).text)")
    case .components(let parts):
      guard let (x, y) = pair(parts, in: scope) else { break }
      arguments.append("anchor: UnitPoint(x: \(x ?? "0.5"), y: \(y ?? "0.5"))")
    case nil: break
    }
    if let isSource = effect.isSource {
      arguments.append("isSource: \(text(isSource, in: scope).text)")
    }
    writer.call(".matchedGeometryEffect", arguments)
    // A frame inside would keep its size.
    guard let size = timeline[view].size else { return }
    guard beginsWithSharedFrame(view), timeline[view].modifiers.indices.first == index.index else {
      return refuse("a size inside 'matchedGeometryEffect'", at: place)
    }
    writeSize(size, in: scope)
  }

  /// Whether the innermost modifier of a view shares a frame: the size of the view is outside of it then.
  func beginsWithSharedFrame(_ view: ElementIndex<ViewNode>) -> Bool {
    guard let first = timeline[view].modifiers.indices.first,
      case .matchedGeometryEffect = timeline[ElementIndex<Modifier>(first)].action
    else { return false }
    return true
  }

  /// Whether a text can be the name of a property, and is none of the document's.
  private func isName(_ text: String, in scope: ScopeIndex) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && !checked.hidesName(text, in: scope)
      && !timeline.actions.contains { $0.name == text } && !taskNames.contains(text)
  }

  /// Whether the name space without a name is not that which is called so.
  private func isOneNamespace(_ effect: MatchedGeometryEffect) -> Bool {
    let name = name(of: effect)
    return matchedEffects.allSatisfy { other in
      self.name(of: other) != name || (other.namespace == nil) == (effect.namespace == nil)
    }
  }
}
