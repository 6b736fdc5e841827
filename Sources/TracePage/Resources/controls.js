/** What a person presses and moves. */
const Controls = (() => {
  /**
   * @param {InstanceType<typeof Playback>} playback
   * @param {Runs} runs
   * @param {() => void} redraw
   */
  const connect = (playback, runs, redraw) => {
    /** @type {Record<string, () => void>} */
    const buttons = {
      play: () => playback.toggle(), back: () => playback.go(playback.frame - 1),
      forward: () => playback.go(playback.frame + 1), previous: () => playback.jump(-1), next: () => playback.jump(1),
      loop: () => playback.setLoop(),
    };
    for (const name in buttons) $(name).onclick = buttons[name];
    $("speed").onchange = () => playback.restart();
    $("velocity").onchange = redraw;
    const scrubber = field("scrubber");
    scrubber.max = String(playback.last);
    scrubber.oninput = () => playback.go(+scrubber.value);
    document.onkeydown = event => press(event, playback);
    window.onhashchange = () => {
      const there = playback.remembered();
      if (there !== null && there !== playback.frame) playback.go(there);
    };
    point(playback, runs);
  };

  /**
   * @param {KeyboardEvent} event
   * @param {InstanceType<typeof Playback>} playback
   */
  const press = (event, playback) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches("select,textarea")) return;
    const by = (/** @type {number} */ step) => () => playback.go(playback.frame + step * (event.shiftKey ? 10 : 1));
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowLeft: by(-1), ArrowRight: by(1), Home: () => playback.go(0), End: () => playback.go(playback.last),
      n: () => playback.jump(1), p: () => playback.jump(-1), l: () => playback.setLoop(),
      v: () => $("velocity").click(), 1: () => playback.setSpeed("1"), 2: () => playback.setSpeed("0.25"),
      3: () => playback.setSpeed("0.1"),
    };
    // Space presses the button that has the focus, be it a line of the document.
    if (!target.closest("button,[role=button],[type=checkbox]")) actions[" "] = () => playback.toggle();
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /**
   * The pointer in the lanes is at a time.
   * @param {InstanceType<typeof Playback>} playback
   * @param {Runs} runs
   */
  const point = (playback, runs) => {
    const lanes = $("lanes"), { start, end } = runs;
    const go = (/** @type {PointerEvent} */ event) => {
      const part = (event.clientX - lanes.getBoundingClientRect().left) / Lanes.axis(runs).width;
      playback.go(playback.frameAt(start + Math.max(0, Math.min(1, part)) * (end - start)));
    };
    lanes.onpointerdown = event => {
      if (event.button !== 0) return;
      lanes.setPointerCapture(event.pointerId);
      go(event);
    };
    lanes.onpointermove = event => { if (event.buttons & 1) go(event); };
  };

  return { connect };
})();
