// SYMMETRIZE: arguments, rules, documentation.
import { matrix, positional, size, uplo } from '../../core/kinds.js';
/**
 * Makes a matrix of order n symmetric, a complex one Hermitian, column-major, by copying one triangle to the other.
 *
 * A(j,i) := A(i,j), of complex numbers conj(A(i,j)), for the elements of the triangle `uplo`.
 *
 * Overwrites the other triangle, which is not read; of a Hermitian matrix also the imaginary parts on the diagonal, which become 0. No
 * flops; elements move as they are. On a GPU context halves and singles, also complex, are moved on the GPU, doubles where they live.
 * Source: MAGMA magmablas_ssymmetrize, magmablas_csymmetrize.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymmetrize(ctx.queue, { uplo: 'l', n, A, lda: n });
 */
export const symmetrizeSpec = {
    name: 'symmetrize',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        /** The triangle that is given; the other one is overwritten. */
        uplo,
        n: size,
        /** In and out. */
        A: matrix('n', 'n', 'inout'),
        /** Default true: a complex matrix becomes Hermitian. With false it becomes symmetric. */
        conj: { kind: 'switch', default: true },
    }),
    nothing: (a) => a.n === 0,
    flops: () => 0,
};
