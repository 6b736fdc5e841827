/**
 * A mistake of the document, as `check` reports it.
 * @typedef {{ line: number, column: number, severity: string, message: string, help?: string }} Problem
 */
/** Lets the document be edited, or a view in Swift in its place: the tool, which is in the page as WebAssembly, plays it. */
const Editor = (() => {
  const list = $("document"), source = make("textarea", "source"), problems = make("ol", "problems");
  const editor = make("div", "editor"), state = make("p", "state", "Starting.");
  const sliders = make("div", "sliders"), recipes = make("select");
  /** The lines of the longest text that is drawn line by line, with its problems marked, of a hundred letters on average. */
  const most = 3000;
  /** The letters of the longest text that is edited: a browser's own field lays out a longer one for seconds. */
  const longest = 1e6;
  const warmups = 10;
  let asked = 0, pause = 0;

  /** Shows the editor, and begins to answer edits when the module is unpacked. */
  const open = () => {
    document.body.classList.add("editing");
    show();
    const letters = $("module").textContent ?? "", asker = new Asker($("worker").textContent ?? "", letters);
    source.oninput = () => edit(asker, true);
    source.addEventListener("beforeinput", event => {
      const added = event.data?.length ?? 0, kept = source.value.length - (source.selectionEnd - source.selectionStart);
      if (!added || kept + added <= longest) return;
      event.preventDefault();
      state.textContent = `A page edits a text of ${longest} letters at most.`;
    });
    recipes.onchange = () => {
      const text = recipe(+recipes.value);
      source.value = text;
      edit(asker, true);
    };
    showSliders(asker);
    asker.opened.then(async failure => {
      state.textContent = failure && `The tool in this page does not start: ${failure}`;
      document.body.dataset.live = failure ? "no" : "yes";
      // A browser compiles a function when it is called first, and again, better, when it has been called often: not at the
      // first edits, therefore.
      for (let turn = 0; turn < warmups && !failure && !asked; turn++) await asker.ask(source.value);
    });
  };

  /**
   * Answers an edit once the next one is not there at once.
   * @param {Asker} asker
   * @param {boolean} isTyped whether its sliders may be others now
   */
  const edit = (asker, isTyped) => {
    showText([]);
    if (isTyped) showSliders(asker);
    clearTimeout(pause);
    pause = setTimeout(() => answer(asker), 40);
  };

  /** @param {Asker} asker */
  const showSliders = asker => Sliders.show(sliders, source.value, (start, end, digits) => {
    source.value = source.value.slice(0, start) + digits + source.value.slice(end);
    edit(asker, false);
  });

  /**
   * The text of a recipe; what one has written before is a recipe from now on.
   * @param {number} index
   */
  const recipe = index => {
    const { text } = kept[index], own = kept[0].name === mine ? kept : [{ name: mine, text: "" }, ...kept];
    if (!kept.some(recipe => recipe.text.trimEnd() === source.value.trimEnd())) {
      own[0].text = source.value;
      kept = own;
    }
    showRecipes();
    return text;
  };
  const mine = "the text before";
  let kept = page.recipes ?? [];

  const showRecipes = () => {
    recipes.hidden = !kept.length;
    const names = ["Begin with \u2026", ...kept.map(({ name }) => name)];
    recipes.replaceChildren(...names.map((name, index) => new Option(name, String(index - 1))));
    recipes.options[0].disabled = true;
    recipes.value = "-1";
  };

  const show = () => {
    Object.assign(source, { spellcheck: false, value: page.documents[0].text, id: "source" });
    source.setAttribute("aria-label", "Document");
    isLong(source.value.split("\n"));
    for (const name of ["autocapitalize", "autocomplete", "autocorrect"]) source.setAttribute(name, "off");
    problems.setAttribute("aria-live", "polite");
    recipes.setAttribute("aria-label", "Begin with a recipe");
    showRecipes();
    list.before(recipes, editor, problems, state, sliders);
    // The field is as high as the list, so that its text lies on that of the list and never scrolls by itself.
    list.removeAttribute("tabindex");
    editor.append(make("div", "paper", list, source));
    // A click on a line lights its events up, as it does without an editor.
    source.onclick = () => {
      if (source.selectionStart !== source.selectionEnd) return;
      lineOf(source.value.slice(0, source.selectionStart).split("\n").length)?.click();
    };
  };

  /** @param {number} number from 1 */
  const lineOf = number => /** @type {HTMLElement | undefined} */ (list.querySelectorAll("li")[number - 1]);

  /**
   * The place of a problem in the text; columns count characters.
   * @param {Problem} problem
   */
  const placeOf = ({ line, column }) => {
    const lines = source.value.split("\n"), before = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    return before + [...lines[line - 1] ?? ""].slice(0, column - 1).join("").length;
  };

  /**
   * The text, name or number that begins at a place.
   * @param {number} place
   */
  const wordAt = place => /^("(\\.|[^"\\\n])*"|[\w.$-]+|.|)/s.exec(source.value.slice(place))?.[0] ?? "";

  /** Whether a text of these lines is shown by its field alone, because to lay them out takes seconds. */
  const isLong = (/** @type {string[]} */ lines) =>
    editor.classList.toggle("long", lines.length > most || source.value.length > 100 * most);

  /**
   * Draws the text under the editor's transparent letters, with the places of problems marked.
   * @param {Problem[]} found
   */
  const showText = found => {
    const lines = source.value.split("\n");
    if (isLong(lines)) return list.replaceChildren();
    const codes = lines.map(text => make("code", "", text));
    for (const problem of found) {
      const code = codes[problem.line - 1];
      if (!code || code.children.length) continue;
      const text = lines[problem.line - 1], start = [...text].slice(0, problem.column - 1).join("").length;
      const word = wordAt(placeOf(problem)).split("\n")[0] || " ";
      code.replaceChildren(text.slice(0, start), make("mark", problem.severity, word), text.slice(start + word.length));
    }
    renew(list, codes.map(code => make("li", "", code)), blocks);
  };

  /** @param {Problem[]} found */
  const showProblems = found => problems.replaceChildren(...found.map(problem => make("li", problem.severity, button(() => {
    const place = placeOf(problem), line = lineOf(problem.line);
    source.focus();
    source.setSelectionRange(place, place + wordAt(place).length);
    if (line) editor.scrollTop = line.offsetTop - editor.clientHeight / 2;
  }, make("b", "", `${problem.line}:${problem.column}: ${problem.severity}: `), problem.message,
  make("i", "", problem.help ? " " + problem.help : "")))));

  /**
   * Plays the text, unless it has changed again meanwhile, and shows what comes of it.
   * @param {Asker} asker
   */
  const answer = async asker => {
    const number = ++asked, begun = performance.now(), text = source.value, found = await asker.ask(text);
    if (!found || number !== asked) return;
    showAnswer(text, found);
    document.body.dataset.milliseconds = (performance.now() - begun).toFixed(1);
    document.body.dataset.answers = String(number);
  };

  /**
   * Shows the problems of a text, and its page or the reason why there is none.
   * @param {string} text
   * @param {Answer} answer
   */
  const showAnswer = (text, answer) => {
    /** @type {{ check?: { diagnostics: Problem[] }, page?: PageData | null, failure?: string }} */
    const { check, page: played, failure = answer.failure } = JSON.parse(answer.text ?? "{}");
    const found = check?.diagnostics ?? [];
    // A run without an end is complained about, and is played all the same.
    if (played) replay(played, text); else showText(found);
    if (played) for (const problem of found) lineOf(problem.line)?.classList.add(problem.severity);
    showProblems(found);
    state.textContent = failure || (played ? "" : "The motion is that of the last text without errors.");
  };

  /**
   * @param {PageData} played
   * @param {string} text
   */
  const replay = (played, text) => {
    player.pause();
    const { tool, recipes, documents: [{ name: last }] } = page, other = played.documents[0].name;
    const isSame = last.endsWith(other.replace(/.*\./, ".")), name = isSame ? last : other;
    if (isSame) played.runs[0].name = page.runs[0].name;
    page = { ...played, title: played.title || name.split("/").pop() || name, tool, recipes, documents: [{ name, text }] };
    player = Player.show(page);
  };

  return { open };
})();
Editor.open();
