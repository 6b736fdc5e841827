import AnimationEngine
import TimelineLanguage

extension Timeline {
  /// The columns of a trace, in the order of the document.
  var columns: [Column] { states.map { Column($0.name) } }
}

extension Simulation {
  /// Fills in what is on screen now.
  func readValues(into row: inout RowValues) {
    for state in properties.indices { row.numbers[state] = presentation(of: state) }
  }

  /// Fills in how fast what is on screen moves from now on.
  ///
  /// Where a curve is vertical there is no number for that.
  func readVelocities(into row: inout RowValues) {
    for state in properties.indices {
      let velocity = velocity(of: state)
      row.velocities[state] = velocity.isFinite ? velocity : nil
    }
  }

  /// A held value does not move, whatever it will do when it is let go.
  private func velocity(of state: Int) -> Double {
    let property = properties[state]
    return scene.isHeld(property) ? 0 : scene.velocity(of: property)[0]
  }
}
