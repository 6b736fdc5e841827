/**
 * Leaves those items in a list that look like the new ones at their places, and lets them do what these do: after most
 * edits nearly all of a page is as it was, and a browser lays out again only what is new.
 */
renew = (list, items, group = items => items) => {
  const old = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("li:not(details li)"));
  const kept = items.map((item, place) => {
    const last = old[place];
    // The parts of a fold do something, too.
    if (!last?.isEqualNode(item) || item.querySelector("details")) return item;
    [last, last.firstElementChild].forEach((to, depth) => {
      const { onclick, onkeydown } = /** @type {HTMLElement} */ (depth ? item.firstElementChild ?? item : item);
      Object.assign(to ?? {}, { onclick, onkeydown });
    });
    return last;
  });
  if (old.length !== kept.length) list.replaceChildren(...group(kept));
  else kept.forEach((item, place) => item === old[place] || old[place].replaceWith(item));
  return kept;
};
