import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n and zero but for kl diagonals
 * below the main one, ku above it and the main one itself. x has n elements and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. On a GPU context singles, also complex, are
 * computed on the GPU, doubles where they live. Flops two per element of the band. Source: BLAS xGBMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgbmv(ctx.queue, { m: n, n, kl: 1, ku: 1, A: diagonals, lda: 3, x, y });
 */
export declare const gbmvSpec: RoutineSpec;
