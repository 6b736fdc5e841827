// The probes that record the values of transitions.
extension Exporter {
  static let transitionProbe = """
    extension AnyTransition {
      /// Notes a value that moves with a transition, from the first one to the second and back.
      @MainActor fileprivate func probed<Value: Probed>(
        _ columns: String..., active: Value, identity: Value,
        by change: (AnyTransition) -> AnyTransition = { $0 }
      ) -> AnyTransition {
        combined(
          with: change(
            .modifier(
              active: Probe(columns: columns, value: active),
              identity: Probe(columns: columns, value: identity))))
      }
    }
    """

  static let phaseProbe = """
    /// Changes nothing, and notes the value that belongs to a phase.
    private struct PhaseProbe<Value: Probed>: Transition {
      let columns: [String]
      let value: (TransitionPhase) -> Value

      // SwiftUI replaces what has motion on a device that reduces motion.
      static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

      func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(Probe(columns: columns, value: value(phase)))
      }
    }

    extension AnyTransition {
      /// Notes a value that depends on the phase of a transition.
      @MainActor fileprivate func probed<Value: Probed>(
        _ columns: String..., by change: (AnyTransition) -> AnyTransition = { $0 },
        value: @escaping (TransitionPhase) -> Value
      ) -> AnyTransition {
        combined(with: change(AnyTransition(PhaseProbe(columns: columns, value: value))))
      }

      /// Notes a value that moves another way when the view goes than when it comes.
      @MainActor fileprivate func probed<Value: Probed>(
        _ columns: String..., insertion: Value, identity: Value, removal: Value,
        by change: (AnyTransition) -> AnyTransition = { $0 }
      ) -> AnyTransition {
        let probe = PhaseProbe(columns: columns) { phase in
          phase.isIdentity ? identity : phase == .willAppear ? insertion : removal
        }
        return combined(with: change(AnyTransition(probe)))
      }
    }
    """
}
