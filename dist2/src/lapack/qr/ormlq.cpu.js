// ORMLQ on the CPU backend: ORMQR with the adjoint of A on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { takeMatrix, turnEngine } from './gelqf.cpu.js';
import { ormlqRef } from './ormlq.ref.js';
import { ormqrEngine } from './ormqr.cpu.js';
export async function ormlqCpu(queue, a) {
    const { side, trans, m, n, k, nb } = a;
    const order = side === 'l' ? m : n;
    const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, k, order, 'read');
        const scales = space.vector(tau, k, 'read').at;
        const inC = space.matrix(C, m, n, 'write');
        const turned = takeMatrix(space, r, order, k);
        turnEngine(e, r, k, order, inA, turned);
        // Q = H(k-1)^H ... H(0)^H is the adjoint of what ormqr calls Q.
        ormqrEngine(e, r, space, side, trans === 'n', m, n, k, turned, scales, inC, nb);
    }, () => ormlqRef(side, trans, m, n, k, A, tau.data, tau.off, C));
}
