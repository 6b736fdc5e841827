/** Shown on the stage besides the screen: the state, the last frames, touches, and the selection. */
const Shadows = (() => {
  /** How many frames of the past a trail has, and the seconds between them. */
  const length = 6, apart = .05;

  return class {
    /**
     * @param {Layer[]} layers
     * @param {Runs} runs
     * @param {Record<string, AttributeData>} attributes
     * @param {EventIndex} events
     * @param {(owner: string) => void} choose selects a view
     */
    constructor(layers, { main, start }, attributes, events, choose) {
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
      /**
       * The boxes of the events that are marked.
       * @type {HTMLElement[]}
       */
      this.lit = [];
      /** @type {Layer[]} */
      this.trail = [];
      this.touches = touches(events);
      $("stage-inner").replaceChildren(...layers.map(({ root }) => root));
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
      for (const [owner, drags] of this.touches) {
        const drag = drags[Data.partition(drags.length, index => drags[index][0] <= time + 1e-7) - 1];
        this.boxes.get(owner)?.classList.toggle("touched", Boolean(drag) && time <= drag[1] + 1e-7);
      }
    }

    /** @param {string} owner */
    select(owner) {
      for (const [name, box] of this.boxes) box.classList.toggle("selected", name === owner);
    }

    /**
     * Outlines the boxes of events.
     * @param {PageEvent[]} events
     */
    light(events) {
      for (const box of this.lit) box.classList.remove("lit");
      this.lit = [...new Set(events.map(event => event.owner))].flatMap(owner => this.boxes.get(owner) ?? []);
      for (const box of this.lit) box.classList.add("lit");
    }
  };

  /**
   * When each view follows a drag: the times of its first and last samples.
   * @param {EventIndex} events
   */
  function touches(events) {
    /** @type {Map<string, [number, number][]>} */
    const found = new Map();
    for (const list of Events.folded(events.all.filter(event => event.detail === "track" && !event.run)))
      for (const owner of new Set(list.map(event => event.owner))) {
        const drags = found.get(owner) ?? [];
        drags.push([list[0].time, list[list.length - 1].time]);
        found.set(owner, drags);
      }
    return found;
  }
})();
