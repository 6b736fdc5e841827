import Diagnostics
import TimelineDocument
import TimelineSimulation
import TracePictures

/// `curve --plot`: several curves in one picture.
struct CurvePlot {
  let command: CurveCommand
  let sampling: Sampling
  let options: PictureOptions

  private var invocation: Invocation { command.invocation }

  func run(on console: any Console) throws(CommandFailure) -> ExitStatus {
    let canvas = try Canvas(options, for: invocation, on: console)
    var picture = Picture()
    var curves: [Series] = []
    for expression in invocation.operands {
      let source = SourceText(name: "<expression>", bytes: Array(expression.utf8))
      var diagnostics = DiagnosticList()
      let table = try table(of: source, &diagnostics)
      let curve = table.flatMap { series(of: $0, expression, &diagnostics) }
      invocation.report(diagnostics, of: source, on: console)
      guard let table, var curve, !diagnostics.hasErrors else { return .invalidInput }
      try checkAxis(table.isOfProgress, of: &picture, isFirst: curves.isEmpty)
      curve.color = curves.count
      curves.append(curve)
    }
    picture.lanes = [Lane("", unit: .number, series: curves)]
    let text = try canvas.draw(picture, keepingConstants: true)
    try console.writeResult(text, to: invocation.output)
    return .success
  }

  private func table(
    of source: SourceText, _ diagnostics: inout DiagnosticList
  ) throws(CommandFailure) -> CurveTable? {
    guard let subject = CurveSubject.read(source, or: &diagnostics) else { return nil }
    try command.checkVelocity(of: subject)
    return CurveTable(
      [(source.name, subject)], between: command.options.ends, sampling: sampling,
      diagnostics: &diagnostics)
  }

  private func series(
    of table: CurveTable, _ name: String, _ diagnostics: inout DiagnosticList
  ) -> Series? {
    var reducer = SampleReducer()
    do throws(RunFailure) {
      try table.forEachValue { reducer.add(Sample($0, $1)) }
    } catch {
      diagnostics.add(error.diagnostic)
      return nil
    }
    return Series(name, samples: reducer.samples)
  }

  /// Seconds and progress do not go together.
  private func checkAxis(
    _ isOfProgress: Bool, of picture: inout Picture, isFirst: Bool
  ) throws(CommandFailure) {
    let axis = isOfProgress ? Picture.Axis.progress : .seconds
    if isFirst { picture.axis = axis }
    guard picture.axis == axis else {
      throw invocation.usage(
        "a UnitCurve has progress instead of seconds, so it is plotted with UnitCurves only")
    }
  }
}
