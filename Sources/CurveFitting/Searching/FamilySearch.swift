import AnimationEngine

/// Fits the families of a kind to a recording whose retargets are known about.
struct FamilySearch {
  private let outline: MotionOutline
  private let retargets: [Double]
  /// All rows, and fewer to search over.
  private let rows: FitRows
  private let thin: FitRows
  /// The rows as if the last value were a rest, however few of them show it.
  private let restingRows: FitRows

  init(_ recording: MotionRecording, _ outline: MotionOutline, retargets: [Double], rows count: Int)
  {
    self.outline = outline
    self.retargets = retargets
    let changes = [outline.begin] + retargets
    rows = FitRows(recording, changes: changes)
    restingRows = FitRows(recording, changes: changes, fewestEqual: 1)
    thin = rows.thinned(to: count)
  }

  /// The fits of the families of a kind.
  func fits(of kind: MotionFamily.Kind) -> [MotionFit] {
    let found: [FitCandidate]
    switch kind {
    case .fluidSpring: found = fluidSprings()
    case .interpolatingSpring: found = interpolatingSprings()
    case .curve: found = curves()
    }
    return found.compactMap(described)
  }

  /// The squares of a kind's plainest family in each of some searches, looked for over few rows.
  static func quickSquares(
    of kind: MotionFamily.Kind, in searches: [FamilySearch]
  ) -> [Double?] {
    switch kind {
    case .fluidSpring: springs(.spring, in: searches, starts: 2).map { $0?.squares }
    case .interpolatingSpring:
      springs(.interpolatingSpring, in: searches, starts: 2).map { $0?.squares }
    case .curve:
      searches.map { search in
        CurvePreset.allCases.compactMap { search.quick($0)?.squares }.min()
      }
    }
  }

  /// Chooses between the rows as they are and with the last value as a rest.
  private func described(_ candidate: FitCandidate) -> MotionFit? {
    let plain = MotionFit(candidate, rows: rows)
    guard candidate.family.kind != .curve, candidate.begins.count == retargets.count + 1 else {
      return plain
    }
    var model = MotionModel(family: candidate.family, rows: restingRows)
    let refined = model.refined(candidate.shape, candidate.begins)
    guard let refined, refined.squares < 0.5 * candidate.squares else { return plain }
    model.reading = .interpolated
    let stepped =
      candidate.family.kind == .fluidSpring ? StepSearch(model).refined(refined) : refined
    return MotionFit(stepped, rows: restingRows)
  }
}

// MARK: - Springs

extension FamilySearch {
  private func fluidSprings() -> [FitCandidate] {
    guard let spring = springSearch(.spring, starts: 4) else { return [] }
    let model = MotionModel(family: .spring, rows: rows)
    let smooth = model.refined(spring.shape, spring.begins) ?? spring
    let free = StepSearch(model).refined(smooth)
    return [free] + SpringPreset.allCases.compactMap { preset(near: free, $0) }
  }

  /// A preset, if the free spring is near it.
  private func preset(near free: FitCandidate, _ preset: SpringPreset) -> FitCandidate? {
    guard abs(free.duration - preset.duration) < 0.3 * preset.duration,
      abs(free.shape.numbers[1] - preset.bounce) < 0.3
    else { return nil }
    let model = MotionModel(family: .springPreset(preset), rows: rows)
    let shape = MotionShape(numbers: [])
    return model.refined(shape, free.begins).map { StepSearch(model).refined($0) }
  }

  private func interpolatingSprings() -> [FitCandidate] {
    guard let spring = springSearch(.interpolatingSpring, starts: 3) else { return [] }
    let model = MotionModel(family: .interpolatingSpring, rows: rows)
    let plain = model.refined(spring.shape, spring.begins) ?? spring
    let pushed = MotionModel(family: .pushedSpring, rows: thin, effort: .quick)
    let starts = [-4.0, 0, 4].compactMap { velocity in
      pushed.refined(MotionShape(numbers: plain.shape.numbers + [velocity]), plain.begins)
    }
    let full = MotionModel(family: .pushedSpring, rows: rows)
    let best = starts.min { $0.squares < $1.squares }
    return [plain] + [best.flatMap { full.refined($0.shape, $0.begins) }].compactMap { $0 }
  }

  private func springSearch(_ family: MotionFamily, starts: Int) -> FitCandidate? {
    Self.springs(family, in: [self], starts: starts).first ?? nil
  }

  /// The best spring of each of some searches over few rows, from several places of the grid.
  private static func springs(
    _ family: MotionFamily, in searches: [FamilySearch], starts: Int
  ) -> [FitCandidate?] {
    guard let outline = searches.first?.outline else { return [] }
    let searches = searches.map { search in
      SpringGrid.Search(
        model: MotionModel(family: family, rows: search.thin, effort: .quick),
        retargets: search.retargets)
    }
    let places = SpringGrid(outline: outline).starts(for: searches, count: starts)
    return zip(searches, places).map { best($1, $0.model) }
  }
}

// MARK: - Both

extension FamilySearch {
  /// The best of some starts once each has gone down for a while.
  private static func best(
    _ starts: [FitCandidate], _ model: MotionModel
  ) -> FitCandidate? {
    starts.compactMap { model.refined($0.shape, $0.begins) }.min { $0.squares < $1.squares }
  }
}

// MARK: - Curves

extension FamilySearch {
  private func curves() -> [FitCandidate] {
    let model = MotionModel(family: .timingCurve, rows: thin, effort: .quick)
    let starts = CurveStarts(outline: outline, retargets: retargets).starts(for: model)
    let found = Self.best(Array(starts.sorted { $0.squares < $1.squares }.prefix(5)), model)
    let full = MotionModel(family: .timingCurve, rows: rows)
    let free = found.flatMap { full.refined($0.shape, $0.begins) }
    let named = CurvePreset.allCases.compactMap { preset -> FitCandidate? in
      let model = MotionModel(family: .curvePreset(preset), rows: rows)
      return quick(preset).flatMap { model.refined($0.shape, $0.begins) }
    }
    return [free].compactMap { $0 } + named
  }

  /// A named curve, searched for over few rows.
  private func quick(_ preset: CurvePreset) -> FitCandidate? {
    let model = MotionModel(family: .curvePreset(preset), rows: thin, effort: .quick)
    return CurveStarts(outline: outline, retargets: retargets).start(preset.curve, [], model)
      .flatMap { model.refined($0.shape, $0.begins) }
  }
}
