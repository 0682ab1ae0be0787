import { scope } from '../../runtime/workspace.js';
import { MOST_MODULI } from './moduli.js';
const [TINY, NORMAL, MAX] = [Number.MIN_VALUE, 2 ** -1022, Number.MAX_VALUE];
/** All its bytes are 255 but the first. */
const FULL = 2 ** 53 - 1;
/** Terms of two that meet 1 and 1, 1 and -1, -1 and 1. */
const ROWS = [
    [1, 2 ** -53], // a tie, which stays, and one below it
    [1, 3 * 2 ** -53], // a tie to the next
    [1 + 2 ** -52, 2 ** -53],
    [2 - 2 ** -52, 2 ** -53], // into the next binade
    [1, 2 ** -53 * (1 + 2 ** -20)],
    [TINY, 0],
    [NORMAL - TINY, TINY],
    [NORMAL, TINY],
    [MAX, 2 ** 970], // to infinity
    [MAX, 2 ** 969],
    [FULL, FULL - 2],
    [FULL * 2 ** -60, 255 + 255 * 2 ** 16],
    [1 / 3, 1 / 3],
];
const COLUMNS = [
    [1, 1],
    [1, -1],
    [-1, 1],
];
/** Whether `enqueue` computes them right. */
export async function multipliesDoublesRight(queue, enqueue) {
    const { context } = queue;
    const [m, n, k] = [ROWS.length, COLUMNS.length, 2];
    const expected = COLUMNS.flatMap(([x, y]) => ROWS.map(([a, b]) => a * x + b * y));
    const [A, B] = [ROWS, COLUMNS].map((lines) => context.upload('d', Float64Array.from(lines.flat())));
    const C = context.alloc('d', m * n);
    try {
        const [a, b, c] = [A, B, C].map((data, which) => ({ data, off: 0, ld: which === 2 ? m : k }));
        enqueue(queue, { transA: 't', m, n, k, alpha: 1, beta: 0, A: a, B: b, C: c, moduli: MOST_MODULI });
        const found = await C.copyOut(0, m * n);
        return expected.every((x, at) => Object.is(x + 0, found[at] + 0));
    }
    finally {
        for (const buffer of [A, B, C])
            buffer.dispose();
    }
}
/** Order of what is timed, and how many products of it: their difference is what is between them and the host. */
const ORDER = 1024;
const [ONE, MANY] = [1, 9];
/** Multiplications and additions a millisecond of products that `enqueue` makes, by the wall clock. */
export async function measureProducts(queue, enqueue, n = ORDER) {
    return scope(queue, async (ws) => {
        const [A, B, C] = [0, 1, 2].map(() => ({ data: ws.take('d', n * n), off: 0, ld: n }));
        const values = new Float64Array(n * n).fill(1 / 3);
        for (const X of [A, B])
            X.data.set(values, 0);
        const wall = async (count) => {
            const start = performance.now();
            for (let k = 0; k < count; k++)
                enqueue(queue, { m: n, n, k: n, alpha: 1, beta: 0, A, B, C });
            await C.data.copyOut(0, 1);
            return performance.now() - start;
        };
        await wall(ONE); // compiles
        let rate = 0;
        // The clocks of the first are low.
        for (let k = 0; k < 2; k++) {
            const ms = (await wall(MANY)) - (await wall(ONE));
            rate = Math.max(rate, ms > 0 ? ((MANY - ONE) * 2 * n ** 3) / ms : 0);
        }
        return rate;
    });
}
