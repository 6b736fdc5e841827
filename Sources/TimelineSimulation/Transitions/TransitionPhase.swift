/// Where a view is on its way into the tree and out of it.
enum TransitionPhase {
  case willAppear, identity, didDisappear
}
