@main
enum Main {
  static func main() {
    SystemConsole.perform(commandLineWords(CommandLine.argc, CommandLine.unsafeArgv))
  }
}
