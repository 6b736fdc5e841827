import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The frames that stacks give to their views; the numbers are sums of sizes and spacings.
@Suite struct StackTests {
  @Test func `stacks in stacks are as large as what they place`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "wide": 0 },
        "views": [ { "layout": { "stack": "HStack", "spacing": 5, "alignment": ".bottom" }, "children": [
          { "id": "a", "size": [10, 20] },
          { "id": "b", "layout": "VStack", "children": [
              { "kind": "group", "children": [ { "id": "c", "size": ["30 + wide", 40] }, { "id": "d", "size": [20, 10] } ] } ] },
          { "id": "e", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "wide": 20 } } ] }
      """#)
    // b is 30 wide and 40 + 8 + 10 high; e is after 10 + 5 + 30 + 5.
    #expect(try document.values(of: "a_layout_y", at: [0, 9]) == [48, 48])
    #expect(try document.values(of: "b_layout_width", at: [0, 2, 9]) == [30, 40, 50])
    #expect(try document.values(of: "b_layout_height", at: [0]) == [58])
    #expect(try document.values(of: "d_layout_y", at: [0]) == [53])
    #expect(try document.values(of: "d_layout_x", at: [0, 2, 9]) == [15, 20, 25])
    #expect(try document.values(of: "e_layout_x", at: [0, 1.5, 2, 9]) == [55, 60, 65, 75])
    #expect(try document.values(of: "e_layout_y", at: [0, 9]) == [53, 53])
  }

  @Test func `views of a ZStack are aligned in the size of the largest`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "wide": 0 },
        "views": [ { "layout": "HStack", "children": [
          { "id": "z", "layout": { "stack": "ZStack", "alignment": ".topTrailing" }, "children": [
            { "id": "a", "size": ["30 + wide", 20] }, { "id": "b", "size": [10, 50] } ] },
          { "id": "c", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "wide": 20 } } ] }
      """#)
    #expect(try document.values(of: "z_layout_width", at: [0, 2, 9]) == [30, 40, 50])
    #expect(try document.values(of: "z_layout_height", at: [0]) == [50])
    #expect(try document.values(of: "a_layout_y", at: [0]) == [10])
    #expect(try document.values(of: "b_layout_x", at: [0, 2, 9]) == [25, 35, 45])
    // After the 30 points and the usual spacing of 8, in the middle of 50.
    #expect(try document.values(of: "c_layout_x", at: [0, 9]) == [43, 63])
    #expect(try document.values(of: "c_layout_y", at: [0]) == [25])
  }

  @Test func `padding outside of the frame makes room, that of groups and of stacks too`() throws {
    let document = try PlayedDocument(
      #"""
      { "state": { "edge": 0 },
        "views": [ { "layout": { "stack": "VStack", "spacing": 0, "alignment": ".leading" }, "children": [
          { "kind": "group", "modifiers": [ { "padding": { "bottom": 3 } } ], "children": [
            { "id": "a", "modifiers": [ { "padding": 100 }, { "frame": [10, 20] }, { "padding": "edge" } ] } ] },
          { "id": "s", "layout": "HStack", "modifiers": [ { "padding": { "top": 2, "leading": "edge / 2" } } ], "children": [
            { "id": "b", "size": [10, 10] } ] },
          { "id": "c", "size": [10, -4] }, { "id": "d", "size": [10, 10] } ] } ],
        "events": [ { "at": 1, "withAnimation": ".linear(duration: 2)", "set": { "edge": 8 } } ] }
      """#)
    // The frame keeps its 10 by 20 points; the padding inside of it makes no room.
    #expect(try document.values(of: "a_layout_width", at: [0, 9]) == [10, 10])
    #expect(try document.values(of: "a_layout_x", at: [0, 2, 9]) == [5, 9, 13])
    #expect(try document.values(of: "a_layout_y", at: [0, 2, 9]) == [10, 14, 18])
    // After 20 + 3 of the group, with 2 of its own: 25 to 35, and 16 more.
    #expect(try document.values(of: "s_layout_y", at: [0, 9]) == [30, 46])
    #expect(try document.values(of: "s_layout_x", at: [0, 2, 9]) == [5, 7, 9])
    #expect(try document.values(of: "b_layout_y", at: [0, 9]) == [5, 5])
    #expect(try document.values(of: "c_layout_height", at: [0]) == [0])
    #expect(try document.values(of: "d_layout_y", at: [0, 9]) == [40, 56])
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
    #expect(
      try document.values(of: "row_c_layout_y", at: [0, 1.5, 2, 3.25, 9]) == [25, 15, 5, 5, 5])
    // From 15 to 5 for half a second, then from 10 back to 15.
    #expect(
      try document.values(of: "row_a_layout_y", at: [0, 1.5, 3, 3.5, 4]) == [5, 10, 15, 10, 15])
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
    #expect(try document.values(of: "b_layout_y", at: [0, 1, 2, 3]) == [15, 15, 25, 35])
    #expect(try document.values(of: "c_layout_y", at: [0, 1]) == [25, 45])
  }
}
