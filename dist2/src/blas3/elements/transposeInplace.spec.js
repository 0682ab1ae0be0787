// TRANSPOSEINPLACE: arguments, rules, documentation.
import { matrix, positional, size } from '../../core/kinds.js';
/**
 * A := A^T for a matrix of order n, or A := A^H, column-major.
 *
 * A := A^T or A^H in place, for a square matrix.
 *
 * Overwrites A only. No flops; elements move as they are, with conj the signs of imaginary parts turned. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_stranspose_inplace, magmablas_ctranspose_conj_inplace.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stransposeInplace(ctx.queue, { n, A, lda: n });
 */
export const transposeInplaceSpec = {
    name: 'transposeInplace',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        n: size,
        /** In and out. */
        A: matrix('n', 'n', 'inout'),
        /** Default false. With true the transpose is a conjugate one, of real matrices the same. */
        conj: { kind: 'switch', default: false },
    }),
    nothing: (a) => a.n === 0,
    flops: () => 0,
};
