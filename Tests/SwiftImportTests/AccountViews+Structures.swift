extension AccountView {
  /// Views that are built of others: components, modifiers, styles, shapes, animators, layout.
  static let structures = [
    AccountView(
      name: "components and bindings",
      text: """
        struct Badge: View {
          let title: String
          var scale: CGFloat = 1
          @Binding var isShown: Bool
          var onTap: () -> Void = {}
          @State private var glow = 0.0
          var body: some View {
            label
              .scaleEffect(scale)
              .opacity(isShown ? 1 : 0.3)
              .brightness(glow)
              .onTapGesture {
                withAnimation(.easeIn(duration: 0.25)) { isShown.toggle() }
                glow += 0.1
                onTap()
              }
          }
          @ViewBuilder private var label: some View { Text(title).bold().padding(4) }
        }
        struct Board: View {
          @State private var first = true
          @State private var second = false
          @State private var taps = 0
          var body: some View {
            VStack {
              Badge(title: "One", isShown: $first)
              Badge(title: "Two", scale: 2, isShown: $second, onTap: { taps += 1 })
              Text("Taps").offset(x: CGFloat(taps) * 7)
            }
            .animation(.linear(duration: 0.2), value: taps)
          }
        }
        struct Board_Previews: PreviewProvider { static var previews: some View { Board().preferredColorScheme(.dark) } }
        """),
    AccountView(
      name: "modifiers and styles",
      text: """
        extension Animation { static let pop = Animation.spring(duration: 0.3, bounce: 0.4) }
        struct Shake: ViewModifier {
          let isActive: Bool
          func body(content: Content) -> some View {
            content.offset(x: isActive ? 12 : 0).shadow(color: .black, radius: isActive ? 6 : 1)
          }
        }
        extension View {
          func shaken(_ isActive: Bool) -> some View { modifier(Shake(isActive: isActive)) }
          func faded(when isFaded: Bool, to end: Double = 0.5) -> some View { opacity(isFaded ? end : 1) }
        }
        struct Press: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
              .animation(.pop, value: configuration.isPressed)
          }
        }
        struct Panel: View {
          @State private var isLoud = false
          var body: some View {
            VStack {
              Text("Panel").shaken(isLoud).animation(.pop.speed(2), value: isLoud)
              Image(systemName: "bolt").faded(when: isLoud, to: 0.25).faded(when: !isLoud)
              Button("Shout") { isLoud.toggle() }.buttonStyle(Press())
            }
            .toolbar { Text("Bar").opacity(isLoud ? 1 : 0.75) }
          }
        }
        """),
    AccountView(
      name: "animatable data and shapes",
      text: """
        struct Wave: Shape {
          var phase: Double
          var strength: Double
          var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(phase, strength) }
            set { phase = newValue.first; strength = newValue.second }
          }
          func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: 0, y: rect.midY + sin(phase) * strength))
            return path
          }
        }
        struct Counter: AnimatableModifier {
          var number: Double
          var animatableData: Double {
            get { number }
            set { number = newValue }
          }
          func body(content: Content) -> some View { content.opacity(number / 100).offset(y: number * 2) }
        }
        struct Sea: View {
          @State private var phase = 0.0
          @State private var number = 10.0
          var body: some View {
            VStack {
              Wave(phase: phase, strength: number / 2).fill(.blue).frame(height: 100)
              Text("Number").modifier(Counter(number: number))
            }
            .onAppear {
              withAnimation(.linear(duration: 2).repeatCount(3, autoreverses: false)) { phase = .pi * 2 }
              withAnimation(.easeInOut(duration: 1)) { number = 50 }
            }
          }
        }
        """),
    AccountView(
      name: "phases and keyframes",
      text: """
        struct Bell: View {
          enum Ring: CaseIterable { case rest, left, right
            var angle: Double { switch self { case .rest: 5; case .left: -20; case .right: 25 } }
          }
          struct Values { var scale = 1.0; var y = 0.0 }
          @State private var rings = 0
          var body: some View {
            VStack {
              Image(systemName: "bell")
                .phaseAnimator(Ring.allCases, trigger: rings) { content, phase in
                  content.rotationEffect(.degrees(phase.angle)).opacity(phase == .rest ? 1 : 0.8)
                } animation: { phase in
                  phase == .left ? .easeIn(duration: 0.2) : .spring(duration: 0.4)
                }
              Text("Ding")
                .keyframeAnimator(initialValue: Values(), trigger: rings) { content, value in
                  content.scaleEffect(value.scale).offset(y: value.y)
                } keyframes: { _ in
                  KeyframeTrack(\\.scale) {
                    LinearKeyframe(1.4, duration: 0.2)
                    SpringKeyframe(1, duration: 0.4, spring: .bouncy)
                  }
                  KeyframeTrack(\\.y) {
                    CubicKeyframe(-20, duration: 0.3)
                    MoveKeyframe(0)
                  }
                }
              Button("Ring") { rings += 1 }
            }
          }
        }
        """),
    AccountView(
      name: "layout",
      text: """
        struct Drawer: View {
          @State private var isOpen = false
          @State private var extra = false
          var body: some View {
            GeometryReader { proxy in
              HStack(alignment: .top, spacing: isOpen ? 20 : 4) {
                Color.red.frame(width: isOpen ? proxy.size.width / 2 : 60, height: 50)
                VStack(spacing: 3) {
                  if extra { Color.green.frame(width: 30, height: 30).transition(.slide) }
                  Color.blue.frame(width: 20, height: 20).padding(.leading, isOpen ? 8 : 0)
                }
                Spacer(minLength: 5)
                Color.gray.frame(maxWidth: 90)
              }
              .padding(.horizontal, 10)
            }
            .frame(width: 300, height: 200)
            .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { isOpen.toggle(); extra = true } }
          }
        }
        """),
    AccountView(
      name: "layers",
      text: """
        struct Poster: View {
          @State private var isLit = false
          @Namespace private var space
          var body: some View {
            ZStack {
              if isLit {
                Circle().matchedGeometryEffect(id: "dot", in: space).frame(width: 40, height: 40)
              } else {
                Circle().matchedGeometryEffect(id: "dot", in: space).frame(width: 10, height: 10)
              }
            }
            .frame(width: 100, height: 100, alignment: .bottomTrailing)
            .overlay(alignment: .topLeading) {
              Text("New").opacity(isLit ? 1 : 0).rotationEffect(.degrees(isLit ? 0 : 45), anchor: .leading)
            }
            .background(RoundedRectangle(cornerRadius: 8).fill(isLit ? Color.yellow : Color.black))
            .mask(Rectangle().scaleEffect(x: isLit ? 1 : 0.5, y: 0.75))
            .onTapGesture { withAnimation(.easeInOut(duration: 1)) { isLit.toggle() } }
          }
        }
        """),
    AccountView(
      name: "transitions",
      text: """
        extension AnyTransition {
          static var lift: AnyTransition {
            .asymmetric(insertion: .opacity.combined(with: .scale(scale: 0.5)), removal: .offset(x: 10, y: 30))
          }
        }
        struct Spin: ViewModifier {
          let angle: Double
          func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
        }
        struct Stage: View {
          @State private var isShown = false
          @State private var name: String?
          var body: some View {
            VStack {
              if isShown {
                Text("Lifted").transition(.lift)
                Text("Spun").transition(.modifier(active: Spin(angle: 90), identity: Spin(angle: 0)))
              }
              if let name {
                Text(name).transition(.opacity.animation(.linear(duration: 2)))
              }
              Button("Show") { withAnimation(.linear(duration: 0.5)) { isShown.toggle() } }
              Button("Name") { name = "Ann" }
            }
          }
        }
        """, taps: [("Show", 1), ("Name", 2), ("Show", 3)]),
    AccountView(
      name: "another name of a type",
      text: """
        fileprivate typealias Example = Scenes.Moving
        enum Scenes {
          struct Moving {
            @State private var x = 0.0
            @State private var isWide = false
          }
        }
        extension Example {
          static let slow = Animation.linear(duration: 2)
          private var turn: Double { x * 90 }
          private func move() {
            print("moved")
            withAnimation(Self.slow) { x = 1 }
          }
        }
        extension Example: View {
          var body: some View {
            VStack {
              Circle().opacity(x).rotationEffect(.degrees(turn)).onTapGesture(perform: move)
              Text("Wide").foregroundStyle(.red).scaleEffect(isWide ? 2 : 1)
              Button("Widen") { withAnimation(.linear(duration: 0.5)) { isWide.toggle() } }
            }
            .padding(4)
          }
        }
        struct Other: View { var body: some View { Text("Other") } }
        #Preview { Example() }
        """),
    AccountView(
      name: "gestures and colours apart",
      text: """
        enum Side {
          case top, bottom
          var sign: Double {
            switch self {
            case .top: return -1
            case .bottom: return 1
            }
          }
        }
        struct Panel: View {
          @State private var y = 3.0
          @State private var side: Side = .top
          private let line = Color.gray
          private var tint: Color { side == .top ? .red : line }
          private var drag: some Gesture {
            DragGesture().onChanged(moved(value:)).onEnded { _ in
              withAnimation(.linear(duration: 0.5)) { y = 0 }
            }
          }
          private func press(_ end: Double) -> some Gesture {
            return TapGesture().onEnded { withAnimation(.linear(duration: 1)) { y = end } }
          }
          private func moved(value: DragGesture.Value) { y = value.translation.height }
          var body: some View {
            ZStack {
              tint.ignoresSafeArea().onTapGesture { side = side == .top ? .bottom : .top }
              (y > 5 ? line : Color.blue).frame(height: 2)
              Circle().offset(y: y * side.sign).gesture(side == .bottom ? drag : nil)
              Text("End").foregroundStyle(.white).gesture(press(20))
            }
          }
        }
        """),
    AccountView(
      name: "conditions of compilation",
      text: """
        #if os(macOS)
        let reach = 5.0
        #else
        let reach = 50.0
        #endif
        protocol Moving { var reach: Double { get } }
        typealias Distance = Double
        struct Slider2: View {
          @State private var x: Distance = 0
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Group {
              Circle().offset(x: x).opacity(scheme == .dark ? 0.5 : 1)
                #if DEBUG
                .blur(radius: x)
                #endif
            }
            .onTapGesture {
              var transaction = Transaction()
              transaction.disablesAnimations = true
              if #available(iOS 17, *) {
                withTransaction(transaction) { x = reach }
              } else {
                x = 1
              }
              defer { print(x) }
            }
          }
          private func unused() { x = 3 }
        }
        struct Unused: View { var body: some View { Text("Unused").opacity(0.5) } }
        #Preview { Slider2() }
        """),
    AccountView(
      name: "observers of properties",
      text: """
        final class Player: ObservableObject {
          @Published var level = 1.0 {
            willSet { before = level }
            didSet {
              guard oldValue != level else { return }
              shown += 2 * level
            }
          }
          @Published var before = 0.0
          @Published var shown = 0.0
          @Published var unused = false { didSet { shown = 7 } }
        }
        struct Panel: View {
          @StateObject private var player = Player()
          @State private var isOpen = false { didSet { player.level = 3 } }
          var body: some View {
            Text("A").offset(x: player.shown, y: player.before)
            Circle().opacity(isOpen ? 1 : 0.5)
            Button("Up") { withAnimation(.linear(duration: 0.2)) { player.level += 4 } }
            Button("Open") { isOpen = true }
          }
        }
        """, taps: [("Up", 1), ("Open", 2)]),
  ]
}
