/// The colors of curves, which people with a color vision deficiency tell apart.
enum CurveColors {
  /// Those on white paper.
  static let light = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b58900", "#56b4e9"]
  /// Those on black paper that differ from the ones on white.
  static let dark = ["#58a6ff", "#ff9e64", "#3fd6a5", "#f0a6ca", "#e3c04f"]

  /// The place of a curve's color in the list.
  static func index(of series: Series) -> Int { series.color % light.count }
}
