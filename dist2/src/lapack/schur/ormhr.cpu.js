// ORMHR on the CPU backend: block reflectors on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { placeAt } from '../../engine/workspace.js';
import { onHost } from '../../runtime/operands.js';
import { ormqrEngine } from '../qr/ormqr.cpu.js';
import { ormhrRef } from './ormhr.ref.js';
export async function ormhrCpu(queue, a) {
    const { side, trans, m, n, ilo, ihi } = a;
    const { A, tau, C } = await onHost(a, { A: 'read', tau: 'read', C: 'write' });
    const [whole, k, lo] = [side === 'l' ? m : n, ihi - ilo, ilo - 1];
    compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, whole, whole, 'read');
        const scales = space.vector(tau, Math.max(0, whole - 1), 'read').at + lo * r.bytes;
        const inC = space.matrix(C, m, n, 'write');
        if (k <= 0)
            return;
        const V = placeAt(r, inA, lo + 1, lo);
        if (side === 'l')
            ormqrEngine(e, r, space, 'l', trans !== 'n', k, n, k, V, scales, placeAt(r, inC, lo + 1, 0));
        else
            ormqrEngine(e, r, space, 'r', trans !== 'n', m, k, k, V, scales, placeAt(r, inC, 0, lo + 1));
    }, () => ormhrRef(side, trans, m, n, { lo, hi: ihi }, A, tau.data, tau.off, C));
}
