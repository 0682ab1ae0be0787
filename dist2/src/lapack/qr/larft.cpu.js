// LARFT on the CPU backend: the triangular factor of a block of reflectors on the engine, else the reference.
import { compute } from '../../blas3/compute.cpu.js';
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { larftRef } from './larft.ref.js';
import { reflectorLeaves } from './reflectorLeaves.cpu.js';
/** Reflectors of a block: columns of a panel of geqrf. */
export const PANEL = 32;
/** Reflectors of a block where the caller asks for nb; 0 leaves it to the routine. */
export const blockWidth = (nb) => (nb === 0 ? PANEL : Math.min(nb, PANEL));
/** Room for a block of at most k reflectors of at most m elements. */
export function takeReflectors(space, r, m, k) {
    // An odd multiple of a cache line: columns a power of two apart would share few sets of the caches.
    const ld = 8 * (Math.ceil(m / 8) | 1);
    return { V: { at: space.take(ld * k * r.bytes), ld }, T: { at: space.take(k * k * r.bytes), ld: k } };
}
/** The block of the k columns of A (m x k) with the v's that geqr2 leaves below the diagonal, and of the k elements at `tau`. */
export function larftEngine(e, r, m, k, A, tau, { V, T }) {
    const { trapezoid, larft } = reflectorLeaves(e, r);
    trapezoid(m, k, A, V);
    // V^H V, of which T needs the upper triangle
    gemmEngine(e, r, { transA: 'c', m: k, n: k, k: m, alpha: 1, A: V, B: V, beta: 0, C: T });
    larft(k, T, tau);
    return { m, k, V, T };
}
/** The v's of n elements as columns, in the engine's memory. What T or larfb do not use of them is copied too. */
export function columnsOfV(e, r, space, storev, n, k, V) {
    if (storev === 'c')
        return space.matrix(V, n, k, 'read');
    const turned = { at: space.take(n * k * r.bytes), ld: n };
    adjointRef(k, n, V, matrixAt(e, r, n, k, turned));
    return turned;
}
export async function larftCpu(queue, a) {
    const { storev, n, k } = a;
    const { V, tau, T } = await onHost(a, { V: 'read', tau: 'read', T: 'write' });
    compute(queue, a, (e, r, space) => {
        const scales = space.vector(tau, k, 'read').at;
        const inT = space.matrix(T, k, k, 'write');
        const room = takeReflectors(space, r, n, k);
        const block = larftEngine(e, r, n, k, columnsOfV(e, r, space, storev, n, k, V), scales, room);
        // Only the upper triangle: what lies below it is the caller's.
        const [from, to] = [matrixAt(e, r, k, k, block.T), matrixAt(e, r, k, k, inT)];
        const { parts } = r;
        for (let j = 0; j < k; j++) {
            const start = parts * j * from.ld;
            to.data.set(from.data.subarray(start, start + parts * (j + 1)), parts * j * to.ld);
        }
    }, () => larftRef(storev, n, k, V, tau.data, tau.off, T));
}
