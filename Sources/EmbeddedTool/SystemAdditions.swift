// Embedded Swift has neither the module `Glibc` nor Swift's runtime on Linux. These are the parts of both that
// the tool uses.

import SystemLibrary

var errno: Int32 {
  get { __errno_location().pointee }
  set { __errno_location().pointee = newValue }
}

var S_IFMT: mode_t { 0o170000 }
var S_IFDIR: mode_t { 0o040000 }
var S_IFREG: mode_t { 0o100000 }
var S_IFLNK: mode_t { 0o120000 }

var SIG_DFL: __sighandler_t? { nil }
var SIG_IGN: __sighandler_t { unsafeBitCast(1, to: __sighandler_t.self) }

func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { system_open(path, flags, 0) }

func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  system_open(path, flags, mode)
}

func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 {
  system_fcntl(descriptor, command, 0)
}

func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 {
  system_fcntl(descriptor, command, value)
}

func ioctl(_ descriptor: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 {
  system_ioctl(descriptor, request, value)
}

/// Reads a number, as `Double.init(_: String)` asks the runtime to do.
///
/// - Returns: where the number ends, or nil if there is none.
@_cdecl("_swift_stdlib_strtod_clocale")
func readNumber(
  _ text: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  guard isspace(Int32(UInt8(bitPattern: text.pointee))) == 0 else { return nil }
  // The program never leaves the locale of C.
  var end: UnsafeMutablePointer<CChar>?
  result.pointee = strtod(text, &end)
  guard let end, UnsafePointer(end) != text else { return nil }
  return UnsafePointer(end)
}
