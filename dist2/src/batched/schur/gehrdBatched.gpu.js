// Batched Hessenberg forms on the GPU.
import { limitsOf } from '../../autotune/space.js';
import { scope } from '../../runtime/workspace.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { columnOf } from './columns.gpu.js';
import { gehrdGroup, gehrdVariants, pickDense } from './dense.kernels.js';
/** Enqueues A = Q H Q^T for every matrix of the batch, of order MOST_ORDER at most. */
export function enqueueGehrdBatch(queue, f) {
    const { n, A, tau } = f;
    const batch = { ...f, m: Math.max(0, n - 1), nrhs: 0 };
    eachRun(queue, batch, { A, ipiv: tau }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
        if (run.n === 0)
            return;
        const shape = pickDense({ ...limitsOf(queue.context.gpu), n: run.n }, f.force).choice;
        const inA = tau.data === A.data;
        scope(queue, (ws) => {
            const buffers = { A: A.data, ...recordsOf(run) };
            if (!inA)
                buffers.tau = tau.data;
            if (shape.HELD === 0)
                buffers.H = ws.take('s', run.count * run.n * run.n);
            const tuning = gehrdVariants.of(undefined, { LISTED: isListed(run), TAU_IN_A: inA }, shape);
            queue.launch(gehrdGroup, tuning, buffers, batchParams(run, { A, ipiv: tau }, {}), [run.count, 1, 1]);
        });
    });
}
export function gehrdBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const { n, count, sizes } = of;
    enqueueGehrdBatch(queue, { n, count, sizes, A: of.mat('A'), tau: columnOf(a, 'tau') });
}
