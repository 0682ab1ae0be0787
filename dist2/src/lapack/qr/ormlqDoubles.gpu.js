// ORMLQ of doubles on the GPU: ORMQR with the conjugate transpose of A.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from './larft.gpu.js';
import { enqueueOrmqrDoubles, noteReflectors } from './ormqrDoubles.gpu.js';
export function ormlqDoubles(queue, a) {
    noteReflectors(queue, a.routine);
    const { side, trans, m, n, k, A, tau, C } = onDevice(a);
    if (m === 0 || n === 0 || k === 0)
        return;
    const order = side === 'l' ? m : n;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, order, k);
        enqueueTranspose(queue, { m: k, n: order, A, B: turned, conjugate: true });
        enqueueOrmqrDoubles(queue, { side, trans: trans === 'n' ? 'c' : 'n', m, n, k, A: turned, tau, C });
    });
}
