// Declarations of SwiftUI that exported files use: names and types, for the type checker alone. Nothing runs.
@_exported import Foundation

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalBody() }
}
func fatalBody() -> Never { while true {} }

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalBody() }
}
public struct Text: View {
  public init<Content: StringProtocol>(_ content: Content) {}
  public init(verbatim content: String) {}
  public var body: Never { fatalBody() }
}
public struct TupleView<Content>: View {
  public var body: Never { fatalBody() }
}
public struct AnyView: View {
  public init<Content: View>(_ view: Content) {}
  public var body: Never { fatalBody() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}
public struct _ConditionalContent<First, Second>: View {
  public var body: Never { fatalBody() }
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalBody() }
}

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalBody() }
}
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalBody() }
}
public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalBody() }
}
public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalBody() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalBody() }
}
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalBody() }
}

public struct LazyVStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalBody() }
}
public struct LazyHStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalBody() }
}
public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalBody() }
}
public struct GeometryProxy {
  public var size: CGSize { .zero }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = Self()
  public static let center = Self()
  public static let trailing = Self()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = Self()
  public static let center = Self()
  public static let bottom = Self()
  public static let firstTextBaseline = Self()
  public static let lastTextBaseline = Self()
}
public struct Alignment: Equatable, Sendable {
  public static let center = Self()
  public static let leading = Self()
  public static let trailing = Self()
  public static let top = Self()
  public static let bottom = Self()
  public static let topLeading = Self()
  public static let topTrailing = Self()
  public static let bottomLeading = Self()
  public static let bottomTrailing = Self()
}

// MARK: Shapes

public protocol ShapeStyle: Sendable {}
public protocol Shape: View, Animatable {}
extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func fill<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    self
  }
}
public struct Rectangle: Shape {
  public init() {}
  public var body: Never { fatalBody() }
  public var animatableData = EmptyAnimatableData()
}
public struct Circle: Shape {
  public init() {}
  public var body: Never { fatalBody() }
  public var animatableData = EmptyAnimatableData()
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { initial = wrappedValue }
  private let initial: Value
  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { _ in }) }
}
@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { read = get }
  private let read: () -> Value
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { read()[keyPath: keyPath] }, set: { _ in })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}
public struct EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
}

@propertyWrapper public struct Namespace {
  public struct ID: Hashable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame = Self(rawValue: 3)
}

// MARK: Objects

public protocol ObservableObject: AnyObject {}
public protocol Publisher<Output> {
  associatedtype Output
}
public struct ValuePublisher<Output>: Publisher {}
public struct SchedulerStride {
  public static func seconds(_ seconds: Double) -> SchedulerStride { SchedulerStride() }
}
extension Publisher {
  public func dropFirst(_ count: Int = 1) -> ValuePublisher<Output> { ValuePublisher() }
  public func debounce(for interval: SchedulerStride, scheduler: RunLoop) -> ValuePublisher<Output>
  { ValuePublisher() }
  public func throttle(
    for interval: SchedulerStride, scheduler: RunLoop, latest: Bool
  ) -> ValuePublisher<Output> { ValuePublisher() }
}
public struct TimerPublisher: Publisher {
  public typealias Output = Date
  public func autoconnect() -> ValuePublisher<Date> { ValuePublisher() }
}
extension Timer {
  public static func publish(
    every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
}
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
  public var projectedValue: ValuePublisher<Value> { ValuePublisher() }
}
@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }
  private let make: () -> Object
  public var wrappedValue: Object { make() }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings() }
}
@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Object
  public var projectedValue: ObjectBindings<Object> { ObjectBindings() }
}
@dynamicMemberLookup public struct ObjectBindings<Object> {
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> { Binding(get: { preconditionFailure() }, set: { _ in }) }
}

// MARK: Values

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (first: Self, second: Self) -> Self { first }
  public static func - (first: Self, second: Self) -> Self { first }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (first: Self, second: Self) -> Self { first }
  public static func - (first: Self, second: Self) -> Self { first }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension Double: VectorArithmetic, Animatable {
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension CGFloat: VectorArithmetic, Animatable {
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set {}
  }
}
extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set {}
  }
}
extension CGRect: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {}
  }
}
public struct Angle: Animatable, Hashable, Comparable, Sendable {
  public var radians = 0.0
  public var degrees = 0.0
  public init() {}
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { self.degrees = degrees }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static var zero: Angle { Angle() }
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
  public static func + (first: Angle, second: Angle) -> Angle { first }
  public static func - (first: Angle, second: Angle) -> Angle { first }
  public static func * (angle: Angle, factor: Double) -> Angle { angle }
  public static func / (angle: Angle, factor: Double) -> Angle { angle }
  public static prefix func - (angle: Angle) -> Angle { angle }
  public var animatableData: Double {
    get { radians }
    set {}
  }
}
public struct UnitPoint: Hashable, Animatable, Sendable {
  public var x = 0.0 as CGFloat
  public var y = 0.0 as CGFloat
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
  public static let zero = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set {}
  }
}
public struct EdgeInsets: Equatable, Animatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {}
  }
}
public struct Color: View, ShapeStyle, Hashable {
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public nonisolated static let red = Color(white: 0)
  public nonisolated static let green = Color(white: 0)
  public nonisolated static let blue = Color(white: 0)
  public nonisolated static let white = Color(white: 0)
  public nonisolated static let black = Color(white: 0)
  public nonisolated static let gray = Color(white: 0)
  public nonisolated static let orange = Color(white: 0)
  public nonisolated static let yellow = Color(white: 0)
  public nonisolated static let clear = Color(white: 0)
  public nonisolated var body: Never { fatalBody() }
}
extension Color {
  public struct Resolved: Hashable {
    public var red: Float { 0 }
    public var green: Float { 0 }
    public var blue: Float { 0 }
    public var opacity: Float { 0 }
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var gray: Color { Color.gray }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
}
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8)
    public static let all = Self(rawValue: 15)
  }
}
public enum ContentMode: Sendable { case fit, fill }
public struct Font: Hashable, Sendable {
  public static let largeTitle = Self()
  public static let title = Self()
  public static let title2 = Self()
  public static let title3 = Self()
  public static let headline = Self()
  public static let body = Self()
  public static let callout = Self()
  public static let subheadline = Self()
  public static let footnote = Self()
  public static let caption = Self()
  public static let caption2 = Self()
  public static func system(size: CGFloat) -> Font { Self() }
}

// MARK: Animations

public struct Animation: Equatable, Sendable {
  init() {}
  public static let `default` = Animation()
  public static var linear: Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static var easeIn: Animation { Animation() }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static var easeOut: Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static var easeInOut: Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation()
  }
  public static var spring: Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  public static var interactiveSpring: Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  { Animation() }
  public static var interpolatingSpring: Animation { Animation() }
  public static var smooth: Animation { Animation() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  public static var snappy: Animation { Animation() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  public static var bouncy: Animation { Animation() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
  public func value(at progress: Double) -> Double { 0 }
}
public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {}
  public static let smooth = Spring()
  public static let snappy = Spring()
  public static let bouncy = Spring()
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { target }
  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: TimeInterval
  ) {}
}
public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {}
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = Self()
  public static let removed = Self()
}
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

// MARK: Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier>: View {
  public var body: Never { fatalBody() }
}
public struct ModifiedContent<Content, Modifier>: View {
  public var body: Never { fatalBody() }
}
public struct PlaceholderContentView<Value>: View {
  public var body: Never { fatalBody() }
}

public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local)
  {
  }
}
public struct _ChangedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}
extension Gesture {
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture() }
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture()
  }
}
extension View {
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
}
extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent()
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func position(_ position: CGPoint) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func tint(_ tint: Color?) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func background<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func geometryGroup() -> some View { self }

  public func animation(_ animation: Animation?) -> some View { self }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
  public func animation<Result: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> some View { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  public func transaction<Result: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Result
  ) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  public func onReceive<Values: Publisher>(
    _ publisher: Values, perform action: @escaping (Values.Output) -> Void
  ) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  public func phaseAnimator<Phase: Equatable, Result: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Result,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  public func phaseAnimator<Phase: Equatable, Result: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Result,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
}

// MARK: Dates

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self()
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self { Self() }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule {
  public static func explicit<Dates>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> { Self() }
}
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public struct Context {
    public let date: Date
  }
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
  public var body: Never { fatalBody() }
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

// MARK: Keyframes

public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}
public struct KeyframeTrackContents<Value: Animatable>: KeyframeTrackContent {}
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Keyframe: KeyframeTrackContent>(
    _ expression: Keyframe
  ) -> Keyframe where Keyframe.Value == Value { expression }
  public static func buildBlock<each Keyframe: KeyframeTrackContent>(
    _ keyframes: repeat each Keyframe
  ) -> KeyframeTrackContents<Value> { KeyframeTrackContents() }
}
public protocol Keyframes<Root> {
  associatedtype Root
}
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}
public struct KeyframesContents<Root>: Keyframes {}
@resultBuilder public struct KeyframesBuilder<Root> {
  public static func buildExpression<Track: Keyframes>(
    _ expression: Track
  ) -> Track where Track.Root == Root { expression }
  public static func buildBlock<each Track: Keyframes>(
    _ tracks: repeat each Track
  ) -> KeyframesContents<Root> { KeyframesContents() }
}
extension KeyframesBuilder {
  public static func buildExpression<Keyframe: KeyframeTrackContent>(
    _ expression: Keyframe
  ) -> Keyframe where Keyframe.Value == Root { expression }
  public static func buildBlock<each Keyframe: KeyframeTrackContent>(
    _ keyframes: repeat each Keyframe
  ) -> KeyframesContents<Root> where Root: Animatable { KeyframesContents() }
}
public struct KeyframeTimeline<Value> {
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {}
  public var duration: TimeInterval { 0 }
  public func value(time: Double) -> Value { preconditionFailure() }
  public func value(progress: Double) -> Value { preconditionFailure() }
}
extension View {
  public func keyframeAnimator<Value, Result: View, Tracks: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Result,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) -> some View { self }
  public func keyframeAnimator<Value, Result: View, Tracks: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Result,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Tracks
  ) -> some View { self }
}

// MARK: Transitions

public struct AnyTransition {
  public static let identity = AnyTransition()
  public static var opacity: AnyTransition { AnyTransition() }
  public static var scale: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }
  public init<Value: Transition>(_ transition: Value) {}
  private init() {}
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
  public var hasMotion: Bool { true }
}
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

// MARK: Views of UIKit

@MainActor @preconcurrency open class UIView {
  public init() {}
  public var bounds: CGRect { .zero }
  public var window: UIView? { nil }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
}
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
}
@MainActor @preconcurrency open class UIScreen {
  public static let main = UIScreen()
  public var scale: CGFloat { 1 }
}
@MainActor @preconcurrency open class UIScene: NSObject {}
@MainActor @preconcurrency open class UIWindowScene: UIScene {}
@MainActor @preconcurrency open class UIApplication {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> { [] }
}
@MainActor @preconcurrency open class UIViewController {}
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) {}
}
@MainActor @preconcurrency open class UIWindow: UIView {
  override public init() {}
  public init(windowScene: UIWindowScene) {}
  public var rootViewController: UIViewController?
  public var isHidden = false
  public func makeKeyAndVisible() {}
}
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
}
extension UIViewRepresentable {
  public var body: Never { fatalBody() }
}
public struct UIViewRepresentableContext<Representable> {}

// MARK: Apps

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalBody() }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}
