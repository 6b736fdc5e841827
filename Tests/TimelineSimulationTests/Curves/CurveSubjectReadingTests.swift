import AnimationEngine
import Diagnostics
import TimelineDocument
import Testing

@testable import TimelineSimulation

@Suite struct CurveSubjectReadingTests {
  private func read(_ text: String) -> (subject: CurveSubject?, diagnostics: DiagnosticList) {
    CurveSubject.read(SourceText(name: "<expression>", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    (".easeIn(duration: 1)", CurveSubject.animation(.easeIn(duration: 1))),
    ("Animation.spring(response: 0.3).delay(1)", .animation(.spring(response: 0.3).delay(1))),
    (".easeIn", .animation(.easeIn)),
    ("UnitCurve.easeIn", .unitCurve(.easeIn)),
    (".circularEaseIn", .unitCurve(.circularEaseIn)),
    ("UnitCurve.easeIn.inverse", .unitCurve(.easeIn.inverse)),
    ("Spring(duration: 2, bounce: 0.1)", .spring(Spring(duration: 2, bounce: 0.1))),
    ("1 > 2 ? .smooth : .bouncy", .animation(.bouncy)),
  ])
  func `an expression is an animation, a unit curve or a spring`(
    text: String, subject: CurveSubject
  ) {
    let result = read(text)
    #expect(result.subject == subject)
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("3", "expected an Animation, a UnitCurve or a Spring, found a Double", 0..<1),
    ("'ease'", "expected an Animation, a UnitCurve or a Spring, found a String", 0..<6),
    (
      "Spring().value(target: 1, time: 1)",
      "expected an Animation, a UnitCurve or a Spring, found a Double", 0..<34
    ),
    ("nil", "expected an Animation, a UnitCurve or a Spring, found nil", 0..<3),
  ])
  func `a value of another type is refused`(text: String, message: String, range: Range<Int>) {
    let result = read(text)
    #expect(result.subject == nil)
    #expect(result.diagnostics.first.map(\.message) == [message])
    #expect(result.diagnostics.first.map(\.code) == [.wrongType])
    #expect(result.diagnostics.first.map(\.range) == [range])
  }

  @Test(arguments: [
    (".sprng", "did you mean 'spring'?", 1..<6),
    (".circularEaseInn", "did you mean 'circularEaseIn'?", 1..<16),
    ("UnitCurve.easeInn", "did you mean 'easeIn'?", 10..<17),
    (".spring(duraton: 1)", "did you mean 'duration'?", 8..<15),
    ("spring(duration: 0.5)", "write .spring(…)", 0..<6),
  ])
  func `an unknown name has a place and a suggestion`(
    text: String, help: String, range: Range<Int>
  ) {
    let result = read(text)
    #expect(result.subject == nil)
    #expect(result.diagnostics.first.map(\.help) == [help])
    #expect(result.diagnostics.first.map(\.range) == [range])
  }

  @Test func `an expression without a value is refused where it fails`() {
    let result = read(".repeat(1)")
    #expect(result.subject == nil)
    #expect(result.diagnostics.hasErrors)
    let division = read(".linear(duration: 1).repeatCount(1 / 0)")
    #expect(division.subject == nil)
    #expect(division.diagnostics.first.map(\.code) == [.evaluation])
  }
}
