import Testing

@testable import SwiftImport

/// Views as people write them move as their Swift says: linear motions by their formula.
@Suite struct ImportedMotionTests {
  @Test func `a tap changes a state under withAnimation, and the completion comes when it is over`()
    throws
  {
    let view = try ImportedView(
      """
      import SwiftUI

      struct SpinView: View {
          @State private var angle = 0.0
          @State private var isDone = false

          var body: some View {
              VStack(spacing: 12) {
                  Image(systemName: "star.fill")
                      .font(.largeTitle)
                      .rotationEffect(.degrees(angle))
                      .opacity(isDone ? 0.5 : 1)
                  Button("Spin") {
                      withAnimation(.linear(duration: 2)) {
                          angle += 90
                      } completion: {
                          isDone = true
                      }
                  }
              }
              .padding()
          }
      }
      """)
    // The tap is at 1 s: 45 degrees for each second after it, until 3 s.
    #expect(
      isClose(try view.values("image_rotationEffect", at: 1, 1.5, 2, 3, 4), [0, 22.5, 45, 90, 90]))
    #expect(isClose(try view.values("image_opacity", at: 2.9, 3.1), [1, 0.5]))
    #expect(view.warnings.isEmpty)
  }

  @Test func `the innermost animation with a value wins over the scope`() throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State var isOn: Bool = false
        var body: some View {
          Circle()
            .scaleEffect(isOn ? 2 : 1)
            .animation(.linear(duration: 1), value: isOn)
            .offset(x: isOn ? 100 : 0, y: 0)
            .onTapGesture { withAnimation(.linear(duration: 4)) { self.isOn.toggle() } }
        }
      }
      """)
    #expect(isClose(try view.values("circle_scaleEffect_x", at: 1, 1.5, 2), [1, 1.5, 2]))
    // The offset moves the frame that is scaled, with the transaction at the scale.
    #expect(isClose(try view.values("circle_offset_x", at: 1.5, 2, 5), [50, 100, 100]))
  }

  @Test func `work that is put off and tasks that sleep begin late`() throws {
    let view = try ImportedView(
      """
      struct Late: View {
        @State private var x: CGFloat = 0
        @State private var y: CGFloat = 0
        var body: some View {
          Rectangle().offset(x: x, y: y)
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                withAnimation(.linear(duration: 1)) { x = 10 }
              }
              Task {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                withAnimation(.linear(duration: 1)) { y = 10 }
              }
            }
        }
      }
      """)
    #expect(isClose(try view.values("rectangle_offset_x", at: 0.5, 1, 1.5), [0, 5, 10]))
    #expect(isClose(try view.values("rectangle_offset_y", at: 1, 1.5, 2), [0, 5, 10]))
  }

  @Test func `views of a choice come and go with their transitions`() throws {
    let view = try ImportedView(
      """
      struct Choice: View {
        enum Step { case first, second(Int), third }
        @State private var isShown = false
        var body: some View {
          ZStack {
            if isShown {
              Text("A").transition(.opacity)
            } else {
              Circle().transition(.scale(scale: 0.5))
            }
          }
          .onTapGesture(perform: show)
        }
        private func show() { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
      """)
    #expect(isClose(try view.values("text_transition_opacity", at: 0.5, 1.25, 2), [nil, 0.25, 1]))
    #expect(
      isClose(
        try view.values("circle_transition_scaleEffect_x", at: 0.5, 1.5, 2.5), [1, 0.75, nil]))
  }

  @Test func `rows of a loop have their own delays`() throws {
    let view = try ImportedView(
      """
      struct Dots: View {
        @State private var isUp = false
        var body: some View {
          HStack {
            ForEach(0..<3, id: \\.self) { index in
              Circle()
                .frame(width: 10, height: 10)
                .offset(y: isUp ? -20 : 0)
                .animation(.linear(duration: 1).delay(Double(index) * 0.5), value: isUp)
            }
          }
          .onAppear { isUp = true }
        }
      }
      """)
    for index in 0..<3 {
      let begin = Double(index) * 0.5
      #expect(
        isClose(
          try view.values("circle_\(index)_offset_y", at: begin, begin + 0.5, begin + 1),
          [0, -10, -20]))
    }
  }

  @Test func `a view inside another one is used with what it is given`() throws {
    let view = try ImportedView(
      """
      struct Bar: View {
        let width: Double
        @Binding var isOn: Bool
        var factor: Double { width / 100 }
        var body: some View {
          Rectangle().scaleEffect(x: isOn ? factor : 0, y: 1)
        }
      }
      """,
      """
      struct Bars: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Bar(width: 100, isOn: $isOn)
            Bar(width: 300, isOn: $isOn)
            Toggle("On", isOn: $isOn.animation(.linear(duration: 1)))
          }
        }
      }
      """)
    #expect(isClose(try view.values("rectangle_scaleEffect_x", at: 1, 1.5, 2), [0, 0.5, 1]))
    #expect(isClose(try view.values("rectangle2_scaleEffect_x", at: 1, 1.5, 2), [0, 1.5, 3]))
  }

  @Test func `an object publishes, and a view takes over its values in a transaction of its own`()
    throws
  {
    let view = try ImportedView(
      """
      class Model: ObservableObject {
        @Published var value = 0.0
        func load(by step: Double) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in
            self?.value += step
          }
        }
      }
      struct Screen: View {
        @StateObject private var model = Model()
        @State private var shown = 0.0
        var body: some View {
          Capsule()
            .offset(x: model.value * 100)
            .opacity(shown)
            .onReceive(model.$value) { value in
              withAnimation(.linear(duration: 1)) { shown = value }
            }
            .onTapGesture { withAnimation(.linear) { model.load(by: 0.5) } }
        }
      }
      """)
    // What comes back after 0.25 s has lost the transaction of the tap.
    #expect(isClose(try view.values("capsule_offset_x", at: 1.2, 1.26), [0, 50]))
    #expect(isClose(try view.values("capsule_opacity", at: 1.25, 1.75, 2.25), [0, 0.25, 0.5]))
  }

  @Test func `cases of an enum choose views and numbers`() throws {
    let view = try ImportedView(
      """
      enum Phase: String, CaseIterable { case idle, loading, done }
      extension Animation { static let calm = Animation.linear(duration: 2) }
      struct Loader: View {
        @State private var phase: Phase = .idle
        private var width: CGFloat {
          switch phase {
          case .idle: return 0
          case .loading: return 50
          default: return 200
          }
        }
        var body: some View {
          VStack {
            Rectangle().frame(width: width, height: 4)
            Button { next() } label: { Text("Next") }
          }
          .animation(.calm, value: phase)
        }
        func next() {
          switch phase {
          case .idle: phase = .loading
          case .loading: phase = Phase.done
          case .done: break
          }
        }
      }
      """,
      options: taps(("Next", 0.5), ("Next", 4)))
    #expect(isClose(try view.values("rectangle_layout_width", at: 0.5, 1.5, 2.5), [0, 25, 50]))
    #expect(isClose(try view.values("rectangle_layout_width", at: 4, 5, 6), [50, 125, 200]))
  }

  @Test func `an animatable modifier is evaluated on the way`() throws {
    let view = try ImportedView(
      """
      struct Bump: AnimatableModifier {
        var progress: Double
        var animatableData: Double {
          get { progress }
          set { progress = newValue }
        }
        func body(content: Content) -> some View {
          content.offset(x: 0, y: progress * (1 - progress) * 100)
        }
      }
      extension View {
        func bump(_ progress: Double) -> some View { modifier(Bump(progress: progress)) }
      }
      struct Jumper: View {
        @State private var isRight = false
        var body: some View {
          Circle().bump(isRight ? 1 : 0)
            .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_y", at: 0, 0.25, 0.5, 1), [0, 18.75, 25, 0]))
  }

  @Test(arguments: [("_", "timer?"), ("running", "running")])
  func `a timer counts until it is invalidated, by its name or by that of the closure's parameter`(
    parameter: String, subject: String
  ) throws {
    let view = try ImportedView(
      """
      struct Counter: View {
        @State private var count = 0
        @State private var timer: Timer?
        var body: some View {
          Text("\\(count)").opacity(1 - Double(count) * 0.25)
            .onAppear(perform: start)
        }
        private func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { \(parameter) in
            withAnimation(.linear(duration: 0.5)) { count += 1 }
            if count == 2 { \(subject).invalidate() }
          }
        }
      }
      """)
    #expect(
      isClose(
        try view.values("text_opacity", at: 1, 1.25, 2, 2.25, 4), [1, 0.875, 0.75, 0.625, 0.5]))
  }

  @Test(arguments: [
    "0.5", ".milliseconds(500)", "DispatchTimeInterval.milliseconds(500)",
    ".nanoseconds(500_000_000)",
  ])
  func `work that is put off waits for its seconds, in any unit`(delay: String) throws {
    let view = try ImportedView(
      """
      struct Later: View {
        @State private var isOn = false
        var body: some View {
          Circle().opacity(isOn ? 1 : 0)
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) {
                withAnimation(.linear(duration: 1)) { isOn = true }
              }
            }
        }
      }

      @available(iOS 17, *)
      #Preview { Later() }
      """)
    #expect(isClose(try view.values("circle_opacity", at: 0.5, 1, 1.5), [0, 0.5, 1]))
    #expect(view.warnings.isEmpty)
  }

  @Test(arguments: [
    (
      ".onChanged { value in offset = value.translation }",
      ".onEnded { _ in withAnimation(.linear(duration: 1)) { offset = .zero } }"
    ), (".onChanged(move)", ".onEnded(self.release)"),
  ])
  func `a drag moves what it is given, and lets it go`(changed: String, ended: String) throws {
    let view = try ImportedView(
      """
      struct Sheet: View {
        @State private var offset = CGSize.zero
        var body: some View {
          Rectangle()
            .offset(offset)
            .gesture(
              DragGesture()
                \(changed)
                \(ended)
            )
        }
        private func move(_ drag: DragGesture.Value) { offset = drag.translation }
        private func release(_ drag: DragGesture.Value) {
          guard drag.translation.width > 50 else { return }
          withAnimation(.linear(duration: 1)) { offset = .zero }
        }
      }
      """)
    // From 0 to 100 in half a second from 1 s on, then back in a second.
    #expect(
      isClose(try view.values("rectangle_offset_x", at: 1, 1.25, 1.5, 2, 2.5), [0, 50, 100, 50, 0]))
  }

  @Test func `phases follow one another`() throws {
    let view = try ImportedView(
      """
      struct Heart: View {
        @State private var likes = 0
        var body: some View {
          Image(systemName: "heart")
            .phaseAnimator([1.0, 2.0], trigger: likes) { content, phase in
              content.scaleEffect(phase)
            } animation: { phase in
              .linear(duration: phase)
            }
            .onTapGesture { likes += 1 }
        }
      }
      """)
    // Up in 2 s, and back in 1 s.
    #expect(
      isClose(try view.values("image_scaleEffect_x", at: 1, 2, 3, 3.5, 4), [1, 1.5, 2, 1.5, 1]))
  }

  @Test func `observers see values, and steps their conditions`() throws {
    let view = try ImportedView(
      """
      struct Steps: View {
        @State private var count = 0
        @State private var total = 0.0
        var body: some View {
          Circle().offset(x: total)
            .onTapGesture { count += 1 }
            .onChange(of: count) { old, new in
              guard new > old else { return }
              let step = Double(new) * 10
              for i in 0..<2 { total += step + Double(i) }
              if new == 2, total > 60 { total = 1000 } else if new == 1 { total -= 1 } else { total = 5 }
            }
        }
      }
      """,
      options: taps(("circle", 1), ("circle", 2)))
    // 10 + 11 - 1 after the first tap; 20 + 20 + 21 = 61 after the second, which is more than 60.
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5, 2.5), [0, 20, 1000]))
  }

  @Test func `a constant keeps the value that it had, and an optional one is what is in it`() throws
  {
    let view = try ImportedView(
      """
      struct Queue: View {
        @State private var items = [10.0, 20.0]
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          Circle().offset(x: x, y: y)
            .onTapGesture {
              let count = items.count
              if let first = items.first {
                items.removeAll { $0 == first }
                x = first
              }
              guard let last = items.last else { return }
              items = []
              let double = last * 2
              y = double + Double(count)
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { y += double + Double(items.count) }
            }
        }
      }
      """)
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 10]))
    // Two elements at first; twice the last one; nothing is left a second later.
    #expect(isClose(try view.values("circle_offset_y", at: 0.5, 1.5, 2.5), [0, 42, 82]))
  }

  @Test(arguments: [" = nil", ""])
  func `a state without a value is nil`(value: String) throws {
    let view = try ImportedView(
      """
      struct Card: View {
        @State private var chosen: Int?\(value)
        var body: some View {
          Circle().opacity(chosen == nil ? 0.25 : 1).onTapGesture { chosen = chosen == nil ? 3 : nil }
        }
      }
      """,
      options: taps(("circle", 1), ("circle", 2)))
    #expect(isClose(try view.values("circle_opacity", at: 0.5, 1.5, 2.5), [0.25, 1, 0.25]))
  }

  @Test
  func `a list is edited by the methods of arrays, and a random number follows from the seed`()
    throws
  {
    let view = try ImportedView(
      """
      struct Deck: View {
        @State private var cards = [1.0, 2.0, 3.0]
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: cards[0] * 100 + cards[1] * 10 + cards[2], y: x)
            .onTapGesture {
              cards.insert(7, at: 1)
              cards.swapAt(0, 3)
              cards.move(fromOffsets: IndexSet(integer: 0), toOffset: 2)
              _ = cards.remove(at: 3)
              cards.reverse()
              x = .random(in: 5...6)
            }
        }
      }
      """)
    // 1 7 2 3, then 3 7 2 1, 7 3 2 1, 7 3 2, and 2 3 7.
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [123, 237]))
    let drawn = try view.values("circle_offset_y", at: 0.5, 1.5)
    #expect(drawn[0] == 0 && (5...6).contains(drawn[1] ?? 0))
  }

  @Test func `a way that leaves a body runs nothing after it, and names keep apart`() throws {
    let view = try ImportedView(
      """
      struct Names: View {
        @State private var index = 5
        @State private var translation = CGSize.zero
        @State private var value = 0.0
        var body: some View {
          Circle().offset(x: value, y: translation.height)
            .onTapGesture { step(index: 2) }
            .gesture(DragGesture().onEnded { drag in
              translation = CGSize(width: 0, height: translation.height + drag.translation.height)
              value += translation.height
            })
        }
        func step(by other: Int) { value = -1000 }
        func step(index: Int) {
          if index == 2 {
            value += 1
            for item in [10.0, 20.0, 30.0] {
              if item == 20 { continue }
              value += item * Double(self.index)
            }
          } else {
            value = -1
            return
          }
          value += 0.5
        }
      }
      """,
      options: taps(("circle", 1)))
    // 1 + (10 + 30) * 5 + 0.5
    #expect(isClose(try view.values("circle_offset_x", at: 0.5, 1.5), [0, 201.5]))
    let dragged = try ImportedView(
      """
      struct Names: View {
        @State private var translation = CGSize.zero
        @State private var value = 1.0
        var body: some View {
          Circle().offset(x: value, y: translation.height)
            .gesture(DragGesture().onEnded { drag in
              translation = CGSize(width: 0, height: translation.height + 1)
              value += translation.height
            })
        }
      }
      """)
    // The state of that name, and not the way of the drag: 0 + 1, and then 1 + 1.
    #expect(isClose(try dragged.values("circle_offset_y", at: 0.5, 2), [0, 1]))
    #expect(isClose(try dragged.values("circle_offset_x", at: 0.5, 2), [1, 2]))
  }

  @Test(arguments: ["\\.offset", "\\.0", "\\.element", "\\.1"])
  func `the pairs of a list with its places have an identity`(path: String) throws {
    let view = try ImportedView(
      """
      struct Letters: View {
        let text = "ab"
        @State private var names = ["c", "d"]
        @State private var isOn = false
        var body: some View {
          HStack(spacing: 0) {
            ForEach(Array(text.enumerated()), id: \(path)) { (place, letter) in
              Text(String(letter)).scaleEffect(isOn ? 2 : 1)
                .animation(.linear(duration: 1).delay(Double(place)), value: isOn)
            }
            ForEach(Array(names.enumerated()), id: \(path)) { place, name in
              Text(name).opacity(isOn ? 1 : Double(place) / 2)
            }
          }
          .onTapGesture { isOn.toggle() }
        }
      }
      """)
    #expect(view.warnings.isEmpty, "\(view.warnings)")
    let table = try view.table(at: [0, 1.5, 2.5])
    // The second letter begins a second later.
    let scales = table.filter { $0.key.hasSuffix("_scaleEffect_x") }.sorted { $0.key < $1.key }
    #expect(scales.count == 2 && isClose(scales[0].value, [1, 1.5, 2]))
    #expect(scales.count == 2 && isClose(scales[1].value, [1, 1, 1.5]))
    let opacities = table.filter { $0.key.hasSuffix("_opacity") && !$0.key.has("transition") }
      .sorted { $0.key < $1.key }
    #expect(opacities.map { $0.value[0] } == [0, 0.5])
  }
}
