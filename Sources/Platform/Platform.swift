// Everything that calls the system imports this module, and has the C library by it, whichever that is.

#if canImport(Darwin)
  @_exported public import Darwin
  @_exported public import MachO.dyld
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(SystemLibrary)
  // Embedded Swift has no module for the C library of Linux.
  @_exported public import SystemLibrary
#endif
