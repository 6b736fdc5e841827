/// The known name that a mistyped one was probably meant to be.
///
/// Names up to 4 letters may be one edit away, up to 8 letters two, longer ones three; an edit is an insertion, a
/// deletion, a substitution or a swap of neighbours. Case alone is not an edit. Another number makes another name:
/// `ios26` is not a slip for `ios16`. A tie between two known names gives no answer: a wrong guess is worse than none;
/// nor does a name that steers a terminal, which is a slip itself.
///
/// - Parameter share: the edits are at most the shorter word's letters divided by this number.
package func nearestName(
  to typed: String, among known: some Sequence<String>, share: Int = 2
) -> String? {
  let letters = Array(typed.lowercased().utf8)
  let allowed = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
  // A text far longer than any name is not a typing slip, and would cost a large table.
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  let digits = letters.digits
  var best: (name: String, distance: Int)?
  var isTied = false
  // A document may have a million names; a suggestion is a courtesy that must not cost seconds.
  // A name whose length differs by more than the allowed edits cannot match.
  for name in known.lazy.prefix(10_000) where abs(name.utf8.count - letters.count) <= allowed {
    let other = Array(name.lowercased().utf8)
    let distance = editDistance(letters, other)
    guard distance <= allowed, share * distance <= min(letters.count, other.count),
      digits.isEmpty || other.digits.isEmpty || other.digits == digits
    else { continue }
    guard let found = best, found.distance <= distance else {
      best = (name, distance)
      isTied = false
      continue
    }
    if found.distance == distance, found.name != name { isTied = true }
  }
  guard !isTied, let name = best?.name, name == name.escapedForTerminal else { return nil }
  return name
}

extension [UInt8] {
  /// The digits of a word in ascending order, so that swapped ones are the same.
  fileprivate var digits: [UInt8] { filter { (48...57).contains($0) }.sorted() }
}

/// The optimal string alignment distance: single-letter edits and swaps of neighbours.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      row.append(cost)
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.count]
}
