import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const symmetrizeSpec: RoutineSpec;
