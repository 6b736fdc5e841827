import Testing

@testable import TimelineDocument

/// Attributes in the names of columns.
@Suite struct AttributeColumnTests {
  @Test(arguments: [
    ("card_opacity", AttributeUnit.fraction), ("card_offset_2_x", .points),
    ("row_3_offset", .points),
    ("v_transition_opacity", .fraction), ("v_transition_offset_y", .points),
    ("v_rotationEffect", .degrees), ("v_scaleEffect_anchor_x", .fraction), ("v_fill_r", .color),
    ("v_foregroundColor_a", .color), ("offset", .points), ("v_rotation3DEffect_axis_x", .number),
    ("v_hueRotation", .degrees), ("v_matchedGeometryEffect_width", .points),
    ("v_trim_to", .fraction),
    ("v_layout_width", .points),
    ("v_stroke_lineWidth", .points), ("v_stroke_r", .color), ("row_blur_offset_x", .points),
    ("row_transition_blur", .points), ("v_padding_leading", .points), ("v_saturation", .number),
  ])
  func `the unit is that of the attribute in the name`(name: String, unit: AttributeUnit) throws {
    #expect(try #require(AttributeColumn(inName: name)).unit == unit)
  }

  @Test(arguments: ["spring", "v_angle", "x", "", "_", "v_offset_z", "v_opacity_x", "offset_x_y"])
  func `a name without an attribute has none`(name: String) {
    #expect(AttributeColumn(inName: name) == nil)
  }

  @Test(arguments: [
    ("offset_x", "offset", "x"), ("offset_2_x", "offset_2", "x"), ("opacity", "opacity", ""),
    ("transition_scaleEffect_anchor_y", "transition_scaleEffect", "anchor_y"),
    ("shadow_color_r", "shadow", "color_r"),
    ("stroke_style_lineWidth", "stroke", "style_lineWidth"),
    ("zIndex", "zIndex", ""),
  ])
  func `a column has its modifier and its part`(role: String, modifier: String, part: String) throws
  {
    let column = try #require(AttributeColumn(role: role[...]))
    #expect(column.modifier == modifier && column.part == part)
  }

  /// Each attribute is found again by the names of all its columns.
  @Test(arguments: Attribute.allCases)
  func `every column of an attribute is its own`(attribute: Attribute) throws {
    let parts = attribute.parts.flatMap { part in
      part.type.columns.map { $0.isEmpty ? part.rawValue : "\(part.rawValue)_\($0)" }
    }
    for part in attribute.type.columns + parts {
      let name = "v_" + attribute.rawValue + (part.isEmpty ? "" : "_\(part)")
      let column = try #require(AttributeColumn(inName: name))
      #expect(column.source == .attribute(attribute) && column.part == part)
    }
    // Colours without locations are at equal distances, whatever their number is.
    for part in attribute.parts where part != .locations {
      #expect(part.neutral.count == part.type.columns.count)
    }
  }
}
