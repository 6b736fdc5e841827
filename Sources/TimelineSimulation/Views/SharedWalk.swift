import AnimationEngine

/// The last walk of a transaction past the modifiers of an update, with the transaction behind each of them. The next
/// value of the update begins where its own way leaves that one.
///
/// The ways of a view's attributes are the beginnings of one another. Of 720 attributes outside of which lie up to 720
/// modifiers, each passes its own one modifier instead of 360: an update takes a hundredth of the instructions.
/// `rewrite(_:along:)` is the definition.
struct SharedWalk {
  /// So many modifiers are passed faster than looked up here.
  private static let few = 8

  /// The transaction behind a modifier.
  private struct Stop {
    let modifier: Int
    let transaction: Transaction
    /// The way so far, without its passages.
    let way: TransactionWay
    /// The effect of the modifier on the transaction; nil unless the run is explained.
    let passage: Passage?
  }

  private var stops: [Stop] = []
  /// Whether the next modifier may be added: all before it on the way are here.
  private var isOpen = false

  /// Whether a way is long enough to be shared.
  static func isWorthwhile(for path: [Int]) -> Bool { path.count > few }

  /// Goes back to where a way leaves the last one, with the transaction and the way so far.
  ///
  /// - Returns: how many modifiers of the way are passed already.
  mutating func goBack(
    to path: [Int], _ transaction: inout Transaction, _ way: inout TransactionWay
  ) -> Int {
    isOpen = true
    var count = 0
    while count < stops.count, count < path.count, stops[count].modifier == path[count] {
      if let passage = stops[count].passage { way.passages.append(passage) }
      count += 1
    }
    stops.removeLast(stops.count - count)
    guard let stop = stops.last else { return 0 }
    let passages = way.passages
    (transaction, way) = (stop.transaction, stop.way)
    way.passages = passages
    return count
  }

  /// Adds a modifier that was passed.
  ///
  /// - Parameter isPerFrame: whether it reads values on screen, which the values of the update change as they are
  ///   applied; then neither it nor what comes after it is shared.
  mutating func add(
    _ modifier: Int, _ transaction: Transaction, _ way: TransactionWay, isPerFrame: Bool
  ) {
    isOpen = isOpen && !isPerFrame
    guard isOpen else { return }
    var bare = way
    bare.passages = []
    stops.append(
      Stop(modifier: modifier, transaction: transaction, way: bare, passage: way.passages.last))
  }
}
