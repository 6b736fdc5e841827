import CommandLineInterface

@main
enum Main {
  static func main() {
    let console = SystemConsole()
    let status = run(arguments: Array(CommandLine.arguments.dropFirst()), console: console)
    console.exit(with: status)
  }
}
