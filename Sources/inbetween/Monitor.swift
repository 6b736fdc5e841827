#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A state that several threads share: one at a time has it, and the others may wait until it is as they
/// need it.
///
/// The state is reached only with the lock held, which the compiler cannot know.
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
  func withState<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try awaiting(body)
  }

  /// Asks `body` until it has an answer, again whenever others have been told of a change.
  func awaiting<Result>(_ body: (inout State) throws -> Result?) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = try body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }

  /// Tells those who wait that the state has changed; whoever changes it knows whether they care.
  func notify() {
    pthread_cond_broadcast(changed)
  }
}
