import AnimationEngine
import ExpressionLanguage
import JSONText
import TimelineDocument

/// A value that moves with a transition, for a probe.
struct TransitionProbe {
  /// The attribute.
  let name: String
  /// The type of the value: a Double, a CGSize, a CGPoint or an Angle.
  let type: ValueType
  var values: Values
  /// The animation that the transition has of its own, as Swift has it.
  var animation: String?

  /// The values as expressions of Swift.
  enum Values {
    /// The value in each phase.
    case phases(willAppear: String, identity: String, didDisappear: String)
    /// One expression that reads `phase`.
    case expression(String)
  }
}

extension TransitionProbe {
  init(_ name: String, _ type: ValueType, _ active: String, at identity: String) {
    self.init(
      name: name, type: type,
      values: .phases(willAppear: active, identity: identity, didDisappear: active))
  }

  fileprivate static let opacity = TransitionProbe("opacity", .double, "0.0", at: "1.0")

  fileprivate static func offset(
    _ insertion: (x: Double, y: Double), _ removal: (x: Double, y: Double)
  ) -> TransitionProbe {
    TransitionProbe(
      name: "offset", type: .size,
      values: .phases(
        willAppear: size(insertion.x, insertion.y), identity: "CGSize.zero",
        didDisappear: size(removal.x, removal.y)))
  }

  fileprivate static func size(_ x: Double, _ y: Double) -> String {
    "CGSize(width: \(DecimalText.shortest(x)), height: \(DecimalText.shortest(y)))"
  }

  /// The names of the columns after the attribute.
  var suffixes: [String] {
    switch type {
    case .size: name == "frame" ? ["_width", "_height"] : ["_x", "_y"]
    case .point: ["_x", "_y"]
    default: [""]
    }
  }

  /// The same value as an expression that reads `phase`.
  var byPhase: TransitionProbe {
    guard case .phases(let coming, let identity, let going) = values else { return self }
    var probe = self
    probe.values = .expression(
      coming == going
        ? "phase.isIdentity ? \(identity) : \(coming)"
        : "phase.isIdentity ? \(identity) : phase == .willAppear ? \(coming) : \(going)")
    return probe
  }

  /// The value of a transition that is for views that come; nil for one that no phase alone says.
  var onInsertion: TransitionProbe? {
    guard case .phases(let active, let identity, _) = values else { return nil }
    var probe = self
    probe.values = .phases(willAppear: active, identity: identity, didDisappear: identity)
    return probe
  }

  /// The value of a transition that is for views that go.
  var onRemoval: TransitionProbe? {
    guard case .phases(_, let identity, let active) = values else { return nil }
    var probe = self
    probe.values = .phases(willAppear: identity, identity: identity, didDisappear: active)
    return probe
  }

  /// The value under an animation, unless one nearer to it has set another.
  func animated(by animation: String) -> TransitionProbe {
    var probe = self
    if probe.animation == nil { probe.animation = animation }
    return probe
  }
}

extension TransitionValue {
  /// The values that move with the transition of a view, the innermost first; nil where something of it has no number
  /// that SwiftUI states, or is not known.
  ///
  /// - Parameter size: the size of the view, if it is always the same.
  /// - Parameter text: the transition as Swift has it, which the animations in it are taken from; nil where a definition
  ///   hides a part.
  func probes(on size: (width: Double, height: Double)?, _ text: Substring?) -> [TransitionProbe]? {
    switch self {
    case .identity: return []
    case .opacity: return [.opacity]
    case .scale(let factor, _):
      let active = TransitionProbe.size(factor, factor)
      return [TransitionProbe("scaleEffect", .size, active, at: TransitionProbe.size(1, 1))]
    case .offset(let x, let y): return [.offset((x, y), (x, y))]
    case .slide:
      return size.map {
        [.offset(Edge.leading.distance($0), Edge.trailing.distance($0))]
      }
    case .move(let edge): return size.map { [.offset(edge.distance($0), edge.distance($0))] }
    case .push(let edge):
      return size.map {
        let (x, y) = edge.distance($0)
        return [.offset((x, y), (0 - x, 0 - y)), .opacity]
      }
    // SwiftUI states no radius for it.
    case .blurReplace: return nil
    case .asymmetric(let insertion, let removal):
      let call = text?.lastCall
      guard let coming = insertion.probes(on: size, call?.argument("insertion")),
        let going = removal.probes(on: size, call?.argument("removal"))
      else { return nil }
      return coming.compactMap { $0.onInsertion } + going.compactMap { $0.onRemoval }
    case .combined(let inner, let outer):
      let call = text?.lastCall
      guard let first = inner.probes(on: size, call?.base),
        let second = outer.probes(on: size, call?.argument("with"))
      else { return nil }
      return first + second
    case .animated(let base, _):
      guard let call = text?.lastCall, call.name == "animation", call.arguments.count == 1,
        let probes = base.probes(on: size, call.base)
      else { return nil }
      return probes.map { $0.animated(by: String(call.arguments[0])) }
    }
  }
}

extension TransitionValue.Edge {
  /// How far a view is moved to be just beyond the edge.
  fileprivate func distance(_ size: (width: Double, height: Double)) -> (x: Double, y: Double) {
    switch self {
    case .top: (0, 0 - size.height)
    case .leading: (0 - size.width, 0)
    case .bottom: (0, size.height)
    case .trailing: (size.width, 0)
    }
  }
}

// MARK: - The text of a transition

/// The last call of a chain: that of `.opacity.animation(.linear)` is `animation` of `.opacity`.
private struct TransitionCall {
  let base: Substring
  let name: Substring
  let arguments: [Substring]

  /// The argument with a label.
  func argument(_ label: String) -> Substring? {
    for argument in arguments where argument.hasPrefix("\(label):") {
      return argument.dropFirst(label.utf8.count + 1).drop { $0 == " " }
    }
    return nil
  }
}

extension Substring {
  fileprivate var lastCall: TransitionCall? {
    guard last == ")" else { return nil }
    var depth = 0
    var ends: [Index] = [index(before: endIndex)]
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      switch self[place] {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case ",": if depth == 1 { ends.append(place) }
      default: break
      }
      if depth == 0 { break }
    }
    guard depth == 0, self[place] == "(" else { return nil }
    let head = self[..<place]
    guard let dot = head.lastIndex(of: "."), !head[dot...].contains(" ") else { return nil }
    var arguments: [Substring] = []
    var start = index(after: place)
    for end in ends.reversed() {
      arguments.append(self[start..<end].drop { $0 == " " })
      start = index(after: end)
    }
    return TransitionCall(
      base: head[..<dot], name: head[head.index(after: dot)...],
      arguments: arguments.filter { !$0.isEmpty })
  }
}
