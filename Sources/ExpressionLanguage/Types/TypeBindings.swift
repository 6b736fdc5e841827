/// The types that the open types of a built-in have at one of its uses.
struct TypeBindings {
  /// By the number of the open type; `unknown` until an argument binds it.
  private(set) var types: [ValueType] = [.unknown, .unknown]

  /// Learns from an argument of type `actual` at a parameter of type `pattern`.
  mutating func learn(_ pattern: ValueType, from actual: ValueType) {
    switch (pattern, actual) {
    case (.open(let index), _) where index < types.count:
      types[index] = Conversion.common(types[index], actual) ?? types[index]
    case (.array(let element), .array(let found)), (.set(let element), .set(let found)),
      (.set(let element), .array(let found)):
      learn(element, from: found)
    case (.array(let element), .range): learn(element, from: .int)
    case (.keyframe(let value), .keyframe(let found)),
      (.keyframeTimeline(let value), .keyframeTimeline(let found)):
      learn(value, from: found)
    case (.optional(let wrapped), _): learn(wrapped, from: actual.unwrapped)
    case (.function(_, let result), .function(_, let found)): learn(result, from: found)
    default: break
    }
  }
}
