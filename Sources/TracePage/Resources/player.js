/** Plays the runs of a page: what is shown at a frame follows from its number. */
const Player = (() => {
  /**
   * Shows a page, instead of the one that was shown.
   * @param {PageData} page
   */
  const show = page => {
    const runs = Data.prepare(page), events = new Events.Index(runs.runs), span = new Span(runs);
    const choose = (/** @type {string} */ owner) => select(owner === playback.owner ? "" : owner);
    const { lanes, groups } = Lanes.all(runs, choose), layers = Stage.layers(runs, page.attributes);
    const shadows = new Shadows(layers, runs, page.attributes, choose);
    /**
     * The events that are marked, unless others were chosen; null for none yet.
     * @type {PageEvent[] | null}
     */
    let lit = null;
    let said = "", axes = Drawing.axis(span), drawn = -1, marked = 0;
    const playback = new Playback(runs, events, (frame, pinned) => {
      const time = playback.now(), latest = events.latest(time);
      for (const { run, root, update } of layers) if (!root.hidden) update(Data.frameAt(run, time), time);
      shadows.show(time);
      Lanes.write(lanes, Data.frameAt(runs.main, time));
      // The lanes turn over to a time that they do not show, but not while they are moved by hand.
      if (frame !== drawn && span.follow(time)) draw();
      drawn = frame;
      const x = axes.x(time);
      for (const id of ["cursor", "handle"]) {
        $(id).style.translate = x + "px";
        $(id).hidden = x < -1 || x > axes.width + 1;
      }
      $("clock").textContent = `${seconds(time)} / ${seconds(runs.end)}, frame ${frame}`;
      document.body.dataset.time = String(time);
      // No eye follows marks that change in every frame; all of them are there when it stops.
      const now = performance.now(), { isPlaying } = playback;
      if (pinned || (isPlaying ? latest !== lit && now - marked > 250 : latest !== lit || marked)) {
        marked = isPlaying ? now : 0;
        log.most = isPlaying ? 16 : 200;
        lit = pinned ? null : latest;
        said = latest.map(event => `, ${event.word} ${log.text(event)}`).join("");
        mark(pinned ?? latest, pinned?.find(event => playback.frameOf(event) === frame), time);
      }
      field("scrubber").value = String(frame);
      field("scrubber").setAttribute("aria-valuetext", seconds(time) + said);
    });

    /**
     * Marks events everywhere, and explains them, or the latest change of what is selected.
     * @param {PageEvent[]} marked
     * @param {PageEvent | undefined} chosen
     * @param {number} time
     */
    const mark = (marked, chosen, time) => {
      const { owner } = playback;
      // The lists ask where their lines are; the boxes are not styled twice if they have changed before.
      shadows.light(marked);
      for (const lane of lanes) Drawing.light(lane, marked.filter(event => Events.isMark(event, lane)), axes);
      log.light(marked, chosen);
      notes.light(marked);
      const explained = marked === lit || !marked.some(event => event.why) ? events.latestExplained(time, owner) : marked;
      Why.show(playback.isPlaying ? explained.slice(0, 4) : explained, events.explanations(owner)[0], owner, event => goTo(event, [event]));
    };
    const goTo = (/** @type {PageEvent} */ event, /** @type {PageEvent[]} */ all) => playback.go(playback.frameOf(event), all);
    const log = new Log(runs.runs, events.all, goTo);
    const notes = new Notes(page.documents, runs.runs, events.all, goTo);

    const draw = () => {
      axes = Drawing.axis(span);
      Drawing.draw(lanes, runs, events, span);
      Signs.show();
    };
    const redraw = () => {
      Drawing.resize();
      draw();
      refresh();
    };
    const refresh = () => {
      lit = null;
      playback.show(playback.frame);
    };
    /** @param {string} owner */
    const select = owner => {
      playback.owner = events.owners.names.includes(owner) ? owner : "";
      field("select").value = playback.owner;
      for (const part of [shadows, log, notes]) part.select(playback.owner);
      Lanes.select(groups, playback.owner);
      refresh();
    };
    const zoom = (/** @type {number} */ factor) => {
      const now = playback.now(), isShown = now >= span.from && now <= span.to;
      if (factor === Infinity) span.set(runs.start, runs.end); else span.zoom(factor, isShown ? now : (span.from + span.to) / 2);
      redraw();
    };
    const toggle = () => {
      shadows.toggle();
      refresh();
    };
    /** Goes where the address says. */
    const open = () => {
      const { time, owner } = Address.read(), frame = playback.frameAt(time);
      if (time >= 0 && frame !== playback.frame) playback.go(frame);
      if (owner !== playback.owner) select(owner);
    };
    let resized = 0;
    window.onresize = () => {
      clearTimeout(resized);
      resized = setTimeout(() => { Fit.fit(layers, runs, shadows.touches); redraw(); }, 100);
    };
    Controls.connect(playback, events.owners.names, { redraw, zoom, select, toggle, open });
    Pointer.connect(lanes, runs, events, span, time => playback.go(playback.frameAt(time)), redraw);
    showHead(page, runs);
    draw();
    Fit.fit(layers, runs, shadows.touches);
    // The stage is laid out, and so are the lanes, as wide as they were with the last page.
    if (Drawing.resize()) draw();
    shadows.toggle();
    const { time, owner } = Address.read();
    playback.frame = playback.frameAt(time >= 0 ? time : page.start ?? runs.start);
    drawn = playback.frame;
    select(owner);
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
