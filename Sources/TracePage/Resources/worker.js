// Runs in a worker of its own, which the page stops when it does not answer; asker.js says what they say to each other.
(() => {
  /** @type {Promise<Ask> | null} */
  let opened = null;
  const reply = (/** @type {Reply} */ message) => postMessage(message);

  onmessage = async (/** @type {MessageEvent<Question>} */ { data: { letters, bytes, number, text = "" } }) => {
    try {
      if (number !== undefined) return reply({ number, text: (await (await opened)?.("page", text))?.text });
      const module = bytes ?? unpack(lettersToBytes(letters ?? ""));
      opened = openTimeline(module);
      await opened;
      reply({ isReady: true, bytes: module });
    } catch (error) {
      reply({ number, failure: String(error) });
    }
  };
})();
