// GELQF on the CPU backend: QR of the adjoint on the engine, else the reference, on the operands' host copies.
import { adjointRef } from '../../blas3/elements/adjoint.ref.js';
import { at } from '../../core/matrix.js';
import { matrixAt } from '../../engine/views.js';
import { gelqfRef } from './gelqf.ref.js';
import { geqrfEngine } from './geqrf.cpu.js';
import { reflectorsCpu } from './reflectors.cpu.js';
/** Order of the tiles of a transposition: two of them stay in the first-level cache. */
const TILE = 32;
/** B := A^H for an m x n matrix A, in tiles. */
export function turnEngine(e, r, m, n, A, B) {
    const [from, to] = [matrixAt(e, r, m, n, A), matrixAt(e, r, n, m, B)];
    for (let j = 0; j < n; j += TILE) {
        for (let i = 0; i < m; i += TILE)
            adjointRef(Math.min(TILE, m - i), Math.min(TILE, n - j), at(from, i, j), at(to, j, i));
    }
}
/** Room for a rows x cols matrix; columns a power of two apart would share few sets of the caches. */
export function takeMatrix(space, r, rows, cols) {
    const ld = 8 * (Math.ceil(rows / 8) | 1);
    return { at: space.take(ld * cols * r.bytes), ld };
}
/** A = L Q as gelqfRef, from A^H = Q^H L^H: the same reflectors. tau is the address of min(m, n) elements. */
export function gelqfEngine(e, r, space, m, n, A, tau, nb = 0) {
    const turned = takeMatrix(space, r, n, m);
    turnEngine(e, r, m, n, A, turned);
    geqrfEngine(e, r, space, n, m, turned, tau, nb);
    turnEngine(e, r, n, m, turned, A);
}
export const gelqfCpu = (queue, a) => reflectorsCpu(queue, a, 'write', (e, r, space, A, tau) => gelqfEngine(e, r, space, a.m, a.n, A, tau, a.nb), (A, tau) => gelqfRef(a.m, a.n, A, tau.data, tau.off));
