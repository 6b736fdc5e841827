/** The time that a page shows, and what moves it. */
const Playback = (() => {
  return class {
    /**
     * @param {Runs} runs
     * @param {EventIndex} events
     * @param {(frame: number, events?: PageEvent[]) => void} render shows a frame, with events marked
     */
    constructor({ longest, end }, events, render) {
      /** The view or state that is selected; empty for none. */
      this.owner = "";
      this.longest = longest;
      this.end = end;
      this.last = longest.count - 1;
      this.events = events;
      this.render = render;
      this.frame = 0;
      this.isPlaying = false;
      /**
       * The ends of a loop: none, the first, or both.
       * @type {number[]}
       */
      this.loop = [];
      /** When it began to play, and the time that it showed then. */
      this.started = this.origin = 0;
    }

    now() { return this.longest.time(this.frame); }

    /**
     * The last frame at or before a time.
     * @param {number} time
     */
    frameAt(time) { return Data.frameAt(this.longest, time); }

    /**
     * Shows a frame with the events that are marked, or else the latest ones.
     * @param {number} frame
     * @param {PageEvent[]} [events]
     */
    show(frame, events) {
      this.frame = max(0, min(this.last, frame));
      this.render(this.frame, events);
      // The address keeps the time, and what is selected.
      if (!this.isPlaying) Address.write(this.now(), this.owner);
    }

    /**
     * @param {number} frame
     * @param {PageEvent[]} [events]
     */
    go(frame, events) {
      this.pause();
      this.show(frame, events);
    }

    restart() { [this.started, this.origin] = [performance.now(), this.now()]; }

    toggle() {
      if (this.isPlaying) return this.pause();
      if (this.frame >= this.last) this.show(this.loop.length ? this.frameAt(this.loop[0]) : 0);
      this.isPlaying = true;
      // A voice could not keep up with the explanations.
      $("why").setAttribute("aria-live", "off");
      $("play").textContent = "Pause";
      this.restart();
      this.goOn();
    }

    pause() {
      if (!this.isPlaying) return;
      this.isPlaying = false;
      $("why").setAttribute("aria-live", "polite");
      $("play").textContent = "Play";
      this.show(this.frame);
    }

    /** @param {number} stamp */
    step(stamp) {
      if (!this.isPlaying) return;
      let time = this.origin + max(stamp - this.started, 0) / 1000 * +field("speed").value;
      const [from, to] = this.loop;
      if (time > (to ?? this.end)) {
        if (to === undefined) return this.go(this.last);
        [this.started, this.origin] = [stamp, from];
        time = from;
      }
      const next = this.frameAt(time);
      if (next !== this.frame) this.show(next);
      this.goOn();
    }

    goOn() { requestAnimationFrame(stamp => this.step(stamp)); }

    setLoop() {
      const ends = this.loop.length === 2 ? [] : [...new Set([...this.loop, this.now()])];
      this.loop = ends.sort((a, b) => a - b);
      const text = ["Loop", `Loop from ${seconds(ends[0] ?? 0)}`, `Loop ${ends.map(seconds).join(" to ")}`];
      $("loop").textContent = text[ends.length];
      $("loop").setAttribute("aria-pressed", String(ends.length > 0));
    }

    /** @param {string} speed */
    setSpeed(speed) {
      field("speed").value = speed;
      this.restart();
    }

    /**
     * The first frame that shows an event.
     * @param {PageEvent} event
     */
    frameOf({ time }) {
      const frame = this.frameAt(time);
      return this.longest.time(frame) < time - 1e-7 ? min(frame + 1, this.last) : frame;
    }

    /**
     * Goes to the events of the next frame that shows one first, or of the one before.
     * @param {1 | -1} direction
     */
    jump(direction) {
      const { all } = this.events, shows = (/** @type {number} */ index) => this.frameOf(all[index]);
      const found = direction > 0 ? Data.partition(all.length, index => shows(index) <= this.frame)
        : Data.partition(all.length, index => shows(index) < this.frame) - 1;
      if (all[found]) this.go(shows(found), all[found].together);
    }
  };
})();
