/// The answers to lines, in the order of the lines: several threads write them, one reads them.
///
/// An answer may be read while it is written. Only the first may grow without limit, because it is read;
/// the others wait for their turn, so that the answers in memory are few and small.
final class AnswerQueue<Verdict: Sendable>: Sendable {
  /// What can be read at one time.
  struct Piece {
    let bytes: [UInt8]
    /// What was returned with the answer, if it ends here.
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

  /// So many pieces of an answer may lie here.
  private static var pieceLimit: Int { 4 }

  private let limit: Int
  // Only the first answer is awaited by the reader, and room by the others: nobody else is told.
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

  /// Adds an answer behind the others.
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

  /// Ends an answer with its last piece and with what there is to say about it, or what went wrong.
  func finish(_ number: Int, with piece: [UInt8], _ outcome: Result<Verdict, any Error>) {
    state.withState { state in
      guard !state.isAbandoned else { return }
      let index = number - state.first
      state.answers[index].pieces.append(piece)
      state.answers[index].outcome = outcome
      if index == 0 { self.state.notify() }
    }
  }

  /// Adds no more answers; an error is thrown behind those that were added.
  func close(_ error: (any Error)? = nil) {
    state.withState { $0.end = error.map(Result.failure) ?? .success(()) }
    state.notify()
  }
}

/// An answer that nobody waits for.
private struct Abandoned: Error {}

// MARK: - Reading

extension AnswerQueue {
  private enum Next {
    case piece(Piece)
    case nothing
  }

  /// Waits for what comes next; nil behind the last answer.
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

  /// Nobody reads any more: whoever writes is stopped.
  func abandon() {
    state.withState { state in
      state.isAbandoned = true
      state.answers = []
    }
    state.notify()
  }
}
