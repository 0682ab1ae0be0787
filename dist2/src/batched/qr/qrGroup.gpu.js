// Launches of the kernel that gives each matrix of a batch, or a panel of its columns, to one workgroup for QR.
import { limitsOf } from '../../autotune/space.js';
import { sizeClass } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { MOST_ROWS, pickQrWay, qrGroup, qrGroupTuning } from './qrGroup.kernels.js';
/** Stands, as a forced variant, for one matrix after the other. */
const SINGLE = 'single';
/** How the problems of a run are factored; undefined: one after the other. */
export function qrWay(queue, { m, n }, type, force) {
    if (m > MOST_ROWS || force === SINGLE)
        return undefined;
    const limits = limitsOf(queue.context.gpu);
    const { lanes } = queue.context.gpu;
    return pickQrWay({ ...limits, type, order: sizeClass(m, n), lanes }, force)?.choice;
}
/**
 * One launch for columns begin .. end-1, from row `begin` on, of all problems of a run; with Q and R, which takes all columns, also those.
 */
export function enqueueQrGroup(queue, run, o, way, begin = 0, end = run.n) {
    const { A, tau, Q, R } = o;
    const inA = (X) => Number(X?.data === A.data);
    const flags = {
        LISTED: Number(isListed(run)),
        EXPLICIT: Number(tau === undefined),
        TAU_IN_A: inA(tau),
        R_IN_A: inA(R),
        Q_IN_A: inA(Q),
        R_IN_Q: Number(R !== undefined && inA(R) === 0 && R.data === Q?.data),
    };
    const [rows, columns] = [run.m - begin, Math.min(run.n, end) - begin];
    const tuning = qrGroupTuning(way, rows, columns, queue.context.gpu.lanes, flags, A.data.type);
    const buffers = { A: A.data, ...recordsOf(run) };
    if (tau !== undefined)
        buffers.tau = tau.data;
    if (Q !== undefined)
        buffers.Q = Q.data;
    if (R !== undefined)
        buffers.factorR = R.data;
    const params = { ...batchParams(run, { A, B: R, C: Q, ipiv: tau }, {}), begin, end };
    queue.launch(qrGroup, tuning, buffers, params, [run.count, 1, 1]);
}
