import Testing
import TimelineDocument

/// Wrong uses of attributes: each is reported at its place, with what to write.
@Suite struct WrongAttributeTests {
  @Test(arguments: [
    WrongDocument.modifiers(#"{ "shadow": »{ "color": ".black" } }"#, "missing-key"),
    .modifiers(#"{ "shadow": »[1, 2, 3, 4] }"#, "wrong-type"),
    .modifiers(
      #"{ "shadow": { "radius": 3, »"offset": 2 } }"#, "unknown-key",
      help: "it also has 'color', 'x', 'y'"),
    .modifiers(
      #"{ "padding": { »"horizontal": 8 } }"#, "unknown-key",
      help: "it has 'top', 'leading', 'bottom', 'trailing'"),
    .modifiers(#"{ "padding": »[8, 8] }"#, "out-of-range"),
    .modifiers(#"{ "transformEffect": »[1, 0, 0, 1] }"#, "out-of-range"),
    .modifiers(
      #"{ "stroke": ".red", "style": { »"dash": [1, 2] } }"#, "unknown-key",
      help: "it has 'lineWidth', 'miterLimit', 'dashPhase'"),
    .modifiers(
      #"{ »"stroke": ".red", "lineWidth": 2, "style": { "dashPhase": 3 } }"#, "conflicting-keys",
      help: #"write the width in the style: { "lineWidth": 2 }"#),
    .modifiers(
      #"{ "fill": ".red", »"lineWidth": 2 }"#, "unknown-key", help: "'fill' has no arguments"),
    .modifiers(
      #"{ "hueRotation": »90 }"#, "wrong-type", help: #"write ".degrees(90)""#),
    .modifiers(
      #"{ "brightness": »[0.5] }"#, "wrong-type",
      help: #"write "brightness": "x", and let an event set the state"#),
    .modifiers(#"{ "transformEffect": »2 }"#, "wrong-type"),
    .modifiers(#"{ "zIndex": »true }"#, "wrong-type", help: #"write "zIndex": 1"#),
    .modifiers(
      #"{ "contentTransition": »".numericTxt" }"#, "unknown-name",
      help: "did you mean '.numericText'?"),
    .modifiers(
      #"{ "contentTransition": ".opacity", "value": »1 }"#, "conflicting-keys",
      help: "leave it out: only '.numericText()' has the number that a text shows"),
    .modifiers(
      #"{ "matchedGeometryEffect": "'a'", "properties": »"position" }"#, "unknown-name",
      help: "did you mean '.position'?"),
    .modifiers(#"{ "matchedGeometryEffect": "'a'", "anchor": »0.5 }"#, "wrong-type"),
    .modifiers(
      #"{ "opacity": 1, »"anchor": ".top" }"#, "unknown-key", help: "'opacity' has no arguments"),
    .modifiers(#"{ »"grayScale": 1 }"#, "unknown-key", help: "did you mean 'grayscale'?"),
  ])
  func `a wrong value of an attribute is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    WrongDocument(#"{ "animationSpeed": »0 }"#, "out-of-range"),
    WrongDocument(#"{ "animationSpeed": »"slow" }"#, "wrong-type"),
    WrongDocument(#"{ "profile": »"ios12" }"#, "unknown-name"),
    .event(
      #""setAnimationsEnabled": »0"#, "wrong-type", help: #"write "setAnimationsEnabled": true"#),
    .event(
      #"»"setAnimationEnabled": false"#, "unknown-key",
      help: "did you mean 'setAnimationsEnabled'?"),
  ])
  func `a wrong choice for the whole run is reported at its place`(document: WrongDocument) {
    document.check()
  }

  @Test(arguments: [
    (#"{ »"border": ".red" }"#, "stroke"), (#"{ »"accentColor": ".red" }"#, "tint"),
    (#"{ »"rotation": ".degrees(3)" }"#, "rotationEffect"), (#"{ »"scale": 2 }"#, "scaleEffect"),
    (#"{ »"alpha": 0.5 }"#, "opacity"), (#"{ »"backgroundColor": ".red" }"#, "background"),
  ])
  func `a word of other tools is answered with the modifier's name`(modifier: String, name: String)
  {
    WrongDocument.modifiers(modifier, "unknown-key", help: "did you mean '\(name)'?").check()
  }

  @Test(arguments: [
    (
      #"{ »"gradient": [".red"] }"#, "unknown-key",
      "write 'linearGradient', 'radialGradient' or 'angularGradient' with its colours, as "
        + #"[".red", ".blue"]"#
    ),
    (
      #"{ »"meshGradient": [".red"] }"#, "not-simulated",
      #"leave it out, or write what moves as { "attribute": { "meshGradient": ... } }"#
    ),
    (
      #"{ "linearGradient": [".red", ".blue"], "locations": [»0] }"#, "out-of-range",
      "write one location for each colour, or none at all"
    ),
    (
      #"{ »"dashPhase": 3 }"#, "unknown-key",
      #"write { "stroke": ".red", "style": { "lineWidth": 2, "dashPhase": 4 } }"#
    ),
    (
      #"{ »"@Animatable": "x" }"#, "unknown-key",
      #"write { "animatable": { "x": "x" }, "body": [...] }: its values are the animatable data"#
    ),
    (
      #"{ »"scrollTransition": "x" }"#, "unknown-key",
      "write the effect as a function of a state for the scroll position, such as "
        + #"{ "opacity": "1 - abs(phase(y))" }"#
    ),
    (
      #"{ »"navigationTransition": ".zoom" }"#, "not-simulated",
      "share a frame with 'matchedGeometryEffect', or animate 'scaleEffect' and 'offset'"
    ),
    (
      #"{ »"glassEffect": true }"#, "not-simulated",
      "animate 'opacity', 'blur' or 'background', whose motion is known"
    ),
    (
      #"{ »"symbolEffect": ".bounce" }"#, "not-simulated",
      "write the motion yourself, with 'phaseAnimator' or 'keyframeAnimator' and 'scaleEffect'"
    ),
    (
      #"{ »"scrollPosition": "x" }"#, "not-simulated",
      #"make the place a state, as "offset": [0, "-place"], and change it with an animation of your choice"#
    ),
    (
      #"{ »"fullScreenCover": "x" }"#, "wrong-place",
      #"write what it shows as a view with "when" and "host": "fullScreenCover""#
    ),
    (
      #"{ »"presentationDetents": "x" }"#, "not-simulated",
      #"write what it shows as a view with "when" and "host": "navigation": what moves in it is simulated"#
    ),
    (
      #"{ »"confirmationDialog": "x" }"#, "not-simulated",
      "leave it out: what its buttons do is an event"
    ),
    (
      #"{ "fill": "x > 1 ? .»ultraThinMaterial : .red" }"#, "not-simulated",
      "write a color that is near to it, as .gray.opacity(0.5)"
    ),
  ])
  func `a modifier that there is not is answered with what to write`(
    modifier: String, code: String, help: String
  ) {
    WrongDocument.modifiers(modifier, code, help: help).check()
  }
}
