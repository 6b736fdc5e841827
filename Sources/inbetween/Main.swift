import CommandLineInterface

@main
enum Main {
  static func main() {
    Threads.runWithUsualStack {
      let console = SystemConsole()
      console.exit(with: run(arguments: commandLineWords(), console: console))
    }
  }
}
