/// The built-ins that run a closure for the elements of an array.
package enum Loop: Sendable {
  case forEach
  case map, compactMap, flatMap
  case filter, removeAll
  case containsWhere, allSatisfy
  case firstWhere, lastWhere, firstIndexWhere
  case prefixWhile, dropWhile
  case reduce
  case sortedBy
}
