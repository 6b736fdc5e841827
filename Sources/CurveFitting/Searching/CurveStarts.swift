import AnimationEngine

/// Curves of very different forms, from which a search begins.
struct CurveStarts {
  let outline: MotionOutline
  let retargets: [Double]

  private static let forms = [
    [0.25, 0.25, 0.75, 0.75], [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1],
    [0.42, 0, 0.58, 1], [0.8, 0, 0.2, 1], [0.05, 0.7, 0.1, 1], [0.34, 1.56, 0.64, 1],
    [0.36, 0, 0.66, -0.56], [0.68, -0.6, 0.32, 1.6],
  ]

  /// The most likely start of each form for a model of curves that are free.
  func starts(for model: MotionModel) -> [FitCandidate] {
    Self.forms.compactMap { form in
      let curve = CubicBezier(x1: form[0], y1: form[1], x2: form[2], y2: form[3])
      return start(curve, form, model)
    }
  }

  /// The most likely start of a form, as long as its clear part lasts in the recording; where a retarget
  /// comes before the arrival, the curve is shorter than that.
  func start(_ curve: CubicBezier, _ form: [Double], _ model: MotionModel) -> FitCandidate? {
    let progress = (0...100).map { Double($0) / 100 }
    let limit = MotionOutline.clearly
    let first = progress.first { abs(curve.value(at: $0)) > limit } ?? 0
    let last = progress.last { abs(curve.value(at: $0) - 1) > limit } ?? 1
    let parts = retargets.isEmpty ? [1] : [1, 0.85, 0.7, 0.6, 0.5, 0.4, 0.3]
    let starts = parts.compactMap { part -> FitCandidate? in
      let duration = max(part * outline.travel / max(last - first, 0.05), 0.01)
      let shape = MotionShape(numbers: [logarithm(duration)] + form)
      let begins = [outline.departure - first * duration] + retargets
      return model.projection(shape, begins).map {
        FitCandidate(family: model.family, shape: shape, begins: begins, squares: $0.squares)
      }
    }
    return starts.min { $0.squares < $1.squares }
  }
}
