import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha A x + beta y, A Hermitian of order n, zero but for the main diagonal and k on each side of it.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops eight per element of the band. Source: BLAS xHBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chbmv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x, y });
 */
export declare const hbmvSpec: RoutineSpec;
