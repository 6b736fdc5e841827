/// When messages are colored.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// On a terminal, unless the environment asks for something else.
  case auto
  case always
  case never
}
