import ExpressionLanguage
import TimelineLanguage

extension Value {
  /// What something is repeated for: each element, or each number below; nil if that is more than a
  /// limit.
  func loopElements(atMost limit: Int) -> [Value]? {
    let range: Range<Int>
    switch self {
    case .array(let array): return array.elements.count <= limit ? array.elements : nil
    case .range(let found): range = found
    case .int(let count): range = 0..<max(count, 0)
    case .double(let count): range = 0..<Int(min(max(count, 0), Double(limit) + 1))
    default: return []
    }
    return range.count <= limit ? range.map(Value.int) : nil
  }
}
