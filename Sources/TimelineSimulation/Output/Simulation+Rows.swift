import AnimationEngine

extension Simulation {
  /// The columns of a trace, in their order.
  var columns: [Column] { tracks.flatMap(\.columns) }

  /// Fills in what is on screen now.
  func readValues(into row: inout RowValues) {
    var place = 0
    for track in tracks.indices {
      let (type, property) = (tracks[track].type, tracks[track].property)
      if type == .number {
        row.numbers[place] = scene.number(of: property)
        place += 1
      } else {
        for number in type.printed(scene[property]) {
          row.numbers[place] = number
          place += 1
        }
      }
    }
  }

  /// Fills in how fast what is on screen moves from now on.
  ///
  /// Where a curve is vertical there is no number for that.
  func readVelocities(into row: inout RowValues) {
    var place = 0
    for track in tracks.indices {
      let velocity = scene.velocity(of: tracks[track].property)
      for number in tracks[track].type.printed(velocity) {
        row.velocities[place] = number.isFinite ? number : nil
        place += 1
      }
    }
  }
}
