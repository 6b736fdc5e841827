/** The views and states that lanes and events belong to, by which they are selected. */
const Owners = (() => {
  return class {
    /** @param {Run[]} runs */
    constructor(runs) {
      /** For each run and track, the name of its view, or else of the track itself. */
      this.tracks = runs.map(({ tracks, columns, views }) => {
        const names = [...tracks];
        for (const { track, view } of columns) if (view >= 0) names[track] = views[view].name;
        return names;
      });
      const views = runs.flatMap(run => run.views.map(view => view.name));
      this.views = new Set(views);
      /** All names, those with columns first and in the order of these. */
      this.names = [...new Set([...this.tracks.flat(), ...views])];
    }

    /**
     * The owner of an event of the run with a number: a view that comes or goes is one itself.
     * @param {number} run
     * @param {EventData} event
     */
    of(run, { track, subject = "" }) { return this.tracks[run][track] ?? subject; }
  };
})();
