// Additions of Swift's module `Glibc` that are not those of macOS, as far as the tool uses them: a part of the module
// `Platform` in Embedded Swift.

public import SystemLibrary

public var errno: Int32 {
  get { __errno_location().pointee }
  set { __errno_location().pointee = newValue }
}

public var SIG_DFL: __sighandler_t? { nil }
public var SIG_IGN: __sighandler_t { unsafeBitCast(1, to: __sighandler_t.self) }
