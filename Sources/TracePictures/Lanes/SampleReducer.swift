/// Keeps of a series of any length what a picture can show, in bounded memory.
///
/// Samples are kept as they are up to a number that no picture is wide enough for; beyond it, of several
/// neighbors the first, the last, the extremes and a gap remain.
package struct SampleReducer: Sendable {
  private static let limit = 2048

  private var groups: [SampleGroup] = []
  /// How many samples a group has.
  private var capacity = 1

  package init() {}

  /// Adds the next sample.
  package mutating func add(_ sample: Sample) {
    if let last = groups.indices.last, groups[last].count < capacity {
      groups[last].add(SampleGroup(sample))
      return
    }
    if groups.count == Self.limit { halve() }
    groups.append(SampleGroup(sample))
  }

  /// The reduced samples, in the order of time.
  package var samples: [Sample] { groups.flatMap { $0.samples } }

  private mutating func halve() {
    for index in 0..<groups.count / 2 {
      groups[index] = groups[2 * index]
      groups[index].add(groups[2 * index + 1])
    }
    groups.removeLast(groups.count / 2)
    capacity *= 2
  }
}

/// Neighboring samples.
private struct SampleGroup {
  private(set) var count = 1
  private var first: Sample
  private var last: Sample
  private var lowest: Sample?
  private var highest: Sample?
  private var gap: Sample?

  init(_ sample: Sample) {
    first = sample
    last = sample
    if sample.value == nil {
      gap = sample
    } else {
      lowest = sample
      highest = sample
    }
  }

  /// Adds the group that comes next.
  mutating func add(_ other: SampleGroup) {
    count += other.count
    last = other.last
    gap = gap ?? other.gap
    if let sample = other.lowest, sample.isBelow(lowest) { lowest = sample }
    if let sample = other.highest, highest.map({ $0.isBelow(sample) }) ?? true { highest = sample }
  }

  var samples: [Sample] {
    let kept = [first, lowest, highest, gap, last].compactMap { $0 }.sorted { $0.time < $1.time }
    return kept.indices.filter { $0 == 0 || kept[$0].time > kept[$0 - 1].time }.map { kept[$0] }
  }
}

extension Sample {
  fileprivate func isBelow(_ other: Sample?) -> Bool {
    guard let value, let bound = other?.value else { return other == nil }
    return value < bound
  }
}
