import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's csymv and zsymv; Hermitian: hemv), column-major.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSYMV, LAPACK CSYMV, ZSYMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await ssymv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 * const product = await ctx.download(y);
 */
export declare const symvSpec: RoutineSpec;
