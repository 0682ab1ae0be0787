// Solutions from L D L^T or L D L^H without pivoting on the GPU: two triangles, and between them a division by the diagonal.
import { enqueueCopy } from '../../blas1/copy.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { isComplex } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { DIAGONAL_THREADS, sytrsDiagonal, sytrsDiagonalVariants } from './sytrs.kernels.js';
export const sytrsNopivGpu = (queue, a) => solveNopivGpu(queue, a, 't');
/** SYTRSNOPIV or HETRSNOPIV. */
export function solveNopivGpu(queue, a, mirror) {
    const why = 'two triangular solves, and between them the diagonal';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: `trsm_block and ${sytrsDiagonal.name}`, why });
    enqueueSytrsNopiv(queue, { ...onDevice(a), mirror });
}
/** Enqueues B := L^-H D^-1 L^-1 B or U^-1 D^-1 U^-H B, or with ^T. */
export function enqueueSytrsNopiv(queue, { uplo, n, nrhs, A, B, mirror }) {
    if (n === 0 || nrhs === 0)
        return;
    // Multipliers are not bounded: no inverses of blocks.
    const triangle = { side: 'l', uplo, diag: 'u', m: n, n: nrhs, alpha: 1, A, B, stable: true };
    scope(queue, (ws) => {
        const [D, kinds] = [ws.like(A, n), ws.take('i', 2 * n)];
        enqueueTrsm(queue, { ...triangle, trans: uplo === 'l' ? 'n' : mirror });
        // Blocks of one row, all of them.
        queue.clear(kinds.gpu(true), 0, 8 * n);
        enqueueCopy(queue, n, { ...A, ld: A.ld + 1 }, { data: D, off: 0, ld: 1 });
        queue.launch(sytrsDiagonal, sytrsDiagonalVariants.of(B.data.type, { HERMITIAN: mirror === 'c' && isComplex(B.data.type) }), { swaps: kinds, D, B: B.data }, { n, offB: B.off, ldb: B.ld }, [Math.ceil(n / DIAGONAL_THREADS), nrhs, 1]);
        enqueueTrsm(queue, { ...triangle, trans: uplo === 'l' ? mirror : 'n' });
    });
}
