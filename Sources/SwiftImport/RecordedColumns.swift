import SwiftSource

/// The columns that the recorder of an exported source prints.
struct RecordedColumns: Sendable {
  /// The place of the first column of each view, by the view's name.
  private var places: [Substring: Int] = [:]
  /// Whether the timeline is for a device that reduces motion.
  let reducesMotion: Bool
  /// The length of a pixel in points on the device that the timeline is for, if it says one.
  let pixelLength: Double?
  /// The names of the views whose frames are columns.
  private var framed: Set<Substring> = []

  /// The columns of an export are shorter. All beginnings of a name are kept, and a name of a megabyte has as many.
  private static let lengthLimit = 1_000

  /// Reads the list of the recorder; nil for a source that was not exported.
  init?(_ program: Program) {
    guard let recorder = Self.recorder(of: program), let call = recorder.value?.chain?.lastCall,
      call.argument("framesPerSecond", in: program.source) != nil,
      case .list(let columns)? = call.argument("columns", in: program.source)?.value.chain?.head
    else { return nil }
    reducesMotion = call.argument("reducesMotion", in: program.source) != nil
    pixelLength = call.argument("pixelLength", in: program.source).flatMap { argument in
      program.source.text(bytes: program.source.range(argument.value.tokens)).number
    }
    for (place, column) in columns.enumerated() {
      let text = program.source.text(bytes: program.source.range(column.value.tokens))
      guard text.utf8.count <= Self.lengthLimit else { continue }
      let name = text.dropFirst().dropLast()
      let isOfFrame = name.hasSuffix("_frame_width") || name.hasSuffix("_frame_height")
      for end in name.indices where name[end] == "_" {
        places[name[..<end]] = places[name[..<end]] ?? place
        if isOfFrame { framed.insert(name[..<end]) }
      }
    }
  }

  /// The constant `Recorder.shared`.
  private static func recorder(of program: Program) -> SwiftVariable? {
    guard let type = program.type("Recorder") else { return nil }
    for member in program.types[type].members {
      guard case .variable(let variable) = member.kind,
        variable.names.contains(where: { program.source.has($0, "shared") })
      else { continue }
      return variable
    }
    return nil
  }

  /// Whether a frame of a view is its size: a modifier would have columns. What shares a frame is inside of it.
  func isSize(_ node: ImportedNode) -> Bool {
    node.name.map { !framed.contains($0[...]) } == true
      && node.modifiers.allSatisfy { $0.sharesFrame }
  }

  /// Returns the views in the order of their columns. In Swift an overlay follows the view that it lies on; a document may
  /// name it first.
  func ordered(_ nodes: [ImportedNode]) -> [ImportedNode] {
    var waiting = nodes.filter { $0.placement != nil }[...]
    guard !waiting.isEmpty else { return nodes }
    var ordered: [ImportedNode] = []
    for node in nodes where node.placement == nil {
      let place = firstPlace(of: node)
      while let next = waiting.first, firstPlace(of: next) < place {
        ordered.append(next)
        waiting.removeFirst()
      }
      ordered.append(node)
    }
    return ordered + waiting
  }

  /// The place of the first column of a view and what is in it.
  private func firstPlace(of node: ImportedNode) -> Int {
    let own = node.name.flatMap { places[$0[...]] } ?? .max
    return node.children.reduce(own) { min($0, firstPlace(of: $1)) }
  }
}

extension OutputValue {
  /// Whether a modifier gives views of one name one frame.
  fileprivate var sharesFrame: Bool {
    guard case .object(let members) = self else { return false }
    return members.first?.key == "matchedGeometryEffect"
  }
}
