import Diagnostics
import Testing
import TimelineDocument

/// The twelve documents that show the grammar, with their views.
@Suite struct ViewExampleTests {
  /// A document, its views, and its tracks in the order in which they are printed.
  struct Example: CustomTestStringConvertible {
    let name: String
    let document: String
    let views: [String]
    let tracks: [String]

    var testDescription: String { name }
  }

  @Test(arguments: articles + others)
  func `an example's views and tracks are read as they are meant`(example: Example) throws {
    let source = SourceText(name: example.name, bytes: Array(example.document.utf8))
    let (timeline, diagnostics) = Timeline.read(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.first)")
    let notation = TimelineNotation(timeline: try #require(timeline), source: source)
    #expect(notation.views == example.views)
    #expect(notation.tracks == example.tracks)
  }
}

extension ViewExampleTests {
  private static let articles = [
    Example(
      name: "intro", document: ArticleDocuments.intro,
      views: [
        "intro [text(`'Welcome to SwiftLee'`); opacity(`introTextOpacity`); "
          + "completed `introTextOpacity` [emit Intro text animated in!]; "
          + "onAppear [withAnimation .easeIn(duration: 1.0), set introTextOpacity=1.0, "
          + "completion logicallyComplete logical, completion removed removed]]"
      ],
      tracks: ["intro_text", "intro_opacity"]),
    Example(
      name: "pausable", document: ArticleDocuments.pausable,
      views: [
        #"label [text(`'I\'m slowly rotating!'`); rotationEffect(`.degrees(angle)`); "#
          + "pausable angle target `endAngle` remaining "
          + "`duration * (1 - (value - startAngle) / (endAngle - startAngle))` "
          + "animation .linear(duration: remaining) paused isPaused; "
          + "onAppear [set angle=`startAngle`; "
          + "withAnimation .linear(duration: duration), set angle=`endAngle`]]"
      ],
      tracks: ["label_text", "label_rotationEffect"]),
    Example(
      name: "isContinuous", document: ArticleDocuments.isContinuous,
      views: [
        "shape [opacity(`1 - progress / 2`); cornerRadius(`isSquare ? 0 : 60`); "
          + "transaction {animation=$0.isContinuous ? nil : .easeInOut(duration: 1)}; "
          + "onChange `progress` initial - [set isSquare=`$0 < 0.5`]]"
      ],
      tracks: ["shape_opacity", "shape_cornerRadius"]),
    Example(
      name: "details and social", document: ArticleDocuments.detailsAndSocial,
      views: [
        "stack [animation .linear of `showDetails`]",
        "  details [offset(x 0.0, y `showDetails ? 0 : -400`)]",
        "  social [offset(x 0.0, y `showSocial ? 0 : -400`)]",
      ],
      tracks: ["details_offset_x", "details_offset_y", "social_offset_x", "social_offset_y"]),
    Example(
      name: "transitions", document: ArticleDocuments.transitions,
      views: [
        "root [animation .linear of `showDetails`]",
        "  box when `showDetails` size(width 200.0, height 100.0) [transition `.slide`]",
        "    details",
        "    social when `showSocial` [transition `.opacity`]",
        "  group group when `showDetails` [transition `.slide`]",
        "    gdetails size(width 200.0, height 50.0)",
        "    gsocial when `showSocial` size(width 200.0, height 50.0) [transition `.opacity`]",
      ],
      // A group has none, but its children come and go with it. The box slides what is in it.
      tracks: [
        "box_transition...", "details_layout_x", "details_layout_y", "details_layout_width",
        "details_layout_height", "social_layout_x", "social_layout_y", "social_layout_width",
        "social_layout_height", "social_transition...", "gdetails_transition...",
        "gsocial_transition...",
      ]),
    Example(
      name: "wave", document: ArticleDocuments.wave,
      views: [
        "wave [animatable {pct=`wave ? 1 : 0`} {} [attribute {scale="
          + "`(0..<text.count).map { n in effect(pct, Double(n), Double(text.count), 3) }`}]]"
      ],
      tracks: ["wave_pct...", "wave_scale..."]),
    Example(
      name: "counter", document: ArticleDocuments.counter,
      views: [
        "counter [animatable {number=`number`} {n=`number + 1` x=`getTensDigit(n)`} [attribute {"
          + "uOffset=`getOffsetForUnitDigit(n)` tOffset=`getOffsetForTensDigit(n)` "
          + "u=`[n - 2, n - 1, n + 0, n + 1, n + 2].map { getUnitDigit($0) }` "
          + "t=`[abs(x - 2), abs(x - 1), abs(x + 0), abs(x + 1), abs(x + 2)]"
          + ".map { getUnitDigit(Double($0)) }`}]]"
      ],
      tracks: [
        "counter_number...", "counter_uOffset...", "counter_tOffset...", "counter_u...",
        "counter_t...",
      ]),
    Example(
      name: "sine", document: ArticleDocuments.sine,
      views: [
        "straight define {xoffset=`animate ? 100 : -100`} "
          + "[offset(`CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)`)]",
        "wave define {xoffset=`animate ? 100 : -100`} animatable xoffset "
          + "[offset(`CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)`); "
          + "task [withAnimation .spring.repeatForever(autoreverses: true), toggle animate]]",
      ],
      tracks: [
        "straight_offset_x", "straight_offset_y", "wave_xoffset...", "wave_offset_x",
        "wave_offset_y",
      ]),
  ]

  private static let others = [
    Example(
      name: "replication", document: MoreDocuments.replication,
      views: [
        "screen [onReceive viewModel.pinned drop 0 "
          + "[withAnimation default, set pinned=`newValue`]; onReceive viewModel.suggestions "
          + "drop 0 [withAnimation default, set suggestions=`newValue`]]",
        #"  pinned forEach `pinned` as movie identity `'\(movie)-pinned'`"#,
        #"  suggested forEach `suggestions` as movie identity `'\(movie)-suggested'`"#,
      ],
      tracks: ["pinned*_transition_opacity", "suggested*_transition_opacity"]),
    Example(
      name: "repeats", document: MoreDocuments.repeats,
      views: [
        "a [opacity(`a`); completed `a` a]", "b [opacity(`b`); completed `b` b]",
        "c [opacity(`c`); completed `c` c]",
      ],
      tracks: ["a_opacity", "b_opacity", "c_opacity"]),
    Example(
      name: "sheet", document: MoreDocuments.sheet,
      views: [
        "sheet when `open` size(width 390.0, height 500.0) "
          + "[offset(x -, y `y`); transition `.move(edge: .bottom)`]"
      ],
      tracks: ["sheet_offset_x", "sheet_offset_y", "sheet_transition..."]),
    Example(
      name: "heartbeat", document: MoreDocuments.heartbeat,
      views: [
        "heart [keyframes {scale=1.0 angle=`.zero`} as v trigger `beats` repeating - "
          + "{scale: `LinearKeyframe(1.0, duration: 0.1)` "
          + "`SpringKeyframe(1.4, duration: 0.25, spring: .bouncy)` "
          + "`SpringKeyframe(1.0, spring: .bouncy)`, "
          + "angle: `CubicKeyframe(.degrees(8), duration: 0.15)` "
          + "`CubicKeyframe(.degrees(-8), duration: 0.15)` "
          + "`CubicKeyframe(.zero, duration: 0.2)`} "
          + "[scaleEffect(`v.scale`); rotationEffect(`v.angle`)]]"
      ],
      tracks: [
        "heart_scale", "heart_angle...", "heart_scaleEffect_x", "heart_scaleEffect_y",
        "heart_rotationEffect",
      ]),
  ]
}
