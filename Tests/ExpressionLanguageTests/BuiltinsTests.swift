import AnimationEngine
import ExpressionLanguage
import Testing

@testable import ExpressionLanguage

/// The table is the manual's list and the suggestions' source: it is tested as data.
struct BuiltinsTests {
  @Test func `no two rows can be meant by the same call`() {
    var seen: Set<String> = []
    for row in Builtins.all {
      let labels = (row.parameters ?? []).map { "\($0.label ?? "_"):\($0.type)\($0.isVariadic)" }
      let key = "\(row.owner) \(row.name) \(row.parameters == nil) \(labels) \(row.releases)"
      #expect(seen.insert(key).inserted, "\(key)")
    }
    #expect(seen.count > 250)
  }

  @Test func `every row is found under its owner, and nowhere else`() {
    let owners = Set(Builtins.everyRow.map(\.owner))
    #expect(owners.reduce(0) { $0 + Builtins.rows(of: $1).count } == Builtins.everyRow.count)
    for owner in owners {
      #expect(Builtins.rows(of: owner).allSatisfy { $0.owner == owner })
    }
  }

  @Test func `every row is documented by one sentence`() {
    for row in Builtins.all {
      #expect(row.summary.hasSuffix("."), "\(row.name)")
      #expect(row.summary.utf8.count <= 90, "\(row.name)")
      #expect(!row.name.isEmpty)
    }
  }

  @Test func `every row computes what it promises`() {
    for row in Builtins.all {
      guard case .native(let work) = row.body else { continue }
      var arguments: [Value] = []
      if case .value(let type) = row.owner { arguments.append(sample(type)) }
      // The sample of a text has no place for a value.
      let parameters = (row.parameters ?? []).filter { !$0.isVariadic || $0.typeName == nil }
      arguments += parameters.map { sample($0.type) }
      if row.draws { arguments.append(.double(1)) }
      do throws(EvaluationFailure) {
        let value = try work(arguments, 0)
        #expect(value.matches(row.result), "\(row.name): \(value) is no \(row.result)")
      } catch {
        #expect(row.name == "Color", "\(row.name): \(error.message)")
      }
    }
  }

  @Test func `a row given values of another kind fails and does not trap`() {
    for row in Builtins.all {
      guard case .native(let work) = row.body else { continue }
      for wrong in [Value.null, .bool(true), TransitionValue.Edge.top.boxed] {
        _ = try? work(Array(repeating: wrong, count: 6), 0)
        _ = try? work([], 0)
      }
    }
  }

  @Test func `the standard values have the types of their parameters`() {
    for row in Builtins.all {
      for parameter in row.parameters ?? [] {
        guard let value = parameter.standard else { continue }
        #expect(value.matches(parameter.type), "\(row.name) \(parameter.label ?? "_")")
      }
    }
  }

  @Test func `the manual's list shows a row as Swift declares it`() {
    let spring = Builtins.rows(named: "spring", of: .type(.animation))
    #expect(
      spring.map(\.signature).contains(
        "spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0.0)"))
    #expect(
      Builtins.rows(named: "max", of: .everywhere).first?.signature
        == "max(Double, Double, Double...)")
    #expect(Builtins.members(named: "count", of: .text).map(\.signature) == ["count"])
    #expect(
      Builtins.members(named: "reduce", of: .array(.double)).map(\.signature)
        == ["reduce(U, (U, T) -> U)"])
  }

  /// A value of a type.
  private func sample(_ type: ValueType) -> Value {
    switch type {
    case .double, .unknown: .double(0.5)
    case .int: .int(1)
    case .bool: .bool(true)
    case .text: .text("a")
    case .point: .point(.init(x: 1, y: 2))
    case .size: .size(.init(width: 1, height: 2))
    case .rect: .rect(.init(x: 1, y: 2, width: 3, height: 4))
    case .unitPoint: .unitPoint(.init(x: 0, y: 1))
    case .insets: .insets(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
    case .transform: .transform(.init(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    case .angle: .angle(.init(degrees: 90))
    case .color: .color(.init(red: 1, green: 0, blue: 0))
    case .animation: .animation(.linear)
    case .unitCurve: .unitCurve(.easeIn)
    case .spring: .spring(.init())
    case .transition: .transition(.slide)
    case .transaction: .transaction(.init())
    case .edge: TransitionValue.Edge.top.boxed
    case .blurReplace: TransitionValue.BlurReplace.upUp.boxed
    case .roundingRule: RoundingRule.up.boxed
    case .transitionPhase: TransitionPhase.willAppear.boxed
    case .keyframe: .keyframe(.init(to: .double(1), .move))
    case .keyframeTimeline: .keyframeTimeline(.init(from: .double(0), []))
    case .range: .range(0..<3)
    case .array(let element): .list([sample(element), sample(element)])
    case .set(let element): (try? SetValue([sample(element)])).map { .set($0) } ?? .null
    case .optional: .null
    case .open: .double(1)
    case .record, .function: .null
    }
  }
}
