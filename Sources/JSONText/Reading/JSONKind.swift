/// The kind of JSON value at the cursor.
package enum JSONKind: Hashable, Sendable {
  case object, array, string, number, boolean, null
}
