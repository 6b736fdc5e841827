// Asks the module and the tool the same questions about each sample, and compares their answers:
//
//     node check.mjs inbetween.wasm.packed tool
//
// The module is the one that `build` has made, the tool the native executable. Answers that must be the same bytes are
// those of trace, also with all digits and velocities, events, explain and check.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [file, tool] = [process.argv[2], resolve(process.argv[3])];
const home = new URL("../../../", import.meta.url).pathname;
const script = name => readFileSync(join(home, "Sources/TracePage/Resources", name), "utf8");
const { unpack, openTimeline } = new Function(
  script("unpack.js") + script("runtime.js") + "return { unpack, openTimeline }")();
const bytes = unpack(new Uint8Array(readFileSync(file)));
const ask = await openTimeline(bytes);

const scratch = mkdtempSync(join(tmpdir(), "inbetween-live-"));
const commands = {
  trace: ["trace"], digits: ["trace", "--precision", "full", "--velocity"],
  events: ["events"], explain: ["explain"], check: ["check", "--format", "json"],
};
let failures = 0, questions = 0;
const fail = message => { failures++; console.error(message); };

// The module lies beside the packed one.
const module = readFileSync(file.replace(/\.packed$/, ""));
if (Buffer.compare(module, bytes) !== 0) fail("the page does not unpack the module that was packed");

// What the tool prints; nothing for a document that it rejects.
const native = (command, text, file) => {
  writeFileSync(join(scratch, file), text);
  try {
    return execFileSync(tool, [...command, file],
      { cwd: scratch, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    return error.stdout;
  }
};
const compare = async (name, text, file = "timeline.json") => {
  for (const question in commands) {
    questions++;
    const expected = native(commands[question], text, file);
    let found;
    try { found = (await ask(question, text)).text; } catch (error) { found = String(error); }
    if (found === expected) continue;
    const [left, right] = [expected.split("\n"), found.split("\n")];
    const line = left.findIndex((text, index) => text !== right[index]);
    fail(`${name}: ${question} differs in line ${line + 1}:\n  ${left[line]}\n  ${right[line]}`);
  }
};

for (const sample of readdirSync(join(home, "samples")).filter(name => name.endsWith(".json")))
  await compare(sample, readFileSync(join(home, "samples", sample), "utf8"));

// Views in Swift: every third text of several lines in the tests of the import, which are views and parts of views.
const views = join(home, "Tests/SwiftImportTests");
const sources = readdirSync(views).filter(name => name.endsWith(".swift")).sort().flatMap(name =>
  [...readFileSync(join(views, name), "utf8").matchAll(/"""\n(.*?)"""/gs)].map(found => found[1]))
  .filter(text => /^\s*[A-Za-z@#]/.test(text));
if (sources.length < 90) fail(`only ${sources.length} views in the tests`);
for (let index = 0; index < sources.length; index += 3)
  await compare(`view ${index}: ${sources[index].trim().split("\n")[0]}`, sources[index], "view.swift");

// When a schedule is paused, nothing more changes: the run skips to the last instant that there is.
await compare("a paused schedule", JSON.stringify({
  state: { isPaused: false }, until: 3, events: [{ at: 1, set: { isPaused: true } }],
  views: [{ id: "clock", modifiers: [
    { timelineView: ".animation", paused: "isPaused", as: "date", body: [{ opacity: "date / 10" }] }] }] }));

// Every function of the language, as its tests call it: the expressions are the texts of the tests.
const folder = join(home, "Tests/ExpressionLanguageTests");
const expressions = readdirSync(folder).filter(name => name.endsWith(".swift")).flatMap(name =>
  [...readFileSync(join(folder, name), "utf8").matchAll(/"((?:[^"\\\n]|\\["\\])*)"/g)].map(found => JSON.parse(found[0])));
const stating = texts => JSON.stringify({ state: Object.fromEntries(texts.map((text, index) => [`v${index}`, text])) }, null, 1);
const [right, wrong] = [[], []];
for (const text of new Set(expressions)) {
  const isRight = await ask("check", stating([text])).then(answer => answer.isPlayed, () => true);
  (isRight ? right : wrong).push(text);
}
if (right.length < 200) fail(`only ${right.length} expressions of the tests have values`);
for (const texts of [right, wrong])
  for (let start = 0; start < texts.length; start += 40)
    await compare(`expressions from ${JSON.stringify(texts[start])}`, stating(texts.slice(start, start + 40)));

// The deepest nesting allowed uses the most stack; one more level is the same error as in the tool.
const deep = expression => JSON.stringify({
  state: { x: 0, y: expression }, events: [{ at: 0, withAnimation: ".linear(duration: 1)", set: { x: expression } }] });
for (const depth of [50, 63, 64, 65, 100, 127, 128, 129, 1000]) {
  await compare(`${depth} parentheses`, deep("(".repeat(depth) + "1" + ")".repeat(depth)));
  await compare(`${depth} closures`, deep("[1].map { ".repeat(depth) + "$0" + " }[0]".repeat(depth)));
  await compare(`${depth} choices`, deep("true ? ".repeat(depth) + "1" + " : 0".repeat(depth)));
  let view = { id: "inner", modifiers: [{ opacity: "x" }] };
  for (let level = 0; level < depth; level++) view = { children: [view] };
  await compare(`${depth} views`, JSON.stringify({ state: { x: 0 }, views: [view], events: [{ at: 0, withAnimation: ".default", set: { x: 1 } }] }));
  let step = { set: { x: 1 } };
  for (let level = 0; level < depth; level++) step = { run: [step] };
  await compare(`${depth} steps`, JSON.stringify({ state: { x: 0 }, events: [{ at: 0, ...step }] }));
}

// A stack that ran over into the data would change values; below everything else it is a trap.
const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(bytes), {
  page: { write() {}, remainder() {}, number() {} } });
const [low, high] = [exports.__stack_low.value, exports.__stack_high.value];
if (low !== 0 || high < 2 << 20) fail(`the stack is from ${low} to ${high}, not 2 MiB below all else`);

rmSync(scratch, { recursive: true });
console.log(`${questions} answers compared, ${failures} differ`);
process.exit(failures ? 1 : 0);
