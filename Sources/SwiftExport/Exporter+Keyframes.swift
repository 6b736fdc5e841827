import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// Writes an animator by keyframes, whose values are a structure.
  mutating func write(
    _ animator: KeyframeAnimator, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) {
    let place = timeline[index].place.range
    guard !isInStructure else { return refuse("'keyframeAnimator' in a structure", at: place) }
    guard animator.repeating == nil else {
      return refuse("'repeating' of 'keyframeAnimator'", at: place)
    }
    var values: [(name: String, value: String, type: ValueType)] = []
    let types = trackTypes(of: animator, in: scope)
    for (element, named) in zip(animator.values.indices, timeline[animator.values]) {
      refuseName(named.name, at: named.place.range)
      let known = types[ElementIndex(element)]
      let (value, type) = text(named.value, as: known, in: scope)
      values.append((named.name, value, type))
    }
    guard let structure = writeValues(values, of: view, at: place) else { return }
    let initial = values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    var arguments = ["initialValue: \(structure)(\(initial))"]
    if let trigger = animator.trigger {
      arguments.append("trigger: \(text(trigger, in: scope, isTyped: false).text)")
    }
    refuseName(animator.recordName, at: place)
    let content = fileName(
      "content", in: checked.scope(inside: scope, openedBy: .modifier(index)))
    writer.open(
      ".keyframeAnimator(\(arguments.joined(separator: ", ")))",
      inputs: "\(content), \(animator.recordName)")
    let shown = values.map { (text: "\(animator.recordName).\($0.name)", type: $0.type) }
    writeContent(
      animator.body, around: content, showing: zip(animator.values.indices, shown), index,
      of: view, in: scope)
    writer.next("keyframes:", inputs: "_")
    for track in timeline[animator.tracks] {
      writer.open("KeyframeTrack(\\.\(timeline[track.value].name))")
      let type = types[track.value].map { ValueType.keyframe($0) }
      for keyframe in timeline[track.keyframes] {
        writer.line(text(keyframe, as: type, in: scope).text)
      }
      writer.close()
    }
    writer.close()
  }

  /// The types of the values that keyframes move, as far as one keyframe says it: '.zero' alone is of many types.
  private mutating func trackTypes(
    of animator: KeyframeAnimator, in scope: ScopeIndex
  ) -> [ElementIndex<NamedExpression>: ValueType] {
    var types: [ElementIndex<NamedExpression>: ValueType] = [:]
    for track in timeline[animator.tracks] {
      for keyframe in timeline[track.keyframes] where types[track.value] == nil {
        do throws(SwiftRefusal) {
          if case .keyframe(let type) = try value(keyframe, in: scope).type {
            types[track.value] = type
          }
        } catch {
          // It is refused where it is written, unless another keyframe tells its type.
          continue
        }
      }
    }
    return types
  }

  /// Writes the structure of the values that keyframes move, and returns its name; nil where one is refused.
  private mutating func writeValues(
    _ values: [(name: String, value: String, type: ValueType)], of view: ElementIndex<ViewNode>,
    at place: Range<Int>
  ) -> String? {
    let name = structureName([timeline[view].id ?? ""], end: "Keyframes")
    var outer = SwiftWriter()
    swap(&outer, &writer)
    writer.open("private struct \(name)")
    for value in values {
      switch value.type {
      case .double, .size, .point, .angle, .unknown: break
      default:
        refuse("keyframes of \(value.type.withArticle)", at: place)
        swap(&outer, &writer)
        return nil
      }
      writer.line("var \(value.name): \(value.type.swiftName ?? "Double")")
    }
    writer.close()
    structures.append(writer.text)
    swap(&outer, &writer)
    return name
  }
}
