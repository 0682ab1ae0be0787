// What the least-squares routines share on the GPU: scaling by factors that stay on the device, sums of squares, the rank of a diagonal.
import { partCode } from '../../blas3/elements/part.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { scope } from '../../runtime/workspace.js';
import { diagonalRankKernel, factorsTuning, lsFactors, lsScale, lsSquares, rankVariants, SCALE_COLS, SCALE_ROWS, scaleVariants, squaresVariants, sumsTuning, } from './leastSquares.kernels.js';
/** Which factor: into range (A, B), and back (X, R, and what is left of B). */
export const FACTOR = { A: 0, B: 2, X: 4, R: 6, rest: 8 };
/** Floats that all of them take. */
const FACTORS = 10;
/** 2^-23: the gap from 1 to the next number. */
const SPACING = 2 ** -23;
/** Enqueues the factors for A and B. */
export function enqueueFactors(queue, take, A, B) {
    const norms = take('s', 2);
    const factors = take('s', FACTORS);
    for (const [off, { m, n, X }] of [A, B].entries()) {
        const result = { data: norms, off, ld: 1 };
        enqueueNorm(queue, { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n, A: X, result });
    }
    queue.launch(lsFactors, factorsTuning, { norms, factors }, { offF: 0 }, [1, 1, 1]);
    return factors;
}
/** Enqueues X := a factor times X, or a triangle of it; nothing is moved where the factor is 1. */
export function enqueueScaleBy(queue, uplo, { m, n, X }, factors, first) {
    if (m === 0 || n === 0)
        return;
    const params = { m, n, part: partCode[uplo], first, offA: X.off, lda: X.ld };
    const groups = [Math.ceil(m / SCALE_ROWS), Math.ceil(n / SCALE_COLS), 1];
    queue.launch(lsScale, scaleVariants.of(X.data.type), { A: X.data, factors }, params, groups);
}
/** Elements that a workgroup sums at least. */
const LEAST_DEPTH = 8192;
const MOST_SLICES = 512;
/** Enqueues sums(j) := the square of a factor, times the sum of squares (of moduli) of column j of X. */
export function enqueueSquares(queue, { m, n, X }, factors, first, sums) {
    if (n === 0)
        return;
    const depth = Math.max(LEAST_DEPTH, Math.ceil(m / MOST_SLICES));
    const slices = Math.max(1, Math.ceil(m / depth));
    scope(queue, (ws) => {
        const work = ws.take('s', slices * n);
        queue.launch(lsSquares, squaresVariants.of(X.data.type), { A: X.data, factors, sums: work }, { m, depth, slices, first, offA: X.off, lda: X.ld, offS: 0 }, [slices, n, 1]);
        queue.launch(lsSquares, sumsTuning, { A: work, factors, sums: sums.data }, { m: slices, depth: slices, slices: 1, first, offA: 0, lda: slices, offS: sums.off }, [1, n, 1]);
    });
}
/** Enqueues rank := how many elements on the diagonal of R, of order n, exceed eps `rows` times the largest one. */
export function enqueueDiagonalRank(queue, rows, n, R, rank) {
    const params = { n, tolerance: SPACING * rows, offA: R.off, lda: R.ld, offRank: rank.off };
    queue.launch(diagonalRankKernel, rankVariants.of(R.data.type), { A: R.data, rank: rank.data }, params, [1, 1, 1]);
}
