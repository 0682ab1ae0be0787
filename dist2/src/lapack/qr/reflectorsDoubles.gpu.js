// Blocks of reflectors in doubles on the GPU: H(0) ... H(k-1) = I - V T V^H, applied by two products and a solve with T^-1, which is V^H V
// above its diagonal and needs no recurrence.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { doublesOn, enqueueExpandDoubles } from '../../blas3/products/trianglesDoubles.gpu.js';
import { enqueueTrsmDoubles } from '../../blas3/triangular/trsmDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { DIAGONAL_THREADS, diagonalVariants, larftDiagonalDouble } from './geqrfDoubles.kernels.js';
/** Enqueues C := op(H) C (side 'l') or C := C op(H) ('r'). */
export function enqueueReflectDoubles(queue, r) {
    if (r.others === 0 || r.k === 0)
        return;
    withReflectors(queue, r, (V, U) => applyReflectors(queue, r, V, U));
}
/** V written out with its zeros and ones, and T^-1 on and above the diagonal of U. */
export function withReflectors(queue, { m, k, A, tau }, use) {
    scope(queue, (ws) => {
        const V = { data: ws.like(A, m * k), off: 0, ld: m };
        const U = { data: ws.like(A, k * k), off: 0, ld: k };
        enqueueExpandDoubles(queue, { uplo: 'l', n: k, A, W: V, diag: 'u' });
        if (m > k)
            enqueueLacpy(queue, { uplo: 'f', m: m - k, n: k, A: at(A, k, 0), B: at(V, k, 0) });
        doublesOn(queue)('c', 'n', k, k, m, 1, V, V, 0, U);
        const params = { k, offU: U.off, ldu: U.ld, offTau: tau.off };
        queue.launch(larftDiagonalDouble, diagonalVariants.of(U.data.type), { U: U.data, tau: tau.data }, params, [
            Math.ceil(k / DIAGONAL_THREADS),
            1,
            1,
        ]);
        use(V, U);
    });
}
/** The same with reflectors that are known. */
export function applyReflectors(queue, { side, trans, m, k, others, C }, V, U) {
    const gemm = doublesOn(queue);
    const op = trans === 'n' ? 'n' : 'c';
    scope(queue, (ws) => {
        const ld = side === 'l' ? k : others;
        const W = { data: ws.like(C, k * others), off: 0, ld };
        if (side === 'l') {
            gemm('c', 'n', k, others, m, 1, V, C, 0, W);
            enqueueTrsmDoubles(queue, 'l', 'u', op, 'n', k, others, 1, U, W);
            gemm('n', 'n', m, others, k, -1, V, W, 1, C);
        }
        else {
            gemm('n', 'n', others, k, m, 1, C, V, 0, W);
            enqueueTrsmDoubles(queue, 'r', 'u', op, 'n', others, k, 1, U, W);
            gemm('n', 'c', others, m, k, -1, W, V, 1, C);
        }
    });
}
