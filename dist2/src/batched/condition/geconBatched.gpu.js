// Condition numbers of batches on the GPU, from factors of LU or of Cholesky: the whole estimate of a matrix by a workgroup, or a part of
// one.
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed } from '../deviceBatch.js';
import { withOwnLists } from '../ownLists.gpu.js';
import { conGroup, conTuning, vectorShape } from '../vectorGroup.kernels.js';
/** Enqueues rcond(b) := 1 / (||A|| ||A^-1||) for every matrix of the batch, of which a workgroup has the rows. */
export function enqueueGeconBatch(queue, s) {
    const { n, A, anorm, cholesky } = s;
    const type = A.data.type;
    withOwnLists(queue, s.count, [A.data, anorm.data], { rcond: s.rcond }, ({ rcond }) => {
        eachRun(queue, { ...s, m: n, nrhs: 0 }, { A }, { A: [n, n], B: [0, 0], C: [0, 0] }, (run) => {
            const { choice: shape } = vectorShape(queue, run.n, type, s.force);
            const listed = isListed(run);
            const params = {
                ...batchParams(run, { A }, {}),
                byRows: Number(A.rs !== 1),
                flip: Number(s.byRowSums),
                offN: anorm.off,
                offR: rcond.off,
            };
            const buffers = { A: A.data, anorm: anorm.data, rcond: rcond.data, ...(listed ? { records: run.records } : {}) };
            const groups = Math.ceil((run.count * shape.LANES) / shape.THREADS);
            queue.launch(conGroup, conTuning(shape, listed, cholesky, type), buffers, params, [groups, 1, 1]);
        });
    });
}
export function geconBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const [anorm, rcond] = [deviceMat(a.anorm, 1), deviceMat(a.rcond, 1)];
    const lists = { anorm, rcond, byRowSums: a.norm === 'i' };
    enqueueGeconBatch(queue, { ...of.batch, ...lists, cholesky: false, A: of.mat('A') });
}
