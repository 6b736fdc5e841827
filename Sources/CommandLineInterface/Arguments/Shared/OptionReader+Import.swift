import AnimationEngine
import SwiftImport

extension OptionReader {
  /// The options that say of a view in Swift what its sources do not, of a command that imports one.
  mutating func importOptions() {
    let heading = group
    if command != .`import` { group(.swift) }
    defer { group(heading) }
    var options = ImportOptions()
    options.view = value(
      "view", .text("name"), "the view to import",
      details:
        "Without it, the one in a #Preview, or the last one that no other view uses. A ViewModifier is one around a view without properties."
    )
    options.taps = list(
      "tap", .tap, "tap something at a time: 'Show at 0.5'",
      details: """
        The label of a button, the first text or the identifier of another view, or the name of an \
        action, and seconds. Each option is one tap; without any event, everything is tapped in the \
        order of the source, a second apart.
        """)
    options.drags = list(
      "drag", .drag, "drag: 'card from 0,0 to 120,0 in 0.4 at 1'",
      details: """
        The view that has the gesture, by its type, its identifier or the first text in it, points \
        from where it begins, and seconds. Each option is one drag; it begins at 0,0 and takes 0.5 \
        seconds unless it says otherwise.
        """)
    options.changes = list(
      "change", .change, "set a state at a time: 'x = 1 at 2'",
      details:
        "A state, an expression and seconds. Each option is one change; nothing is tapped then.")
    options.values = list(
      "with", .propertyValue, "a property's value in Swift: 'title=\"Hello\"'",
      details: """
        Of the view that is imported, instead of its own first value or that of a #Preview. Each option \
        is one value.
        """)
    options.latencies = list(
      "latency", .latency, "seconds that an unknown function takes: fetch=0.3",
      details: "A function that is awaited, and that no source declares; it takes 0.3 without it.")
    options.size = imports.size
    options.seed = imports.seed
    imports = options
  }
}
