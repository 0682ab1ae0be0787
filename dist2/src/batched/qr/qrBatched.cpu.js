import { arrayAt, matrixAt } from '../../engine/views.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { geqrfRef } from '../../lapack/qr/geqrf.ref.js';
import { orgqrEngine } from '../../lapack/qr/orgqr.cpu.js';
import { orgqrRef } from '../../lapack/qr/orgqr.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { geqrfBatchEngine } from './geqrfBatched.cpu.js';
/** Up to this order blocks of reflectors take longer to make than to go without them. */
const UNBLOCKED = 32;
/** To := from, rows x cols. */
function copyMatrix(rows, cols, from, to) {
    if (rows === 0)
        return;
    const { parts = 1 } = from;
    for (let j = 0; j < cols; j++) {
        const source = from.off + j * from.ld;
        to.data.set(from.data.subarray(parts * source, parts * (source + rows)), parts * (to.off + j * to.ld));
    }
}
/** The factors of an m x n matrix lie in Q if m >= n, else in R: R is left with its triangle, Q with the reflectors. */
function separate(m, n, Q, R) {
    const order = Math.min(m, n);
    const { parts = 1 } = R;
    if (m >= n)
        copyMatrix(n, n, Q, R);
    else
        copyMatrix(m, m, R, Q);
    for (let j = 0; j < order; j++) {
        const column = R.off + j * R.ld;
        R.data.fill(0, parts * (column + j + 1), parts * (column + order));
    }
}
function engine({ e, r, m, n, places, count, work }) {
    const [A, Q, R] = places;
    const order = Math.min(m, n);
    const factors = m >= n ? Q : R;
    const tau = { at: work, ld: 1, ldBytes: r.bytes, strideBytes: order * r.bytes };
    const of = (X, b, rows, cols) => matrixAt(e, r, rows, cols, placeOf(X, b));
    for (let b = 0; b < count; b++)
        copyMatrix(m, n, of(A, b, m, n), of(factors, b, m, n));
    geqrfBatchEngine(e, r, m, n, factors, tau, count);
    for (let b = 0; b < count; b++) {
        separate(m, n, of(Q, b, m, order), of(R, b, order, n));
        const scales = placeOf(tau, b).at;
        const blocked = () => e.within((space) => {
            orgqrEngine(e, r, space, m, order, order, placeOf(Q, b), scales);
            return true;
        });
        if (order > UNBLOCKED && blocked() !== undefined)
            continue;
        orgqrRef(m, order, order, of(Q, b, m, order), arrayAt(e, r, scales, order));
    }
}
function reference(m, n, A, Q, R) {
    const order = Math.min(m, n);
    const factors = m >= n ? Q : R;
    const tau = vectorLike(A, order);
    copyMatrix(m, n, A, factors);
    geqrfRef(m, n, factors, tau);
    separate(m, n, Q, R);
    orgqrRef(m, order, order, Q, tau);
}
const qr = {
    complex: true,
    matrices: {
        A: { rows: (s) => s.m, cols: (s) => s.n, use: 'read' },
        Q: { rows: (s) => s.m, cols: (s) => Math.min(s.m, s.n), use: 'write' },
        R: { rows: (s) => Math.min(s.m, s.n), cols: (s) => s.n, use: 'write' },
    },
    workBytes: ({ m, n }, bytes, count) => Math.min(m, n) * bytes * count,
    engine,
    reference({ m, n }, [A, Q, R]) {
        reference(m, n, A, Q, R);
        return 0;
    },
};
export const qrBatchedCpu = (queue, a) => runBatch(queue, a, qr);
