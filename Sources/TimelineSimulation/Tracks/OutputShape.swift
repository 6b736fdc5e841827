import AnimationEngine
import TimelineLanguage

/// What becomes of a value under a name of the document's own: its columns, and whether it moves.
struct OutputShape {
  let type: AnimatableType
  let suffixes: [String]
  let isAnimatable: Bool

  /// Whether the value is a text, for which tables of numbers have no place.
  var isText = false

  /// The shape of a value; nil for one that cannot be shown.
  init?(_ value: Value) {
    if case .text = value {
      (type, suffixes, isAnimatable) = (.numbers(count: 0), [""], false)
      isText = true
    } else if case .bool = value {
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

extension OutputShape {
  /// The columns of an output of some name.
  func columns(of name: String) -> [Column] {
    suffixes.map { Column(track: name, suffix: $0, content: isText ? .text : .number) }
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
