// GELS on the GPU: scaled, factored and solved without a readback; the host learns of nothing until it asks.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { isLeastSquares, tallOf } from '../../core/leastSquares.js';
import { at, isTransposed } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueTrcon } from '../condition/trcon.gpu.js';
import { enqueueUnlessFailed } from '../restore.gpu.js';
import { enqueueTriangle } from '../triangular/triangle.gpu.js';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.js';
import { enqueueGeqrf } from './geqrf.gpu.js';
import { enqueueDiagonalRank, enqueueFactors, enqueueScaleBy, enqueueSquares, FACTOR } from './leastSquares.gpu.js';
import { enqueueOrmqr } from './ormqr.gpu.js';
export function gelsGpu(queue, a) {
    queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: 'geqr2_panel and trsm_block',
        why: a.m < a.n ? 'A^H is factored in workspace, without a readback' : 'factored and solved without a readback',
    });
    enqueueGels(queue, onDevice(a));
}
/** Enqueues least squares or the solution of least norm, as gelsSteps. */
export function enqueueGels(queue, s) {
    const { trans, m, n, nrhs, A, B, rcond, rank, rss, info, nb } = s;
    const [p, q] = tallOf(s);
    const minimizes = isLeastSquares({ transposed: isTransposed(trans), m, n });
    scope(queue, (ws) => {
        const T = m >= n ? A : { data: ws.like(A, p * q), off: 0, ld: p };
        const tau = { data: ws.like(A, q), off: 0, ld: 1 };
        if (m < n && q > 0)
            enqueueTranspose(queue, { m, n, A, B: T, conjugate: true });
        const factors = enqueueFactors(queue, ws.take, { m: p, n: q, X: T }, { m: minimizes ? p : q, n: nrhs, X: B });
        enqueueScaleBy(queue, 'f', { m: p, n: q, X: T }, factors, FACTOR.A);
        if (q > 0)
            enqueueGeqrf(queue, { m: p, n: q, A: T, tau, nb });
        enqueueZeroDiagonal(queue, q, T, info);
        if (rank !== undefined)
            enqueueDiagonalRank(queue, p, q, T, rank);
        if (rcond !== undefined)
            enqueueTrcon(queue, { norm: '1', uplo: 'u', diag: 'n', n: q, A: T, rcond });
        const B2 = at(B, q, 0);
        const sumUnlessFailed = (X, sums) => enqueueUnlessFailed(queue, { m: nrhs, n: 1, B: { ...sums, ld: Math.max(1, nrhs) }, info }, () => enqueueSquares(queue, X, factors, FACTOR.rest, sums));
        if (q === 0) {
            if (rss !== undefined)
                enqueueSquares(queue, { m: minimizes ? p : 0, n: nrhs, X: B }, factors, FACTOR.rest, rss);
            if (p > 0 && nrhs > 0)
                enqueueLaset(queue, { uplo: 'f', m: p, n: nrhs, alpha: 0, beta: 0, A: B });
        }
        else {
            enqueueUnlessFailed(queue, { m: p, n: nrhs, B, info }, () => {
                const triangle = { uplo: 'u', diag: 'n', n: q, nrhs, A: T, B, stable: true };
                enqueueScaleBy(queue, 'f', { m: minimizes ? p : q, n: nrhs, X: B }, factors, FACTOR.B);
                const multiply = (trans) => enqueueOrmqr(queue, { side: 'l', trans, m: p, n: nrhs, k: q, A: T, tau, C: B, nb });
                if (minimizes) {
                    multiply('c');
                    if (rss !== undefined)
                        sumUnlessFailed({ m: p - q, n: nrhs, X: B2 }, rss);
                    enqueueTriangle(queue, { ...triangle, trans: 'n' });
                    enqueueScaleBy(queue, 'f', { m: p - q, n: nrhs, X: B2 }, factors, FACTOR.rest);
                }
                else {
                    if (p > q)
                        enqueueLaset(queue, { uplo: 'f', m: p - q, n: nrhs, alpha: 0, beta: 0, A: B2 });
                    enqueueTriangle(queue, { ...triangle, trans: 'c' });
                    multiply('n');
                    if (rss !== undefined)
                        sumUnlessFailed({ m: 0, n: nrhs, X: B }, rss);
                }
                enqueueScaleBy(queue, 'f', { m: minimizes ? q : p, n: nrhs, X: B }, factors, FACTOR.X);
            });
            enqueueScaleBy(queue, 'u', { m: q, n: q, X: T }, factors, FACTOR.R);
            if (m < n)
                enqueueTranspose(queue, { m: n, n: m, A: T, B: A, conjugate: true });
        }
    });
}
