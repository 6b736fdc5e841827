/** The list of events, in which the samples of a drag are one line. */
const Log = (() => {
  return class {
    /**
     * @param {Run[]} runs
     * @param {PageEvent[]} events
     * @param {(event: PageEvent, all: PageEvent[]) => void} choose goes to an event, and marks some
     */
    constructor(runs, events, choose) {
      this.runs = runs;
      this.choose = choose;
      this.lists = Events.folded(events);
      /**
       * For each event, the number of its list.
       * @type {number[]}
       */
      this.numbers = [];
      this.lists.forEach((list, number) => { for (const event of list) this.numbers[event.index] = number; });
      /**
       * The numbers of the lists that are not left out, and the place of the first one that has a line.
       * @type {number[]}
       */
      this.kept = [];
      this.first = 0;
      /**
       * The lines of lists by their numbers.
       * @type {Map<number, HTMLElement>}
       */
      this.lines = new Map();
      /**
       * The lists that are marked.
       * @type {Set<number>}
       */
      this.lit = new Set();
      this.chosen = -1;
      /** There are no more lines than these at a time, and were when they were written. */
      this.most = this.written = 200;
    }

    /**
     * Writes the lines from a place on; a browser would take long to lay out those of thousands of events.
     * @param {number} first
     */
    write(first) {
      this.first = max(0, min(first, this.kept.length - 1));
      const most = this.written = this.most, end = min(this.first + most, this.kept.length);
      const numbers = this.kept.slice(this.first, end);
      const more = (/** @type {number} */ count, /** @type {string} */ word, /** @type {number} */ first) =>
        count > 0 ? [make("li", "", button(() => this.write(first), `${count} ${word}`))] : [];
      const lines = numbers.map(number => {
        const list = this.lists[number];
        return list.length > 1 ? this.fold(list) : this.item(list[0]);
      });
      if (!numbers.length) lines.push(make("li", "", "Nothing happens in this run."));
      const earlier = more(this.first, "earlier", this.first - most);
      const items = renew($("events"), [...earlier, ...lines, ...more(this.kept.length - end, "later", end)]);
      this.lines = new Map(numbers.map((number, place) => [number, items[place + earlier.length]]));
      this.mark();
    }

    /** Marks the lines that there are. */
    mark() {
      for (const [number, line] of this.lines) {
        line.classList.toggle("lit", this.lit.has(number));
        line.classList.toggle("chosen", number === this.chosen);
      }
    }

    /**
     * Marks events, and scrolls to the first one.
     * @param {PageEvent[]} events
     * @param {PageEvent} [chosen] the one that was chosen; without it, the former stays
     */
    light(events, chosen) {
      this.lit = new Set(events.map(event => this.numbers[event.index]));
      if (chosen) this.chosen = this.numbers[chosen.index];
      const number = events.length ? this.numbers[events[0].index] : -1;
      const place = Data.partition(this.kept.length, index => this.kept[index] < number);
      if (this.kept[place] === number && (!this.lines.has(number) || this.written < this.most)) this.write(place - this.most / 4);
      else this.mark();
      reveal($("events"), this.lines.get(number));
    }

    /** @param {PageEvent} event */
    item(event) {
      return make("li", event.run ? "second" : "", button(() => this.choose(event, [event]),
        ...row(seconds(event.time), event.word, this.text(event))));
    }

    /**
     * The samples of a drag; each has a line of its own once the list is opened.
     * @param {PageEvent[]} list
     */
    fold(list) {
      const [first, last] = [list[0], list[list.length - 1]], inner = make("ol");
      const names = [...new Set(list.map(event => this.nameOf(event)))].join(", ");
      const summary = make("summary", "", ...row(`${first.time.toFixed(3)}\u2013${seconds(last.time)}`, first.word,
        [`${list.length} \u00d7 ${names}`, first.detail].filter(Boolean).join(" \u00b7 ")));
      const details = make("details", "", summary, inner);
      details.ontoggle = () => {
        if (!details.open || inner.firstChild) return;
        inner.append(...list.map(event => this.item(event)));
      };
      summary.onclick = () => this.choose(first, list);
      return make("li", first.run ? "second" : "", details);
    }

    /** @param {PageEvent} event */
    nameOf({ run, track, subject }) { return this.runs[run].tracks[track] ?? subject; }

    /** @param {PageEvent} event */
    text(event) {
      const { label, detail, transaction } = event;
      return [this.nameOf(event), label, detail, transaction].filter(Boolean).join(" \u00b7 ");
    }

    /**
     * Shows only the events of an owner, if it has any, and says how many that are.
     * @param {string} owner
     */
    select(owner) {
      const all = this.lists.map((_, number) => number);
      const own = owner ? all.filter(number => this.lists[number].some(event => event.owner === owner)) : [];
      this.kept = own.length ? own : all;
      $("events-title").textContent = own.length ? `Events of ${owner}: ${own.length} of ${all.length}` : "Events";
      this.write(0);
    }
  };

  /** @param {string} time @param {string} word @param {string} text */
  function row(time, word, text) { return [make("time", "", time), make("b", "", word), make("span", "", text)]; }
})();
