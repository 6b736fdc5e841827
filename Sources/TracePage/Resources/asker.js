/**
 * The page gives its worker the module, packed as letters or unpacked, and then questions with numbers.
 * @typedef {{ letters?: string, bytes?: Uint8Array, number?: number, text?: string }} Question
 * @typedef {{ bytes?: Uint8Array, isReady?: boolean, number?: number, failure?: string, text?: string }} Reply
 */
/**
 * The answer to a text; `text` is JSON, null if there is none for the reason of `failure`.
 * @typedef {{ text: string | null, failure: string }} Answer
 * @typedef {{ text: string, resolve: (answer: Answer | null) => void }} Asked
 */
/** Asks a worker about texts, and stops it when it has not answered for a second. */
class Asker {
  /** The milliseconds after which a worker is stopped. */
  static patience = 1000;

  /**
   * @param {string} script the script of the worker
   * @param {string} letters the module
   */
  constructor(script, letters) {
    this.address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    /** @type {Question} */
    this.module = { letters };
    this.number = 0;
    this.isReady = false;
    /**
     * The question that the worker has.
     * @type {Asked | null}
     */
    this.asked = null;
    /**
     * The question that waits for the worker.
     * @type {Asked | null}
     */
    this.next = null;
    this.timer = 0;
    /** @type {(failure: string) => void} */
    this.open = () => {};
    /**
     * Done when the first worker has the module, or cannot use it, for a reason.
     * @type {Promise<string>}
     */
    this.opened = new Promise(resolve => { this.open = resolve; });
    this.worker = this.start();
  }

  start() {
    const worker = new Worker(this.address);
    this.isReady = false;
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = event => {
      event.preventDefault();
      this.hear({ number: this.asked ? this.number : undefined, failure: event.message });
    };
    worker.postMessage(this.module);
    return worker;
  }

  /** @param {Reply} reply */
  hear({ isReady, bytes, number, failure, text }) {
    if (isReady) {
      this.module = { bytes };
      this.isReady = true;
      this.open("");
    } else if (number === undefined) return this.open(failure ?? "");
    else if (number !== this.number) return;
    else if (failure !== undefined) return this.restart("The page cannot play this: it takes more than a browser gives.");
    else this.finish({ text: text ?? null, failure: "" });
    this.send();
  }

  /** @param {Answer} answer */
  finish(answer) {
    clearTimeout(this.timer);
    this.asked?.resolve(answer);
    this.asked = null;
  }

  /**
   * Begins with a new worker; the question that the old one had has no other answer.
   * @param {string} failure
   */
  restart(failure) {
    this.worker.terminate();
    this.worker = this.start();
    this.finish({ text: null, failure });
  }

  /**
   * The answer to a text; null where a later text was asked about before its turn came.
   * @param {string} text
   * @returns {Promise<Answer | null>}
   */
  ask(text) {
    return new Promise(resolve => {
      this.next?.resolve(null);
      this.next = { text, resolve };
      this.send();
    });
  }

  send() {
    if (!this.isReady || this.asked || !this.next) return;
    [this.asked, this.next] = [this.next, null];
    this.worker.postMessage({ number: ++this.number, text: this.asked.text });
    this.timer = setTimeout(() =>
      this.restart("This takes more than a second, so it was stopped. The motion is that of an earlier text."), Asker.patience);
  }
}
