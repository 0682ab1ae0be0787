// GELQF on the GPU: QR of the transpose, which has the same reflectors.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGeqrf } from './geqrf.gpu.js';
import { takeMatrix } from './larft.gpu.js';
import { qrBlock } from './qrBlocks.js';
export function gelqfGpu(queue, a) {
    const { m, n, nb } = a;
    const why = `QR of the transpose, in blocks of ${qrBlock({ m: n, n: m, nb })} columns`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'transpose_tiled', why });
    enqueueGelqf(queue, onDevice(a));
}
/** Enqueues A = L Q, A: m x n: L and the v's to A, tau. */
export function enqueueGelqf(queue, { m, n, A, tau, math, nb }) {
    if (m === 0 || n === 0)
        return;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, n, m);
        enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
        enqueueGeqrf(queue, { m: n, n: m, A: turned, tau, math, nb });
        enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
    });
}
