/// Many trials, which follow from a seed.
public struct Fuzzing: Sendable {
  /// How many inputs were tried, and how many of them were played.
  public struct Count: Sendable {
    public var tried = 0
    public var played = 0

    public init() {}
  }

  private let pool: FragmentPool
  private let seed: UInt64

  /// - Parameter seed: another one makes other inputs.
  public init(seed: UInt64) throws {
    pool = try .ofSamples()
    self.seed = seed
  }

  /// The input with a number.
  public func input(_ number: UInt64) -> [UInt8] {
    var trial = Trial(number, of: seed, from: pool)
    return trial.document()
  }

  /// Tries the input with a number.
  ///
  /// - Parameter willTry: is given the input first, for the case that the process ends.
  public func tryInput(
    _ number: UInt64, count: inout Count, willTry: ([UInt8]) -> Void = { _ in }
  ) throws(Finding) {
    var trial = Trial(number, of: seed, from: pool)
    let document = trial.document()
    willTry(document)
    count.tried += 1
    if try trial.run(on: document) { count.played += 1 }
  }

  /// What is wrong with a document that was found once; nothing, when that was mended.
  public static func fault(of document: [UInt8]) -> String? { Playing(document).fault }
}
