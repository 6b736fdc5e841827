/** The fingers on the stage. */
const Touches = (() => {
  /** For how many seconds a touch is seen at least. */
  const shortest = .2;

  /**
   * How far a finger has gone at a time, from its start or else from its first sample; null when it touches nothing.
   * @param {TouchData} touch
   * @param {number} time
   */
  const moveAt = ({ start, times, moves = [] }, time) => {
    const last = Data.partition(times.length, index => times[index] <= time + 1e-7) - 1;
    if (last < 0 || time > max(times[times.length - 1], times[0] + shortest) + 1e-7) return null;
    return [0, 1].map(axis => (moves[2 * last + axis] ?? 0) - (start ? 0 : moves[axis] ?? 0));
  };

  /**
   * A layer with a mark for each finger.
   * @param {Layer} screen
   * @param {Map<string, HTMLElement>} boxes the boxes on the screen by the names of their views
   * @returns {Layer}
   */
  const layer = ({ run, update }, boxes) => {
    const root = make("div", "touches");
    /**
     * The middle of the view of a touch, as it is shown now.
     * @param {TouchData} touch
     */
    const middle = ({ view = -1 }) => {
      const { left, top, width } = rectOf(root), box = boxes.get(run.views[view].name);
      // A container without a frame is where its views are.
      const parts = box?.matches(".open") ? [...box.querySelectorAll(".view")] : box ? [box] : [];
      const rects = parts.map(rectOf).filter(rect => rect.width);
      const between = (/** @type {"left" | "top"} */ from, /** @type {"right" | "bottom"} */ to) =>
        (min(...rects.map(rect => rect[from])) + max(...rects.map(rect => rect[to]))) / 2;
      return rects.length ? [(between("left", "right") - left) / width, (between("top", "bottom") - top) / width] : null;
    };
    /**
     * The middle of the view of a touch, as it was at its first sample.
     * @param {TouchData} touch
     * @param {number} frame the one that is shown
     * @param {number} time
     */
    const first = (touch, frame, time) => {
      const [begin] = touch.times;
      update(Data.frameAt(run, begin), begin);
      const found = middle(touch);
      update(frame, time);
      return found;
    };
    const move = (/** @type {number} */ frame, /** @type {number} */ time) => {
      root.replaceChildren(...(run.touches ?? []).flatMap(touch => {
        const way = moveAt(touch, time);
        const from = way && (touch.start ?? (touch.moves ? first(touch, frame, time) : middle(touch)));
        if (!from) return [];
        const mark = make("div", "touch");
        mark.style.translate = way.map((length, axis) => from[axis] + length + "px").join(" ");
        return [mark];
      }));
      return !!root.firstChild;
    };
    return { run, root, move, update: move };
  };

  return { moveAt, layer };
})();
/** Shown on the stage besides the screen: the state, the last frames, touches, and the selection. */
const Shadows = (() => {
  /** How many frames of the past a trail has, and the seconds between them. */
  const length = 6, apart = .05;

  return class {
    /**
     * @param {Layer[]} layers
     * @param {Runs} runs
     * @param {Record<string, AttributeData>} attributes
     * @param {(owner: string) => void} choose selects a view
     */
    constructor(layers, { main, start }, attributes, choose) {
      this.run = main;
      this.start = start;
      this.attributes = attributes;
      this.ghost = layers[0];
      /**
       * The boxes on the screen by the names of their views.
       * @type {Map<string, HTMLElement>}
       */
      this.boxes = new Map();
      for (const box of /** @type {NodeListOf<HTMLElement>} */ (layers[layers.length - 1].root.querySelectorAll(".view")))
        this.boxes.set(box.dataset.view ?? "", box);
      /** @type {Layer[]} */
      this.trail = [];
      this.touches = Touches.layer(layers[layers.length - 1], this.boxes);
      $("stage-inner").replaceChildren(...[...layers, this.touches].map(({ root }) => root));
      $("stage").onclick = event => {
        const box = /** @type {HTMLElement} */ (event.target).closest(".screen .view");
        choose(/** @type {HTMLElement | null} */ (box)?.dataset.view ?? "");
      };
    }

    /** Shows what the boxes below the stage ask for. */
    toggle() {
      this.ghost.root.hidden = !field("ghosts").checked;
      const isOn = field("trail").checked;
      if (isOn && !this.trail.length) {
        this.trail = Array.from({ length }, () => Stage.past(this.run, this.attributes));
        this.trail.forEach(({ root }, index) => { root.style.opacity = String(.75 - index * .1); });
        $("stage-inner").prepend(...this.trail.map(({ root }) => root));
      }
      this.trail.forEach(({ root }) => { root.hidden = !isOn; });
    }

    /** @param {number} time */
    show(time) {
      if (field("trail").checked) this.trail.forEach(({ root, update }, index) => {
        const past = time - apart * (index + 1);
        root.hidden = past < this.start;
        if (!root.hidden) update(Data.frameAt(this.run, past), past);
      });
      this.touches.update(Data.frameAt(this.run, time), time);
      // The colors of the run are made for its appearance.
      const { dark = [] } = this.run, turns = Data.partition(dark.length, index => dark[index] <= time + 1e-7);
      $("stage").style.colorScheme = turns % 2 ? "dark" : "light";
    }

    /** @param {string} owner */
    select(owner) {
      for (const [name, box] of this.boxes) box.classList.toggle("selected", name === owner);
    }

    /**
     * Outlines the boxes of events, and no others.
     * @param {PageEvent[]} events
     */
    light(events) {
      const owners = new Set(events.map(event => event.owner));
      for (const [name, box] of this.boxes) box.classList.toggle("lit", owners.has(name));
    }
  };
})();
