import AnimationEngine

extension Value {
  /// The value as an interpolation prints it: numbers, texts and lists as Swift does.
  package var text: String {
    switch self {
    case .null: "nil"
    case .double(let number): "\(number)"
    case .int(let number): "\(number)"
    case .bool(let value): "\(value)"
    case .text(let text): text
    case .point(let point): "(\(point.x), \(point.y))"
    case .size(let size): "(\(size.width), \(size.height))"
    case .rect(let rect):
      "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    case .unitPoint(let point): "UnitPoint(x: \(point.x), y: \(point.y))"
    case .insets(let insets):
      "EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), "
        + "trailing: \(insets.trailing))"
    case .transform(let transform):
      "CGAffineTransform(a: \(transform.a), b: \(transform.b), c: \(transform.c), "
        + "d: \(transform.d), tx: \(transform.tx), ty: \(transform.ty))"
    case .angle(let angle): "Angle(degrees: \(angle.degrees))"
    case .color(let color):
      "Color(red: \(color.red), green: \(color.green), blue: \(color.blue), "
        + "opacity: \(color.opacity))"
    case .range(let range): "\(range.lowerBound)..<\(range.upperBound)"
    case .array(let array):
      "[" + array.elements.map { $0.elementText }.joined(separator: ", ") + "]"
    case .record(let record):
      "("
        + zip(record.names, record.values).map { "\($0): \($1.elementText)" }
        .joined(separator: ", ") + ")"
    case .edge(let edge): edge.rawValue
    default: typeName
    }
  }

  /// Inside a list a text keeps its quotes, as in Swift.
  private var elementText: String {
    if case .text(let text) = self { return "\"\(text)\"" }
    return text
  }
}
