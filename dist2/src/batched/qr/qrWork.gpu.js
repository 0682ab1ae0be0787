import { batchParams, isListed, RECORD, recordsOf, } from '../deviceBatch.js';
import { MOVED_THREADS, movedTuning, putVariants, qrPut, qrRecords } from './qrWork.kernels.js';
import { enqueueMove } from './reflectSingle.gpu.js';
/** The matrices A of a run, side by side. */
export function enqueueTake(queue, run, A, to) {
    const whole = { o: { A }, last: 0, counted: false, tauInC: false, inPlace: true };
    enqueueMove(queue, run, whole, 'C', to, 'forth');
}
const WHAT = ['factors', 'R', 'Q', 'tau'];
/** What is in the workspace to its places: the factors to A, R to B, Q to C, tau to where pivots are. */
export function enqueuePut(queue, run, what, from, o) {
    const { m, n, count } = run;
    const order = Math.min(m, n);
    const [X, rows, cols] = {
        factors: [o.A, m, n],
        R: [o.B, order, n],
        Q: [o.C, m, order],
        tau: [o.ipiv, order, 1],
    }[what];
    const tilesDown = Math.ceil(rows / 32);
    const params = {
        ...batchParams(run, o, {}),
        what: WHAT.indexOf(what),
        tilesDown,
        ldW: from.ld,
        strideW: from.stride,
    };
    const buffers = { W: from.data, X: X.data, ...recordsOf(run) };
    queue.launch(qrPut, putVariants.of(from.data.type, { LISTED: isListed(run) }), buffers, params, [
        count,
        tilesDown * Math.ceil(cols / 32),
        1,
    ]);
}
/**
 * A run whose matrices A or vectors tau have gone to a workspace, and with `ofQ` one whose columns are those of Q, which is its B. Its
 * records, if it has them, are to be disposed of.
 */
export function movedRun(queue, run, { tau, A }, ofQ = false) {
    const sizes = ofQ
        ? { n: run.nrhs, shapes: run.shapes?.map((size, at, all) => (at % 3 === 1 ? all[at + 1] : size)) }
        : {};
    if (run.records === undefined)
        return { ...run, ...sizes };
    const moved = queue.context.lease('i', RECORD * run.count);
    const params = {
        count: run.count,
        first: run.first,
        ldW: A?.ld ?? 0,
        strideW: A?.stride ?? 0,
        strideTau: tau.stride,
        ofQ: Number(ofQ),
    };
    const groups = Math.ceil(run.count / MOVED_THREADS);
    queue.launch(qrRecords, movedTuning, { records: run.records, moved }, params, [groups, 1, 1]);
    return { ...run, ...sizes, records: moved, first: 0 };
}
/** Workspace for rows x cols matrices, one behind the other. */
export function leasePacked(queue, rows, cols, count, type = 's') {
    return { data: queue.context.lease(type, rows * cols * count), ld: rows, stride: rows * cols };
}
export const packedMat = ({ data, ld, stride }) => ({ data, off: 0, rs: 1, cs: ld, stride });
export const packedVec = ({ data, stride }) => ({ data, off: 0, stride });
