import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha op(A) x + beta y, op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A is m x n, column-major; x has n elements
 * and y m if trans = 'n', else the other way round.
 *
 * Overwrites y only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. Half is computed in single and rounded once:
 * what is too large becomes infinite. On a GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Flops 2mn, complex 8mn. Source: BLAS xGEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgemv(ctx.queue, { m, n, A, lda: m, x, y });
 * const product = await ctx.download(y);
 */
export declare const gemvSpec: RoutineSpec;
