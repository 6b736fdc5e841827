/// What kind of JSON value begins at the cursor.
package enum JSONKind: Hashable, Sendable {
  case object, array, string, number, boolean, null
}
