import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { eachSteps, MOST_OF_ONE } from '../soft.gpu.js';
import { qrBatchOf } from './qrSmall.gpu.js';
import { columnsOf, groupsOf, qrSoft, qrSoftShape, qrSoftVariants, reflectSoft, reflectSoftVariants, } from './qrSoft.kernels.js';
import { columnOf } from './reflectBatch.gpu.js';
/** A = Q R for every matrix of the batch. */
export function enqueueSoftGeqrf(queue, f) {
    const { m, n, A, tau, most = MOST_OF_ONE } = f;
    const tauInA = tau.data === A.data;
    eachRun(queue, qrBatchOf(f), { A, ipiv: tau }, { A: [m, n], B: [0, 0], C: [0, 0] }, (run) => {
        const steps = Math.min(run.m, run.n);
        if (steps === 0)
            return;
        const flags = { LISTED: isListed(run), TAU_IN_A: tauInA };
        const shape = qrSoftShape(run.m, run.n, run.count, isListed(run));
        const tuning = qrSoftVariants.of(A.data.type, flags, shape);
        const buffers = { A: A.data, ...(tauInA ? {} : { tau: tau.data }), ...recordsOf(run) };
        const params = batchParams(run, { A, ipiv: tau }, {});
        eachSteps({ steps, terms: 2 * run.m * run.n, count: run.count }, most, (columns) => queue.launch(qrSoft, tuning, buffers, { ...params, ...columns }, [groupsOf(shape, run.count), 1, 1]));
    });
}
/** C := H(0) .. H(k-1) C, or their adjoints in the other order, for every problem of the batch; with `identity` in place of the v's. */
export function enqueueSoftReflect(queue, f) {
    const { V, C, m, n, last, identity = false } = f;
    const tau = columnOf(f.tau);
    const operands = { A: V, B: identity ? undefined : C, C: tau };
    const shapes = { A: [m, identity ? n : last], B: [m, n], C: [last, 1] };
    eachRun(queue, { ...f, nrhs: last }, operands, shapes, (run) => reflect(queue, run, { ...f, columns: tau }));
}
function reflect(queue, run, f) {
    const { V, C, columns, trans, conjugate = false, identity = false, most = MOST_OF_ONE } = f;
    if (run.m === 0 || run.n === 0 || (run.nrhs === 0 && !identity))
        return;
    const [vInX, tauInX] = [V.data === C.data, columns.data === C.data];
    const flags = { LISTED: isListed(run), IDENTITY: identity, V_IN_X: vInX, TAU_IN_X: tauInX };
    const shape = qrSoftShape(run.m, run.n, run.count, isListed(run));
    const tuning = reflectSoftVariants.of(C.data.type, flags, shape);
    const params = {
        ...batchParams(run, { A: V, B: C, C: columns }, {}),
        backward: Number(!trans),
        conjV: Number(conjugate),
        conjTau: Number(conjugate !== trans),
    };
    const buffers = {
        X: C.data,
        ...(vInX ? {} : { reflectors: V.data }),
        ...(tauInX ? {} : { tau: columns.data }),
        ...recordsOf(run),
    };
    const groups = identity ? 1 : Math.ceil(run.n / columnsOf(shape));
    const terms = 2 * run.m * (identity ? run.n : columnsOf(shape));
    eachSteps({ steps: run.nrhs, terms, count: run.count * groups }, most, (steps) => queue.launch(reflectSoft, tuning, buffers, { ...params, ...steps }, [groupsOf(shape, run.count), groups, 1]));
}
