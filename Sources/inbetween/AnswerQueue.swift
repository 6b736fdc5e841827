import CommandLineInterface
import Diagnostics
import TimelineSimulation

/// The answers to lines, in the order of the lines: several threads write them, one reads them.
///
/// A thread writes the answers to a few lines that follow each other as one share. A share may be read while
/// it is written. Only the first one is read and may grow without limit; the others wait, so that the
/// answers in memory are few and small.
final class AnswerQueue<Verdict: Sendable>: Sendable {
  /// A part of a share that is read at once.
  struct Piece {
    var bytes: [UInt8] = []
    /// The results of the answers that end here.
    var verdicts: [Verdict] = []
  }

  private struct Share {
    var pieces: [Piece] = []
    /// How the pieces ended: with the last one, or with an error. Nil while more may come.
    var end: Result<Void, LinesError>?
  }

  private struct State {
    var shares: [Share] = []
    /// The number of the first of them among all that were ever added.
    var first = 0
    /// Whether no more are added, for this reason if something is wrong.
    var end: Result<Void, LinesError>?
    var isAbandoned = false
  }

  /// The number of pieces of a share that may wait here.
  private static var pieceLimit: Int { 4 }

  private let limit: Int
  // The reader waits for the first share only, and writers wait for room: only these changes are announced.
  private let state = Monitor(State())

  /// A queue of at most so many shares at one time.
  init(limit: Int) {
    self.limit = limit
  }
}

// MARK: - Writing

extension AnswerQueue {
  /// Waits until there can be another share; false if there will be none.
  func awaitRoom() -> Bool {
    state.awaiting { state in
      if state.isAbandoned || state.end != nil { return false }
      return state.shares.count < limit ? true : nil
    }
  }

  /// Adds a share after the others.
  func add() -> AnswerWriter<Verdict> {
    state.withState { state in
      state.shares.append(Share())
      return AnswerWriter(number: state.first + state.shares.count - 1, in: self)
    }
  }

  /// Appends a piece to a share, and waits if too many of them have not been read.
  func append(_ piece: Piece, toShare number: Int) throws(RunFailure) {
    try state.awaiting { (state) throws(RunFailure) -> Void? in
      // Nobody reads the answer any more.
      if state.isAbandoned { throw .output(.closed) }
      let index = number - state.first
      guard state.shares[index].pieces.count < Self.pieceLimit else { return nil }
      state.shares[index].pieces.append(piece)
      if index == 0 { self.state.notify() }
      return ()
    }
  }

  /// Ends a share with its last piece, or after that with the error that stopped it.
  func finish(_ number: Int, with piece: Piece, _ end: Result<Void, LinesError>) {
    state.withState { state in
      guard !state.isAbandoned else { return }
      let index = number - state.first
      state.shares[index].pieces.append(piece)
      state.shares[index].end = end
      if index == 0 { self.state.notify() }
    }
  }

  /// Ends the queue; an error is thrown after the shares that were added.
  func close(_ error: LinesError? = nil) {
    state.withState { $0.end = error.map(Result.failure) ?? .success(()) }
    state.notify()
  }
}

// MARK: - Reading

extension AnswerQueue {
  private enum Next {
    case piece(Piece)
    case nothing
  }

  /// Waits for the next piece; nil after the last share.
  func next() throws(LinesError) -> Piece? {
    let next = try state.awaiting { (state) throws(LinesError) -> Next? in
      if state.shares.isEmpty {
        guard let end = state.end else { return nil }
        try end.get()
        return .nothing
      }
      return Self.take(&state).map(Next.piece)
    }
    state.notify()
    switch next {
    case .piece(let piece): return piece
    case .nothing: return nil
    }
  }

  private static func take(_ state: inout State) -> Piece? {
    guard !state.shares[0].pieces.isEmpty else { return nil }
    let piece = state.shares[0].pieces.removeFirst()
    guard state.shares[0].pieces.isEmpty, let end = state.shares[0].end else { return piece }
    state.shares.removeFirst()
    state.first += 1
    if case .failure = end {
      // No answer comes after one that went wrong.
      state.shares = []
      state.end = end
      state.isAbandoned = true
    }
    return piece
  }

  /// Stops all writers, because the answers are not needed any more.
  func abandon() {
    state.withState { state in
      state.isAbandoned = true
      state.shares = []
    }
    state.notify()
  }
}
