// TRANSPOSE: arguments, rules, documentation.
import { matrix, positional, size } from '../../core/kinds.js';
/**
 * B := A^T for an m x n matrix A, or B := A^H, column-major; B is n x m.
 *
 * B := A^T, or A^H.
 *
 * Overwrites B only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose, magmablas_ctranspose_conj.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stranspose(ctx.queue, { m, n, A, lda: m, B, ldb: n });
 */
export const transposeSpec = {
    name: 'transpose',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        m: size,
        n: size,
        A: matrix('m', 'n', 'in'),
        /** Out. May lie in the same buffer as A if it shares no element with it; for A itself there is transposeInplace. */
        B: matrix('n', 'm', 'out'),
        /** Default false. With true the transpose is a conjugate one, of real matrices the same. */
        conj: { kind: 'switch', default: false },
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: () => 0,
};
