/// The ranges of the columns that expectations ask about, since they were asked about last.
struct ColumnHistory {
  /// The lowest and the highest value of a column, and how far it went back and forth.
  struct Stretch {
    private(set) var lowest: Double
    private(set) var highest: Double
    /// The most it rose above an earlier value.
    private(set) var rise = 0.0
    /// The most it fell below an earlier value.
    private(set) var fall = 0.0

    init(_ value: Double) {
      lowest = value
      highest = value
    }

    /// Goes on to a value.
    mutating func add(_ value: Double) {
      // The distance between the ends of the range of numbers is beyond it.
      rise = min(max(rise, value - lowest), .greatestFiniteMagnitude)
      fall = min(max(fall, highest - value), .greatestFiniteMagnitude)
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
  }

  private let watched: [Int]
  private var stretches: [Int: Stretch] = [:]

  /// A history of the columns at some places.
  init(of places: Set<Int>) {
    watched = places.sorted()
  }

  /// Whether there is anything to be remembered.
  var isWatching: Bool { !watched.isEmpty }

  /// The stretch of a column; nil if it had no number.
  subscript(place: Int) -> Stretch? { stretches[place] }

  /// Goes on to what a row shows.
  mutating func add(_ row: RowValues) {
    for place in watched {
      guard let number = row.numbers[place] else { continue }
      if stretches[place]?.add(number) == nil { stretches[place] = Stretch(number) }
    }
  }

  /// Begins anew for some columns, at what a row shows.
  mutating func restart(_ places: Set<Int>, at row: RowValues) {
    for place in watched where places.contains(place) {
      stretches[place] = row.numbers[place].map { Stretch($0) }
    }
  }
}
