/** The lines of the documents, and those that caused events. */
const Notes = (() => {
  return class {
    /**
     * @param {PageData["documents"]} documents
     * @param {Run[]} runs
     * @param {PageEvent[]} events
     * @param {(event: PageEvent, all: PageEvent[]) => void} choose goes to an event, and marks some
     */
    constructor(documents, runs, events, choose) {
      this.documents = documents;
      this.runs = runs;
      this.events = events;
      this.choose = choose;
      this.owner = "";
      this.document = -1;
      /**
       * The lines of the document that is shown.
       * @type {HTMLElement[]}
       */
      this.lines = [];
      /**
       * The events of each line.
       * @type {PageEvent[][]}
       */
      this.causes = [];
      /**
       * The elements that are marked.
       * @type {Set<Element>}
       */
      this.lit = new Set();
      $("documents").replaceChildren(...documents.length > 1 ? documents.map(({ name }, index) => {
        const tab = button(() => this.showDocument(index), name);
        tab.setAttribute("role", "tab");
        return tab;
      }) : []);
      this.showDocument(0);
    }

    /** @param {PageEvent} event */
    documentOf(event) { return this.runs[event.run].document; }

    /** @param {number} index */
    showDocument(index) {
      if (this.document === index) return;
      this.document = index;
      const texts = this.documents[index].text.split("\n");
      this.causes = texts.map(() => []);
      for (const event of this.events)
        if (this.documentOf(event) === index) this.causes[(event.line ?? 0) - 1]?.push(event);
      this.lines = renew($("document"), texts.map((text, place) => this.line(text, place + 1, this.causes[place])), blocks);
      [...$("documents").children].forEach((tab, place) => tab.setAttribute("aria-selected", String(place === index)));
      this.select(this.owner);
    }

    /**
     * A line, which is a button when it has events.
     * @param {string} text
     * @param {number} number
     * @param {PageEvent[]} events
     */
    line(text, number, events) {
      const code = make("code", "", text), item = make("li", "", code);
      if (!events.length) return item;
      item.className = "has";
      code.tabIndex = 0;
      code.setAttribute("role", "button");
      code.setAttribute("aria-label", `line ${number}, ${events.length} events: ${text.trim()}`);
      item.onclick = () => {
        const now = Number(document.body.dataset.time);
        this.choose(events.find(event => event.time > now + 1e-9) ?? events[0], events);
      };
      code.onkeydown = event => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        item.click();
      };
      return item;
    }

    /**
     * Points out the lines with events of an owner.
     * @param {string} owner
     */
    select(owner) {
      this.owner = owner;
      this.lines.forEach((line, place) =>
        line.classList.toggle("mine", Boolean(owner) && this.causes[place]?.some(event => event.owner === owner)));
    }

    /**
     * Marks the lines of events, instead of those that were marked.
     * @param {PageEvent[]} events
     */
    light(events) {
      for (const line of this.lit) line.classList.remove("lit");
      this.lit.clear();
      if (!events.length) return;
      this.showDocument(this.documentOf(events[0]));
      const lineOf = (/** @type {PageEvent} */ event) =>
        this.documentOf(event) === this.document ? this.lines[(event.line ?? 0) - 1] : undefined;
      for (const event of events) {
        const line = lineOf(event);
        if (line) this.lit.add(line);
      }
      for (const line of this.lit) line.classList.add("lit");
      reveal($("document"), lineOf(events[0]));
    }
  };
})();
