// Solution from a Bunch-Kaufman factorization on the GPU: in a copy the multipliers get all their interchanges, so that the rest is one
// permutation, two triangular solves and the blocks of D.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLaswp } from '../lu/laswp.gpu.js';
import { DIAGONAL_THREADS, SYCONV_COLS, SYCONV_NP, syconvKernel, syconvVariants, sytrsDiagonal, sytrsDiagonalVariants, sytrsPivots, sytrsPivotsVariants, } from './sytrs.kernels.js';
export const sytrsGpu = (queue, a) => bunchKaufmanSolveGpu(queue, a, 't');
/** SYTRS or HETRS. */
export function bunchKaufmanSolveGpu(queue, a, mirror) {
    const why = 'multipliers interchanged in a copy, then two triangular solves';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'syconv and trsm_block', why });
    enqueueSytrs(queue, { ...onDevice(a), mirror });
}
/** Enqueues B := A^-1 B by the factors of enqueueSytrf. */
export function enqueueSytrs(queue, s) {
    if (s.n === 0 || s.nrhs === 0)
        return;
    scope(queue, (ws) => enqueueSolution(queue, enqueueSyconv(queue, ws, s), s.nrhs, s.B));
}
/** Enqueues the conversion of the factors of enqueueSytrf; n > 0. */
export function enqueueSyconv(queue, ws, { uplo, n, A, ipiv, mirror = 't' }) {
    const ld = Math.ceil(n / 4) * 4; // the fast gemm kernels need multiples of four
    const X = { data: ws.like(A, ld * n), off: 0, ld };
    const D = ws.like(A, 3 * n);
    const swaps = ws.take('i', 2 * n);
    const upper = uplo === 'l' ? 0 : 1;
    enqueueLacpy(queue, { uplo, m: n, n, A, B: X });
    queue.launch(sytrsPivots, sytrsPivotsVariants.of(A.data.type, { HERMITIAN: mirror === 'c' }), { A: A.data, ipiv: ipiv.data, swaps, D }, { n, upper, offA: A.off, lda: A.ld, offPiv: ipiv.off }, [1, 1, 1]);
    const [sign, last] = uplo === 'l' ? [1, 0] : [-1, n - 1];
    const view = { n, upper, offX: last * (ld + 1), rs: sign, cs: sign * ld };
    for (let first = 0; first < n; first += SYCONV_NP) {
        const count = Math.min(SYCONV_NP, n - first);
        const groups = Math.ceil((first + count) / SYCONV_COLS);
        queue.launch(syconvKernel, syconvVariants.of(A.data.type), { X: X.data, swaps }, { ...view, first, count }, [
            groups,
            1,
            1,
        ]);
    }
    return { uplo, mirror, n, X, D, swaps };
}
/** Enqueues B := P L^-T D^-1 L^-1 P^T B, n x nrhs, or with L^-H. */
export function enqueueSolution(queue, { uplo, mirror, n, X, D, swaps }, nrhs, B) {
    const lower = uplo === 'l';
    const rows = { m: n, A: B, from: 0, to: nrhs, first: 0, count: n, ipiv: { data: swaps, off: 0, ld: 1 } };
    // Multipliers are not bounded: no inverses of blocks.
    const triangle = { side: 'l', uplo, diag: 'u', m: n, n: nrhs, alpha: 1, A: X, B, stable: true };
    enqueueLaswp(queue, { ...rows, backward: !lower });
    enqueueTrsm(queue, { ...triangle, trans: 'n' });
    queue.launch(sytrsDiagonal, sytrsDiagonalVariants.of(B.data.type, { HERMITIAN: mirror === 'c' }), { swaps, D, B: B.data }, { n, offB: B.off, ldb: B.ld }, [Math.ceil(n / DIAGONAL_THREADS), nrhs, 1]);
    enqueueTrsm(queue, { ...triangle, trans: mirror });
    enqueueLaswp(queue, { ...rows, backward: lower });
}
