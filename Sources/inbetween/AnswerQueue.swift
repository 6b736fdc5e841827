/// The answers to lines, in the order of the lines: several threads write them, one reads them.
///
/// An answer may be read while it is written. Only the first one is read and may grow without limit; the
/// others wait, so that the answers in memory are few and small.
final class AnswerQueue<Verdict: Sendable>: Sendable {
  /// A part of an answer that is read at once.
  struct Piece {
    let bytes: [UInt8]
    /// The result of the answer, if it ends here.
    let verdict: Verdict?
  }

  private struct Answer {
    var pieces: [[UInt8]] = []
    var outcome: Result<Verdict, any Error>?
  }

  private struct State {
    var answers: [Answer] = []
    /// The number of the first of them among all that were ever added.
    var first = 0
    /// Whether no more are added, for this reason if something is wrong.
    var end: Result<Void, any Error>?
    var isAbandoned = false
  }

  /// The number of pieces of an answer that may wait here.
  private static var pieceLimit: Int { 4 }

  private let limit: Int
  // The reader waits for the first answer only, and writers wait for room: only these changes are announced.
  private let state = Monitor(State())

  /// A queue of at most so many answers at one time.
  init(limit: Int) {
    self.limit = limit
  }
}

// MARK: - Writing

extension AnswerQueue {
  /// Waits until there can be another answer; false if there will be none.
  func awaitRoom() -> Bool {
    state.awaiting { state in
      if state.isAbandoned || state.end != nil { return false }
      return state.answers.count < limit ? true : nil
    }
  }

  /// Adds an answer after the others.
  func add() -> AnswerWriter<Verdict> {
    state.withState { state in
      state.answers.append(Answer())
      return AnswerWriter(number: state.first + state.answers.count - 1, in: self)
    }
  }

  /// Appends a piece to an answer, and waits if too many of them have not been read.
  func append(_ piece: [UInt8], toAnswer number: Int) throws {
    try state.awaiting { state -> Void? in
      if state.isAbandoned { throw Abandoned() }
      let index = number - state.first
      guard state.answers[index].pieces.count < Self.pieceLimit else { return nil }
      state.answers[index].pieces.append(piece)
      if index == 0 { self.state.notify() }
      return ()
    }
  }

  /// Ends an answer with its last piece and its verdict, or with the error that stopped it.
  func finish(_ number: Int, with piece: [UInt8], _ outcome: Result<Verdict, any Error>) {
    state.withState { state in
      guard !state.isAbandoned else { return }
      let index = number - state.first
      state.answers[index].pieces.append(piece)
      state.answers[index].outcome = outcome
      if index == 0 { self.state.notify() }
    }
  }

  /// Ends the queue; an error is thrown after the answers that were added.
  func close(_ error: (any Error)? = nil) {
    state.withState { $0.end = error.map(Result.failure) ?? .success(()) }
    state.notify()
  }
}

/// Thrown into a writer whose answer is not needed any more.
private struct Abandoned: Error {}

// MARK: - Reading

extension AnswerQueue {
  private enum Next {
    case piece(Piece)
    case nothing
  }

  /// Waits for the next piece; nil after the last answer.
  func next() throws -> Piece? {
    let next: Next = try state.awaiting { state in
      if state.answers.isEmpty {
        return try state.end.map { end in
          try end.get()
          return .nothing
        }
      }
      return try Self.take(&state).map(Next.piece)
    }
    state.notify()
    switch next {
    case .piece(let piece): return piece
    case .nothing: return nil
    }
  }

  private static func take(_ state: inout State) throws -> Piece? {
    guard !state.answers[0].pieces.isEmpty else { return nil }
    let bytes = state.answers[0].pieces.removeFirst()
    guard state.answers[0].pieces.isEmpty, let outcome = state.answers[0].outcome else {
      return Piece(bytes: bytes, verdict: nil)
    }
    state.answers.removeFirst()
    state.first += 1
    return Piece(bytes: bytes, verdict: try outcome.get())
  }

  /// Stops all writers, because the answers are not needed any more.
  func abandon() {
    state.withState { state in
      state.isAbandoned = true
      state.answers = []
    }
    state.notify()
  }
}
