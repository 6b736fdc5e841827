import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// How a value under a custom name is shown: its columns, and whether it moves.
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
      guard let suffixes = array.columnSuffixes else { return nil }
      (type, self.suffixes, isAnimatable) = (.numbers(count: suffixes.count), suffixes, false)
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

extension ArrayValue {
  /// The column suffixes of the elements: the index of each with its own suffixes; nil if an
  /// element cannot be shown in a table.
  fileprivate var columnSuffixes: [String]? {
    var suffixes: [String] = []
    for (place, element) in elements.enumerated() {
      guard let shape = OutputShape(element), !shape.isText else { return nil }
      suffixes += shape.suffixes.map { "_\(place)\($0)" }
    }
    return suffixes
  }

  /// The numbers of all elements in order.
  fileprivate var outputNumbers: [Double]? {
    var numbers: [Double] = []
    numbers.reserveCapacity(elements.count)
    for element in elements {
      if let number = element.number {
        numbers.append(number)
      } else {
        guard let own = element.outputNumbers else { return nil }
        numbers += own
      }
    }
    return numbers
  }
}

extension Value {
  /// The numbers of an output, one for each column; a boolean is 0 or 1.
  var outputNumbers: [Double]? {
    switch self {
    case .bool(let flag): return [flag ? 1 : 0]
    case .array(let array): return array.outputNumbers
    default:
      guard let type = type.flatMap(AnimatableType.init), let components = Components(self)
      else { return nil }
      return type.printed(components)
    }
  }
}
