/** Plays the runs of a page: what is shown at a frame follows from its number. */
const Player = (() => {
  /**
   * Shows a page, instead of the one that was shown.
   * @param {PageData} page
   */
  const show = page => {
    const runs = Data.prepare(page), events = new Events.Index(runs.runs), lanes = Lanes.all(runs);
    const layers = Stage.layers(runs, page.attributes);
    /**
     * The events that are marked, unless others were chosen.
     * @type {PageEvent[] | null}
     */
    let lit = null;
    let said = "", axis = Lanes.axis(runs);
    const playback = new Playback(runs, events, (frame, pinned) => {
      const time = playback.now(), latest = events.latest(time);
      for (const { run, update } of layers) update(Data.frameAt(run, time), time);
      Lanes.write(lanes, Data.frameAt(runs.main, time));
      $("cursor").style.left = axis.x(time) + "px";
      $("clock").textContent = `${seconds(time)} / ${seconds(runs.end)}, frame ${frame}`;
      document.body.dataset.time = String(time);
      if (pinned || latest !== lit) {
        lit = pinned ? null : latest;
        said = latest.map(event => `, ${event.word} ${notes.text(event)}`).join("");
        notes.light(pinned ?? latest, pinned?.find(event => playback.frameOf(event) === frame));
        notes.explain(pinned?.some(event => event.why) ? pinned : events.latestExplained(time));
      }
      field("scrubber").value = String(frame);
      field("scrubber").setAttribute("aria-valuetext", seconds(time) + said);
    });
    const notes = new Notes(runs, events, page.documents, lanes, (event, all) => playback.go(playback.frameOf(event), all));
    const redraw = () => {
      axis = Lanes.axis(runs);
      Lanes.draw(lanes, runs, events);
      lit = null;
      playback.show(playback.frame);
    };
    let resized = 0;
    window.onresize = () => {
      clearTimeout(resized);
      resized = setTimeout(() => { Fit.fit(layers, runs); redraw(); }, 100);
    };
    Controls.connect(playback, runs, redraw);
    showHead(page, runs);
    $("stage-inner").replaceChildren(...layers.map(({ root }) => root));
    Lanes.draw(lanes, runs, events);
    Fit.fit(layers, runs);
    playback.show(playback.remembered() ?? playback.frameAt(page.start ?? runs.start));
    document.body.dataset.ready = "yes";
    return playback;
  };

  /**
   * @param {PageData} page
   * @param {Runs} runs
   */
  const showHead = ({ title, tool = "", note }, { runs }) => {
    $("title").textContent = document.title = title;
    const names = runs.map(run => run.name).join("  and, dashed,  ");
    $("subtitle").textContent = names;
    $("subtitle").hidden = names === title;
    $("tool").textContent = tool;
    $("note").hidden = !note;
    $("note").textContent = note ?? "";
    /** @type {HTMLElement} */ (document.querySelector(".key.other")).hidden = !runs[1];
  };

  return { show };
})();
