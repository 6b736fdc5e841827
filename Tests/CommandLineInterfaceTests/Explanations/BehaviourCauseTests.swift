import Foundation
import TestSupport
import Testing

/// Each behaviour that is a question of why has its cause in a sentence of its sample's explanation.
@Suite struct BehaviourCauseTests {
  private static let causes: [(row: String, sample: String, sentence: String)] = [
    ("C7", "c07_retarget", "will never see x at 100: it was retargeted first."),
    ("C8", "c08_repeat", "The end of a pass is exactly the target; the observer cannot tell"),
    ("C9", "c08_repeat", "snaps to its target 1: the animation ended away from it."),
    (
      "C10", "c10_crossing", "The value passes exactly through the target; the observer cannot tell"
    ),
    ("C10", "c10_exact", "Its value passed through the target 4 times between two looks, unseen."),
    ("C11", "c03_every_frame", "the curve still answers there, with the target."),
    ("C12", "c02_silent", "a change without an animation writes none."),
    ("C12", "c02_silent", "Setting same to 5 moves nothing: it had this value already."),
    ("C13", "c13_several_values", "It compares this value alone, and exactly"),
    ("C14", "c14_three_times", "Logically complete at 0.5 s, at rest at 0.82 s"),
    ("P7", "p07_providers", "begins from rest, whatever the velocity was."),
    ("P8", "p08_spring", "begins from rest, whatever the velocity was."),
    ("P9", "p09_no_way", "box is not paused: nothing moves."),
    ("P10", "p10_any_moment", "before is not paused: nothing moves."),
    (
      "P11", "p16_appearing",
      "Setting wasPaused to false moves nothing by itself: only a recipe reads it."
    ),
    (
      "P11", "p10_any_moment",
      "Setting beforePaused to true moves nothing by itself: only a recipe reads it."
    ),
    ("P12", "p12_display", "the state is set to what the last frame has shown"),
    ("P13", "p13_observer", "is called by a pause: the target 0.5 was set to what is on screen."),
    ("P14", "p01_stop", "SwiftUI cannot hold an animation: the state is set to what is on screen"),
    ("P15", "p15_siblings", "Only this state is held."),
    (
      "P16", "p16_appearing",
      "label_rotationEffect jumps to 0: no withAnimation is around the change"
    ),
    ("T3", "t03_explicit", "is animated by withTransaction: "),
    ("T4", "t04_implicit", "leaves it: its value"),
    ("T5", "t05_every_update", "sets .linear(duration: 1), as in every update; it wins."),
    (
      "T6", "t05_every_update",
      "sugared.modifiers[1] (.animation, 12:9) sets .linear(duration: 1), as"
    ),
    ("T7", "t07_gesture", "sets the animation to nil, as in every update"),
    ("T8", "t08_disabled", "leaves it, because the transaction disables implicit animations."),
    ("T9", "t08_disabled", "10 s ruled_opacity is animated by ruled.modifiers[1]"),
    ("T10", "t08_disabled", "sets .linear(duration: 1) and disables implicit animations"),
    ("T11", "t11_whole_transaction", "because its value showDetails changed; it wins."),
    ("T12", "t11_whole_transaction", "its value showDetails did not change; showSocial did."),
    ("T13", "t13_two_scopes", "turn 1, transaction slow."),
    ("T14", "t14_innermost", "it wins, because it is the innermost."),
    ("T15", "t08_disabled", "it wins, because modifiers come after withTransaction."),
    ("T17", "t17_outermost_transition", "Only the outermost transition runs, that of box"),
    ("T18", "t18_group", "A group is not a view"),
    (
      "T18", "t17_outermost_transition",
      "A group is not a view, so its own transition at 17:90 shows it"
    ),
    (
      "T19", "t16_default_transition",
      "badge_transition_opacity jumps to 1: no withAnimation is around"
    ),
    (
      "T20", "t17_outermost_transition",
      "Its transition at 12:70 shows it, with the transaction that reaches the view from outside."
    ),
    (
      "T21", "t21_matched",
      "row_matchedGeometryEffect, ring_matchedGeometryEffect and card_matchedGeometryEffect go from"
    ),
    ("T22", "t22_path", "what is made of it is evaluated at every frame."),
    (
      "T23", "t23_nesting_ios16", "replaces the withTransaction around it, whose animation is lost."
    ),
    ("T24", "t23_nesting_ios16", ".default is .easeInOut(duration: 0.35) in ios16."),
    ("T24", "t23_nesting_ios17", "Apple's documentation says 0.55 s."),
    (
      "M2", "m02_container",
      "an animatable modifier in a container steps, unless its view is an overlay"
    ),
    ("M3", "m03_overlay", "show the view as an overlay"),
    ("M4", "m02_container", "where it begins and ends between them is inferred."),
    (
      "M4", "m04_partial_fix",
      "In ios13.0 an animatable modifier in a container steps, unless its view is an overlay; in "
        + "ios13.2 it moves."
    ),
    ("M4", "m04_partial_fix", "where it begins and ends between them is inferred."),
    ("M11", "m11_text_color", "from ios13.0 to ios15 the colour of a text steps."),
    ("M20", "m20_nothing", "wrongSide.modifiers[0] is inside of what changes."),
    ("M20", "m20_nothing", "otherValue.modifiers[1] waits for another value."),
    ("A2", "a02_lost", "the withAnimation around the async work was closed at 1 s"),
    ("A5", "a04_optimistic", "list_count jumps to 1: the withAnimation around the async work was"),
    (
      "A7", "a06_replication",
      "Each property that is published has a turn and a transaction of its own, also where several "
        + "are set together."
    ),
    (
      "A8", "a06_replication",
      "onReceive gets the value of its property as soon as the view appears"
    ),
    ("A12", "a12_overlapping", "Setting suggestions to [\"Edge of Tomorrow\"] moves nothing"),
  ]

  /// The behaviours that are questions of why.
  private static let rows =
    (7...14).map { "C\($0)" } + (7...16).map { "P\($0)" } + (3...15).map { "T\($0)" }
    + (17...24).map { "T\($0)" } + ["M2", "M3", "M4", "M11", "M20", "A2", "A5", "A7", "A8", "A12"]

  private struct Sample: Decodable {
    let name: String
  }

  @Test(arguments: rows)
  func `a behaviour has its cause told in a sample that claims it`(row: String) throws {
    let samples = Set(Self.causes.filter { $0.row == row }.map(\.sample))
    let claiming = try samples.filter { sample in
      let bytes = try RepositoryFiles.bytes("samples/\(sample).json")
      let name = try JSONDecoder().decode(Sample.self, from: Data(bytes)).name
      return name.split(separator: " ").contains(Substring(row))
    }
    #expect(!claiming.isEmpty, "\(row): \(samples)")
  }

  @Test(arguments: causes)
  func `a sample's explanation tells the cause`(row: String, sample: String, sentence: String) {
    let run = ExplainedRun("--quiet", sample: sample)
    #expect(run.text.contains(sentence), "\(row): \(sentence)\n\(run.output)")
  }
}
