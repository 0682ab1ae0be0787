// Launches of the kernel for QR of batches of small matrices, for geqrf and for qr.
import { fields } from '../../core/field.js';
import { batchParams, isListed, recordsOf, } from '../deviceBatch.js';
import { pickQrShape, qrExtent, qrSmall, qrTuning } from './qrSmall.kernels.js';
/** The batch as runs have it: the number of reflectors of a problem is in the place of right-hand sides. */
export function qrBatchOf({ m, n, count, sizes }) {
    const order = Math.min(m, n);
    if (sizes === undefined)
        return { m, n, nrhs: order, count };
    const { n: ns, m: ms = ns } = sizes;
    const nrhs = Int32Array.from({ length: count }, (_, b) => Math.min(ms[b], ns[b]));
    return { m, n, nrhs: order, count, sizes: { ...sizes, nrhs } };
}
/** Whether matrices are square, of order n, and lie one behind the other where four elements can be taken at once. */
function isPacked({ m, n, records }, A) {
    if (A === undefined)
        return false;
    const dense = (A.rs === 1 && A.cs === n) || (A.cs === 1 && A.rs === n);
    const aligned = (A.off * fields[A.data.type].bytes) % 16 === 0 && A.data.inFours;
    return records === undefined && m === n && dense && A.stride === n * n && aligned;
}
/** One launch for all problems of a run, none of which has more than SMALL rows or columns. */
export function enqueueQrSmall(queue, run, o, force) {
    const { lanes, threads, workgroupBytes: bytes, software } = queue.context.gpu;
    const { A, tau, Q, R } = o;
    const type = A.data.type;
    const extent = qrExtent(run.m, run.n);
    const inA = (X) => Number(X?.data === A.data);
    const alone = inA(tau) + inA(Q) + inA(R) === 0;
    const { choice: shape } = pickQrShape({
        ...extent,
        type,
        packed: alone && isPacked(run, A),
        lanes,
        threads,
        bytes,
        software,
    }, force);
    const full = run.records === undefined && run.m === shape.LANES * shape.ROWS && run.m === run.n;
    const flags = {
        EDGE: Number(!full || run.n !== extent.columns),
        LISTED: Number(isListed(run)),
        ACROSS: Number(shape.STAGED === 1 && A.rs !== 1),
        OUT: Number(shape.OUT === 1 && Q?.data !== R?.data && isPacked(run, Q) && isPacked(run, R)),
        EXPLICIT: Number(tau === undefined),
        TAU_IN_A: inA(tau),
        R_IN_A: inA(R),
        Q_IN_A: inA(Q),
        R_IN_Q: Number(R !== undefined && inA(R) === 0 && R.data === Q?.data),
    };
    const tuning = qrTuning(extent, shape, flags, type);
    const buffers = { A: A.data, A4: A.data, ...recordsOf(run) };
    if (tau !== undefined)
        buffers.tau = tau.data;
    if (Q !== undefined)
        buffers.Q = buffers.Q4 = Q.data;
    if (R !== undefined)
        buffers.factorR = buffers.R4 = R.data;
    const groups = Math.ceil((run.count * shape.LANES) / shape.THREADS);
    queue.launch(qrSmall, tuning, buffers, batchParams(run, { A, B: R, C: Q, ipiv: tau }, {}), [groups, 1, 1]);
}
