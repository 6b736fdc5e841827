/** The lists of a page: its events, the lines of its documents, and the explanations of changes. */
const Notes = (() => {
  return class {
    /**
     * @param {Runs} runs
     * @param {EventIndex} events
     * @param {PageData["documents"]} documents
     * @param {Lane[]} lanes
     * @param {(event: PageEvent, all: PageEvent[]) => void} choose goes to an event, and marks some
     */
    constructor({ runs }, events, documents, lanes, choose) {
      this.runs = runs;
      this.events = events.all;
      this.documents = documents;
      this.lanes = lanes;
      this.choose = choose;
      this.document = -1;
      /**
       * The lines of the document that is shown.
       * @type {HTMLElement[]}
       */
      this.lines = [];
      /**
       * The elements that are marked.
       * @type {Element[]}
       */
      this.lit = [];
      this.why = "none";
      this.items = this.events.map(event => this.item(event));
      $("events").replaceChildren(...this.items);
      if (!this.items.length) $("events").append(make("li", "", "Nothing happens in this run."));
      $("documents").replaceChildren(...documents.length > 1 ? documents.map(({ name }, index) => {
        const tab = button(() => this.showDocument(index), name);
        tab.setAttribute("role", "tab");
        return tab;
      }) : []);
      this.showDocument(0);
    }

    /** @param {PageEvent} event */
    item(event) {
      const item = make("li", event.run ? "second" : ""), press = button(() => this.choose(event, [event]));
      press.append(make("time", "", seconds(event.time)), make("b", "", event.word), make("span", "", this.text(event)));
      item.append(press);
      return item;
    }

    /** @param {PageEvent} event */
    text({ run, track, subject, label, detail, transaction }) {
      return [this.runs[run].tracks[track] ?? subject, label, detail, transaction].filter(Boolean).join(" \u00b7 ");
    }

    /** @param {PageEvent} event */
    documentOf(event) { return this.runs[event.run].document; }

    /** @param {number} index */
    showDocument(index) {
      if (this.document === index) return;
      this.document = index;
      const texts = this.documents[index].text.split("\n");
      /** @type {PageEvent[][]} */
      const lines = texts.map(() => []);
      for (const event of this.events) if (this.documentOf(event) === index) lines[(event.line ?? 0) - 1]?.push(event);
      this.lines = texts.map((text, place) => this.line(text, place + 1, lines[place]));
      $("document").replaceChildren(...this.lines);
      [...$("documents").children].forEach((tab, place) => tab.setAttribute("aria-selected", String(place === index)));
    }

    /**
     * A line, which is a button when it has events.
     * @param {string} text
     * @param {number} number
     * @param {PageEvent[]} events
     */
    line(text, number, events) {
      const item = make("li");
      item.append(make("code", "", text));
      if (!events.length) return item;
      item.className = "has";
      item.tabIndex = 0;
      item.setAttribute("role", "button");
      item.setAttribute("aria-label", `line ${number}, ${events.length} events: ${text.trim()}`);
      item.onclick = () => {
        const now = Number(document.body.dataset.time);
        this.choose(events.find(event => event.time > now + 1e-9) ?? events[0], events);
      };
      item.onkeydown = event => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        item.click();
      };
      return item;
    }

    /**
     * Marks events in the list, in the lanes and by their lines, instead of those that were marked.
     * @param {PageEvent[]} events
     * @param {PageEvent} [chosen] the one that was chosen; without it, the former stays
     */
    light(events, chosen) {
      for (const element of this.lit) element.classList.remove("lit");
      this.lit = [];
      if (chosen) {
        $("events").querySelector(".chosen")?.classList.remove("chosen");
        this.items[chosen.index].classList.add("chosen");
      }
      if (!events.length) return;
      this.showDocument(this.documentOf(events[0]));
      const lineOf = (/** @type {PageEvent} */ event) =>
        this.documentOf(event) === this.document ? this.lines[(event.line ?? 0) - 1] : undefined;
      this.lit = events.flatMap(event => [
        this.items[event.index], ...this.lanes.flatMap(lane => lane.marks.get(event) ?? []), lineOf(event) ?? [],
      ].flat());
      for (const element of this.lit) element.classList.add("lit");
      reveal($("document"), lineOf(events[0]));
      reveal($("events"), this.items[events[0].index]);
    }

    /**
     * Shows the explanations of events, each once.
     * @param {PageEvent[]} events
     */
    explain(events) {
      const texts = [...new Set(events.flatMap(event => event.why || []))], why = texts.join();
      if (why === this.why) return;
      this.why = why;
      $("why").replaceChildren(...texts.map(paragraph));
      if (!texts.length) $("why").append(make("p", "", "No change before this time."));
    }
  };

  /**
   * An explanation; a sentence is folded under the place where it begins.
   * @param {string} text
   */
  function paragraph(text) {
    const block = make("pre");
    for (const line of text.trimEnd().split("\n")) {
      const row = make("span", "", line + "\n"), hang = { 0: "4ch", 2: "10ch" }[line.search(/\S|$/)] ?? "12ch";
      Object.assign(row.style, { paddingLeft: hang, textIndent: "-" + hang });
      block.append(row);
    }
    return block;
  }

  /**
   * Scrolls a list, not the page.
   * @param {HTMLElement} list
   * @param {HTMLElement} [item]
   */
  function reveal(list, item) {
    const pane = list.closest(".editor") ?? list;
    // What is typed stays in sight.
    if (!item || pane !== list && pane.contains(document.activeElement)) return;
    const top = item.offsetTop - list.offsetTop;
    if (top < pane.scrollTop || top + item.offsetHeight > pane.scrollTop + pane.clientHeight)
      pane.scrollTop = top - pane.clientHeight / 2;
  }
})();
