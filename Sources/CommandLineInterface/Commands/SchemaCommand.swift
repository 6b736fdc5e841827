import TimelineDocument

/// `schema`: the JSON Schema of timelines.
struct SchemaCommand {
  static let definition = CommandDefinition(
    summary: "print the JSON Schema of timelines, for editors",
    explanation:
      """
      Print the JSON Schema (draft 7) of timelines. An editor that uses it completes
      and explains keys and words, and marks unknown ones.
      """,
    operands: .nothing,
    examples: [
      "inbetween schema > timeline.schema.json",
      "inbetween schema | jq '.properties | keys'",
    ],
    options: { read in
      read.group(.output)
      read.outputFile(.json)
    },
    run: { _, invocation, console throws(CommandFailure) in
      try console.writeResult(TimelineSchema.text, to: invocation.output)
      return .success
    })
}
