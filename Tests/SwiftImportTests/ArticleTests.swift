import Testing

@testable import SwiftImport

/// Views in the manner of published articles play as the same view written by hand.
@Suite struct ArticleTests {
  private static let times = [0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

  private func expectSame(_ swift: String, _ document: String) throws {
    let imported = try ImportedView(swift)
    let written = try ImportedView(document: document)
    let (first, second) = (try imported.table(at: Self.times), try written.table(at: Self.times))
    // Where a view is in a stack, and the text on a button, is not in what is written by hand.
    let motions = first.keys.filter { !$0.has("_layout_") && !$0.hasSuffix("_text") }
    #expect(motions.sorted() == second.keys.sorted())
    for (column, values) in second {
      #expect(isClose(first[column] ?? [], values), "\(column): \(first[column] ?? []) \(values)")
    }
    #expect(imported.warnings.isEmpty, "\(imported.warnings)")
  }

  @Test func `a modifier that observes the end of an animation`() throws {
    try expectSame(
      """
      struct CompletionObserver<Value>: AnimatableModifier where Value: VectorArithmetic {
          /// The old value until the animation completes.
          var animatableData: Value {
              didSet { notifyIfFinished() }
          }
          private var targetValue: Value
          private var completion: () -> Void

          init(observedValue: Value, completion: @escaping () -> Void) {
              self.completion = completion
              self.animatableData = observedValue
              targetValue = observedValue
          }

          private func notifyIfFinished() {
              guard animatableData == targetValue else { return }
              DispatchQueue.main.async { self.completion() }
          }

          func body(content: Content) -> some View {
              return content
          }
      }
      extension View {
          func onAnimationEnd<Value: VectorArithmetic>(for value: Value, completion: @escaping () -> Void) -> ModifiedContent<Self, CompletionObserver<Value>> {
              return modifier(CompletionObserver(observedValue: value, completion: completion))
          }
      }
      struct Introduction: View {
          @State private var opacity = 0.0
          @State private var isOver = false
          var body: some View {
              VStack {
                  Text("Welcome")
                      .opacity(opacity)
                      .offset(x: isOver ? 10 : 0)
                      .onAnimationEnd(for: opacity) { isOver = true }
              }.onAppear(perform: {
                  withAnimation(.easeIn(duration: 1.0)) { opacity = 1.0 }
              })
          }
      }
      """,
      """
      { "state": { "opacity": 0, "isOver": false },
        "views": [ { "id": "stack", "modifiers": [
          { "onAppear": [ { "withAnimation": ".easeIn(duration: 1.0)", "set": { "opacity": 1 } } ] } ],
          "children": [ { "id": "text", "modifiers": [
            { "opacity": "opacity" }, { "offset": { "x": "isOver ? 10 : 0", "y": 0 } },
            { "onAnimationCompleted": "opacity", "completion": [ { "set": { "isOver": true } } ] } ] } ] } ],
        "events": [] }
      """)
  }

  @Test func `an animation that is paused by a modifier, and resumed`() throws {
    try expectSame(
      """
      public extension Animation {
        static let instant = Animation.linear(duration: 0.0001)
      }
      typealias RemainingDurationProvider<Value: VectorArithmetic> = (Value) -> TimeInterval
      typealias AnimationWithDurationProvider = (TimeInterval) -> Animation

      struct PausableModifier<Value: VectorArithmetic>: AnimatableModifier {
        @Binding var binding: Value
        @Binding var paused: Bool
        private let targetValue: Value
        private let remainingDuration: RemainingDurationProvider<Value>
        private let animation: AnimationWithDurationProvider
        var animatableData: Value

        init(binding: Binding<Value>, targetValue: Value,
             remainingDuration: @escaping RemainingDurationProvider<Value>,
             animation: @escaping AnimationWithDurationProvider, paused: Binding<Bool>) {
          _binding = binding
          self.targetValue = targetValue
          self.remainingDuration = remainingDuration
          self.animation = animation
          _paused = paused
          animatableData = binding.wrappedValue
        }

        func body(content: Content) -> some View {
          content
            .onChange(of: paused) { isPaused in
              if isPaused {
                withAnimation(.instant) { binding = animatableData }
              } else { // resuming
                withAnimation(animation(remainingDuration(animatableData))) { binding = targetValue }
              }
            }
        }
      }
      struct Turning: View {
        @State private var angle = 0.0
        @State private var isPaused = false
        private let duration: TimeInterval = 6
        private let startAngle = 0.0
        private let endAngle = 360.0
        private var remainingDuration: RemainingDurationProvider<Double> {
          { currentAngle in
            duration * (1 - (currentAngle - startAngle) / (endAngle - startAngle))
          }
        }
        private let animation: AnimationWithDurationProvider = { duration in
          .linear(duration: duration)
        }
        var body: some View {
          VStack {
            Text("I'm turning")
              .rotationEffect(.degrees(angle))
              .modifier(PausableModifier(binding: $angle, targetValue: endAngle,
                                         remainingDuration: remainingDuration,
                                         animation: animation, paused: $isPaused))
            Button(isPaused ? "Resume" : "Pause") { isPaused = !isPaused }
          }
          .onAppear {
            angle = startAngle
            withAnimation(animation(duration)) { angle = endAngle }
          }
        }
      }
      """,
      """
      { "define": { "left(a)": "6 * (1 - a / 360)" },
        "state": { "angle": 0, "isPaused": false },
        "views": [ { "id": "text", "modifiers": [
          { "rotationEffect": ".degrees(angle)" },
          { "animatable": { "animatableData": "angle" }, "body": [
            { "onChange": "isPaused", "run": [
              { "when": "newValue", "withAnimation": ".linear(duration: 0.0001)", "set": { "angle": "animatableData" },
                "else": [ { "withAnimation": ".linear(duration: left(animatableData))", "set": { "angle": 360 } } ] } ] } ] } ] } ],
        "events": [
          { "at": 0, "withAnimation": ".linear(duration: 6)", "set": { "angle": 360 } },
          { "at": 1, "toggle": "isPaused" } ] }
      """)
  }

  @Test func `a transaction that disables the animations of modifiers`() throws {
    try expectSame(
      """
      struct Hidden: View {
        @State private var isVisible = false
        var body: some View {
          VStack {
            Text("Hello")
              .opacity(isVisible ? 1 : 0)
            Button(action: {
              var transaction = Transaction()
              transaction.disablesAnimations = true
              withTransaction(transaction) {
                isVisible.toggle()
              }
            }) {
              Text("Show")
            }
          }
          .animation(.linear(duration: 2), value: isVisible)
        }
      }
      """,
      """
      { "state": { "isVisible": false },
        "views": [ { "id": "stack", "modifiers": [ { "animation": ".linear(duration: 2)", "value": "isVisible" } ],
          "children": [ { "id": "text", "modifiers": [ { "opacity": "isVisible ? 1 : 0" } ] } ] } ],
        "events": [ { "at": 1, "withTransaction": { "disablesAnimations": true }, "toggle": "isVisible" } ] }
      """)
  }
}
