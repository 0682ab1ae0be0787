// ORMQR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { blocksOfReflectors } from '../../core/reflectors.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { larfbEngine, larfbWork } from './larfb.cpu.js';
import { blockWidth, larftEngine, takeReflectors } from './larft.cpu.js';
import { ormqrRef } from './ormqr.ref.js';
/**
 * As ormqrRef, of Q or with `trans` of Q^H, by blocks of blockWidth(nb) reflectors; tau is the address of k elements. On all threads; bits
 * do not depend on their number.
 */
export function ormqrEngine(e, r, space, side, trans, m, n, k, A, tau, C, nb = 0) {
    const [length, others] = side === 'l' ? [m, n] : [n, m];
    const most = blockWidth(nb);
    const room = takeReflectors(space, r, length, most);
    const work = space.take(larfbWork(others, most) * r.bytes);
    for (const [j, width] of blocksOfReflectors(side, trans ? 't' : 'n', k, most)) {
        const block = larftEngine(e, r, length - j, width, placeAt(r, A, j, j), tau + j * r.bytes, room);
        const part = side === 'l' ? placeAt(r, C, j, 0) : placeAt(r, C, 0, j);
        larfbEngine(e, r, side, trans, others, block, part, work);
    }
}
export async function ormqrCpu(queue, a) {
    const { side, trans, m, n, k, nb } = a;
    const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, side === 'l' ? m : n, k, 'read');
        const scales = space.vector(tau, k, 'read').at;
        ormqrEngine(e, r, space, side, trans !== 'n', m, n, k, inA, scales, space.matrix(C, m, n, 'write'), nb);
    }, () => ormqrRef(side, trans, m, n, k, A, tau.data, tau.off, C));
}
