// Additions of Swift's part of the module Darwin that are not those of Linux, as far as the sources and the tests use them.

@_exported import Darwin

public var errno: Int32 {
  get { __error().pointee }
  set { __error().pointee = newValue }
}

public var TIOCGWINSZ: UInt { 0x4008_7468 }

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }

// API notes of the SDK make a type of its own of these constants.
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
