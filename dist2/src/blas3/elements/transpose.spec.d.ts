import type { RoutineSpec } from '../../core/spec.ts';
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
export declare const transposeSpec: RoutineSpec;
