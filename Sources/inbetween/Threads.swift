import CommandLineInterface
import Platform

/// Detached threads of the system: they end by themselves, or with the process.
enum Threads {
  /// The stack of a thread in bytes: that of the main thread on Linux; systems give other threads as little as a
  /// hundredth of it.
  private static let stackSize = 8 << 20
  /// macOS gives its main thread 16 KiB less than Linux.
  private static let usualStackSize = stackSize - 16 << 10
  private static let limit = 64

  /// The number of threads that can run at one time.
  static var coreCount: Int {
    min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), limit)
  }

  /// Runs `body`, which ends the process: on a thread of its own where this one has less stack than usual.
  ///
  /// That thread receives the signals, as this one would.
  static func runWithUsualStack(_ body: @escaping @Sendable () -> Never) -> Never {
    guard !hasUsualStack else { body() }
    let mask = Interruption.holdAllSignals()
    do throws(ThreadError) {
      try start {
        Interruption.restore(mask)
        body()
      }
    } catch {
      Interruption.restore(mask)
      body()
    }
    while true { pause() }
  }

  private static var hasUsualStack: Bool {
    var limits = rlimit()
    #if canImport(Darwin) || canImport(Musl)
      let found = getrlimit(RLIMIT_STACK, &limits)
    #else
      let found = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits)
    #endif
    return found == 0 && limits.rlim_cur >= usualStackSize
  }

  /// Lets a thread of its own run `body` for each core; one thread is enough to go on.
  static func startOnEachCore(
    _ body: @escaping @Sendable () -> Void
  ) throws(ThreadError) {
    try start(body)
    for _ in 1..<coreCount {
      do { try start(body) } catch { return }
    }
  }

  /// Lets a thread of its own run `body`.
  private static func start(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The thread inherits that it sees none of the signals that end the process: the first one does.
    let error = Interruption.holdingSignals {
      pthread_create(&thread, &attributes, run, work.toOpaque())
    }
    guard error == 0 else {
      work.release()
      throw ThreadError(reason: systemError(error))
    }
  }

  #if canImport(Darwin)
    private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
      return nil
    }
  #else
    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }
  #endif

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

/// The reason why no other thread can be started, in the system's words.
struct ThreadError: Error {
  let reason: String
}
