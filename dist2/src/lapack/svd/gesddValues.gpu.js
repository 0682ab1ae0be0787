// Singular values alone on the GPU: QR of what is not nearly square, bidiagonal form, and bisection. Nothing waits for the host.
// gesddBidiagonal.hybrid.ts goes on from that form to vectors.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueBisect } from '../eigen/bisect.gpu.js';
import { enqueueGeqrf } from '../qr/geqrf.gpu.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueBidiagonal, gebrdBlock, takeBidiagonal } from './gebrd.gpu.js';
/** Rows for each column from which on it is the triangle of a QR factorization that is reduced: the reduction is limited by memory. */
const TALL = 1.2;
/** Enqueues S := the singular values, and info. Overwrites A. */
export function enqueueSingularValues(queue, f) {
    const { m, n, A } = f;
    scope(queue, (ws) => {
        if (m >= n)
            return ofTall(queue, ws, f, m, n, A);
        const turned = takeMatrix(ws, A, n, m);
        enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
        ofTall(queue, ws, f, n, m, turned);
    });
}
/** The same of A, rows x n, rows >= n. */
function ofTall(queue, ws, f, rows, n, A) {
    const { beside, largest } = enqueueTallForm(queue, ws, rows, n, A).form;
    // The values of a matrix with B on one side of its diagonal of zeros and B^T on the other, in the order of B's elements tridiagonal.
    const order = 2 * n;
    const T = { data: ws.take('s', 2 * order), off: 0, ld: order };
    enqueueLaset(queue, { uplo: 'f', m: order, n: 1, alpha: 0, beta: 0, A: T });
    const column = { uplo: 'f', m: order, n: 1 };
    enqueueLacpy(queue, { ...column, A: { data: beside, off: 0, ld: order }, B: { ...T, off: order } });
    enqueueBisect(queue, { n: order, S: T, T: T.data, largest }, { W: f.S, info: f.info, singular: true });
}
/** Enqueues the bidiagonal form of A, rows x n, rows >= n >= 1, which is overwritten if it is tall. */
export function enqueueTallForm(queue, ws, rows, n, A) {
    if (rows < TALL * n)
        return { form: enqueueForm(queue, ws, rows, n, A), tau: undefined };
    const tau = { data: ws.like(A, n), off: 0, ld: n };
    const R = takeMatrix(ws, A, n, n);
    enqueueGeqrf(queue, { m: rows, n, A, tau });
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 0, A: R });
    enqueueLacpy(queue, { uplo: 'u', m: n, n, A, B: R });
    return { form: enqueueForm(queue, ws, n, n, R), tau };
}
function enqueueForm(queue, ws, rows, n, A) {
    const r = takeBidiagonal(ws, A, rows, n, gebrdBlock({ n }));
    const { S, left, right, beside, tauQ, tauP, largest } = r;
    // Given again it costs the host a third: up to some order the GPU waits for the host.
    const name = `${A.data.type}gebrd ${rows} ${n} ${A.off} ${A.ld} ${A.data.inFours}`;
    const operands = [A, S, left, right, tauQ, tauP].map(({ data }) => data);
    queue.repeated(name, [...operands, beside, largest], () => enqueueBidiagonal(queue, A, r));
    return r;
}
