/// Why nothing more can be written.
package enum OutputError: Error {
  /// The reader has gone away, as `head` does, and needs no more. That is not a failure.
  case closed
  /// A file that must be new has a name that is taken.
  case exists
  /// Any other failure, in the system's words.
  case failed(reason: String)

  /// The failure in words.
  package var reason: String {
    switch self {
    case .closed: "the reader has gone away"
    case .exists: "already exists"
    case .failed(let reason): reason
    }
  }
}
