import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The frames that stacks give to what draws in them; the numbers are sums of sizes and spacings, from the middle of a room
/// of 390 by 844 points.
@Suite struct StackTests {
  @Test func `stacks in stacks are as large as what they place`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "wide": 0 },
        "views": [ { "layout": { "stack": "HStack", "spacing": 5, "alignment": ".bottom" }, "children": [
          { "id": "a", "size": [10, 20] },
          { "layout": "VStack", "children": [
              { "kind": "group", "children": [ { "id": "c", "size": ["30 + wide", 40] }, { "id": "d", "size": [20, 10] } ] } ] },
          { "id": "e", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "wide": 20 } } ] }
      """#)
    // The row is 10 + 5 + 30 + 5 + 10 wide, and 40 + 8 + 10 high: from (165, 393) to (225, 451), and then from 155.
    #expect(try document.values(of: "a_layout_x", at: [0, 2, 9]) == [170, 165, 160])
    #expect(try document.values(of: "a_layout_y", at: [0, 9]) == [441, 441])
    #expect(try document.values(of: "c_layout_x", at: [0, 2, 9]) == [195, 195, 195])
    #expect(try document.values(of: "c_layout_width", at: [0, 2, 9]) == [30, 40, 50])
    #expect(try document.values(of: "d_layout_x", at: [0, 9]) == [195, 195])
    #expect(try document.values(of: "d_layout_y", at: [0]) == [446])
    #expect(try document.values(of: "e_layout_x", at: [0, 1.5, 2, 9]) == [220, 222.5, 225, 230])
    #expect(try document.values(of: "e_layout_y", at: [0, 9]) == [446, 446])
  }

  @Test func `views that come at once move by the room that they leave each other`() throws {
    let document = try PlayedDocument(
      #"""
      { "size": [300, 100], "state": { "on": false },
        "views": [ { "layout": { "stack": "VStack", "spacing": 0 }, "children": [
          { "id": "a", "when": "on", "modifiers": [ { "fill": ".blue" }, { "transition": ".move(edge: .bottom)" } ] },
          { "id": "b", "when": "on", "modifiers": [ { "fill": ".blue" }, { "transition": ".move(edge: .bottom)" } ] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "on": true } } ] }
      """#)
    // Each of them has half of the height, and begins so much below its place.
    #expect(try document.values(of: "a_layout_height", at: [1, 9]) == [50, 50])
    #expect(try document.values(of: "a_layout_y", at: [1, 2, 9]) == [75, 50, 25])
    #expect(try document.values(of: "b_layout_y", at: [1, 2, 9]) == [125, 100, 75])
  }

  /// A view that moves by its size is measured when it moves: were it measured when it is there, the layouts of ten
  /// times as many views would take a hundred times the work.
  @Test func `the work of views with transitions grows as their number`() throws {
    func work(_ count: Int) throws -> Int {
      let document = try PlayedDocument(
        #"""
        { "state": { "on": false },
          "views": [
            { "id": "first", "forEach": "\#(count)", "as": "i", "size": [10, 10],
              "modifiers": [ { "transition": ".move(edge: .bottom)" } ] },
            { "id": "later", "when": "on", "forEach": "\#(count)", "as": "i", "size": [10, 10],
              "modifiers": [ { "transition": ".slide" } ] } ],
          "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "on": true } } ] }
        """#)
      return try document.work(until: 2, sharesWalks: true)
    }
    #expect(try work(200) < 12 * work(20))
  }

  @Test func `views of a ZStack are aligned in the size of the largest`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "wide": 0 },
        "views": [ { "layout": "HStack", "children": [
          { "layout": { "stack": "ZStack", "alignment": ".topTrailing" }, "children": [
            { "id": "a", "size": ["30 + wide", 20] }, { "id": "b", "size": [10, 50] } ] },
          { "id": "c", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "wide": 20 } } ] }
      """#)
    // 30 + 8 + 10 wide, from 171, and 50 high, from 397; then from 161.
    #expect(try document.values(of: "a_layout_x", at: [0, 9]) == [186, 186])
    #expect(try document.values(of: "a_layout_y", at: [0]) == [407])
    #expect(try document.values(of: "b_layout_x", at: [0, 2, 9]) == [196, 201, 206])
    #expect(try document.values(of: "b_layout_y", at: [0]) == [422])
    #expect(try document.values(of: "c_layout_x", at: [0, 9]) == [214, 224])
    #expect(try document.values(of: "c_layout_y", at: [0]) == [422])
  }

  @Test func `padding makes room, that of groups and of stacks too`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "edge": 0 },
        "views": [ { "layout": { "stack": "VStack", "spacing": 0, "alignment": ".leading" }, "children": [
          { "kind": "group", "modifiers": [ { "padding": { "bottom": 3 } } ], "children": [
            { "id": "a", "modifiers": [ { "frame": [10, 20] }, { "padding": "edge" } ] } ] },
          { "layout": "HStack", "modifiers": [ { "padding": { "top": 2, "leading": "edge / 2" } } ], "children": [
            { "id": "b", "size": [10, 10] } ] },
          { "id": "d", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "edge": 8 } } ] }
      """#)
    // 10 wide and 20 + 3 + 2 + 10 + 10 high, from (190, 399.5); then 26 wide and 61 high, from (182, 391.5).
    #expect(try document.values(of: "a_layout_width", at: [0, 9]) == [10, 10])
    #expect(try document.values(of: "a_layout_x", at: [0, 2, 9]) == [195, 195, 195])
    #expect(try document.values(of: "a_layout_y", at: [0, 2, 9]) == [409.5, 409.5, 409.5])
    #expect(try document.values(of: "b_layout_x", at: [0, 2, 9]) == [195, 193, 191])
    #expect(try document.values(of: "b_layout_y", at: [0, 9]) == [429.5, 437.5])
    #expect(try document.values(of: "d_layout_y", at: [0, 9]) == [439.5, 447.5])
  }

  @Test func `rows follow the order of their list, and go back to where they were`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "list": ["'a'", "'b'", "'c'"] },
        "views": [ { "layout": { "stack": "VStack", "spacing": 0 }, "children": [
          { "id": "row", "forEach": "list", "as": "name", "size": [10, 10] } ] } ],
        "events": [
          { "at": 1, "withAnimation": ".linear(duration: 1)", "set": { "list": "['c', 'a', 'b']" } },
          { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "list": "['a', 'b']" } },
          { "at": 3.5, "withAnimation": ".linear(duration: 0.5)", "set": { "list": "['c', 'a', 'b']" } } ] }
      """#)
    // Three rows are at 412, 422 and 432, two at 417 and 427.
    #expect(
      try document.values(of: "row_c_layout_y", at: [0, 1.5, 2, 3.25, 9]) == [
        432, 422, 412, 412, 412,
      ])
    // From 422 to 417 for half a second, then from 419.5 back to 422.
    #expect(
      try document.values(of: "row_a_layout_y", at: [0, 1.5, 3, 3.5, 4]) == [
        412, 417, 422, 419.5, 422,
      ])
  }

  @Test func `an animation of the row itself moves its place`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "tall": false },
        "views": [ { "layout": { "stack": "VStack", "spacing": 0 }, "children": [
          { "id": "a", "size": [10, "tall ? 30 : 10"] },
          { "id": "b", "size": [10, 10], "modifiers": [ { "animation": ".linear(duration: 2)", "value": "tall" } ] },
          { "id": "c", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "set": { "tall": true } } ] }
      """#)
    // From 407 on; then from 397 on.
    #expect(try document.values(of: "b_layout_y", at: [0, 1, 2, 3]) == [422, 422, 427, 432])
    #expect(try document.values(of: "c_layout_y", at: [0, 1]) == [432, 442])
  }
}
