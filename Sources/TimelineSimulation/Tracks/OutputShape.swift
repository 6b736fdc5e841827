import AnimationEngine
import TimelineLanguage

/// What becomes of a value under a name of the document's own: its columns, and whether it moves.
struct OutputShape {
  let type: AnimatableType
  let suffixes: [String]
  let isAnimatable: Bool

  /// The shape of a value; nil for a text, which is no column.
  init?(_ value: Value) {
    if case .bool = value {
      (type, suffixes, isAnimatable) = (.numbers(count: 1), [""], false)
    } else if case .array(let array) = value {
      let count = array.elements.count
      (type, suffixes) = (.numbers(count: count), (0..<count).map { "_\($0)" })
      isAnimatable = false
    } else {
      guard let found = value.type, let animatable = AnimatableType(found) else { return nil }
      (type, suffixes, isAnimatable) = (animatable, found.columnSuffixes, true)
    }
  }
}

extension Value {
  /// The numbers of an output, one for each column; a boolean is 0 or 1.
  var outputNumbers: [Double]? {
    switch self {
    case .bool(let flag): return [flag ? 1 : 0]
    case .array(let array): return array.elements.map { $0.number ?? 0 }
    default:
      guard let type = type.flatMap(AnimatableType.init), let components = Components(self)
      else { return nil }
      return type.printed(components)
    }
  }
}
