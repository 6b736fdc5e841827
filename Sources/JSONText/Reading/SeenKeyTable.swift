/// Finds the keys of one object by their hash; the keys themselves are in an array of the caller.
struct SeenKeyTable {
  /// Where the keys of the object begin in the array, which also tells the tables apart.
  let first: Int
  /// The places of the keys, counted from `first` and one more, each at its hash or at the next slot
  /// that was free; 0 is a free slot. A text has far fewer keys than 32 bits can count.
  private var slots: [UInt32]

  /// A table of the keys in a range of the array.
  init(of keys: [SeenKey], in range: Range<Int>, source: SourceBytes) {
    first = range.lowerBound
    slots = Array(repeating: 0, count: 4 * range.count)
    fill(with: keys, in: range, source: source)
  }

  /// Adds a key that is to be at `place` in the array, or gives the place where it already is.
  mutating func insert(
    _ key: SeenKey, at place: Int, among keys: [SeenKey], source: SourceBytes
  ) -> Int? {
    if 2 * (place - first) >= slots.count {
      slots = Array(repeating: 0, count: 2 * slots.count)
      fill(with: keys, in: first..<place, source: source)
    }
    var slot = firstSlot(of: key, source: source)
    while slots[slot] != 0 {
      let other = first + Int(slots[slot]) - 1
      if keys[other].isEqual(to: key, of: source) { return other }
      slot = nextSlot(slot)
    }
    slots[slot] = UInt32(place - first + 1)
    return nil
  }

  /// Puts keys that differ from each other into free slots.
  private mutating func fill(with keys: [SeenKey], in range: Range<Int>, source: SourceBytes) {
    for place in range {
      var slot = firstSlot(of: keys[place], source: source)
      while slots[slot] != 0 { slot = nextSlot(slot) }
      slots[slot] = UInt32(place - first + 1)
    }
  }

  private func firstSlot(of key: SeenKey, source: SourceBytes) -> Int {
    Int(UInt(bitPattern: key.hash(of: source)) % UInt(slots.count))
  }

  private func nextSlot(_ slot: Int) -> Int {
    slot + 1 == slots.count ? 0 : slot + 1
  }
}
