// Opens a page in Chromium and does what a person would do there:
//
//     node drive.mjs steps.json
//
// Steps are objects with one of the keys `open` (an address, with `width`, `height` and `dark`), `eval` (an
// expression, whose value is a result), `key`, `mouse` (a kind of event, `at` a part of the width of an element, with
// `wheel` and `control`), `touch` (a kind, and `parts` for the fingers), `wait` (milliseconds), `screenshot` (a path),
// `run` (the words of a program that goes on until the end of all steps; `makes` is the path of a file that it writes
// first), `write` (a text, `to` a path) and `until` (an expression that becomes true, perhaps in another page).
// Prints the results, what the page said on the console, and every request, as JSON.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const steps = JSON.parse(readFileSync(process.argv[2], "utf8"));
const profile = mkdtempSync(join(tmpdir(), "inbetween-browser-"));
const browser = spawn("chromium", [
  "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
  "--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe",
  "--hide-scrollbars", `--user-data-dir=${profile}`, "about:blank",
], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });

let number = 0, rest = "";
const waiting = new Map(), listeners = [];
const send = (method, params = {}, sessionId) => new Promise((resolve, reject) => {
  waiting.set(++number, { resolve, reject });
  browser.stdio[3].write(JSON.stringify({ id: number, method, params, sessionId }) + "\0");
});
browser.stdio[4].setEncoding("utf8").on("data", text => {
  const messages = (rest + text).split("\0");
  rest = messages.pop();
  for (const message of messages.map(text => JSON.parse(text))) {
    if (!message.id) { for (const listener of listeners) listener(message); continue; }
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message)); else resolve(message.result);
  }
});

const said = [], requests = [], results = [];
listeners.push(({ method, params }) => {
  if (method === "Runtime.exceptionThrown") said.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
  if (method === "Runtime.consoleAPICalled") said.push(params.args.map(value => value.value ?? value.description).join(" "));
  if (method === "Log.entryAdded") said.push(params.entry.text);
  if (method === "Page.javascriptDialogOpening") said.push("dialog: " + params.message);
  if (method === "Network.requestWillBeSent") requests.push(params.request.url);
});
const event = (name, session) => new Promise(resolve => listeners.push(message => {
  if (message.method === name && message.sessionId === session) resolve(message.params);
}));
// Places in an element, at parts of its width and in the middle of its height; it is scrolled to first.
const places = async (page, selector, parts) => {
  const expression = `(element => {
    const isSeen = box => box.top >= 150 && box.bottom <= innerHeight;
    if (!isSeen(element.getBoundingClientRect())) element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + height / 2, width];
  })(document.querySelector(${JSON.stringify(selector)}))`;
  const { result } = await page("Runtime.evaluate", { expression, returnByValue: true });
  const [left, y, width] = result.value;
  return parts.map(part => ({ x: left + part * width, y }));
};
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
const programs = [];
const keys = { ArrowLeft: 37, ArrowRight: 39, Home: 36, End: 35, " ": 32 };

let status = 0;
try {
  const { targetInfos } = await send("Target.getTargets");
  const { targetId } = targetInfos.find(target => target.type === "page");
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const page = (method, params) => send(method, params, sessionId);
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await page(domain + ".enable");
  for (const step of steps) {
    if (step.open) {
      await page("Emulation.setDeviceMetricsOverride", {
        width: step.width ?? 1200, height: step.height ?? 900, deviceScaleFactor: 1, mobile: false });
      await page("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: step.dark ? "dark" : "light" }] });
      // From one time of a page to another there would be no loading.
      for (const url of ["about:blank", step.open]) {
        const loaded = event("Page.loadEventFired", sessionId);
        await page("Page.navigate", { url });
        await loaded;
      }
      // A browser drops what is done to a page before that has been shown.
      const expression = "new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(() => shown(0))))";
      await page("Runtime.evaluate", { expression, awaitPromise: true });
    } else if (step.eval !== undefined) {
      const { result, exceptionDetails } = await page("Runtime.evaluate", { expression: step.eval, returnByValue: true, awaitPromise: true });
      if (exceptionDetails) said.push("eval: " + exceptionDetails.exception?.description);
      results.push(result.value ?? null);
    } else if (step.key !== undefined) {
      const code = keys[step.key] ?? step.key.toUpperCase().charCodeAt(0);
      const text = step.key.length === 1 ? { text: step.key } : {};
      await page("Input.dispatchKeyEvent", { type: "keyDown", key: step.key, windowsVirtualKeyCode: code, ...text });
      await page("Input.dispatchKeyEvent", { type: "keyUp", key: step.key, windowsVirtualKeyCode: code });
    } else if (step.mouse !== undefined) {
      const [place] = await places(page, step.at, [step.part]);
      const isDown = step.mouse !== "mouseWheel" && !(step.mouse === "mouseMoved" && !step.down);
      await page("Input.dispatchMouseEvent", {
        type: step.mouse, ...place, modifiers: step.control ? 2 : 0, deltaX: 0, deltaY: step.wheel ?? 0,
        ...isDown ? { button: "left", buttons: 1, clickCount: 1 } : {},
      });
    } else if (step.touch !== undefined) {
      const touchPoints = step.touch === "touchEnd" ? [] : await places(page, step.at, step.parts);
      await page("Input.dispatchTouchEvent", { type: step.touch, touchPoints });
    } else if (step.wait) {
      await pause(step.wait);
    } else if (step.run) {
      programs.push(spawn(step.run[0], step.run.slice(1), { stdio: "ignore" }));
      while (!existsSync(step.makes)) await pause(20);
    } else if (step.write !== undefined) {
      writeFileSync(step.to, step.write);
    } else if (step.until) {
      const isTrue = async () => (await page("Runtime.evaluate", { expression: step.until })).result?.value === true;
      // A page that is being loaded has no values.
      while (!await isTrue().catch(() => false)) await pause(50);
    } else if (step.screenshot) {
      const { data } = await page("Page.captureScreenshot", { format: "png", captureBeyondViewport: Boolean(step.full) });
      writeFileSync(step.screenshot, Buffer.from(data, "base64"));
    }
  }
  // The script of a worker is a part of the page that has an address of its own.
  const isOutside = url => url !== "about:blank" && !url.startsWith("blob:");
  process.stdout.write(JSON.stringify({ results, said, requests: requests.filter(isOutside) }) + "\n");
} catch (error) {
  process.stderr.write(String(error.stack) + "\n");
  status = 1;
}
for (const program of programs) program.kill();
browser.on("exit", () => {
  rmSync(profile, { recursive: true, force: true });
  process.exit(status);
});
await send("Browser.close").catch(() => browser.kill());
