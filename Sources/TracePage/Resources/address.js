/** The part of the address after `#`: the time, and the view or state that is selected. */
const Address = (() => {
  /**
   * @param {number} time
   * @param {string} owner
   */
  const write = (time, owner) => {
    const hash = "#t=" + +time.toFixed(6) + (owner && "&select=" + encodeURIComponent(owner));
    $("moment").setAttribute("href", hash);
    try { history.replaceState(null, "", hash); } catch { /* A frame has no address. */ }
  };

  /** The time, NaN without one, and the owner, which may be empty. */
  const read = () => {
    const parts = new URLSearchParams(location.hash.slice(1));
    return { time: parseFloat(parts.get("t") ?? ""), owner: parts.get("select") ?? "" };
  };

  return { write, read };
})();
