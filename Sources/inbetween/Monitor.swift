import Platform

/// A state that several threads share: one at a time uses it, and the others may wait until it fits their
/// needs.
///
/// All access holds the lock, which the compiler cannot check.
final class Monitor<State>: @unchecked Sendable {
  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Lets `body` read and change the state.
  func withState<Result, Failure>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try awaiting { (state) throws(Failure) -> Result? in try body(&state) }
  }

  /// Calls `body` until it has an answer, again after every announced change.
  func awaiting<Result, Failure>(
    _ body: (inout State) throws(Failure) -> Result?
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = try body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }

  /// Announces a change to all who wait. The caller decides which changes matter to them.
  func notify() {
    pthread_cond_broadcast(changed)
  }
}
