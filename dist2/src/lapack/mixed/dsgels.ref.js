// Least squares by QR factorization in single precision and refinement of the augmented system in double, in TypeScript: of real
// numbers, or in complex single and complex double. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { isLeastSquares, tallOf } from '../../core/leastSquares.js';
import { entriesOf } from '../../core/matrix.js';
import { trconRef } from '../condition/trcon.ref.js';
import { gelsRef } from '../qr/gels.ref.js';
import { geqrfRef } from '../qr/geqrf.ref.js';
import { clearRows } from '../qr/leastSquares.ref.js';
import { ormqrRef } from '../qr/ormqr.ref.js';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.js';
import { TallDemotion } from './dsgelsDemotion.ref.js';
import { PROBE_STEPS, RankProbe } from './dsgelsProbe.ref.js';
import { TallRefinement } from './dsgelsRefinement.ref.js';
import { FAILED } from './mixed.ref.js';
/** What there is to say where A has no row or no column. */
export const EMPTY = { iter: 0, info: 0, rank: 0, rcond: 1 };
/** X := 0, and the sums of squares of B, which is then what is left. */
export function solveEmpty({ transposed, m, n, nrhs, B, X, rss }) {
    const [rows, cols] = transposed ? [n, m] : [m, n];
    clearRows(cols, 0, nrhs, X);
    const { parts = 1 } = B;
    for (let j = 0; j < nrhs && rss !== undefined; j++) {
        let sum = 0;
        for (let i = parts * (B.off + j * B.ld), end = i + parts * rows; i < end; i++)
            sum += B.data[i] ** 2;
        rss[j] = isLeastSquares({ transposed, m, n }) ? sum : 0;
    }
}
/**
 * D := the corrections of r above those of x, D = [f; g] before, by T D = Q R in S and tau:
 *
 *   h = R^-H g,  [d1; d2] = Q^H f,  dr = Q [h; d2],  dx = R^-1 (d1 - h)
 */
function correctionsRef(p, q, columns, S, tau, D) {
    const G = { ...D, off: D.off + p };
    trsmBlockedRef('l', 'u', 'c', 'n', q, columns, 1, S, G);
    ormqrRef('l', 'c', p, columns, q, S, tau, 0, D);
    exchangeTops(p, q, columns, D);
    ormqrRef('l', 'n', p, columns, q, S, tau, 0, D);
    trsmBlockedRef('l', 'u', 'n', 'n', q, columns, 1, S, G);
}
/** [d1; d2; h] becomes [h; d2; d1 - h]. */
export function exchangeTops(p, q, columns, D) {
    const { parts = 1 } = D;
    const { data, off, ld } = entriesOf(D);
    for (let k = 0; k < columns; k++) {
        for (let top = off + k * ld, low = top + parts * p, i = 0; i < parts * q; i++, top++, low++) {
            const h = data[low];
            data[low] = data[top] - h;
            data[top] = h;
        }
    }
}
/** A is overwritten, as by gels, where iter < 0 only. If info is not 0, X is left as it was. */
export function dsgelsRef(s) {
    const { m, n, nrhs, A, B, X, rss } = s;
    const [p, q] = tallOf(s);
    const minimizes = isLeastSquares(s);
    if (q === 0) {
        solveEmpty(s);
        return { ...EMPTY, iters: new Int32Array(nrhs) };
    }
    const turned = m < n;
    const demotion = new TallDemotion({ p, q, turned, A });
    const { parts = 1 } = A;
    const singles = (rows, cols) => ({
        ...{ data: new Float32Array(parts * rows * cols), off: 0, ld: rows, parts },
    });
    const S = singles(p, q);
    const tau = new Float32Array(parts * q);
    demotion.columns(0, q, S);
    // The probe takes a column.
    const most = Math.max(1, nrhs);
    const doubles = (rows) => ({
        data: new Float64Array(parts * rows * most),
        off: 0,
        ld: rows,
        parts,
    });
    const D = singles(p + q, most);
    const work = { R: doubles(p), F: doubles(p), X: doubles(q), G: doubles(q), D };
    const failure = demotion.overflow ? FAILED.demotion : probeRef();
    const refinement = new TallRefinement({ p, q, nrhs, minimizes, B }, demotion, work);
    if (failure < 0)
        refinement.end(failure);
    while (refinement.demote()) {
        const { columns } = refinement;
        correctionsRef(p, q, columns, S, tau, D);
        refinement.correct();
        const left = refinement.columns;
        gemmBlockedRef(turned ? 'c' : 'n', 'n', p, left, q, -1, A, work.X, 1, work.F);
        gemmBlockedRef(turned ? 'n' : 'c', 'n', q, left, p, -1, A, work.R, 1, work.G);
    }
    const { iter, iters } = refinement;
    /** Factors; 0, or why they do not do. */
    function probeRef() {
        geqrfRef(p, q, S, tau);
        if (zeroDiagonalRef(q, S) > 0)
            return FAILED.factorization;
        const probe = new RankProbe(p, q, demotion, work);
        probe.begin();
        for (let step = 0; step < PROBE_STEPS; step++) {
            correctionsRef(p, q, 1, S, tau, D);
            probe.turn();
        }
        gemmBlockedRef(turned ? 'c' : 'n', 'n', p, 1, q, -1, A, work.X, 1, work.F);
        probe.last();
        correctionsRef(p, q, 1, S, tau, D);
        return probe.failure();
    }
    if (iter >= 0) {
        refinement.store(X, rss);
        const rcond = s.wantsRcond ? trconRef('1', 'u', 'n', q, S) : Number.NaN;
        return { iter, iters, info: 0, rank: q, rcond };
    }
    const [rows, cols] = s.transposed ? [n, m] : [m, n];
    const W = doubles(p);
    lacpyRef('f', rows, nrhs, B, W);
    const found = gelsRef({ ...s, B: W, rss });
    if (found.info === 0)
        lacpyRef('f', cols, nrhs, W, X);
    return { ...found, iter, iters };
}
