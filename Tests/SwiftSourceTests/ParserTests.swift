import Diagnostics
import Testing

@testable import SwiftSource

/// The tree of a source, by facts of Swift's grammar.
@Suite struct ParserTests {
  private func file(_ source: String) -> SwiftFile { SwiftFile(Array(source.utf8)) }

  private func text(_ file: SwiftFile, _ tokens: Range<Int>) -> String {
    file.source.text(bytes: file.source.range(tokens))
  }

  /// The first declaration of a source, which must have no problem.
  private func first(_ source: String) throws -> (SwiftFile, SwiftDeclaration) {
    let file = file(source)
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.unknown.isEmpty, "\(file.unknown.map { text(file, $0) })")
    return (file, try #require(file.declarations.first))
  }

  @Test func `a type has its name, what it inherits and its members`() throws {
    let (file, declaration) = try first(
      """
      @MainActor public final class Model<T: Equatable>: Base<T>, ObservableObject where T: Sendable {
        @Published private(set) var a = 1, b: [Int] = []
        init?(_ a: Int = 2) throws { self.a = a }
        static func make(of x: inout [String: Int], _ y: @escaping (Int) -> Void) async throws -> some View { x }
        var c: Int { get { a } set(new) { a = new } }
        var d = 0 { didSet { a = d } }
        subscript(i: Int) -> Int { i }
        deinit { }
        enum Kind: String { case one = "1", two(Int) }
      }
      """)
    guard case .type(let type) = declaration.kind else {
      Issue.record("no type")
      return
    }
    #expect(text(file, type.name) == "Model")
    #expect(type.inherited.map { text(file, $0) } == ["Base<T>", "ObservableObject"])
    #expect(declaration.attributes.map { file.source.text($0.name) } == ["MainActor"])
    #expect(declaration.modifiers.map { file.source.text($0) } == ["public", "final"])
    let kinds = type.members.map { member -> String in
      switch member.kind {
      case .variable(let variable): "var " + file.source.text(variable.names[0])
      case .function(let function): "func " + file.source.text(function.name)
      case .initializer: "init"
      case .other(let word): file.source.text(word)
      case .type(let type): "type " + text(file, type.name)
      default: "?"
      }
    }
    #expect(
      kinds == [
        "var a", "var b", "init", "func make", "var c", "var d", "subscript", "deinit", "type Kind",
      ])
  }

  @Test func `a chain has its calls, labels and closures`() throws {
    let (file, declaration) = try first(
      """
      let a = Button(action: { x += 1 }, label: { Text("a") })
        .padding(.top, 5)
        #if os(iOS)
        .opacity(0.5)
        #endif
        .overlay { Circle() } placeholder: { [weak self] (a: Int, b) -> Void in self?.f(a) }
        .id(\\.self)
      """)
    guard case .variable(let variable) = declaration.kind, let chain = variable.value?.chain else {
      Issue.record("no chain")
      return
    }
    let names = chain.suffixes.map { suffix -> String in
      switch suffix.kind {
      case .member(let token): file.source.text(token)
      case .call(let call):
        "("
          + call.arguments.map { $0.label.map { file.source.text($0) } ?? "_" }.joined(
            separator: ",")
          + ")" + call.closures.map { $0.label.map { file.source.text($0) } ?? "{}" }.joined()
      case .conditional(let branches): "#\(branches.count)"
      default: "?"
      }
    }
    #expect(
      names == [
        "(action,label)", "padding", "(_,_)", "#1", "overlay", "(){}placeholder", "id", "(_)",
      ])
    guard case .call(let call) = chain.suffixes[5].kind else { return }
    let closure = call.closures[1].closure
    #expect(closure.parameters.map { file.source.text($0) } == ["a", "b"])
    #expect(closure.body.count == 1)
  }

  @Test(arguments: [
    (
      "if let a, b > 1, case .c(let d) = e { f() } else if #available(iOS 17, *) { } else { g() }",
      "choice"
    ),
    ("guard let self else { return }", "guarded"),
    ("switch a { case .b, .c where d: e() \n case 1...3: break \n default: return }", "selection"),
    ("for (i, a) in b.enumerated() where i > 1 { c(a) }", "loop"),
    ("while a < b { a += 1 }", "condition"),
    ("repeat { a() } while b", "condition"),
    ("do { try a() } catch let e as F { g(e) } catch { h() }", "attempt"),
    ("a.b[c].d = e ? .f : g as? H ?? i", "assignment"),
    ("a?.b! += try await c()", "assignment"),
    ("withAnimation(.spring()) { a = 1 } completion: { b() }", "expression"),
    ("_ = a", "assignment"),
    ("return a\n  .b", "exit"),
    ("defer { a() }", "deferred"),
    ("let a: (Int, [String: Set<Int>]) -> Void = { $0 > $1 ? f : { _ in } }", "declaration"),
    ("#if DEBUG\na()\n#elseif os(iOS)\nb()\n#else\nc()\n#endif", "conditional"),
  ])
  func `a statement is of its kind`(source: String, kind: String) throws {
    let (_, declaration) = try first("func f() {\n\(source)\n}")
    guard case .function(let function) = declaration.kind, let body = function.body else {
      Issue.record("no body")
      return
    }
    #expect(body.statements.count == 1)
    let found = String("\(try #require(body.statements.first).kind)".prefix { $0 != "(" })
    #expect(found == kind)
  }

  @Test func `a line that begins with an operator or a dot goes on`() throws {
    let (_, declaration) = try first("func f() { a\n + b\n .c\n d\n -e }")
    guard case .function(let function) = declaration.kind else { return }
    #expect(function.body?.statements.count == 3)
  }

  @Test func `what cannot be read is a node of exactly its tokens`() {
    let file = file("struct A {\n  var a = 1\n  ] what\n  var b = 2\n}")
    #expect(file.problems.errorCount == 1)
    #expect(file.unknown.map { text(file, $0) } == ["] what"])
    guard case .type(let type) = file.declarations[0].kind else { return }
    #expect(type.members.count == 3)
  }
}
