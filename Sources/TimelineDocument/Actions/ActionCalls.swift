/// Which actions call which.
struct ActionCalls {
  /// A call of an action in the steps of another, or of the same.
  struct Call {
    let action: Int
    let place: Range<Int>
  }

  /// The action whose steps are being read.
  var caller: Int?
  private var calls: [Int: [Call]] = [:]

  /// Remembers a call inside an action.
  mutating func note(_ call: Call) {
    guard let caller else { return }
    calls[caller, default: []].append(call)
  }

  /// The calls that lead back to an action which is on its way: a search in depth, with a stack of
  /// its own, because a chain of actions may be longer than the machine's.
  func closingRings(of count: Int) -> [Call] {
    var closing: [Call] = []
    var state = [Visit](repeating: .unseen, count: count)
    for start in 0..<count where state[start] == .unseen {
      var path: [(action: Int, next: Int)] = [(start, 0)]
      state[start] = .open
      while let (action, next) = path.last {
        guard let call = call(next, of: action) else {
          state[action] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        switch state[call.action] {
        case .open: closing.append(call)
        case .done: break
        case .unseen:
          state[call.action] = .open
          path.append((call.action, 0))
        }
      }
    }
    return closing
  }

  private enum Visit { case unseen, open, done }

  private func call(_ index: Int, of action: Int) -> Call? {
    guard let made = calls[action], index < made.count else { return nil }
    return made[index]
  }
}
