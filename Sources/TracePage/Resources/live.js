// Lets the document be edited: the tool itself, which is in the page as WebAssembly, plays each change.
(async () => {
const $ = id => document.getElementById(id);
const make = (tag, name, text = "") => Object.assign(document.createElement(tag), { className: name, textContent: text });
const list = $("document"), source = make("textarea", "source"), problems = make("ol", "problems");
const editor = make("div", "editor"), paper = make("div", "paper"), state = make("p", "state", "Starting.");
Object.assign(source, { spellcheck: false, value: page.documents[0].text, id: "source" });
source.setAttribute("aria-label", "Document");
for (const name of ["autocapitalize", "autocomplete", "autocorrect"]) source.setAttribute(name, "off");
problems.setAttribute("aria-live", "polite");
list.before(editor, problems, state);
// The field is as high as the list, so that its text lies on that of the list and never scrolls by itself.
paper.append(list, source);
editor.append(paper);

// The page is seen before the module is unpacked.
await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
const module = unpack(Uint8Array.from(atob($("module").textContent), letter => letter.charCodeAt(0)));
const ask = await openTimeline(module);

// Where a line and a column are in the text; columns count characters.
const placeOf = ({ line, column }) => {
  const lines = source.value.split("\n"), before = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  return before + [...lines[line - 1] ?? ""].slice(0, column - 1).join("").length;
};
const wordAt = place => /^("(\\.|[^"\\\n])*"|[\w.$-]+|.|)/s.exec(source.value.slice(place))[0];

// Draws the text under the editor's transparent letters, with the places of problems marked.
const showText = found => {
  const lines = source.value.split("\n");
  const items = lines.map(text => {
    const item = make("li"), code = make("code", "", text);
    item.append(code);
    return item;
  });
  for (const problem of found) {
    const code = items[problem.line - 1]?.firstChild;
    if (!code || code.children.length) continue;
    const start = [...lines[problem.line - 1]].slice(0, problem.column - 1).join("").length;
    const word = wordAt(placeOf(problem)).split("\n")[0] || " ";
    code.replaceChildren(code.textContent.slice(0, start), make("mark", problem.severity, word), code.textContent.slice(start + word.length));
  }
  list.replaceChildren(...items);
};
const markLines = found => {
  for (const problem of found) list.children[problem.line - 1]?.classList.add(problem.severity);
};
const showProblems = found => problems.replaceChildren(...found.map(problem => {
  const item = make("li", problem.severity), button = make("button");
  button.type = "button";
  button.append(make("b", "", `${problem.line}:${problem.column}: ${problem.severity}: `), problem.message, make("i", "", problem.help ? " " + problem.help : ""));
  button.onclick = () => {
    const place = placeOf(problem);
    source.focus();
    source.setSelectionRange(place, place + wordAt(place).length);
    const line = list.children[problem.line - 1];
    if (line) editor.scrollTop = line.offsetTop - editor.clientHeight / 2;
  };
  item.append(button);
  return item;
}));

const tooMuch = "The page cannot play this: it takes more than a browser gives.";
let asked = 0;
const answer = async () => {
  const number = ++asked, begun = performance.now(), text = source.value;
  let found = [], played = null, failure = "";
  try {
    const check = await ask("check", text);
    found = JSON.parse(check.text).diagnostics;
    const run = check.isPlayed ? await ask("page", text) : null;
    if (run?.isPlayed) played = JSON.parse(run.text); else failure = run?.text ?? "";
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
    failure = tooMuch;
  }
  if (number !== asked) return;
  if (played) {
    player.pause();
    played.runs[0].name = page.runs[0].name;
    page = { ...played, title: page.title, tool: page.tool, documents: [{ name: page.documents[0].name, text }] };
    player = playPage(page);
    markLines(found);
  } else {
    showText(found);
  }
  showProblems(found);
  state.textContent = failure || (played ? "" : "The motion is that of the last text without errors.");
  document.body.dataset.milliseconds = (performance.now() - begun).toFixed(1);
  document.body.dataset.answers = number;
};
let pause = 0;
source.oninput = () => {
  showText([]);
  clearTimeout(pause);
  pause = setTimeout(answer, 40);
};
// A click on a line lights its events up, as it does without an editor.
source.onclick = () => {
  if (source.selectionStart !== source.selectionEnd) return;
  const line = source.value.slice(0, source.selectionStart).split("\n").length;
  list.children[line - 1]?.onclick?.();
};
state.textContent = "";
document.body.dataset.live = "yes";
})();
