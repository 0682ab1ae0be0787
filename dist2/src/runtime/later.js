/** One for each routine that the program has: bundlers drop the fronts of others, and what these would load. */
const loads = [];
/** The same for what only contexts need whose doubles live on the GPU. */
const loadsOfDoubles = [];
/**
 * A function of a GPU backend, by the import that brings it. Whoever opens a GPU waits for all of them (`loadGpu`), so that a call finds
 * its code and records at once; the call of a routine that was itself imported later waits for its code like one that reads results back.
 */
export const later = (load) => among(loads, load);
/** One that computes doubles. */
export const laterDoubles = (load) => among(loadsOfDoubles, load, tryDoubles);
const trials = [];
const tried = new WeakMap();
/** What is to be found out of a device before a context computes doubles there: once for each, when it is opened. */
export function beforeDoubles(trial) {
    trials.push(trial);
}
/** Resolves when all trials are done that are known so far. */
export async function tryDoubles(context) {
    if (context.gpu?.doubles !== true)
        return;
    let done = tried.get(context);
    if (done === undefined) {
        done = new Map();
        tried.set(context, done);
    }
    for (const trial of trials) {
        if (!done.has(trial))
            done.set(trial, trial(context));
        await done.get(trial);
    }
}
function among(loads, load, before = async () => { }) {
    let there;
    const ready = async () => {
        there ??= (await load()).compute;
    };
    loads.push(ready);
    const wait = async (queue) => {
        await ready();
        await before(queue.context);
    };
    return (queue, a) => (there === undefined ? wait(queue).then(() => there(queue, a)) : there(queue, a));
}
/** Resolves when all routines that are imported so far can record on a GPU, with `doubles` those of doubles too. */
export async function loadGpu(doubles) {
    await Promise.all([...loads, ...(doubles ? loadsOfDoubles : [])].map((load) => load()));
}
