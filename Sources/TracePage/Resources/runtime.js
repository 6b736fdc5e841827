// Asks the module about the text of a timeline. Each question goes to a new instance, whose memory is
// empty, so that no answer depends on an earlier one, and none is lost by one that failed.
const openTimeline = async bytes => {
  const module = await WebAssembly.compile(bytes);
  const questions = ["trace", "events", "explain", "check", "page"];
  return async (question, text) => {
    const parts = [];
    let memory;
    const { exports } = await WebAssembly.instantiate(module, {
      math: Math,
      page: {
        write: (start, count) => parts.push(new Uint8Array(memory.buffer, start, count).slice()),
        remainder: (a, b) => a % b,
        number: (start, count) => {
          const digits = new TextDecoder().decode(new Uint8Array(memory.buffer, start, count));
          return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(digits) ? Number(digits) : NaN;
        },
      },
    });
    memory = exports.memory;
    const document = new TextEncoder().encode(text);
    const start = exports.allocate(document.length);
    new Uint8Array(memory.buffer).set(document, start);
    const isPlayed = exports.answer(questions.indexOf(question), start, document.length) !== 0;
    return { isPlayed, text: await new Blob(parts).text() };
  };
};
