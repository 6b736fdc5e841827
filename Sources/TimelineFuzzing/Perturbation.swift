import ExpressionLanguage
import JSONText

/// Makes the candidates of runs: each follows from the seed and the number of its run.
struct Perturbation: Sendable {
  let outline: Outline
  let variations: [Variation]
  let seed: UInt64

  /// The candidate of a run; run 0 is the original.
  func candidate(of run: Int) -> Candidate {
    var candidate = Candidate(outline)
    guard run > 0 else { return candidate }
    var random = RandomNumbers(seed: seed, run: run)
    for case .taps in variations { varyTaps(of: &candidate, &random) }
    for case .numbers(let path, let amount) in variations {
      varyNumbers(of: &candidate, at: path, by: amount, &random)
    }
    for case .order in variations { varyOrder(of: &candidate, &random) }
    return candidate
  }
}

// MARK: - Numbers

extension Perturbation {
  private func varyNumbers(
    of candidate: inout Candidate, at path: String, by amount: Double, _ random: inout RandomNumbers
  ) {
    let names = path.split(separator: ".").map(String.init)
    guard names.first == "events" else {
      for place in outline.numbers(at: names[...]) {
        candidate.numbers[place.range] = text(near: place.number ?? 0, amount, [], &random)
      }
      return
    }
    var others: [String] = []
    for index in candidate.events.indices {
      for place in events[candidate.events[index].index].numbers(at: names.dropFirst()) {
        // The second of two taps comes after the first.
        let chosen = candidate.events[index].numbers[place.range].flatMap { Double($0) }
        let text = text(near: chosen ?? place.number ?? 0, amount, others, &random)
        candidate.events[index].numbers[place.range] = text
        others.append(text)
      }
    }
  }

  private var events: [Outline] { outline["events"]?.elements ?? [] }

  /// A number near another one: sometimes the number itself, sometimes one that was chosen before, because what
  /// happens together is a case of its own.
  private func text(
    near number: Double, _ amount: Double, _ others: [String], _ random: inout RandomNumbers
  ) -> String {
    if random.isOne(of: 6) { return Self.text(number, amount) }
    if random.isOne(of: 6), let other = others.randomElement(using: &random),
      let value = Double(other), abs(value - number) <= amount
    {
      return other
    }
    let near = number + Double.random(in: -amount...amount, using: &random)
    // Times, durations and counts are never negative.
    return Self.text(number < 0 ? near : max(near, 0), amount)
  }

  /// A number with so few decimals that an amount has about a thousand steps.
  private static func text(_ number: Double, _ amount: Double) -> String {
    var (scale, decimals) = (1.0, 0)
    while amount * scale < 500, decimals < 12 { (scale, decimals) = (scale * 10, decimals + 1) }
    let rounded = (number * scale).rounded() / scale
    return DecimalText.shortest(rounded.isFinite ? rounded : number)
  }
}

// MARK: - Events

extension Perturbation {
  /// Gives the events of each time another order.
  private func varyOrder(of candidate: inout Candidate, _ random: inout RandomNumbers) {
    var groups: [String: [Int]] = [:]
    for (index, copy) in candidate.events.enumerated() {
      if let time = time(of: copy) { groups[time, default: []].append(index) }
    }
    let events = candidate.events
    for (_, places) in groups.sorted(by: { $0.key < $1.key }) where places.count > 1 {
      for (place, other) in zip(places, places.shuffled(using: &random)) {
        candidate.events[place] = events[other]
      }
    }
  }

  /// The text of the time of an event; nil for one without a time of its own.
  private func time(of copy: Candidate.EventCopy) -> String? {
    guard let at = events[copy.index]["at"], let number = at.number else { return nil }
    return copy.numbers[at.range] ?? DecimalText.shortest(number)
  }

  /// Lets some events come twice, soon after each other, and some not at all.
  private func varyTaps(of candidate: inout Candidate, _ random: inout RandomNumbers) {
    candidate.events = candidate.events.flatMap { copy -> [Candidate.EventCopy] in
      guard let at = events[copy.index]["at"], let number = at.number else { return [copy] }
      if random.isOne(of: 6) { return [] }
      guard random.isOne(of: 4) else { return [copy] }
      var second = copy
      let pause = Double.random(in: 0...Self.longestPause, using: &random)
      second.numbers[at.range] = Self.text(number + pause, Self.longestPause)
      return [copy, second]
    }
  }

  /// Two taps of a finger come no more than so many seconds after each other.
  private static let longestPause = 0.3
}
