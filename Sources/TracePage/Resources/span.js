/** The span of time that the lanes show: all of it, or a part that was zoomed in on. */
const Span = (() => {
  /**
   * The steps between ticks: 1, 2 or 5 of some place, so that a length has at most a number of them.
   * @param {number} length
   * @param {number} count
   */
  const stepOf = (length, count) => {
    const power = 10 ** Math.floor(Math.log10(length / count));
    return power * ([1, 2, 5].find(factor => length / (factor * power) <= count * (1 + 1e-9)) ?? 10);
  };

  /**
   * The ticks of an axis, with their texts in seconds.
   * @param {number} from
   * @param {number} to
   * @param {number} count how many there may be steps
   */
  const ticks = (from, to, count) => {
    const step = stepOf(to - from, count), first = Math.ceil(from / step - 1e-6);
    const digits = max(0, -Math.floor(Math.log10(step) + 1e-9));
    return Array.from({ length: Math.floor(to / step + 1e-6) - first + 1 }, (_, index) => {
      const time = (first + index) * step;
      return { time, text: time.toFixed(digits) + " s" };
    });
  };

  return class {
    static ticks = ticks;

    /** @param {Runs} runs */
    constructor({ start, end }) {
      this.start = this.from = start;
      this.end = this.to = end;
    }

    get isWhole() { return this.from === this.start && this.to === this.end; }

    /**
     * Shows a length of time that begins at a time, as far as the runs have it.
     * @param {number} from
     * @param {number} length
     */
    set(from, length) {
      const whole = this.end - this.start, kept = max(min(length, whole), whole / 1e4);
      this.from = max(this.start, min(this.end - kept, from));
      this.to = kept === whole ? this.end : this.from + kept;
    }

    /**
     * Shows so many times the time that is shown; one time keeps its place.
     * @param {number} factor
     * @param {number} time
     */
    zoom(factor, time) {
      const length = (this.to - this.from) * factor, part = (time - this.from) / (this.to - this.from);
      this.set(time - part * min(length, this.end - this.start), length);
    }

    /**
     * Turns over to the part of the runs with a time, if it is not shown; whether it was not.
     * @param {number} time
     */
    follow(time) {
      if (time >= this.from - 1e-9 && time <= this.to + 1e-9) return false;
      const length = this.to - this.from;
      this.set(time < this.from ? time - length * .9 : time - length * .1, length);
      return true;
    }
  };
})();
