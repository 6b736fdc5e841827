import AnimationEngine
import TestSupport

@testable import ViewLayout

/// Makes random views.
struct RandomLayout {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func view(depth: Int) -> LayoutView {
    if depth == 0 || random.oneIn(5) { return LayoutView(content: leaf()) }
    if random.oneIn(2) {
      return LayoutView(content: modifier(), children: [view(depth: depth - 1)])
    }
    let count = Int.random(in: random.oneIn(8) ? 0...1 : 2...4, using: &random)
    return LayoutView(
      content: container(), children: (0..<count).map { _ in view(depth: depth - 1) })
  }

  mutating func leaf() -> LayoutContent {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .spacer(axis(), minLength: length())
    case 1:
      let words = ["a", "Hello, world", "one two three four", "", "wide\nwider still"]
      return .text(
        LayoutText(
          random.element(of: words), fontSize: random.element(of: [10, 17, 34]),
          lineLimit: random.element(of: [nil, nil, 1, 2])))
    default: return .leaf(width: length(), height: length())
    }
  }

  mutating func container() -> LayoutContent {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .layers(alignment())
    case 1: .attachments(alignment())
    case 2: .reader
    default: .stack(stack())
    }
  }

  mutating func modifier() -> LayoutContent {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      .padding(
        EdgeInsets(
          top: number(-5, 20), leading: number(-5, 20), bottom: number(0, 20),
          trailing: number(0, 20)))
    case 1: .frame(width: length(), height: length(), alignment())
    case 2, 3:
      .flexibleFrame(FlexibleFrame(width: limits(), height: limits(), alignment: alignment()))
    case 4: .priority(random.element(of: [-1, 0, 1, 1]))
    case 5: .fixedSize(horizontal: random.oneIn(2), vertical: random.oneIn(2))
    case 6:
      .aspectRatio(
        random.element(of: [nil, 0.5, 1, 16 / 9.0]), random.element(of: [.fit, .fill]))
    case 7: .position(Point(x: number(-50, 300), y: number(-50, 300)))
    case 8: .offset(Size(width: number(-50, 50), height: number(-50, 50)))
    default: .barrier
    }
  }

  private mutating func stack() -> StackArrangement {
    let spacing = random.element(of: [0, 8, 3.5, -2])
    return StackArrangement(
      random.oneIn(2)
        ? .horizontal(verticalGuide())
        : .vertical(random.element(of: [.leading, .center, .trailing])),
      spacing: random.oneIn(2) ? .fixed(spacing) : .automatic(spacing), isLazy: random.oneIn(6))
  }

  private mutating func verticalGuide() -> VerticalGuide {
    random.element(of: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
  }

  private mutating func alignment() -> LayoutAlignment {
    LayoutAlignment(
      horizontal: random.element(of: [.leading, .center, .trailing]), vertical: verticalGuide())
  }

  private mutating func axis() -> LayoutAxis? {
    random.element(of: [.horizontal, .vertical, nil])
  }

  private mutating func limits() -> FlexibleFrame.Limits {
    var numbers = (0..<3).map { _ in number(0, 200) }
    numbers.sort()
    return FlexibleFrame.Limits(
      least: random.oneIn(2) ? nil : random.oneIn(3) ? 0 : numbers[0],
      ideal: random.oneIn(2) ? nil : numbers[1],
      greatest: random.oneIn(2) ? nil : random.oneIn(2) ? .infinity : numbers[2])
  }

  private mutating func length() -> Double? { random.oneIn(3) ? nil : number(0, 150) }

  mutating func number(_ least: Double, _ greatest: Double) -> Double {
    random.oneIn(2)
      ? random.number(in: least...greatest) : random.number(in: least...greatest, step: 0.5)
  }
}
