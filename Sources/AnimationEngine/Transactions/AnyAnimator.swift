#if hasFeature(Embedded)
  /// An animator of any type of value: Embedded Swift has no such value.
  enum AnyAnimator {
    init<V>(_ animator: Animator<V>) { preconditionFailure(wrongType) }

    mutating func accept<O: AnimatorOperation>(_ operation: O) -> O.Result { switch self {} }

    func answer<Q: AnimatorQuery>(_ query: Q) -> Q.Result { switch self {} }
  }
#else
  /// An animator of any type of value.
  struct AnyAnimator {
    private var animator: any AnimatorOfSomeValue

    init<V>(_ animator: Animator<V>) { self.animator = animator }

    mutating func accept<O: AnimatorOperation>(_ operation: O) -> O.Result {
      animator.accept(operation)
    }

    func answer<Q: AnimatorQuery>(_ query: Q) -> Q.Result { animator.answer(query) }
  }

  private protocol AnimatorOfSomeValue {
    mutating func accept<O: AnimatorOperation>(_ operation: O) -> O.Result
    func answer<Q: AnimatorQuery>(_ query: Q) -> Q.Result
  }

  extension Animator: AnimatorOfSomeValue {
    fileprivate mutating func accept<O: AnimatorOperation>(_ operation: O) -> O.Result {
      operation.perform(on: &self)
    }

    fileprivate func answer<Q: AnimatorQuery>(_ query: Q) -> Q.Result { query.read(self) }
  }
#endif
