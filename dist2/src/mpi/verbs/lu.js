import { together } from './together.js';
/**
 * A = P L U with a unit lower triangular L and an upper triangular U, by partial pivoting. A: m x n, of any blocks; it is not changed. The
 * factors are in square blocks, of A's height. A singular A is info > 0, and factored all the same. Flops 2n^3/3 for m = n, shared. Source:
 * ScaLAPACK's p?getrf; basalt's getrf on one rank without it.
 *
 * @throws ArgumentError for what is no distributed matrix; MpiError where ranks disagree: every rank throws, and none waits. NativeError,
 * which says what to install, where ScaLAPACK is missing.
 */
export function lu(A) {
    const call = { routine: 'lu', given: [[A, 'A', 1]], options: {}, names: [], check: () => undefined };
    return together(call, async (engine) => {
        const { rows: m, cols: n } = A;
        const k = Math.min(m, n);
        const factors = await engine.blocked(A, [A.block[0], A.block[0]]);
        const pivots = k === 0 ? new Int32Array(0) : await factored(engine, factors, k);
        // order[i]: the row of A that pivoting has brought to row i
        const order = Int32Array.from({ length: m }, (_, i) => i);
        for (const [i, pivot] of pivots.entries())
            [order[i], order[pivot - 1]] = [order[pivot - 1], order[i]];
        const p = new Int32Array(m);
        for (const [i, row] of order.entries())
            p[row] = i;
        const [l, u] = [engine.resized(factors, m, k), engine.resized(factors, k, n)];
        engine.put(l, (i, j) => i < j, 0);
        engine.put(l, (i, j) => i === j, 1);
        engine.put(u, (i, j) => i > j, 0);
        return { p, l, u, info: await engine.firstZero(u) };
    });
}
/** The pivots of all rows, from 1, on every rank. */
async function factored(engine, A, k) {
    if (engine.alone) {
        const { luAlone } = await import('./alone.js');
        const { local, pivots } = await luAlone(A);
        A.local.set(local);
        return pivots;
    }
    const mine = new Int32Array(A.localShape[0] + A.block[0]);
    await engine.call(A.type, 'getrf', A.rows, A.cols, ...engine.args(A), mine, new Int32Array(1));
    const all = new Int32Array(k);
    for (const [at, i] of A.localRows.entries())
        if (i < k)
            all[i] = mine[at];
    return engine.on.allreduce(all, { op: 'max' });
}
