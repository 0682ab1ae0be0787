/** The GPU is kept busy this long before a timed call: after a pause it runs at a fraction of its clock for tens of milliseconds. */
const SPIN_MS = 100;
/** The timer that can be used for a precision: timestamps need a GPU that has them, and a precision that it computes. */
export function usableTimer(context, prec, wanted) {
    const device = context.gpu?.device;
    return wanted === 'gpu' && device?.features.has('timestamp-query') && context.placement(prec) === 'gpu'
        ? 'gpu'
        : 'wall';
}
export function timerText(context, timer) {
    if (timer === 'wall')
        return 'wall clock between two synchronizations';
    return `GPU timestamps${spin(context) > 0 ? `, behind ${SPIN_MS} ms of spinning` : ''}`;
}
/** Software adapters have no clocks to bring up. */
const spin = ({ gpu }) => (gpu === undefined || gpu.software ? 0 : SPIN_MS);
/** Milliseconds that `work` takes, on a GPU behind at most `spinMs` of spinning; never 0. */
export async function milliseconds(context, timer, work, spinMs = SPIN_MS) {
    const warmMs = Math.min(spin(context), spinMs);
    const time = timer === 'gpu' ? await context.queue.gpuTime(work, warmMs) : await wallClock(context, work);
    return Math.max(time ?? Number.NaN, 1e-6);
}
async function wallClock({ queue }, work) {
    await queue.sync();
    const start = performance.now();
    await work();
    await queue.sync();
    return performance.now() - start;
}
/** Timed together, calls shorter than this are distinguishable from the timer's own steps. */
const ENOUGH_MS = 2;
const MOST_CALLS = 500;
/** How many calls of `once` milliseconds to time together. */
export const repeatsFor = (once) => once >= ENOUGH_MS / 2 ? 1 : Math.min(MOST_CALLS, Math.ceil(ENOUGH_MS / once));
