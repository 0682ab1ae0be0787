// Least squares by QR factorization in TypeScript: the reference, and the steps that it shares with the engine. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { precOf } from '../../core/extremes.js';
import { isLeastSquares, scalingExponent, tallOf } from '../../core/leastSquares.js';
import { vectorLike } from '../condition/condition.ref.js';
import { trconRef } from '../condition/trcon.ref.js';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.js';
import { geqrfRef } from './geqrf.ref.js';
import { clearRows, diagonalRank, largestPart, scaleByPower, squaresOfRows } from './leastSquares.ref.js';
import { ormqrRef } from './ormqr.ref.js';
/** Brings A to T, and the factored T back to A. */
export function placeTall({ m, n, A }, T, back) {
    if (m >= n)
        return;
    if (back)
        adjointRef(n, m, T, A);
    else
        adjointRef(m, n, A, T);
}
/** Source: LAPACK xGELS; the wide A by way of its adjoint, whose QR factorization is the adjoint of A's LQ factorization. */
export function gelsSteps(s, solver) {
    const a = scaleTall(s, solver.T());
    solver.factor();
    return solveFactored(s, solver, a);
}
/** Brings T into a range in which squares stay, by the power of two that it returns. */
export function scaleTall(s, T) {
    const [p, q] = tallOf(s);
    const a = scalingExponent(largestPart(p, q, T), precOf(T.data));
    scaleByPower('f', p, q, T, a);
    return a;
}
/** What is to be done when T, scaled by 2^a, has been factored. */
export function solveFactored(s, solver, a) {
    const { nrhs, rss } = s;
    const [p, q] = tallOf(s);
    const minimizes = isLeastSquares(s);
    const prec = precOf(s.A.data);
    const info = zeroDiagonalRef(q, solver.T());
    const rank = diagonalRank(p, q, solver.T());
    const rcond = s.wantsRcond ? solver.condition() : Number.NaN;
    if (info === 0) {
        const given = minimizes ? p : q;
        const b = scalingExponent(largestPart(given, nrhs, solver.B()), prec);
        scaleByPower('f', given, nrhs, solver.B(), b);
        if (minimizes) {
            // Q^H B = [R X; what no X can reach]
            solver.multiply(true);
            if (rss !== undefined)
                squaresOfRows(p, q, nrhs, solver.B(), -2 * b, rss);
            solver.solve(false);
            const B = solver.B();
            scaleByPower('f', p - q, nrhs, { ...B, off: B.off + q }, -b);
        }
        else {
            // X = Q [R^-H B; 0]
            clearRows(p, q, nrhs, solver.B());
            solver.solve(true);
            solver.multiply(false);
            rss?.fill(0);
        }
        scaleByPower('f', minimizes ? q : p, nrhs, solver.B(), a - b);
        // Without an equation or an unknown, X is zero.
        if (q === 0)
            clearRows(p, 0, nrhs, solver.B());
    }
    scaleByPower('u', q, q, solver.T(), -a);
    return { info, rank, rcond };
}
export function gelsRef(s) {
    const { m, n, nrhs, A, B } = s;
    const [p, q] = tallOf(s);
    const T = m >= n ? A : { data: vectorLike(A, p * q), off: 0, ld: p, parts: A.parts };
    const tau = vectorLike(A, q);
    placeTall(s, T, false);
    const result = gelsSteps(s, {
        T: () => T,
        B: () => B,
        factor: () => geqrfRef(p, q, T, tau),
        condition: () => trconRef('1', 'u', 'n', q, T),
        multiply: (transposed) => ormqrRef('l', transposed ? 'c' : 'n', p, nrhs, q, T, tau, 0, B),
        solve: (transposed) => trsmBlockedRef('l', 'u', transposed ? 'c' : 'n', 'n', q, nrhs, 1, T, B),
    });
    placeTall(s, T, true);
    return result;
}
