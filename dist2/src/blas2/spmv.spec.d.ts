import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha A x + beta y, A symmetric of order n, also where it is complex (LAPACK's cspmv and zspmv; Hermitian: hpmv), packed.
 *
 * Overwrites y only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops 2n^2, complex 8n^2.
 * Source: BLAS xSPMV, LAPACK CSPMV, ZSPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sspmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 * const product = await ctx.download(y);
 */
export declare const spmvSpec: RoutineSpec;
