/// The names of one trace, numbered in the order in which they appear.
struct NumberedNames {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a name, and whether it is new.
  mutating func insert(_ name: String) -> (number: Int, isNew: Bool) {
    if let number = numbers[name] { return (number, false) }
    numbers[name] = names.count
    names.append(name)
    return (names.count - 1, true)
  }

  /// The number of a name that there is.
  func number(of name: String) -> Int? { numbers[name] }
}
