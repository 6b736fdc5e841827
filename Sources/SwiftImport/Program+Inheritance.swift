import SwiftSource

// The members that classes inherit from others of the sources.
extension Program {
  /// How many classes may inherit from each other one after another, and how many members all of them may get.
  private static let limits = (classes: 64, members: 200_000)

  /// The types, where each class has what the class that it inherits from has.
  func withInheritedMembers() -> [ProgramType] {
    var (types, count) = (types, 0)
    for index in types.indices { inheritMembers(of: index, under: [], &types, &count) }
    return types
  }

  /// - Parameter heirs: the classes that inherit from this one, as far as it was reached through them.
  private func inheritMembers(
    of index: Int, under heirs: Set<Int>, _ types: inout [ProgramType], _ count: inout Int
  ) {
    guard types[index].word == "class", types[index].ancestorCount == nil,
      let first = types[index].inherited.first,
      let parent = type(first, at: types[index].declarations[0].tokens.lowerBound),
      types[parent].word == "class", parent != index, !heirs.contains(parent),
      heirs.count < Self.limits.classes
    else { return }
    inheritMembers(of: parent, under: heirs.union([index]), &types, &count)
    let ancestors = types[parent].ancestorCount ?? 0
    guard ancestors < Self.limits.classes,
      count + types[parent].members.count <= Self.limits.members
    else { return }
    count += types[parent].members.count
    let own = Set(types[index].members.flatMap { names(of: $0) })
    types[index].ancestorCount = ancestors + 1
    types[index].members += types[parent].members.filter { member in
      let names = names(of: member)
      return !names.isEmpty && names.allSatisfy { !own.contains($0) }
    }
    types[index].inherited += types[parent].inherited
    types[index].attributes += types[parent].attributes
    types[index].declarations += types[parent].declarations
  }
}
