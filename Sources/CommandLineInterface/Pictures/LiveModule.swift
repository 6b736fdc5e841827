import Diagnostics

/// The tool as a packed WebAssembly module, which a live page contains: the named file, or else the one that was
/// installed with the tool.
struct LiveModule {
  /// The variable that names the file where no option does.
  static let variable = "INBETWEEN_MODULE"

  private static let fileName = "inbetween.wasm.lzma"

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

  /// The first byte of a packed file: the settings lc=4, lp=0, pb=0, with which the module is made, or those that xz
  /// has by itself.
  private static let properties: [UInt8] = [0x04, 0x5D]

  /// Whether it begins as a file of `xz --format=lzma` does: properties, the size of the dictionary, an
  /// unknown length, and the first byte of the range coder, which is 0.
  private static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.count > 18 && properties.contains(bytes[0]) && bytes[5..<13].allSatisfy { $0 == 0xFF }
      && bytes[13] == 0
  }
}
