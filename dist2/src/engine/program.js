// Programs of the pool: lists of jobs that a worker runs in order. How they are written down, and how their end is heard of.
import { WORD } from './workerText.js';
/**
 * A program as workers read it: its length without this number; of each job the function, the arguments of a part, the parts, all
 * arguments.
 */
export function encoded(jobs) {
    const words = jobs.flatMap(({ fn, parts }) => [fn, parts[0].length, parts.length, ...parts.flat()]);
    return [words.length, ...words];
}
/** Settles when a program has ended; undefined where one can only look. */
export function endOf(word) {
    const { waitAsync } = Atomics;
    return waitAsync?.call(Atomics, word, WORD.ended, 0).value;
}
/** Resolves with `ended`, or after some time. The timer also keeps the process alive, which waiting for a word does not. */
export async function orAfter(ended, ms) {
    let timer;
    const late = new Promise((then) => {
        timer = setTimeout(then, ended === undefined ? 1 : ms);
    });
    await (ended === undefined ? late : Promise.race([ended, late]));
    clearTimeout(timer);
}
