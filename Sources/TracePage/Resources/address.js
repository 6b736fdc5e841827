/** The part of the address after `#`: the time, and the view or state that is selected. */
const Address = (() => {
  /**
   * @param {number} time
   * @param {string} owner
   */
  const write = (time, owner) => {
    const hash = "#t=" + +time.toFixed(6) + (owner && "&select=" + encodeURIComponent(owner));
    $("moment").setAttribute("href", hash);
    // To write an address takes milliseconds, also if it is the same.
    // A frame has no address.
    try { if (hash !== location.hash) history.replaceState(null, "", hash); } catch {}
  };

  /** The time, NaN without one, and the owner, which may be empty. */
  const read = () => {
    const parts = new URLSearchParams(location.hash.slice(1));
    // Six decimals, as they are written here and by `trace`, may be less than the time of their frame.
    return { time: parseFloat(parts.get("t") ?? "") + 6e-7, owner: parts.get("select") ?? "" };
  };

  return { write, read };
})();
