// The first stage of a tridiagonal reduction on the GPU: panels are factored as QR's are, and their reflectors applied from both sides by
// products. Nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueQrPanel } from '../qr/geqrf.gpu.js';
import { enqueueLarfb } from '../qr/larfb.gpu.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueOrmqr } from '../qr/ormqr.gpu.js';
import { ROOM } from '../qr/qrBlocks.js';
/**
 * Enqueues Q^T S Q = B. With a panel's reflectors as H = I - V T V^T what is left becomes S - V W^T - W V^T, with X = S V T and W = X -
 * V (T^T (V^T X)) / 2.
 */
export function enqueueSy2sb(queue, { order, kd, S, tau }) {
    if (order <= kd)
        return;
    const rows = order - kd;
    scope(queue, (ws) => {
        // V, W and V again beside each other, so that both terms are one product
        const P = takeMatrix(ws, S, rows, 3 * kd);
        const X = takeMatrix(ws, S, rows, kd);
        const small = [0, 1].map(() => takeMatrix(ws, S, kd, kd));
        const f = { m: rows, n: rows, A: at(S, kd, 0), tau };
        for (let j = 0; j < rows; j += kd) {
            const m = rows - j;
            const width = Math.min(kd, m);
            scope(queue, (inner) => {
                const ldt = ROOM * Math.ceil(width / ROOM);
                const [V, T] = [at(P, j, 0), { data: inner.like(S, ldt * ldt), off: 0, ld: ldt }];
                const block = { m, k: width, V, T };
                enqueueQrPanel(queue, f, j, width, block);
                // The last panel may be wider than high.
                const others = kd - width;
                if (others > 0)
                    enqueueLarfb(queue, { side: 'l', trans: 'c', others, block, C: at(S, j + kd, j + width) });
                const [W, rest] = [at(P, j, width), at(S, j + kd, j + kd)];
                const tall = { m, n: width };
                enqueueGemm(queue, { ...tall, k: m, alpha: 1, A: rest, B: V, beta: 0, C: at(X, j, 0) });
                enqueueGemm(queue, { ...tall, k: width, alpha: 1, A: at(X, j, 0), B: T, beta: 0, C: W });
                const square = { transA: 'c', m: width, n: width };
                enqueueGemm(queue, { ...square, k: m, alpha: 1, A: V, B: W, beta: 0, C: small[0] });
                enqueueGemm(queue, { ...square, k: width, alpha: -0.5, A: T, B: small[0], beta: 0, C: small[1] });
                enqueueGemm(queue, { ...tall, k: width, alpha: 1, A: V, B: small[1], beta: 1, C: W });
                enqueueLacpy(queue, { uplo: 'f', m, n: width, A: V, B: at(P, j, 2 * width) });
                const product = { transB: 'c', m, n: m, k: 2 * width, alpha: -1, A: V, B: W, beta: 1 };
                enqueueGemm(queue, { ...product, C: rest });
            });
        }
    });
}
/** Enqueues C := Q C of the first n rows of S; C is n x columns. */
export function enqueueBandFactor(queue, { kd, S, tau }, n, C, columns) {
    const rows = n - kd;
    if (rows <= 0)
        return;
    const call = { side: 'l', trans: 'n', m: rows, n: columns, k: rows, nb: 0, math: 'strict' };
    enqueueOrmqr(queue, { ...call, A: at(S, kd, 0), tau, C: at(C, kd, 0) });
}
