/**
 * An event of a run; `index` is its number in the order of time, `together` are all events at its time.
 * `owner` is the view or the state that it belongs to.
 * @typedef {Omit<EventData, "why"> & { why?: string, run: number, index: number, owner: string, together: PageEvent[] }} PageEvent
 * @typedef {InstanceType<typeof Events.Index>} EventIndex
 * @typedef {{ begin: number, end: number, tail?: number, isMerged: boolean, merges: boolean }} Motion
 * @typedef {{ track: number, other: number }} Tracks those of a lane in both runs
 */
/** The events of all runs in the order of time. Nothing here looks at all of them for one time. */
const Events = (() => {
  /** @type {PageEvent[]} */
  const none = [];

  /**
   * @param {Map<string, PageEvent[]>} map
   * @param {string} key
   * @param {PageEvent} event
   */
  const push = (map, key, event) => {
    const list = map.get(key);
    if (list) list.push(event); else map.set(key, [event]);
  };

  class Index {
    /**
     * Sorts the events of runs. O(n log n) for n events.
     * @param {Run[]} runs
     */
    constructor(runs) {
      const owners = this.owners = new Owners(runs);
      /** @type {PageEvent[]} */
      this.all = runs.flatMap((run, number) => run.events.map(event => (
        { ...event, why: event.why?.map(line => run.lines?.[line]).join("\n"), run: number, index: 0, owner: owners.of(number, event), together: none }
      ))).sort((a, b) => a.time - b.time);
      /**
       * The events with an explanation: all, and those of each owner.
       * @type {Map<string, PageEvent[]>}
       */
      this.explained = new Map();
      /** @type {Map<string, PageEvent[]>} */
      this.groups = new Map();
      /** @type {Map<string, PageEvent[]>} */
      this.lanes = new Map();
      this.all.forEach((event, index) => {
        const before = this.all[index - 1];
        event.index = index;
        event.together = before && event.time - before.time < 1e-9 ? before.together : [];
        event.together.push(event);
        for (const key of [`${event.run} ${event.track}`, `${event.run} ${event.word}`]) push(this.groups, key, event);
        if (event.why) for (const key of new Set(["", event.owner])) push(this.explained, key, event);
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
     * The explained events of an owner, or all of them.
     * @param {string} [owner]
     */
    explanations(owner = "") { return this.explained.get(owner) ?? none; }

    /**
     * The events at the time of the last one up to a time that has an explanation. O(log n), and what is at that time.
     * @param {number} time
     * @param {string} [owner] of whom they are; of anybody without
     */
    latestExplained(time, owner = "") {
      const list = this.explanations(owner);
      const together = list[Data.partition(list.length, index => list[index].time <= time + 1e-7) - 1]?.together ?? none;
      return owner ? together.filter(event => event.owner === owner) : together;
    }

    /**
     * The events of a track, or those with a word, of the run with a number.
     * @param {number} run
     * @param {number | string} key the number of the track, from 0, or the word
     */
    of(run, key) { return key === -1 ? [] : this.groups.get(`${run} ${key}`) ?? []; }

    /**
     * The events that a lane marks, in the order of time.
     * @param {Tracks} lane
     */
    ofLane(lane) {
      const { track, other } = lane, key = `${track} ${other}`;
      const found = this.lanes.get(key)
        ?? [...new Set([...this.of(0, track), ...this.of(1, other), ...this.of(0, "complete")])].sort((a, b) => a.index - b.index);
      this.lanes.set(key, found);
      return found;
    }
  }

  /**
   * Whether a lane marks an event: one of its tracks, or a completion.
   * @param {PageEvent} event
   * @param {Tracks} lane
   */
  const isMark = ({ run, track, word }, lane) =>
    !run && word === "complete" || track >= 0 && track === (run ? lane.other : lane.track);

  /**
   * Lists of events in the order of time: the samples of a drag are one list, every other event is a list of its own.
   * A drag changes a track again and again by the same line; it ends when anything else changes that track. O(n log n).
   * @param {PageEvent[]} events
   */
  const folded = events => {
    /** @type {PageEvent[][]} */
    const lists = [];
    /** @type {Map<string, PageEvent[]>} */
    const open = new Map();
    /** @type {Map<string, string>} */
    const keys = new Map();
    for (const event of events) {
      const { run, track, subject, word, detail, line, time } = event, isTracked = detail === "track";
      if (!/^(begin|retarget|set)$/.test(word)) { lists.push([event]); continue; }
      const key = [run, word, detail, line].join(), place = [run, track, subject].join(), former = keys.get(place);
      if (former !== undefined && former !== key) open.delete(former);
      keys.set(place, key);
      const list = open.get(key);
      // Without a velocity that is followed, samples of a drag are as close as those of a finger.
      if (list && (isTracked || time - list[list.length - 1].time < .1)) { list.push(event); continue; }
      lists.push([event]);
      if (isTracked || word === "set") open.set(key, lists[lists.length - 1]);
    }
    const isDrag = (/** @type {PageEvent[]} */ list) => new Set(list.map(event => event.time)).size > 2;
    return lists.flatMap(list => isDrag(list) ? [list] : list.map(event => [event])).sort((a, b) => a[0].index - b[0].index);
  };

  /**
   * The motions that the events of a track make: each from a change to the next one, or to the end. One that is
   * faded out has a tail until the end of the others.
   * @param {Omit<EventData, "why">[]} events
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

  return { Index, isMark, motions, folded };
})();
