/// The views and tracks of a trace as the processes and threads of a profiler.
///
/// A view is a process and each of its tracks a thread of it: the motions of one track follow each other, so no two
/// slices of a thread overlap. The first process is the timeline itself. It has the states that are tracks of their
/// own, and on its first thread the events that belong to no track.
struct ProcessTable {
  struct Process {
    let number: Int
    let name: String
    fileprivate(set) var threads: [Thread] = []
  }

  /// The numbers that name a thread to a profiler. No two threads have the same, even in different processes.
  struct Thread: Hashable {
    let process: Int
    let number: Int
    let name: String
  }

  /// All processes, in the order of the document.
  private(set) var processes: [Process]
  private var threads: [String: Thread] = [:]
  private var numbers: [String: Int] = [:]

  /// - Parameter name: the name of the first process.
  init(_ columns: [Column], name: String) {
    processes = [Process(number: 1, name: name)]
    processes[0].threads.append(Thread(process: 1, number: 1, name: "events"))
    for column in columns where threads[column.track] == nil {
      let process = column.view.map { index(ofView: $0) } ?? 0
      let thread = Thread(
        process: processes[process].number, number: threads.count + 2, name: column.track)
      threads[column.track] = thread
      processes[process].threads.append(thread)
    }
  }

  /// The thread of the events that belong to no track.
  var eventThread: Thread { processes[0].threads[0] }

  /// The thread of a track; nil for one without columns in the trace.
  func thread(ofTrack name: String) -> Thread? { threads[name] }

  /// The first thread of a view; nil for a view without columns in the trace.
  func thread(ofView name: String) -> Thread? {
    numbers[name].flatMap { processes[$0].threads.first }
  }

  private mutating func index(ofView name: String) -> Int {
    if let index = numbers[name] { return index }
    let index = processes.count
    numbers[name] = index
    processes.append(Process(number: index + 1, name: name))
    return index
  }
}
