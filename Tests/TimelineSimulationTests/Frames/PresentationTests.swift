import Foundation
import TestSupport
import Testing
import TimelineSimulation

/// Presentations, and the views that hosts of UIKit show.
struct PresentationTests {
  /// The spring of mass 3, stiffness 1000 and damping 500, which SwiftUI takes to be critically damped.
  private func remainder(after time: Double) -> Double {
    let angle = (1000.0 / 3).squareRoot() * time
    return (1 + angle) * exp(-angle)
  }

  private func document(
    _ host: String, _ rest: String = "", around: String = "", in scope: String = "",
    inside: String = ""
  ) throws -> PlayedDocument {
    try PlayedDocument(
      #"""
      { "size": [400, 800], "state": { "on": false, "x": 0 }, "published": { "model": { "y": 0 } }, "views": [
          { "id": "page", "modifiers": [ { "fill": ".red" } \#(around) ], "children": [
            { "id": "shown", "when": "on", "host": "\#(host)" \#(rest), "children": [
              { "id": "badge", "size": [100, 100], "modifiers": [ { "opacity": "x" }, { "blur": "model.y" } \#(inside) ] } ] } ] } ],
        "events": [ { "at": 1 \#(scope), "set": { "on": true } },
          { "at": 3 \#(scope), "set": { "x": 1 } }, { "at": 5 \#(scope), "set": { "model.y": 1 } },
          { "at": 7 \#(scope), "set": { "on": false } } ] }
      """#)
  }

  @Test(arguments: [
    ("sheet", "offset_y", 800.0), ("fullScreenCover", "offset_y", 800),
    ("navigationDestination", "offset_x", 400), ("popover", "opacity", 1), ("alert", "opacity", 1),
  ])
  func `a presentation comes and goes by its own spring, whatever the scope says`(
    host: String, column: String, distance: Double
  ) throws {
    for scope in ["", #", "withAnimation": ".linear(duration: 1)""#, #", "withAnimation": null"#] {
      let document = try document(host, in: scope)
      let times = [0.05, 0.1, 0.2, 0.4]
      let coming = try document.values(of: "shown_transition_\(column)", at: times.map { 1 + $0 })
      let going = try document.values(of: "shown_transition_\(column)", at: times.map { 7 + $0 })
      for (index, time) in times.enumerated() {
        let rest = remainder(after: time)
        let (first, second) = column == "opacity" ? (1 - rest, rest) : (rest, 1 - rest)
        #expect(abs((coming[index] ?? -1) - distance * first) < 1e-6)
        #expect(abs((going[index] ?? -1) - distance * second) < 1e-6)
      }
    }
  }

  @Test func `the content of a sheet has its place at once, and moves by its own motion alone`()
    throws
  {
    let document = try document("sheet", in: #", "withAnimation": ".linear(duration: 1)""#)
    let times = [1, 1.05, 1.5, 6, 7.05]
    #expect(try document.values(of: "badge_layout_x", at: times) == [200, 200, 200, 200, 200])
    #expect(try document.values(of: "badge_layout_y", at: times) == [400, 400, 400, 400, 400])
  }

  @Test(arguments: ["sheet", "UIHostingController", "UIViewRepresentable"])
  func `no modifier around a border reaches what is inside, and one inside does`(host: String)
    throws
  {
    let modifier = #", { "animation": ".linear(duration: 1)", "value": "x" }"#
    let outer = try document(host, around: modifier)
    #expect(try outer.values(of: "badge_opacity", at: [3, 3.5]) == [1, 1])
    let inner = try document(host, inside: modifier)
    #expect(try inner.values(of: "badge_opacity", at: [3, 3.5]) == [0, 0.5])
  }

  @Test(arguments: [
    ("sheet", "", 0.5, 0.5), ("UIHostingController", "", 1, 0.5), ("UIViewRepresentable", "", 1, 1),
    ("UIHostingController", #", "bridgesTransaction": true"#, 0.5, 0.5),
    ("UIViewRepresentable", #", "bridgesTransaction": true"#, 0.5, 0.5),
  ])
  func `a scope crosses a border where the change does`(
    host: String, rest: String, state: Double, model: Double
  ) throws {
    let document = try document(host, rest, in: #", "withAnimation": ".linear(duration: 1)""#)
    #expect(try document.values(of: "badge_opacity", at: [3.5, 4]) == [state, 1])
    #expect(try document.values(of: "badge_blur", at: [5.5, 6]) == [model, 1])
  }

  @Test(arguments: [
    (#", "withTransaction": { "disablesAnimations": true }"#, ""),
    ("", #", { "transaction": { "disablesAnimations": true } }"#),
  ])
  func `disabled animations take the motion of a presentation away`(scope: String, around: String)
    throws
  {
    let document = try document("sheet", around: around, in: scope)
    #expect(try document.values(of: "shown_transition_offset_y", at: [1, 1.1, 7]) == [0, 0, nil])
  }

  @Test func `with the change that presents it again, nothing in a sheet is animated`() throws {
    let document = try PlayedDocument(
      #"""
      { "size": [400, 800], "state": { "on": true, "x": 0 }, "views": [ { "id": "s", "when": "on", "host": "sheet", "children": [
          { "id": "b", "size": [100, 100], "modifiers": [ { "opacity": "x" } ] } ] } ],
        "events": [ { "at": 1, "set": { "on": false } },
          { "at": 1.1, "withAnimation": ".linear(duration: 1)", "set": { "on": true, "x": 1 } },
          { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "x": 0 } } ] }
      """#)
    #expect(try document.values(of: "b_opacity", at: [1.05, 1.1, 1.5, 3.5]) == [0, 1, 1, 0.5])
  }

  @Test func `a sheet in a stack takes no room there, and lies on all other views`() throws {
    let document = try PlayedDocument(
      #"""
      { "size": [400, 800], "views": [ { "id": "rows", "layout": "VStack", "modifiers": [ { "offset": [50, 0] } ], "children": [
          { "id": "a", "size": [100, 100] }, { "id": "s", "host": "sheet", "children": [ { "id": "b", "size": [100, 100] } ] },
          { "id": "c", "size": [100, 100] } ] } ] }
      """#)
    #expect(try document.values(of: "a_layout_y", at: [1]) == [346])
    #expect(try document.values(of: "c_layout_y", at: [1]) == [454])
    #expect(try document.values(of: "b_layout_x", at: [1]) == [200])
    #expect(try document.values(of: "b_layout_y", at: [1]) == [400])
  }

  @Test func `a component is presented as a view is`() throws {
    let document = try PlayedDocument(
      #"""
      { "size": [400, 800], "state": { "on": false, "x": 0 }, "components": { "Card": { "parameters": ["value"], "modifiers": [ { "opacity": "value" } ] } },
        "views": [ { "id": "page", "modifiers": [ { "animation": ".linear(duration: 1)", "value": "x" } ], "children": [
          { "id": "card", "when": "on", "component": "Card", "with": { "value": "x" }, "host": "sheet", "presentationAnimation": ".linear(duration: 2)" } ] } ],
        "events": [ { "at": 1, "set": { "on": true } }, { "at": 4, "set": { "x": 1 } } ] }
      """#)
    #expect(try document.values(of: "card_transition_offset_y", at: [2, 3]) == [400, 0])
    #expect(try document.values(of: "card_opacity", at: [3, 4]) == [0, 1])
  }
}
