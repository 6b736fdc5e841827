/**
 * An event of a run; `index` is its number in the order of time, `together` are all events at its time.
 * @typedef {EventData & { run: number, index: number, together: PageEvent[] }} PageEvent
 * @typedef {InstanceType<typeof Events.Index>} EventIndex
 * @typedef {{ begin: number, end: number, tail?: number, isMerged: boolean, merges: boolean }} Motion
 */
/** The events of all runs in the order of time. Nothing here looks at all of them for one time. */
const Events = (() => {
  /** @type {PageEvent[]} */
  const none = [];

  class Index {
    /**
     * Sorts the events of runs. O(n log n) for n events.
     * @param {Run[]} runs
     */
    constructor(runs) {
      /** @type {PageEvent[]} */
      this.all = runs.flatMap((run, number) => run.events.map(event => ({ ...event, run: number, index: 0, together: none })))
        .sort((a, b) => a.time - b.time);
      /**
       * For each event, the last one up to it that has an explanation; -1 for none.
       * @type {number[]}
       */
      this.explained = [];
      /** @type {Map<string, PageEvent[]>} */
      this.groups = new Map();
      this.all.forEach((event, index) => {
        const before = this.all[index - 1];
        event.index = index;
        event.together = before && event.time - before.time < 1e-9 ? before.together : [];
        event.together.push(event);
        this.explained.push(event.why ? index : this.explained[index - 1] ?? -1);
        for (const key of [`${event.run} ${event.track}`, `${event.run} ${event.word}`]) {
          const group = this.groups.get(key);
          if (group) group.push(event); else this.groups.set(key, [event]);
        }
      });
    }

    /**
     * How many events are before a time, or at it. O(log n).
     * @param {number} time
     */
    countUntil(time) { return Data.partition(this.all.length, index => this.all[index].time <= time + 1e-7); }

    /**
     * The events at the time of the last one up to a time; the same list each time.
     * @param {number} time
     */
    latest(time) { return this.all[this.countUntil(time) - 1]?.together ?? none; }

    /**
     * The events at the time of the last one up to a time that has an explanation.
     * @param {number} time
     */
    latestExplained(time) { return this.all[this.explained[this.countUntil(time) - 1]]?.together ?? none; }

    /**
     * The events of a track, or those with a word, of the run with a number.
     * @param {number} run
     * @param {number | string} key the number of the track, from 0, or the word
     */
    of(run, key) { return key === -1 ? [] : this.groups.get(`${run} ${key}`) ?? []; }
  }

  /**
   * The motions that the events of a track make: each from a change to the next one, or to the end. One that is
   * faded out has a tail until the end of the others.
   * @param {EventData[]} events
   * @param {number} end
   */
  const motions = (events, end) => {
    /** @type {Motion[]} */
    const bars = [];
    /** @type {Motion[]} */
    let tails = [];
    /** @type {Motion | null} */
    let open = null;
    for (const { time, word, detail } of events) {
      // A drag is followed; it is no motion of its own.
      const isDrag = detail === "track", begins = !isDrag && /^(begin|retarget)$/.test(word);
      if (!isDrag && !begins && word !== "end") continue;
      if (open) open.end = time;
      const isMerged = detail === "merge";
      if (begins && open && isMerged) open.merges = true; else if (begins && open) tails.push(open);
      open = begins ? { begin: time, end, isMerged, merges: false } : null;
      if (open) bars.push(open);
      if (begins || isDrag) continue;
      for (const tail of tails) tail.tail = time;
      tails = [];
    }
    for (const tail of tails) tail.tail = end;
    return bars;
  };

  return { Index, motions };
})();
