// GELS of doubles on the GPU: scaled, factored and solved without a readback; the host learns of nothing until it asks.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { isLeastSquares, tallOf } from '../../core/leastSquares.js';
import { at, isTransposed } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueGeqrfDoubles, noteQr } from './geqrfDoubles.gpu.js';
import { EXPONENT, enqueueConditionDoubles, enqueueExponents, enqueueRankDoubles, enqueueScaleDoubles, enqueueSquaresDoubles, enqueueZeroDoubles, } from './leastSquaresDoubles.gpu.js';
import { enqueueOrmqrDoubles } from './ormqrDoubles.gpu.js';
export function gelsDoubles(queue, a) {
    noteQr(queue, a.routine);
    enqueueGelsDoubles(queue, onDevice(a));
}
/** Enqueues least squares or the solution of least norm, as gelsSteps. */
function enqueueGelsDoubles(queue, s) {
    const { trans, m, n, nrhs, A, B, rcond, rank, rss, info } = s;
    const [p, q] = tallOf(s);
    const minimizes = isLeastSquares({ transposed: isTransposed(trans), m, n });
    const [given, found] = minimizes ? [p, q] : [q, p];
    scope(queue, (ws) => {
        const T = m >= n ? A : { data: ws.like(A, p * q), off: 0, ld: p };
        const tau = { data: ws.like(A, q), off: 0, ld: 1 };
        const sums = ws.take('d', nrhs);
        if (m < n && q > 0)
            enqueueTranspose(queue, { m, n, A, B: T, conjugate: true });
        const exponents = enqueueExponents(queue, ws, { m: p, n: q, X: T }, { m: given, n: nrhs, X: B });
        enqueueScaleDoubles(queue, 'f', { m: p, n: q, X: T }, exponents, EXPONENT.A);
        enqueueGeqrfDoubles(queue, { m: p, n: q, A: T, tau });
        enqueueZeroDoubles(queue, q, T, info);
        if (rank !== undefined)
            enqueueRankDoubles(queue, p, q, T, rank);
        if (rcond !== undefined)
            condition(queue, q, T, info, rcond);
        const sumRest = (rows) => {
            if (rss === undefined || nrhs === 0)
                return;
            enqueueSquaresDoubles(queue, { m: rows, n: nrhs, X: at(B, q, 0) }, exponents, sums);
            const place = { ...rss, ld: nrhs };
            enqueueUnlessFailed(queue, { m: nrhs, n: 1, B: place, info }, () => enqueueLacpy(queue, { uplo: 'f', m: nrhs, n: 1, A: { data: sums, off: 0, ld: nrhs }, B: place }));
        };
        const clear = (rows, X) => {
            if (rows > 0 && nrhs > 0)
                enqueueLaset(queue, { uplo: 'f', m: rows, n: nrhs, alpha: 0, beta: 0, A: X });
        };
        if (q === 0) {
            sumRest(minimizes ? p : 0);
            clear(p, B);
            return;
        }
        enqueueUnlessFailed(queue, { m: p, n: nrhs, B, info }, () => {
            enqueueScaleDoubles(queue, 'f', { m: given, n: nrhs, X: B }, exponents, EXPONENT.B);
            const multiply = (trans) => enqueueOrmqrDoubles(queue, { side: 'l', trans, m: p, n: nrhs, k: q, A: T, tau, C: B });
            const solve = (trans) => enqueueTrsmDoubles(queue, 'l', 'u', trans, 'n', q, nrhs, 1, T, B);
            if (minimizes) {
                multiply('c');
                sumRest(p - q);
                solve('n');
                enqueueScaleDoubles(queue, 'f', { m: p - q, n: nrhs, X: at(B, q, 0) }, exponents, EXPONENT.rest);
            }
            else {
                clear(p - q, at(B, q, 0));
                solve('c');
                multiply('n');
                sumRest(0);
            }
            enqueueScaleDoubles(queue, 'f', { m: found, n: nrhs, X: B }, exponents, EXPONENT.X);
        });
        enqueueScaleDoubles(queue, 'u', { m: q, n: q, X: T }, exponents, EXPONENT.R);
        if (m < n)
            enqueueTranspose(queue, { m: n, n: m, A: T, B: A, conjugate: true });
    });
}
/** rcond of R; an empty one has 1. */
function condition(queue, q, R, info, rcond) {
    if (q === 0)
        return enqueueLaset(queue, { uplo: 'f', m: 1, n: 1, alpha: 1, beta: 1, A: rcond });
    enqueueConditionDoubles(queue, q, R, info, (found) => enqueueLacpy(queue, { uplo: 'f', m: 1, n: 1, A: found, B: rcond }));
}
