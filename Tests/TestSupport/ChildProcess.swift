public import Foundation
import Platform

/// A program that a test has started, in a process group of its own, with a limit on how long it may run.
///
/// Foundation's `Process` waits forever for a child that has ended where the loopback interface is
/// down. This one asks the system for the child's end, and kills a child that reaches its limit.
public final class ChildProcess {
  /// Why a program could not be started, or did not end.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }

    /// Why the last call of the system failed, in the system's words.
    public static var ofSystem: Failure {
      Failure(description: String(cString: strerror(errno)))
    }
  }

  /// The descriptors that become the child's standard streams.
  public struct Streams {
    let input: Int32
    let output: Int32
    let errors: Int32

    public init(input: Int32, output: Int32, errors: Int32) {
      self.input = input
      self.output = output
      self.errors = errors
    }
  }

  /// The seconds that a program may run unless a test says otherwise, on a machine with much to do.
  public static let usualLimit = 300.0

  public let id: pid_t
  /// When the child is killed.
  let deadline: Deadline
  private let name: String
  private var status: Int32?
  /// The processor time, in seconds, that the child and those it has waited for took; 0 until its end.
  public private(set) var seconds = 0.0

  /// Starts a program.
  ///
  /// - Parameter environment: its variables; those of the tests without it.
  public init(
    _ program: String, _ arguments: [String], in folder: String = RepositoryFiles.root.path,
    environment: [String: String]? = nil, streams: Streams, limit: Double = usualLimit
  ) throws {
    name = ([program] + arguments).joined(separator: " ")
    guard access(program, X_OK) == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(errno)))")
    }
    deadline = Deadline(after: limit)
    let variables = environment ?? ProcessInfo.processInfo.environment
    // Only a shell changes its folder on every system.
    id = try Self.spawn(
      "/bin/sh", ["sh", "-c", #"cd -- "$0" && exec "$@""#, folder, program] + arguments,
      variables.map { "\($0)=\($1)" }, streams)
  }

  deinit { if status == nil { kill() } }

  /// Waits for the end, and returns the exit status, or 128 and the number of the signal that ended it.
  public func wait() throws -> Int32 {
    if let status { return status }
    var pause: UInt32 = 100
    while true {
      var word: Int32 = 0
      var usage = rusage()
      let ended = wait4(id, &word, WNOHANG, &usage)
      if ended == id {
        seconds = usage.ru_utime.seconds + usage.ru_stime.seconds
        return end(word)
      }
      guard ended == 0 || errno == EINTR else { throw Failure(description: "\(name): no child") }
      guard !deadline.hasPassed else { throw overdue() }
      usleep(pause)
      pause = min(2 * pause, 5_000)
    }
  }

  /// Ends the child and whatever it has started, and returns what tells the test so.
  func overdue() -> Failure {
    kill()
    return Failure(description: "'\(name)' had not ended after \(deadline.limit) s and was killed")
  }

  private func kill() {
    _ = killpg(id, SIGKILL)
    var word: Int32 = 0
    while waitpid(id, &word, 0) < 0, errno == EINTR {}
    status = end(word)
  }

  private func end(_ word: Int32) -> Int32 {
    let signal = word & 0x7F
    let ended = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
    status = ended
    return ended
  }
}

extension ChildProcess {
  /// No child starts while a test makes descriptors that it may not inherit.
  public static let starting = NSLock()

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static var noFileActions: FileActions { nil }
    private static var noAttributes: Attributes { nil }
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static var noFileActions: FileActions { FileActions() }
    private static var noAttributes: Attributes { Attributes() }
  #endif

  private static func spawn(
    _ program: String, _ arguments: [String], _ variables: [String], _ streams: Streams
  ) throws -> pid_t {
    var actions = noFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in [streams.input, streams.output, streams.errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var attributes = noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // No signal is blocked or ignored, whatever the tests' own process has set.
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var id = pid_t()
    let error = withCStrings(arguments) { arguments in
      withCStrings(variables) { variables in
        starting.withLock { posix_spawn(&id, program, &actions, &attributes, arguments, variables) }
      }
    }
    guard error == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(error)))")
    }
    return id
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// A point in time that does not depend on the date.
struct Deadline {
  let limit: Double
  private let end: ContinuousClock.Instant

  init(after seconds: Double) {
    limit = seconds
    end = .now + .seconds(seconds)
  }

  var hasPassed: Bool { ContinuousClock.now >= end }

  /// The time left, in the milliseconds that `poll` wants: no more than a second at once.
  var pollTimeout: Int32 {
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 1_000)))
  }
}
