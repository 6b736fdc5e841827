/// The implicit conversion of a value at a place of another type.
///
/// A nil passes every conversion.
indirect enum Conversion: Hashable, Sendable {
  case none
  case intToDouble
  /// The integers of a range, one by one.
  case rangeElements(Conversion)
  case elements(Conversion)
  /// The elements of a list, each once. Swift converts literals alone.
  case members(Conversion)
  /// The type was not known before the run: it is compared then.
  case checked(ValueType)

  /// How to bring a value of one type to a place of another, or nil when that takes a word.
  init?(from source: ValueType, to target: ValueType) {
    switch (source, target) {
    case _ where source == target, (.unknown, .open), (_, .unknown): self = .none
    case (.unknown, _): self = .checked(target)
    case (.optional(let inner), .optional(let wanted)):
      guard let inside = Conversion(from: inner, to: wanted) else { return nil }
      // Nil has no type of its own and needs no check.
      self = inner == .unknown ? .none : inside
    case (_, .optional(let wanted)): self.init(from: source, to: wanted)
    case (.int, .double): self = .intToDouble
    // Its value was converted when the keyframe was made.
    case (.keyframe(.unknown), .keyframe): self = .none
    case (.record(let fields), .record(let wanted)):
      self.init(from: fields, to: wanted)
    case (.range, .array(let element)):
      guard let inside = Conversion(from: .int, to: element) else { return nil }
      self = .rangeElements(inside)
    case (.array(let element), .array(let wanted)):
      guard let inside = Conversion(from: element, to: wanted) else { return nil }
      self = inside == .none ? .none : .elements(inside)
    case (.array(let element), .set(let wanted)):
      guard let inside = Conversion(from: element, to: wanted) else { return nil }
      self = .members(inside)
    // Elements that become others may be in another order.
    case (.set(let element), .set(let wanted)):
      guard Conversion(from: element, to: wanted) == .some(.none) else { return nil }
      self = .none
    default: return nil
    }
  }

  /// Records go where the names agree and each field needs at most a look at its type.
  private init?(from fields: [RecordField], to wanted: [RecordField]) {
    guard fields.map({ $0.name }) == wanted.map({ $0.name }) else { return nil }
    for (field, target) in zip(fields, wanted) {
      switch Conversion(from: field.type, to: target.type) {
      case .some(.none), .some(.checked), .some(.elements(.checked)): continue
      default: return nil
      }
    }
    self = .checked(.record(wanted))
  }

  /// The type that values of both types can be brought to.
  static func common(_ first: ValueType, _ second: ValueType) -> ValueType? {
    switch (first, second) {
    case _ where first == second: return first
    case (.unknown, _): return second
    case (_, .unknown): return first
    case (.optional, _), (_, .optional):
      return common(first.unwrapped, second.unwrapped)?.asOptional
    case (.int, .double), (.double, .int): return .double
    case (.array(let left), .array(let right)): return common(left, right).map { .array($0) }
    case (.set(.unknown), .set), (.set, .set(.unknown)):
      return first == .set(.unknown) ? second : first
    case (.array(let element), .range), (.range, .array(let element)):
      return common(element, .int).map { .array($0) }
    case (.keyframe(let left), .keyframe(let right)):
      return common(left, right).map { .keyframe($0) }
    case (.record(let left), .record(let right)): return common(left, right)
    default: return nil
    }
  }

  private static func common(_ first: [RecordField], _ second: [RecordField]) -> ValueType? {
    guard first.map({ $0.name }) == second.map({ $0.name }) else { return nil }
    var fields: [RecordField] = []
    for (left, right) in zip(first, second) {
      guard let type = common(left.type, right.type) else { return nil }
      fields.append(RecordField(name: left.name, type: type))
    }
    return .record(fields)
  }
}
