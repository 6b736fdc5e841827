/// The entry of the tool in Embedded Swift, which has no `CommandLine`.
@_cdecl("main")
func main(
  _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  SystemConsole.perform(commandLineWords(count, words))
}
