/// One of the two traces.
package enum Side: Hashable, Sendable {
  case first, second
}
