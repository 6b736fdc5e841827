import Diagnostics

/// The tool as a packed WebAssembly module, which a live page contains: the named file, or else the one that was
/// installed with the tool.
struct LiveModule {
  /// The variable that names the file where no option does.
  static let variable = "INBETWEEN_MODULE"

  private static let fileName = "inbetween.wasm.packed"

  /// The named file; nil for the installed one.
  let named: InputOperand?

  /// The bytes of the file.
  func bytes(on console: any Console) throws(CommandFailure) -> [UInt8] {
    let variable = console.variable(Self.variable).flatMap { $0.isEmpty ? nil : $0 }
    let input =
      named ?? variable.map(InputOperand.file) ?? console.installedFile(Self.fileName)
    guard let input else {
      throw CommandFailure.usage(
        "'--live' needs the tool as a module: make it with Sources/Embedded/build wasm, and name it with "
          + "'--module' or in \(Self.variable)", command: .show)
    }
    let bytes = try console.source(input).bytes
    guard Self.isPacked(bytes) else {
      throw CommandFailure.usage(
        "'\(input.displayName)' is not a packed module: make one with Sources/Embedded/build wasm, "
          + "which writes \(Self.fileName)", command: .show)
    }
    return bytes
  }

  /// Whether it begins as a packed file does: with four letters, the length of the module that unpacks it, and the
  /// first bytes of that.
  private static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.count > 16 && bytes.starts(with: "ibp1".utf8) && bytes[8...].starts(with: "\0asm".utf8)
  }
}
