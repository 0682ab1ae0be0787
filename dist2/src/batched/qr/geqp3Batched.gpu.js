// Batched QR with column pivoting on the GPU: matrices that a workgroup holds in registers, many in one dispatch.
import { formOf } from '../../core/batchForms.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { fitsQp3, pickQp3Shape, qp3Group, qp3Tuning } from './geqp3Batched.kernels.js';
import { eachFittingRun, groupLimits } from './geqp3Runs.gpu.js';
import { geqp3Singles } from './geqp3Single.gpu.js';
/** Enqueues A P = Q R for the problems that fit, and returns the numbers of the others. */
export function enqueueGeqp3Batch(queue, f) {
    const { m, n, A, jpvt, tau, force } = f;
    const type = A.data.type;
    const limits = groupLimits(queue, type);
    const operands = { A, B: tau, ipiv: jpvt };
    const shapes = { A: [m, n], B: [Math.min(m, n), 1], C: [0, 0] };
    const fits = (rows, columns) => fitsQp3(rows, columns, limits);
    return eachFittingRun(queue, { ...f, nrhs: 0 }, operands, shapes, fits, (run) => {
        const { choice: shape } = pickQp3Shape(run.m, run.n, limits, force);
        const flags = { LISTED: Number(isListed(run)), CARRY: 0, B_IN_A: Number(A.data === tau.data) };
        const tuning = qp3Tuning(shape, flags, type);
        const buffers = { A: A.data, B: tau.data, jpvt: jpvt.data, ...recordsOf(run) };
        const params = { ...batchParams(run, operands, {}), fromB: 0, stores: 1, pitch: 0 };
        queue.launch(qp3Group, tuning, buffers, params, [Math.ceil(run.count / shape.GROUP), 1, 1]);
    });
}
/** The permutations. */
export function permutationsOf(a) {
    const { buffer, offset: off } = a.jpvt;
    const data = buffer;
    const places = a.offsetsJpvt;
    return places === undefined ? { data, off, stride: a.strideJpvt } : { data, off, stride: 0, places };
}
/** Those of a problem as a column, whatever the order of storage. */
function tauOf(a, count) {
    const { buffer, offset: off } = a.tau;
    const column = { data: buffer, off, rs: 1, cs: 0 };
    const form = formOf(a);
    if (form === 'strided')
        return { ...column, stride: a.strideTau };
    if (form === 'batched')
        return { ...column, stride: 0, offsets: deviceMat(a.offsetsTau, 1) };
    return { ...column, stride: 0, places: { offsets: a.offsetsTau, lds: new Int32Array(count) } };
}
export function geqp3BatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const others = enqueueGeqp3Batch(queue, {
        ...of.batch,
        A: of.mat('A'),
        jpvt: permutationsOf(a),
        tau: tauOf(a, of.count),
    });
    return others.length === 0 ? undefined : geqp3Singles(queue, a, others);
}
