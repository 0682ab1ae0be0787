// LAPMR: arguments, rules, documentation.
import { integers, matrix, positional, size } from '../../core/kinds.js';
/**
 * X(i, :) := X(k(i), :) for i = 1, ..., m, all at once: the rows of X (m x n, column-major) in the order of the permutation k. Backward
 * X(k(i), :) := X(i, :), which undoes it. Rows are counted from 1, as in LAPACK.
 *
 * Overwrites X only; k is read, and stays as it is. No flops: it moves the elements of X, their bits unchanged. On a GPU context single and
 * complex single run on the GPU, from a copy of X in workspace, doubles where they live. Source: LAPACK xLAPMR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const k = ctx.upload('i', Int32Array.of(3, 1, 2));
 * await slapmr(ctx.queue, { m: 3, n, X, ldx: 3, k }); // rows 3, 1, 2
 * await slapmr(ctx.queue, { forwrd: false, m: 3, n, X, ldx: 3, k }); // rows 1, 2, 3 again
 */
export const lapmrSpec = {
    name: 'lapmr',
    precs: 'sdcz',
    doubles: 'dz',
    args: positional({
        /** true (default): row k(i) comes to row i. false: row i comes to row k(i). */
        forwrd: { kind: 'switch', default: true },
        m: size,
        n: size,
        /** In and out. */
        X: matrix('m', 'n', 'inout'),
        /**
         * m integers, each of 1..m once: that is not checked. Of any other k an entry that is no row moves nothing, and of several that are the
         * same row, backward, one moves there: rows get lost, but nothing outside X is read or written.
         */
        k: integers('m', 'in'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: () => 0,
};
