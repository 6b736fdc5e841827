import Foundation

/// The space in which colors move in a straight line: the cube roots of what the cones of an eye respond
/// to linear sRGB, by the published matrix of OKLab; the way back is by Cramer's rule.
enum ImpliedColor {
  private static let matrix: [[Double]] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ]

  static func cones(of components: [Double]) -> [Double] {
    let light = components.map { component in
      let size = abs(component)
      let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return component < 0 ? -light : light
    }
    return matrix.map { row in cbrt(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  static func components(of cones: [Double]) -> [Double] {
    let responses = cones.map { $0 * $0 * $0 }
    let whole = determinant(matrix)
    return (0..<3).map { column in
      var replaced = matrix
      for row in 0..<3 { replaced[row][column] = responses[row] }
      let light = determinant(replaced) / whole
      let size = abs(light)
      let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return light < 0 ? -component : component
    }
  }

  private static func determinant(_ m: [[Double]]) -> Double {
    m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
      - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
      + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
  }
}

/// The motion of one column that the explanations of its changes imply: that of a number, or that of a
/// component of a color, whose components move together.
struct ImpliedColumn {
  private let place: Int
  /// The place of the red component, where the column is red, green or blue.
  private let firstPlace: Int?
  private var motions: [ImpliedMotion]

  init(at place: Int, of change: ExplainedChange) {
    self.place = place
    let columns = change.columns ?? []
    // A value may have several colors.
    firstPlace = columns.indices.last { $0 <= place && columns[$0].hasSuffix("_r") }.flatMap {
      ($0..<$0 + 3).contains(place) ? $0 : nil
    }
    motions = Self.steps(of: change, place, firstPlace).map {
      ImpliedMotion(at: $0?.before ?? .nan)
    }
  }

  mutating func apply(_ change: ExplainedChange) {
    for (index, step) in Self.steps(of: change, place, firstPlace).enumerated() {
      motions[index].apply(change, step)
    }
  }

  mutating func forget(_ reason: String) {
    for index in motions.indices { motions[index].forget(reason) }
  }

  func value(at time: Double) throws(ImpliedAnimation.Unknown) -> (value: Double, within: Double)? {
    var found: [(value: Double, within: Double)] = []
    for motion in motions {
      guard let value = try motion.value(at: time) else { return nil }
      found.append(value)
    }
    guard let firstPlace else { return found.first }
    let cones = found.map(\.value)
    let value = ImpliedColor.components(of: cones)[place - firstPlace]
    var within = 1e-6
    for (index, part) in found.enumerated() {
      var other = cones
      other[index] += part.within
      within += abs(ImpliedColor.components(of: other)[place - firstPlace] - value)
    }
    return (value, within)
  }

  /// What a change does to each number that the column is made of.
  private static func steps(
    of change: ExplainedChange, _ place: Int, _ firstPlace: Int?
  ) -> [ImpliedMotion.Step?] {
    guard let firstPlace else { return [change.step(at: place)] }
    let parts = (firstPlace..<firstPlace + 3).compactMap(change.step)
    guard parts.count == 3 else { return [nil, nil, nil] }
    let before = ImpliedColor.cones(of: parts.map(\.before))
    let after = ImpliedColor.cones(of: parts.map(\.after))
    let shown = ImpliedColor.cones(of: parts.map(\.shown))
    let isStill = parts.allSatisfy { $0.velocity == 0 }
    return (0..<3).map {
      ImpliedMotion.Step(
        before: before[$0], after: after[$0], shown: shown[$0], velocity: isStill ? 0 : nil)
    }
  }
}

extension ExplainedChange {
  fileprivate func step(at place: Int) -> ImpliedMotion.Step? {
    func number(_ list: [Double?]?) -> Double? { list.flatMap { $0[place] } }
    guard let before = number(before), let after = number(after), let shown = number(shown) else {
      return nil
    }
    return ImpliedMotion.Step(
      before: before, after: after, shown: shown, velocity: number(running?.takenVelocity))
  }
}
