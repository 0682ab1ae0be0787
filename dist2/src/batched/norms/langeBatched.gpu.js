// Norms of a batch on the GPU: one launch, several small matrices to a workgroup; few very large ones one after the other by many
// workgroups.
import { powerOfTwo } from '../../blas2/gemv.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { withOwnLists } from '../ownLists.gpu.js';
import { langeBatchedKernel, normShapeOf, normVariants } from './langeBatched.kernels.js';
/** From so many elements on a matrix is worth the workgroups, and the launches, of a norm of its own. */
const SINGLE = 2 ** 21;
/** Enqueues result(b) := the norm of matrix b. */
export function enqueueLangeBatch(queue, s) {
    const { m, n, A } = s;
    withOwnLists(queue, s.count, [A.data], { result: s.result }, ({ result }) => {
        eachRun(queue, { ...s, nrhs: 0 }, { A }, { A: [m, n], B: [0, 0], C: [0, 0] }, (run) => {
            if (run.records === undefined && m * n >= SINGLE)
                eachAlone(queue, s, result);
            else
                launch(queue, run, s, result);
        });
    });
}
const isRows = ({ A }) => A.rs !== 1;
/** What is asked for: the largest magnitude, the root of squares, or sums of rows or of columns. */
const kindOf = ({ norm, symmetric }, byRows) => {
    if (norm === 'm')
        return 0;
    if (norm === 'f' || norm === 'e')
        return 2;
    // Sums along memory, or across it: of a symmetric matrix they are the same.
    return symmetric || (norm === 'i') !== byRows ? 3 : 1;
};
function launch(queue, run, s, result) {
    const { A, symmetric } = s;
    const [m, n] = [symmetric ? run.n : run.m, run.n];
    const byRows = isRows(s);
    const kind = kindOf(s, byRows);
    const shape = normShapeOf(m * n);
    const [along, across] = byRows ? [n, m] : [m, n];
    const { LANES, THREADS } = shape;
    // Of sums along memory, eight threads read what memory delivers at once: more of them to a line only where there are few lines.
    const la = kind === 1 ? LANES / powerOfTwo(across, Math.max(1, LANES / 8)) : powerOfTwo(along, LANES);
    const params = {
        ...batchParams({ ...run, m }, { A }, {}),
        kind,
        byRows: Number(byRows),
        la,
        offR: result.off,
    };
    const buffers = { A: A.data, result: result.data, ...recordsOf(run) };
    const tuning = normVariants.of(A.data.type, { LISTED: isListed(run), SYMMETRIC: symmetric, HERMITIAN: s.hermitian ?? false }, shape);
    queue.launch(langeBatchedKernel, tuning, buffers, params, [Math.ceil((run.count * LANES) / THREADS), 1, 1]);
}
const TURNED = { m: 'm', o: 'i', '1': 'i', i: '1', f: 'f', e: 'e' };
/** One matrix after the other, row-major ones as their transposes. */
function eachAlone(queue, s, result) {
    const { A, symmetric, count } = s;
    const byRows = isRows(s);
    const shape = byRows
        ? { norm: TURNED[s.norm], m: s.n, n: s.m, uplo: 'u', ld: A.rs }
        : { norm: s.norm, m: s.m, n: s.n, uplo: 'l', ld: A.cs };
    for (let b = 0; b < count; b++) {
        enqueueNorm(queue, {
            ...shape,
            uplo: symmetric ? shape.uplo : 'f',
            diag: 'n',
            symmetric,
            hermitian: s.hermitian ?? false,
            A: { data: A.data, off: A.off + b * A.stride, ld: shape.ld },
            result: at(result, b, 0),
        });
    }
}
export function langeBatchedGpu(queue, a) {
    const of = new BatchOnDevice(queue, a);
    const result = deviceMat(a.result, 1);
    enqueueLangeBatch(queue, { ...of.batch, norm: a.norm, symmetric: false, A: of.mat('A'), result });
}
