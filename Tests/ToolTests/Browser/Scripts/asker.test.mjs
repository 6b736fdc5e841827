import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Asker } from "./load.mjs";

/** Workers that answer when a test says so. */
let workers;
class FakeWorker {
  constructor() {
    this.heard = [];
    workers.push(this);
  }
  postMessage(message) { this.heard.push(message); }
  terminate() { this.isStopped = true; }
  say(data) { this.onmessage({ data }); }
}
const patience = Asker.patience;
beforeEach(() => {
  workers = [];
  globalThis.Worker = FakeWorker;
});
afterEach(() => { Asker.patience = patience; });
const open = () => {
  const asker = new Asker("", "letters");
  workers.at(-1).say({ isReady: true, bytes: "unpacked" });
  return asker;
};

test("a question waits for the module, and each edit is one question", async () => {
  const asker = new Asker("", "letters"), answer = asker.ask("a");
  assert.deepEqual(workers[0].heard, [{ letters: "letters" }]);
  workers[0].say({ isReady: true, bytes: "unpacked" });
  await asker.opened;
  assert.deepEqual(workers[0].heard.slice(1), [{ number: 1, text: "a" }]);
  workers[0].say({ number: 1, text: "{}" });
  assert.deepEqual(await answer, { text: "{}", failure: "" });
});

test("of the texts that come while a worker is busy only the last is asked about", async () => {
  const asker = open(), answers = ["a", "b", "c"].map(text => asker.ask(text));
  workers[0].say({ number: 1, text: "1" });
  workers[0].say({ number: 2, text: "2" });
  assert.deepEqual((await Promise.all(answers)).map(answer => answer?.text), ["1", undefined, "2"]);
  assert.deepEqual(workers[0].heard.slice(1).map(({ text }) => text), ["a", "c"]);
});

test("a worker that is silent for a second is stopped with a word, and another one answers the next text", async () => {
  Asker.patience = 20;
  const asker = open(), answer = await asker.ask("forever");
  assert.equal(patience, 1000);
  assert.equal(answer.text, null);
  assert.match(answer.failure, /more than a second/);
  assert.deepEqual([workers.length, workers[0].isStopped, workers[1].heard], [2, true, [{ bytes: "unpacked" }]]);
  const next = asker.ask("short");
  workers[1].say({ isReady: true, bytes: "unpacked" });
  // An answer of the old worker that was on its way is not that to the new question.
  workers[1].say({ number: 1, text: "old" });
  workers[1].say({ number: 2, text: "new" });
  assert.equal((await next).text, "new");
});

test("a worker that fails is replaced, and says so", async () => {
  const asker = open(), first = asker.ask("too deep");
  workers[0].say({ number: 1, failure: "RuntimeError: unreachable" });
  assert.match((await first).failure, /more than a browser gives/);
  const second = asker.ask("broken");
  workers[1].say({ isReady: true, bytes: "unpacked" });
  workers[1].onerror({ preventDefault() {}, message: "out of memory" });
  assert.match((await second).failure, /more than a browser gives/);
  assert.equal(workers.length, 3);
});

test("a module that cannot be used is said to be so, and is not tried again", async () => {
  const asker = new Asker("", "letters");
  workers[0].say({ failure: "CompileError: not a module" });
  assert.equal(await asker.opened, "CompileError: not a module");
  assert.equal(workers.length, 1);
  const other = open();
  assert.equal(await other.opened, "");
});
