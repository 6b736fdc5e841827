/// Many trials, which follow from a seed.
public struct Fuzzing: Sendable {
  /// How many inputs of a kind were tried.
  public struct Count: Sendable {
    public var tried = 0
    /// How many of them were played.
    public var played = 0
    /// How many of those are a Swift file as well.
    public var exported = 0

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
    _ number: UInt64, counts: inout [Trial.Kind: Count], willTry: ([UInt8]) -> Void = { _ in }
  ) throws(Finding) {
    var trial = Trial(number, of: seed, from: pool)
    let document = trial.document()
    willTry(document)
    counts[trial.kind, default: Count()].tried += 1
    let outcome = try trial.run(on: document)
    if outcome >= .played { counts[trial.kind, default: Count()].played += 1 }
    if outcome >= .exported { counts[trial.kind, default: Count()].exported += 1 }
  }

  /// What is wrong with a document that was found once; nothing, when that was mended.
  public static func fault(of document: [UInt8]) -> String? {
    let playing = Playing(document)
    return playing.fault ?? playing.returning?.fault
  }

  /// The faults of a view in Swift that was found before.
  public static func fault(ofSource source: [UInt8]) -> String? {
    let importing = Importing(source)
    guard importing.fault == nil, let document = importing.document else { return importing.fault }
    let playing = Playing(document)
    if playing.rows == nil { return playing.fault ?? "what was imported cannot be played" }
    return playing.fault ?? playing.returning?.fault
  }
}
