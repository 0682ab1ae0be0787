// GELQF of doubles on the GPU: QR of the conjugate transpose, which has the same reflectors.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGeqrfDoubles, noteQr } from './geqrfDoubles.gpu.js';
import { takeMatrix } from './larft.gpu.js';
export function gelqfDoubles(queue, a) {
    noteQr(queue, a.routine);
    const { m, n, A, tau } = onDevice(a);
    if (m === 0 || n === 0)
        return;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, n, m);
        enqueueTranspose(queue, { m, n, A, B: turned, conjugate: true });
        enqueueGeqrfDoubles(queue, { m: n, n: m, A: turned, tau });
        enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
    });
}
