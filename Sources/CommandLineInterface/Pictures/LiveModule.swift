import Diagnostics

/// The tool as a compressed WebAssembly module, which a live page contains: the file that is named, or else the
/// one that was installed with the tool.
struct LiveModule {
  /// The variable that names the file where no option does.
  static let variable = "INBETWEEN_MODULE"

  private static let installedName = "inbetween.wasm.gz"

  private let named: InputOperand?

  /// Nil where no live page is wanted.
  init?(_ options: OptionValues) throws(UsageError) {
    guard options.live else {
      if options.module != nil {
        throw UsageError("'--module' is for a live page; add '--live'", command: .show)
      }
      return nil
    }
    named = options.module
  }

  /// The bytes of the file.
  func bytes(on console: any Console) throws -> [UInt8] {
    let variable = console.variable(Self.variable).flatMap { $0.isEmpty ? nil : $0 }
    let input =
      named ?? variable.map(InputOperand.file) ?? console.installedFile(Self.installedName)
    guard let input else {
      throw UsageError(
        "'--live' needs the tool as a module: make it with Sources/LivePage/build, and name it with "
          + "'--module' or in \(Self.variable)", command: .show)
    }
    let bytes = try console.source(input).bytes
    // The first bytes of every file of gzip.
    guard bytes.starts(with: [0x1F, 0x8B, 8]) else {
      throw UsageError(
        "'\(input.displayName)' is no compressed module: make one with Sources/LivePage/build, "
          + "whose result is inbetween.wasm.gz", command: .show)
    }
    return bytes
  }
}
