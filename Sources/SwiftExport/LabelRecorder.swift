// The part of a recorder for events that wait for a label.
extension Exporter {
  static let labelEvents = """

      /// The actions that wait for a label: how many more times it must be noted, and the seconds after that.
      private var waiting: [(label: String, number: Int, delay: Double, action: @MainActor () -> Void)] = []

      /// Runs something when a completion or an observer has noted a label for the first time, or so many times.
      func after(
        _ label: String, number: Int = 1, later delay: Double = 0,
        _ action: @escaping @MainActor () -> Void
      ) {
        waiting.append((label, number, delay, action))
      }

      private func hear(_ event: String, _ label: String) {
        guard event != "emit" else { return }
        for index in waiting.indices where waiting[index].label == label {
          waiting[index].number -= 1
          guard waiting[index].number == 0 else { continue }
          let action = waiting[index].action
          DispatchQueue.main.asyncAfter(deadline: .now() + waiting[index].delay) { action() }
        }
      }

    """
}
