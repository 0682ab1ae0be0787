// What least squares in doubles need besides factorizations on the GPU: scaling by powers of two that stay on the device, sums of squares,
// what a diagonal says, and the condition of a triangle.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { SPACING } from '../../core/leastSquares.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLargestDouble } from '../lu/growthDoubles.gpu.js';
import { LS_THREADS, lsConditionDouble, lsDiagonalDouble, lsExponents, lsScaleDouble, lsSumsDouble, lsVariants, oneThread, } from './gelsDoubles.kernels.js';
/** Which power of two: into range (A, B), and back (X, R, and what is left of B). */
export const EXPONENT = { A: 0, B: 1, X: 2, R: 3, rest: 4 };
/** Enqueues the exponents for A and B, and norms := their largest magnitudes, NaN if an element is. */
export function enqueueExponents(queue, ws, A, B, norms = ws.take('d', 2)) {
    const exponents = ws.take('i', 5);
    for (const [off, { m, n, X }] of [A, B].entries())
        enqueueLargestDouble(queue, { part: 'f', m, n, A: X, to: { data: norms, off, ld: 1 } });
    queue.launch(lsExponents, oneThread, { norms, exponents }, { offE: 0 }, [1, 1, 1]);
    return exponents;
}
/** Enqueues X := 2^e X, or its upper triangle. */
export function enqueueScaleDoubles(queue, part, { m, n, X }, exponents, which) {
    if (m === 0 || n === 0)
        return;
    const params = { m, upper: part === 'u' ? 1 : 0, which, offA: X.off, lda: X.ld };
    const groups = [Math.ceil(m / LS_THREADS), n, 1];
    queue.launch(lsScaleDouble, lsVariants.of(X.data.type), { A: X.data, exponents }, params, groups);
}
/** Enqueues sums(j) := the sum of squares of column j of X, scaled back; sums lies in a buffer of its own. */
export function enqueueSquaresDoubles(queue, { m, n, X }, exponents, sums) {
    if (n === 0)
        return;
    const params = { m, squares: 1, offA: X.off, lda: X.ld };
    queue.launch(lsSumsDouble, lsVariants.of(X.data.type), { A: X.data, exponents, sums }, params, [n, 1, 1]);
}
/** Enqueues info := the 1-based index of the first exact zero on the diagonal of R, of order n, 0 if there is none. */
export const enqueueZeroDoubles = (queue, n, R, info) => enqueueDiagonal(queue, n, R, info, 0, 0);
/** Enqueues rank := how many elements on the diagonal of R, of order n, exceed eps `rows` times the largest one. */
export const enqueueRankDoubles = (queue, rows, n, R, rank) => enqueueDiagonal(queue, n, R, rank, 1, SPACING.d * rows);
function enqueueDiagonal(queue, n, R, result, counts, tolerance) {
    const params = { n, counts, offA: R.off, lda: R.ld, offR: result.off, tolerance };
    queue.launch(lsDiagonalDouble, lsVariants.of(R.data.type), { A: R.data, result: result.data }, params, [1, 1, 1]);
}
/** Enqueues the reciprocal condition number of R, upper and of order n > 0, in the 1-norm, by its inverse; `use` finds it. */
export function enqueueConditionDoubles(queue, n, R, info, use) {
    scope(queue, (ws) => {
        const W = { data: ws.like(R, n * n), off: 0, ld: n };
        const [sums, norms] = [ws.take('d', n), ws.take('d', 3)];
        const norm = (X, off) => {
            const params = { m: n, squares: 0, offA: X.off, lda: X.ld };
            queue.launch(lsSumsDouble, lsVariants.of(X.data.type), { A: X.data, exponents: queue.nothing, sums }, params, [
                n,
                1,
                1,
            ]);
            const to = { data: norms, off, ld: 1 };
            enqueueLargestDouble(queue, { part: 'f', m: n, n: 1, A: { data: sums, off: 0, ld: n }, to });
        };
        norm(R, 0);
        enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: W });
        enqueueTrsmDoubles(queue, 'l', 'u', 'n', 'n', n, n, 1, R, W);
        norm(W, 1);
        queue.launch(lsConditionDouble, oneThread, { norms, info: info.data }, { offInfo: info.off }, [1, 1, 1]);
        use({ data: norms, off: 2, ld: 1 });
    });
}
