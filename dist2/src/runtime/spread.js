// Work shared among contexts: each takes the next range when it is done with one, longer ranges the faster it is.
import { ArgumentError, DeviceLostError } from '../core/errors.js';
/** Of what is left to do, a context is given at most this part of what would keep all busy to the end: the last ranges end together. */
const PART = 0.5;
/** The first ranges, by which speeds are measured, are together this part of all. */
const FIRST = 0.25;
/**
 * Does `work` on 0, 1, ... count-1 in ranges, on several contexts at a time: a first range each, by which their speeds are measured, then
 * more, each context the longer ones the faster it is. Resolves to what the ranges gave, in order. Where a range fails because its GPU is
 * lost, the others do it, unless none is left. Any other error of `work` rejects, once the ranges that are being done have ended.
 *
 * @throws ArgumentError for no contexts, or a count or `least` that is no integer.
 * @example
 * const shares = await spread(contexts, systems, async (context, from, to) => {
 *   const x = await solve(A.slice([from, to]), b.slice([from, to]), { context });
 *   return x;
 * });
 * const x = concatenated(shares.map(({ result }) => result));
 */
export async function spread(contexts, count, work, { least = 1, onLost } = {}) {
    if (!Array.isArray(contexts) || contexts.length === 0)
        throw new ArgumentError('spread', 'contexts', 1, contexts, 'must be a list of at least one context');
    if (!(Number.isSafeInteger(count) && count >= 0))
        throw new ArgumentError('spread', 'count', 2, count, 'must be an integer >= 0');
    if (typeof work !== 'function')
        throw new ArgumentError('spread', 'work', 3, work, 'must be a function');
    if (!(Number.isSafeInteger(least) && least >= 1))
        throw new ArgumentError('spread', 'least', 4, least, 'must be an integer >= 1');
    const shares = [];
    const returned = []; // of contexts that were lost
    const speeds = new Map(); // pieces per millisecond
    const alive = new Set(contexts);
    let next = 0;
    let failure;
    let busy = 0;
    let wake = [];
    const length = (context) => {
        const speed = speeds.get(context);
        if (speed === undefined)
            return Math.ceil((FIRST * count) / contexts.length);
        let all = 0;
        for (const one of alive)
            all += speeds.get(one) ?? speed;
        return Math.ceil((PART * (count - next) * speed) / all);
    };
    const take = (context) => {
        const again = returned.pop();
        if (again !== undefined)
            return again;
        if (next === count)
            return undefined;
        const from = next;
        next = Math.min(count, from + Math.max(least, length(context)));
        return { from, to: next };
    };
    const serve = async (context) => {
        while (failure === undefined) {
            const range = take(context);
            if (range === undefined) {
                // What another context is doing may come back.
                if (busy === 0)
                    return;
                await new Promise((resolve) => wake.push(resolve));
                continue;
            }
            const { from, to } = range;
            busy++;
            const start = performance.now();
            try {
                const result = await work(context, from, to);
                speeds.set(context, (to - from) / Math.max(performance.now() - start, 1e-3));
                shares.push({ from, to, context, result });
            }
            catch (error) {
                alive.delete(context);
                if (error instanceof DeviceLostError && alive.size > 0) {
                    returned.push(range);
                    onLost?.(context, error, from, to);
                    for (const { queue, backend } of alive)
                        queue.note({
                            routine: 'spread',
                            backend,
                            why: `${from} to ${to} come from a GPU that was lost: ${error.message}`,
                        });
                }
                else
                    failure ??= { error };
                return;
            }
            finally {
                busy--;
                const waiting = wake;
                wake = [];
                for (const resolve of waiting)
                    resolve();
            }
        }
    };
    await Promise.all(contexts.map(serve));
    if (failure !== undefined)
        throw failure.error;
    return shares.sort((a, b) => a.from - b.from);
}
