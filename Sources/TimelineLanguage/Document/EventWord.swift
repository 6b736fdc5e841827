/// The words in the `event` column of what happened.
package enum EventWord: String, CaseIterable, Sendable {
  case begin, retarget, set, pause, resume, stop, logical, end, complete, observe
  case insert, remove, gone, text, emit, unreached, duplicate, fail
}
