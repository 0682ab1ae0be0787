// Jacobi's method in the registers of several threads, for batches of orders 9 to 128.
import { limitsOf } from '../../autotune/space.js';
import { sizeClass } from '../deviceBatch.gpu.js';
import { batchParams, isListed, recordsOf } from '../deviceBatch.js';
import { COLUMNS_MOST, columnsTuning, paddedOrder, pickColumns, syevjColumns } from './syevjColumns.kernels.js';
import { TINY } from './syevSmall.kernels.js';
/** Sweeps at most, where a call does not say. */
const SWEEPS = 30;
/** Matrices that take the same kernel run together: from order 9 to `most` those of one number of columns, padded. */
export const classOf = (n, most = COLUMNS_MOST) => n <= TINY || n > most ? sizeClass(n, n) : paddedOrder(n);
/** What kernels of the method have in common. */
export function launchOf(run, f) {
    const { jobz, uplo, A, W, info, nonfinite, tolerance = 0, sweeps = SWEEPS } = f;
    const W_IN_A = W.data === A.data;
    const buffers = { A: A.data, info: info.data, nonfinite: nonfinite.data };
    if (!W_IN_A)
        buffers.W = W.data;
    return {
        flags: { VECTORS: jobz === 'v', LISTED: isListed(run), W_IN_A },
        buffers: { ...buffers, ...recordsOf(run) },
        params: { ...batchParams(run, { A, ipiv: W }, f), upper: Number(uplo === 'u'), sweeps, tolerance },
    };
}
/** In registers; `force` names a shape. */
export function enqueueColumns(queue, run, f) {
    const gpu = queue.context.gpu;
    const { threads, workgroupBytes: bytes } = limitsOf(gpu);
    const shape = pickColumns({ n: run.n, lanes: gpu.lanes, threads, bytes }, f.force);
    const { flags, buffers, params } = launchOf(run, f);
    const groups = Math.ceil(run.count / shape.GROUP);
    queue.launch(syevjColumns, columnsTuning(shape, flags), buffers, params, [groups, 1, 1]);
}
