/**
 * Loads a page again once the tool has written it again, at the moment that it shows.
 *
 * A page may not read files. Therefore a frame in it loads the page a second time, of which nothing but this script runs,
 * and says which revision that is.
 */
const Watch = (() => {
  const revision = document.querySelector("meta[name=revision]")?.getAttribute("content") ?? "";
  const period = 1000, playing = "playing", isAsked = "#revision";
  let frame = document.createElement("iframe");

  const look = () => {
    if (document.hidden) return;
    // A file that is replaced at this moment gives no answer; the next frame gives one.
    frame.remove();
    frame = document.createElement("iframe");
    frame.hidden = true;
    frame.title = "The page as the tool has written it";
    frame.src = location.href.replace(/#.*/, "") + isAsked;
    document.body.append(frame);
  };

  /** @param {MessageEvent} event */
  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow || data === revision) return;
    // The name of a window outlives its page, and the address has the time.
    if (player.isPlaying) window.name = playing;
    player.pause();
    location.reload();
  };

  const open = () => {
    if (window.parent !== window && location.hash === isAsked) {
      window.parent.postMessage(revision, "*");
      return window.stop();
    }
    addEventListener("message", hear);
    addEventListener("load", () => {
      if (window.name === playing) player.toggle();
      window.name = "";
      setInterval(look, period);
    });
  };

  return { open };
})();
Watch.open();
