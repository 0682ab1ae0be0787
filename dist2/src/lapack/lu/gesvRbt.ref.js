// Solution of A X = B by LU without pivoting of a randomized A, with refinement and a check, in TypeScript. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { rbtVerdict } from '../../core/butterfly.js';
import { at } from '../../core/matrix.js';
import { butterflyInRef, butterflyOutRef, gerbtRef } from './gerbt.ref.js';
import { gesvRef } from './gesv.ref.js';
import { getrfNopivRef } from './getrfNopiv.ref.js';
import { getrsNopivRef } from './getrsNopiv.ref.js';
/**
 * X := A^-1 B. Returns the number of steps of refinement, or -1 if X is of no use; A and B are left alone. A' = U^T A V has pivots that are
 * hardly ever small, whatever A is; then A' y = U^T b and x = V y, and the residual b - A x goes the same way.
 */
export function solveRandomized(n, nrhs, work, seed, parts) {
    // Without a solution there is nothing to check, and whether A is singular is all that is asked.
    if (n === 0 || nrhs === 0)
        return -1;
    const anorm = norm('i', n, n, work.A);
    lacpyRef('f', n, n, work.A, work.W);
    gerbtRef(n, work.W, seed);
    parts.factor();
    const pivots = Array.from({ length: n }, (_, i) => norm('m', 1, 1, at(work.W, i, i)));
    const leastPivot = pivots.reduce((least, x) => Math.min(least, x), Number.POSITIVE_INFINITY);
    const largestPivot = pivots.reduce((most, x) => Math.max(most, x), 0);
    const eps = work.A.data instanceof Float32Array ? 2 ** -24 : 2 ** -53;
    const correct = (side) => {
        butterflyInRef(n, nrhs, work[side], seed);
        parts.solve(side);
        butterflyOutRef(n, nrhs, work[side], seed);
    };
    lacpyRef('f', n, nrhs, work.B, work.X);
    correct('X');
    const subtract = () => {
        lacpyRef('f', n, nrhs, work.B, work.R);
        parts.residual();
    };
    subtract();
    for (let step = 1, before = Number.POSITIVE_INFINITY;; step++) {
        correct('R');
        const corrections = sizes(n, nrhs, work);
        add(n, nrhs, work.R, work.X);
        subtract();
        const facts = { n, eps, anorm, leastPivot, largestPivot, corrections, residuals: sizes(n, nrhs, work) };
        const { verdict, residual } = rbtVerdict(facts, step, before);
        if (verdict === 'good')
            return step;
        if (verdict === 'stop')
            return -1;
        before = residual;
    }
}
/** Largest magnitudes of the columns of R and X. */
const sizes = (n, nrhs, { R, X }) => Array.from({ length: nrhs }, (_, j) => [norm('m', n, 1, at(R, 0, j)), norm('m', n, 1, at(X, 0, j))]).flat();
const norm = (kind, m, n, A) => langeRef({ norm: kind, uplo: 'f', diag: 'n', symmetric: false, m, n }, A);
/** Y := Y + X */
function add(n, columns, X, Y) {
    const { parts = 1 } = X;
    for (let j = 0; j < columns; j++) {
        const [x, y] = [parts * (X.off + j * X.ld), parts * (Y.off + j * Y.ld)];
        for (let i = 0; i < parts * n; i++)
            Y.data[y + i] = Y.data[y + i] + X.data[x + i];
    }
}
/**
 * B := A^-1 B; A is left as it was. Returns info as gesv and the number of steps, -1 where the solution by butterflies was of no use and
 * gesv has done the work.
 */
export function gesvRbtRef(n, nrhs, A, B, seed) {
    const make = (columns) => {
        const array = A.data.constructor;
        return { data: new array((A.parts ?? 1) * n * columns), off: 0, ld: Math.max(1, n), parts: A.parts };
    };
    const work = { A, B, W: make(n), X: make(nrhs), R: make(nrhs) };
    const { W, X, R } = work;
    const iter = solveRandomized(n, nrhs, work, seed, {
        factor: () => getrfNopivRef(n, n, W),
        solve: (side) => getrsNopivRef('n', n, nrhs, W, work[side]),
        residual: () => gemmBlockedRef('n', 'n', n, nrhs, n, -1, A, X, 1, R),
    });
    if (iter >= 0) {
        lacpyRef('f', n, nrhs, X, B);
        return { info: 0, iter };
    }
    lacpyRef('f', n, n, A, W);
    return { info: gesvRef(n, nrhs, W, new Int32Array(n), 0, B), iter };
}
