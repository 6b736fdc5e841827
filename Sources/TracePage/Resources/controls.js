/** The buttons and keys. */
const Controls = (() => {
  /**
   * What the controls do that is not about the time.
   * @typedef {{ redraw: () => void, zoom: (factor: number) => void, select: (owner: string) => void, toggle: () => void,
   *   open: () => void }} Actions
   */
  /**
   * @param {InstanceType<typeof Playback>} playback
   * @param {string[]} owners the views and states that can be selected
   * @param {Actions} actions
   */
  const connect = (playback, owners, actions) => {
    /** @type {Record<string, () => void>} */
    const buttons = {
      play: () => playback.toggle(), back: () => playback.go(playback.frame - 1),
      forward: () => playback.go(playback.frame + 1), previous: () => playback.jump(-1), next: () => playback.jump(1),
      loop: () => playback.setLoop(), closer: () => actions.zoom(.5), farther: () => actions.zoom(2),
    };
    for (const name in buttons) $(name).onclick = buttons[name];
    $("speed").onchange = () => playback.restart();
    $("velocity").onchange = actions.redraw;
    $("ghosts").onchange = $("trail").onchange = actions.toggle;
    const scrubber = field("scrubber"), select = field("select");
    scrubber.max = String(playback.last);
    scrubber.oninput = () => playback.go(+scrubber.value);
    select.replaceChildren(...["", ...owners].map(owner => new Option(owner || "everything", owner)));
    select.onchange = () => actions.select(select.value);
    document.onkeydown = event => press(event, playback, actions);
    window.onhashchange = actions.open;
  };

  /**
   * @param {KeyboardEvent} event
   * @param {InstanceType<typeof Playback>} playback
   * @param {Actions} actions
   */
  const press = (event, playback, actions) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches("select,textarea,[type=range]:not(#scrubber)")) return;
    const by = (/** @type {number} */ step) => () => playback.go(playback.frame + step * (event.shiftKey ? 10 : 1));
    const click = (/** @type {string} */ id) => () => $(id).click();
    /** @type {Record<string, () => void>} */
    const actionOf = {
      ArrowLeft: by(-1), ArrowRight: by(1), Home: () => playback.go(0), End: () => playback.go(playback.last),
      Escape: () => actions.select(""),
    };
    if (field("keys").checked) Object.assign(actionOf, {
      n: click("next"), p: click("previous"), l: click("loop"), v: click("velocity"), g: click("ghosts"), t: click("trail"),
      1: () => playback.setSpeed("1"), 2: () => playback.setSpeed("0.25"), 3: () => playback.setSpeed("0.1"),
      "+": click("closer"), "=": click("closer"), "-": click("farther"), 0: () => actions.zoom(Infinity),
    });
    // Space presses the button that has the focus, be it a line of the document.
    if (!target.closest("button,summary,a,[role=button],[type=checkbox]")) actionOf[" "] = () => playback.toggle();
    const act = actionOf[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { connect };
})();
