import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const transposeInplaceSpec: RoutineSpec;
