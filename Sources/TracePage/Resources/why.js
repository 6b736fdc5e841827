/** The explanation of the change at a time, or else when there is one. */
const Why = (() => {
  /** What is shown. */
  let shown = "";

  /**
   * Shows explanations, each once, or what there is instead.
   * @param {PageEvent[]} events
   * @param {PageEvent | undefined} first the first event of all that has an explanation
   * @param {string} owner whose events they are; empty for anybody's
   * @param {(event: PageEvent) => void} choose goes to an event
   */
  const show = (events, first, owner, choose) => {
    const texts = [...new Set(events.flatMap(event => event.why || []))];
    const of = owner && ` of ${owner}`, key = [owner, first?.time, ...texts].join("\n");
    if (key === shown) return;
    shown = key;
    $("why").scrollTop = 0;
    if (texts.length) return $("why").replaceChildren(...texts.map(paragraph));
    const none = make("p", "", first ? `Nothing${of} has changed yet. ` : `No change${of} needs an explanation in this run.`);
    if (first) none.append(button(() => choose(first), `The first change is at ${seconds(first.time)}`));
    $("why").replaceChildren(none);
  };

  /**
   * An explanation: its sentence, then each answer beside its label, which has the columns 2 to 9; one of the end of a
   * drag has another sentence before.
   * @param {string} text
   */
  const paragraph = text => {
    const block = make("section");
    let list = make("dl");
    for (const row of text.trimEnd().split("\n")) {
      if (!row) continue;
      if (/^\S/.test(row)) {
        block.append(make("h3", "", row + "\n"), list = make("dl"));
        continue;
      }
      const name = row.slice(0, 10).trim();
      if (name) list.append(make("dt", "", name + " "));
      list.append(make("dd", "", row.slice(10).trim() + "\n"));
    }
    return block;
  };

  return { show, paragraph };
})();
