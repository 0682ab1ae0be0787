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
  /** Steps of the program that are done. */
  steps: 10,
  /** 0 while a program is to be run or running; 1 when it has ended, 2 if it trapped. Its caller sleeps on it. */
  ended: 11,
  /**
   * 1 while a program is on offer, its address in place of the first argument: who turns it into 0 runs the program, a worker or, for want
   * of one, its caller. Tickets of parts would not do: a worker that is stopped behind its ticket would take it for one of the next job.
   */
  offered: 12,
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
  const claim = () => {
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
  };
  const lead = (at) => {
    const program = new Float64Array(memory.buffer, at + 8, new Float64Array(memory.buffer, at, 1)[0]);
    try {
      load();
      for (let p = 0; p < program.length && word[${WORD.failed}] === 0; ) {
        const [fn, arity, parts] = program.subarray(p, p + 3), end = p + 3 + arity * parts;
        const args = program.subarray(p + 3, end);
        if (parts === 1) functions[fn](...args);
        else share(fn, arity, parts, args);
        Atomics.add(word, ${WORD.steps}, 1);
        p = end;
      }
    } catch {
      word[${WORD.failed}] = 1;
    }
    Atomics.store(word, ${WORD.ended}, word[${WORD.failed}] > 0 ? 2 : 1);
    Atomics.notify(word, ${WORD.ended});
  };
  const share = (fn, arity, parts, args) => {
    values.set(args);
    word[${WORD.fn}] = fn;
    word[${WORD.arity}] = arity;
    word[${WORD.parts}] = parts;
    Atomics.store(word, ${WORD.done}, 0);
    Atomics.store(word, ${WORD.left}, parts);
    Atomics.add(word, ${WORD.generation}, 1);
    Atomics.notify(word, ${WORD.generation});
    claim();
    while (Atomics.load(word, ${WORD.done}) < parts);
  };
  let seen = 0;
  for (;;) {
    seen = Atomics.load(word, ${WORD.generation});
    const mayLead = number < Atomics.load(word, ${WORD.threads});
    if (mayLead && Atomics.compareExchange(word, ${WORD.offered}, 1, 0) === 1) lead(values[0]);
    claim();
    const until = performance.now() + ${SPIN_MS};
    while (Atomics.load(word, ${WORD.generation}) === seen && performance.now() < until);
    Atomics.wait(word, ${WORD.generation}, seen);
  }
};
`;
