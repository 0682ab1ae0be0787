// What a worker thread of the pool runs, as text: it can then be started from Node and from a browser without a file of its own.
// Control words and the hand-over of parts are explained in pool.ts.

/** Control words, in 32-bit units from the start of the control block. */
export const WORD = {
  /** Changes whenever there is something to look at; threads sleep on it. */
  generation: 0,
  /** Parts not yet claimed; less than 1 means none. Set last, when everything else of a job is in place. */
  left: 1,
  parts: 2,
  /** Parts that have been finished. The caller sleeps on it. */
  done: 3,
  /** Parts that ended in a trap. */
  failed: 4,
  /** The job's function, counted through the exports of all modules. */
  fn: 5,
  /** Arguments of each part. */
  arity: 6,
  /** Modules published so far. They are a list: each block holds the address of the next one, its length, its bytes. */
  modules: 7,
  /** Address of the first module's block. */
  first: 8,
  /** Threads with a number below this take part. */
  threads: 9,
} as const;

/** Milliseconds that an idle worker looks for the next job before it goes to sleep: forks of one routine follow each other closely. */
const SPIN_MS = 0.2;

/** A function of { memory, control, args, most, scratch, number }: addresses in bytes, `most` arguments, `number` counts workers from 1. */
export const workerText = `
const run = ({ memory, control, args, most, scratch, number }) => {
  const word = new Int32Array(memory.buffer, control, 16);
  const values = new Float64Array(memory.buffer, args, most);
  const functions = [];
  let loaded = 0, next = 0;
  const load = () => {
    for (const end = Atomics.load(word, ${WORD.modules}); loaded < end; loaded++) {
      const at = loaded === 0 ? word[${WORD.first}] >>> 0 : new Uint32Array(memory.buffer, next, 1)[0];
      const bytes = new Uint8Array(memory.buffer, at + 8, new Uint32Array(memory.buffer, at + 4, 1)[0]).slice();
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
        env: { memory, scratch: new WebAssembly.Global({ value: 'i32' }, scratch | 0) },
      });
      for (const name of Object.keys(exports)) functions.push(exports[name]);
      next = at;
    }
  };
  let seen = 0;
  for (;;) {
    seen = Atomics.load(word, ${WORD.generation});
    while (number < Atomics.load(word, ${WORD.threads}) && Atomics.load(word, ${WORD.left}) > 0) {
      const ticket = Atomics.sub(word, ${WORD.left}, 1);
      if (ticket <= 0) break;
      const parts = word[${WORD.parts}];
      try {
        load();
        const arity = word[${WORD.arity}], first = (parts - ticket) * arity;
        functions[word[${WORD.fn}]](...values.subarray(first, first + arity));
      } catch {
        Atomics.add(word, ${WORD.failed}, 1);
      }
      if (Atomics.add(word, ${WORD.done}, 1) + 1 === parts) Atomics.notify(word, ${WORD.done});
    }
    const until = performance.now() + ${SPIN_MS};
    while (Atomics.load(word, ${WORD.generation}) === seen && performance.now() < until);
    Atomics.wait(word, ${WORD.generation}, seen);
  }
};
`;
