// Least squares of any rank by QR factorization with column pivoting, in TypeScript: the reference, and the steps that it shares with the
// engine. Host memory only.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { precOf } from '../../core/extremes.js';
import { estimatedRank } from '../../core/incrementalCondition.js';
import { scalingExponent, thresholdOf } from '../../core/leastSquares.js';
import { at, entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { geqp3Ref } from './geqp3.ref.js';
import { geqrfRef } from './geqrf.ref.js';
import { clearRows, largestPart, scaleByPower, squaresOfRows } from './leastSquares.ref.js';
import { ormqrRef } from './ormqr.ref.js';
/** Returns the rank, or undefined if A is not finite. Source: LAPACK xGELSY; with R kept. */
export function gelsySteps(s, solver) {
    const { m, n, nrhs, jpvt, rss } = s;
    const k = Math.min(m, n);
    const prec = precOf(s.A.data);
    const size = largestPart(m, n, solver.A());
    if (!Number.isFinite(size)) {
        fillRows(n, nrhs, solver.B(), Number.NaN);
        rss?.fill(Number.NaN);
        return undefined;
    }
    const a = scalingExponent(size, prec);
    const b = scalingExponent(largestPart(m, nrhs, solver.B()), prec);
    scaleByPower('f', m, n, solver.A(), a);
    scaleByPower('f', m, nrhs, solver.B(), b);
    solver.factor();
    const rank = estimatedRank(k, solver.A(), thresholdOf(s.rcond, s, prec));
    if (k > 0)
        solver.multiply();
    if (rss !== undefined)
        squaresOfRows(m, rank, nrhs, solver.B(), -2 * b, rss);
    if (rank > 0 && rank < n) {
        transposeUpper(rank, n, solver.A(), solver.T());
        solver.factorT(rank);
        solver.solveT(rank);
        clearRows(n, rank, nrhs, solver.B());
        solver.multiplyT(rank);
    }
    else if (rank > 0) {
        solver.solve(rank);
    }
    else {
        clearRows(n, 0, nrhs, solver.B());
    }
    unpivot(n, nrhs, solver.B(), jpvt);
    scaleByPower('f', n, nrhs, solver.B(), a - b);
    scaleByPower('u', k, n, solver.A(), -a);
    return rank;
}
/** T := [R11 R12]^H, n x rank, zero above its diagonal. */
function transposeUpper(rank, n, A, T) {
    adjointRef(rank, n, A, T);
    for (let i = 1; i < rank; i++)
        clearRows(i, 0, 1, at(T, 0, i));
}
/** X := P X: row jpvt(i) - 1 is what row i was. */
function unpivot(n, nrhs, X, jpvt) {
    const { parts = 1 } = X;
    for (let j = 0; j < nrhs; j++) {
        const column = parts * (X.off + j * X.ld);
        const before = X.data.slice(column, column + parts * n);
        for (let i = 0; i < n; i++) {
            const p = column + parts * (jpvt[i] - 1);
            X.data[p] = before[parts * i];
            if (parts === 2)
                X.data[p + 1] = before[2 * i + 1];
        }
    }
}
function fillRows(rows, cols, X, value) {
    const { data, off, ld } = entriesOf(X);
    for (let j = 0; j < cols; j++)
        data.fill(value, off + j * ld, off + (X.parts ?? 1) * rows + j * ld);
}
/** As gelsySteps. */
export function gelsyRef(s) {
    const { m, n, nrhs, A, B, jpvt } = s;
    const k = Math.min(m, n);
    const T = { data: vectorLike(A, n * k), off: 0, ld: Math.max(1, n), parts: A.parts };
    const [tau, tauT] = [vectorLike(A, k), vectorLike(A, k)];
    return gelsySteps(s, {
        A: () => A,
        B: () => B,
        T: () => T,
        factor: () => geqp3Ref(m, n, A, jpvt, tau),
        multiply: () => ormqrRef('l', 'c', m, nrhs, k, A, tau, 0, B),
        solve: (rank) => trsmBlockedRef('l', 'u', 'n', 'n', rank, nrhs, 1, A, B),
        factorT: (rank) => geqrfRef(n, rank, T, tauT),
        solveT: (rank) => trsmBlockedRef('l', 'u', 'c', 'n', rank, nrhs, 1, T, B),
        multiplyT: (rank) => ormqrRef('l', 'n', n, nrhs, rank, T, tauT, 0, B),
    });
}
