import Diagnostics

/// An input that cannot be read.
package struct UnreadableInput: Error {
  /// `name: reason`, safe to print.
  let message: String
  /// Whether the input does not exist.
  let isMissing: Bool

  init(_ error: InputError, of input: InputOperand, help: String? = nil) {
    isMissing = error.isMissing
    message =
      "\(input.displayName.escapedForMessage): \(error.reason)" + (help.map { "; \($0)" } ?? "")
  }
}

extension Invocation {
  /// The inputs that the operands name; without operands, standard input unless it is a terminal.
  func inputs(on console: any Console) throws(CommandFailure) -> [InputOperand] {
    if operands.isEmpty { return [try standardInput(of: console)] }
    let inputs = operands.map(InputOperand.init)
    try checkImports(inputs)
    guard inputs.count(where: { $0 == .standardInput }) <= 1 else {
      let others = command == .diff ? "two" : "inputs"
      throw usage("standard input can be only one of the \(others)")
    }
    return inputs
  }

  /// The inputs that the operands name, with the files of an ending in a folder in its place: its timelines, or the
  /// sources of a view. A folder that cannot be read is an input itself, and to read it is an error.
  func inputsInFolders(
    on console: any Console, ending: String = ".json"
  ) throws(CommandFailure) -> [InputOperand] {
    var inputs: [InputOperand] = []
    for input in try self.inputs(on: console) {
      guard case .file(let path) = input, let names = try? console.names(inFolder: path) else {
        inputs.append(input)
        continue
      }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let found = console.files(names, ending: ending, in: folder, depth: 0)
      guard !found.isEmpty else {
        throw usage("the folder \(path.quotedForMessage) has no '\(ending)' file")
      }
      inputs += found.map(InputOperand.file)
    }
    return inputs
  }

  /// The input of a command that takes a single one.
  func input(on console: any Console) throws(CommandFailure) -> InputOperand {
    if let operand = operands.first {
      try checkImports([InputOperand(operand)])
      return InputOperand(operand)
    }
    return try standardInput(of: console)
  }

  /// Refuses an output that is the very file to be read.
  func checkOutput(against input: InputOperand, on console: any Console) throws(CommandFailure) {
    guard case .file(let path) = output else { return }
    do throws(IdentityError) {
      guard try console.isFile(at: path, readAs: input) else { return }
    } catch {
      switch error {
      case .output(let error):
        throw .unwritable(
          UnwritableResult(path.escapedForMessage, reason: error.reason, status: .cannotCreate))
      case .input(let error): throw .unreadable(UnreadableInput(error, of: input))
      }
    }
    throw usage("the output \(path.quotedForMessage) is the input, which would be lost")
  }

  private func standardInput(of console: any Console) throws(CommandFailure) -> InputOperand {
    guard !console.inputIsTerminal else {
      throw usage("no file given; '-' reads what you type")
    }
    return .standardInput
  }
}

extension InputOperand {
  fileprivate init(_ operand: String) {
    self = operand == "-" ? .standardInput : .file(operand)
  }
}

/// The greatest depth of nested folders; a link that leads back would make it endless.
private let folderDepth = 32

extension Console {
  /// The paths of the files of an ending among the names in a folder, and in the folders among them, without
  /// hidden files and schemas.
  fileprivate func files(
    _ names: [String], ending: String, in folder: String, depth: Int
  ) -> [String] {
    names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder + "/" + name
      if name.hasSuffix(".schema.json") { return [] }
      if name.hasSuffix(ending) { return [path] }
      guard depth < folderDepth else { return [] }
      do throws(InputError) {
        guard let inner = try self.names(inFolder: path) else { return [] }
        return files(inner, ending: ending, in: path, depth: depth + 1)
      } catch {
        return [path]
      }
    }
  }

  /// Reads a whole input under the name its user knows.
  func source(_ input: InputOperand) throws(CommandFailure) -> SourceText {
    switch reading(input) {
    case .success(let source): return source
    case .failure(let problem): throw .unreadable(problem)
    }
  }

  /// Reads a whole input. A command that continues without it handles the failure itself.
  func reading(_ input: InputOperand) -> Result<SourceText, UnreadableInput> {
    do throws(InputError) {
      return .success(SourceText(name: input.displayName, bytes: try read(input)))
    } catch {
      return .failure(UnreadableInput(error, of: input, help: help(for: input)))
    }
  }

  /// The file that a path was probably meant for: one in a folder, or one beside it with a name like it.
  private func help(for input: InputOperand) -> String? {
    guard case .file(let path) = input else { return nil }
    if let names = try? names(inFolder: path) {
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      return names.first { $0.hasSuffix(".json") }
        .map { "name a file in it, such as \("\(folder)/\($0)".escapedForMessage)" }
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let known = ((try? names(inFolder: folder)) ?? []).filter { $0.hasSuffix(".json") }
    // A file that is there cannot be read for another reason than its name.
    guard !known.contains(name), let near = name.nearestFile(among: known) else {
      return nil
    }
    return "did you mean '\((slash == nil ? near : folder + "/" + near).escapedForMessage)'?"
  }
}

extension String {
  fileprivate static let timelineExtension = ".json"

  /// The name of a timeline's file without its extension.
  fileprivate var withoutExtension: String {
    hasSuffix(Self.timelineExtension) ? String(dropLast(Self.timelineExtension.count)) : self
  }

  /// The file that this name was probably meant for. Extensions are left out: all timelines have the same one, which
  /// makes no two names alike.
  fileprivate func nearestFile(among files: [String]) -> String? {
    let stem = withoutExtension
    let stems = files.map { $0.withoutExtension }
    return (stems.contains(stem) ? stem : nearestName(to: stem, among: stems)).map {
      $0 + String.timelineExtension
    }
  }
}
