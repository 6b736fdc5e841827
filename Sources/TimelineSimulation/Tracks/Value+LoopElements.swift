import ExpressionLanguage
import TimelineDocument

extension Value {
  /// The elements to repeat for: those of a list, or the numbers below a count; nil if there are
  /// more than a limit.
  func loopElements(atMost limit: Int) -> ArrayValue? {
    let range: Range<Int>
    switch self {
    case .array(let array): return array.count <= limit ? array : nil
    case .range(let found): range = found
    case .int(let count): range = 0..<max(count, 0)
    case .double(let count): range = 0..<Int(min(max(count, 0), Double(limit) + 1))
    default: return .empty
    }
    return range.count <= limit ? try? ArrayValue(range.map(Value.int)) : nil
  }
}
