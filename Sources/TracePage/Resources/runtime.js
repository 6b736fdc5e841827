/**
 * Asks the module about a text; `isPlayed` is whether it could be played.
 * @typedef {(question: string, text: string) => Promise<{ isPlayed: boolean, text: string }>} Ask
 * @typedef {{ memory: WebAssembly.Memory, allocate: (count: number) => number,
 *   answer: (question: number, start: number, count: number) => number }} ModuleExports
 */
/**
 * Asks the module about the text of a timeline. Each question goes to a new instance, whose memory is
 * empty, so that no answer depends on an earlier one, and none is lost by one that failed.
 * @param {Uint8Array} bytes
 * @returns {Promise<Ask>}
 */
const openTimeline = async bytes => {
  const module = await WebAssembly.compile(bytes);
  const questions = ["trace", "events", "explain", "check", "page", "digits"];
  return async (question, text) => {
    const decoder = new TextDecoder();
    let answer = "";
    const view = (/** @type {number} */ start, /** @type {number} */ count) =>
      new Uint8Array(exports.memory.buffer, start, count);
    const instance = new WebAssembly.Instance(module, {
      page: {
        write: (/** @type {number} */ start, /** @type {number} */ count) => {
          answer += decoder.decode(view(start, count), { stream: true });
        },
        remainder: (/** @type {number} */ a, /** @type {number} */ b) => a % b,
        number: (/** @type {number} */ start, /** @type {number} */ count) => {
          const digits = new TextDecoder().decode(view(start, count));
          return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(digits) ? Number(digits) : NaN;
        },
      },
    });
    const exports = /** @type {ModuleExports} */ (/** @type {unknown} */ (instance.exports));
    const document = new TextEncoder().encode(text);
    const start = exports.allocate(document.length);
    new Uint8Array(exports.memory.buffer).set(document, start);
    const isPlayed = exports.answer(questions.indexOf(question), start, document.length) !== 0;
    return { isPlayed, text: answer };
  };
};
