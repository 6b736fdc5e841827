// Additions of Swift's modules of the C library, on Linux and on macOS: macros that Swift cannot import, and calls whose
// last argument is optional.

// Those of Darwin are in the module of that name, which has its C library without an import.
#if canImport(SystemLibrary)
  public import SystemLibrary
#endif

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  system_open(path, flags, 0)
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  system_open(path, flags, mode)
}

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 {
  system_fcntl(descriptor, command, 0)
}

public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 {
  system_fcntl(descriptor, command, value)
}

public func ioctl(
  _ descriptor: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer
) -> Int32 {
  system_ioctl(descriptor, request, value)
}
