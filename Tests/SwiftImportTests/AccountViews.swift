import Testing

@testable import SwiftImport

/// A view by which the account of the tokens is tried.
struct AccountView: Sendable, CustomTestStringConvertible {
  /// The idioms in it.
  let name: String
  let text: String
  /// The taps at which something happens; none for one on each view that can be touched.
  var taps: [(label: String, time: Double)] = []

  /// Views in many idioms, in which nothing is written twice.
  static let all = actions + structures
}

extension AccountView {
  var testDescription: String { name }

  /// Where the sample of its units begins.
  var seed: Int { name.utf8.count }

  var options: ImportOptions {
    var options = ImportOptions()
    options.taps = taps.map { ImportOptions.Tap(label: $0.label, time: $0.time) }
    return options
  }

  /// Views in which something happens: actions, works, observers, gestures.
  private static let actions = [
    AccountView(
      name: "what cases carry",
      text: """
        import SwiftUI
        enum Phase: Equatable {
          case idle
          case loading(part: Double)
          case failed(String)
        }
        struct Load: View {
          @State private var phase: Phase = .loading(part: 0.5)
          var body: some View {
            VStack(spacing: 4) {
              switch phase {
              case .idle: Rectangle().frame(width: 11, height: 10)
              case .loading(let part): Rectangle().frame(width: 60 * part, height: 20)
              case .failed(let reason): Text(reason)
              }
              Button("More") {
                if case .loading(let part) = phase, part < 0.8 {
                  withAnimation(.easeOut) { phase = .loading(part: part + 0.25) }
                } else {
                  withAnimation { phase = .failed("late") }
                }
              }
              Button("Stop") { phase = .idle }
            }
          }
        }
        """,
      taps: [("More", 1), ("More", 2), ("More", 3), ("Stop", 4)]),
    AccountView(
      name: "variables that no view observes, and writes to several states",
      text: """
        import SwiftUI
        enum Totals { static var taps = 0 }
        final class Log: ObservableObject {
          @Published var size = 40.0
          private var steps = 2
          func grow() { steps += 3; size = Double(steps) * 9 }
        }
        struct Slot: View {
          var goal: Binding<Double>?
          var body: some View {
            Button("Slot") { goal?.wrappedValue = 0.25 }
          }
        }
        struct Swaps: View {
          private static var isUp = true
          @StateObject private var log = Log()
          @State private var low = 1.0
          @State private var high = 7.0
          @State private var extra: Double?
          var body: some View {
            VStack {
              Circle().frame(width: log.size, height: 30).offset(x: low, y: high)
              Rectangle().opacity(low / 10)
              Button("Swap") {
                Totals.taps += 1
                if Self.isUp { (low, high) = (high + 2, low) }
                Self.isUp.toggle()
                if Totals.taps > 1 { withAnimation(.linear(duration: 3)) { log.grow() } }
              }
              Button("Raise") {
                extra = 11
                extra! += 6
                var sum = 0.5
                for part in [1.5, 13.0] { sum += part }
                high = (extra ?? 0) + sum
              }
              Slot(goal: $low)
            }
          }
        }
        """,
      taps: [("Swap", 1), ("Swap", 2), ("Raise", 3), ("Slot", 4)]),
    AccountView(
      name: "states and buttons",
      text: """
        import SwiftUI
        struct Switches: View {
          @State private var isOn = false
          @State private var count = 0
          let step: Int = 3
          var body: some View {
            VStack(alignment: .leading, spacing: 12) {
              Text("Count \\(count)").foregroundColor(.secondary)
                .scaleEffect(isOn ? 1.5 : 1, anchor: .topLeading)
                .rotationEffect(.degrees(Double(count) * 15))
              Circle().fill(.blue).opacity(isOn ? 1 : 0.25).blur(radius: isOn ? 0 : 4)
                .animation(.easeInOut(duration: 0.4).delay(0.1), value: isOn)
              Button("Flip") { print("flip"); isOn.toggle() }.buttonStyle(.bordered)
              Button(action: { withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { count += step } }) {
                Label("Add", systemImage: "plus").imageScale(.large)
              }
            }
            .navigationTitle("Switches").accessibilityLabel("Switches")
          }
        }
        #Preview { Switches() }
        """),
    AccountView(
      name: "work that is cancelled",
      text: """
        struct Toast: View {
          @State private var shown = false
          @State private var workItem: DispatchWorkItem?
          var body: some View {
            VStack {
              Circle().opacity(shown ? 1 : 0)
              Button("Show") {
                workItem?.cancel()
                withAnimation(.linear(duration: 0.5)) { shown = true }
                let task = DispatchWorkItem { withAnimation { shown = false } }
                workItem = task
                DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: task)
              }
              Button("Hide") {
                let unused = DispatchWorkItem { shown = true }
                unused.cancel()
                workItem?.cancel()
                workItem = nil
                let now = DispatchWorkItem { shown.toggle() }
                now.perform()
              }
            }
          }
        }
        """, taps: [("Show", 1), ("Show", 2), ("Show", 6), ("Hide", 7)]),
    AccountView(
      name: "work that waits",
      text: """
        struct Loading: View {
          @State private var progress = 0.0
          @State private var phase = 0.0
          @State private var isDone = false
          @State private var ticks = 0
          var body: some View {
            ZStack {
              Circle().trim(from: 0.1, to: progress).rotationEffect(.degrees(-90))
              Circle().opacity(isDone ? 1 : 0).offset(x: CGFloat(ticks) * 10, y: phase)
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                withAnimation(.linear(duration: 1)) { progress = 0.5 }
              }
              Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
                ticks += 1
                if ticks == 3 { timer.invalidate() }
              }
            }
            .task {
              try? await Task.sleep(nanoseconds: 300_000_000)
              withAnimation(.easeOut) { phase = 8 }
              try? await Task.sleep(for: .seconds(1.5))
              finish()
            }
          }
          private func finish() {
            Task { @MainActor in
              withAnimation(.snappy) { isDone = true } completion: { progress = 1 }
            }
          }
        }
        """),
    AccountView(
      name: "observers",
      text: """
        struct Watcher: View {
          @State private var level = 0
          @State private var echo = 0.0
          @State private var seen = false
          let clock = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
          @State private var beats = 0.0
          var body: some View {
            VStack {
              Rectangle().offset(y: echo).hueRotation(.degrees(beats * 20))
              Button("Raise") { level += 2 }.padding().background(Color.gray)
            }
            .opacity(seen ? 1 : 0.1)
            .animation(.smooth, value: seen)
            .onChange(of: level) { oldValue, newValue in
              guard newValue > oldValue else { return }
              withAnimation(.bouncy(duration: 0.6, extraBounce: 0.2)) { echo = Double(newValue) * 10 }
            }
            .onReceive(clock) { _ in
              if beats < 3 { beats += 1 }
            }
            .onAppear { seen = true }
          }
        }
        """),
    AccountView(
      name: "gestures",
      text: """
        struct Draggable: View {
          @State private var offset = CGSize.zero
          @State private var isHeld = false
          @GestureState private var pull = 0.0
          var body: some View {
            VStack {
              RoundedRectangle(cornerRadius: 20).frame(width: 120, height: 80)
                .offset(offset)
                .scaleEffect(isHeld ? 1.2 : 1)
                .gesture(
                  DragGesture()
                    .onChanged { value in offset = value.translation; isHeld = true }
                    .onEnded { _ in
                      withAnimation(.interpolatingSpring(stiffness: 120, damping: 9)) {
                        offset = .zero
                        isHeld = false
                      }
                    })
              Capsule().rotationEffect(.degrees(pull))
                .gesture(DragGesture(minimumDistance: 5).updating($pull) { value, state, _ in
                  state = value.translation.width / 2
                })
              Image(systemName: "star").onLongPressGesture(minimumDuration: 0.5) {
                withAnimation(.bouncy) { offset.height += 30 }
              }
            }
          }
        }
        """),
    AccountView(
      name: "a model",
      text: """
        import SwiftUI
        struct Track: Identifiable, Hashable { let id: Int; var title: String; var isLiked = false }
        final class Player: ObservableObject {
          @Published var isPlaying = false
          @Published var position = 0.0
          @Published private(set) var queue: [Track] = [Track(id: 1, title: "One"), Track(id: 2, title: "Two")]
          var speed: Double { isPlaying ? 2 : 0.5 }
          init() { print("made") }
          func toggle() { isPlaying.toggle() }
          func seek(to position: Double, by factor: Double = 1) { self.position = position * factor }
          func drop(_ id: Int) { queue.removeAll { $0.id == id } }
        }
        struct Deck: View {
          @StateObject private var player = Player()
          var body: some View {
            VStack {
              ForEach(player.queue) { track in
                Text(track.title).transition(.move(edge: .leading).combined(with: .opacity))
                  .frame(width: 100, height: 20)
              }
              Circle().scaleEffect(player.speed).offset(x: player.position)
              Button("Play") { withAnimation(.easeIn) { player.toggle() } }
              Button("Seek") { withAnimation { player.seek(to: 40, by: 2) } }
              Button("Drop") { withAnimation(.easeOut(duration: 0.5)) { player.drop(2) } }
            }
          }
        }
        """),
    AccountView(
      name: "loops and lists of values",
      text: """
        struct Bars: View {
          @State private var heights: [Double] = [10, 20, 30]
          @State private var total = 0.0
          @State private var flags = [false, true]
          private static let factor = 1.5
          private var sum: Double { heights.reduce(0, +) }
          var body: some View {
            HStack(alignment: .bottom, spacing: 4) {
              ForEach(heights.indices, id: \\.self) { index in
                Rectangle().frame(width: 10, height: heights[index])
                  .animation(.linear(duration: 0.3).delay(Double(index) * 0.1), value: heights)
              }
              ForEach(0..<2, id: \\.self) { place in
                Circle().opacity(flags[place] ? 1 : 0.5).onTapGesture { flags[place].toggle() }
              }
              Text("Sum").opacity(total / 100)
            }
            .onTapGesture {
              for (index, height) in heights.enumerated() where index > 0 { heights[index] = height * Self.factor }
              var all = sum
              if all > 50 { all -= 5 }
              let half = all / 2
              withAnimation(.linear) { total = half }
            }
          }
        }
        """),
    AccountView(
      name: "choices of steps",
      text: """
        enum Mode: String, CaseIterable { case idle, busy, over
          var next: Mode {
            switch self {
            case .idle: return .busy
            case .busy: return .over
            case .over: return .idle
            }
          }
        }
        struct Machine: View {
          @State private var mode = Mode.idle
          @State private var turns = 0
          @State private var x = 0.0
          var width: CGFloat {
            switch mode {
            case .idle: return 10
            case .busy: return 20
            default: return 30
            }
          }
          var body: some View {
            VStack {
              Rectangle().frame(width: width, height: 10).offset(x: x)
              if mode == .busy { Text("Busy").transition(.scale) } else { Circle().opacity(0.5) }
              Button("Step") { advance() }
            }
          }
          func advance() {
            turns += 1
            withAnimation(turns == 1 ? .easeIn(duration: 0.2) : .easeOut(duration: 0.3)) { mode = mode.next }
            turns > 1 ? shift(by: turns) : print("first")
            [0.5, 0.25].forEach { part in x += part }
            switch mode {
            case .idle: x = 0
            case .busy:
              x = 5
              x += Double(turns)
            default: break
            }
          }
          func shift(by n: Int) { x += Double(n) }
        }
        """, taps: [("Step", 1), ("Step", 2), ("Step", 3)]),
  ]
}
