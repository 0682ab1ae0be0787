// ORGLQ of doubles on the GPU: ORGQR of the conjugate transpose.
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { takeMatrix } from './larft.gpu.js';
import { enqueueOrgqrDoubles } from './orgqrDoubles.gpu.js';
import { noteReflectors } from './ormqrDoubles.gpu.js';
export function orglqDoubles(queue, a) {
    noteReflectors(queue, a.routine);
    const { m, n, k, A, tau } = onDevice(a);
    if (m === 0)
        return;
    scope(queue, (ws) => {
        const turned = takeMatrix(ws, A, n, m);
        if (k > 0)
            enqueueTranspose(queue, { m: k, n, A, B: turned, conjugate: true });
        enqueueOrgqrDoubles(queue, { m: n, n: m, k, A: turned, tau });
        enqueueTranspose(queue, { m: n, n: m, A: turned, B: A, conjugate: true });
    });
}
