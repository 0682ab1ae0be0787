// While Dawn waits for a GPU it looks for answers at every turn of Node's event loop, as fast as that turns: that keeps a processor busy,
// which an adapter in software needs to compute the answer. Here the event loop sleeps between two looks, the longer the more of them were
// in vain. Dawn asks for the next turn by the global setImmediate, and nothing else in the tests does.

/** Looks in a row that are not slowed down: many answers are there at once. */
const AT_ONCE = 2;
/** Milliseconds that each look in vain adds to the sleep before the next, and the longest sleep. */
const MORE = 0.05;
const LONGEST = 1;

/** `setImmediate` with a sleep before the callback, if calls come from callbacks of calls. */
export function paced(next: typeof setImmediate, sleep: (milliseconds: number) => void): typeof setImmediate {
  let again = false;
  let inVain = 0;
  const pacedImmediate = <A extends unknown[]>(callback: (...args: A) => void, ...args: A): NodeJS.Immediate => {
    again = true;
    return next(() => {
      if (inVain >= AT_ONCE) sleep(Math.min(LONGEST, (inVain - AT_ONCE + 1) * MORE));
      again = false;
      callback(...args);
      inVain = again ? inVain + 1 : 0;
    });
  };
  return Object.assign(pacedImmediate, { __promisify__: next.__promisify__ });
}

const never = new Int32Array(new SharedArrayBuffer(4));
// Once per process, whatever the runner does with modules.
const shared = globalThis as { basaltPaced?: true };
if (shared.basaltPaced === undefined) {
  globalThis.setImmediate = paced(setImmediate, (milliseconds) => Atomics.wait(never, 0, 0, milliseconds));
  shared.basaltPaced = true;
}
