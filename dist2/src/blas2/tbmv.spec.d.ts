import { type RoutineSpec } from '../core/spec.ts';
/**
 * x := op(A) x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of real
 * numbers A^T).
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops two per element of the
 * band. Source: BLAS xTBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const tbmvSpec: RoutineSpec;
