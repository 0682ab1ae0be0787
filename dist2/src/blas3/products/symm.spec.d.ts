import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A symmetric, also where it is complex: for Hermitian matrices
 * there is hemm. A is of order m (side 'l') or n (side 'r') with one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. On a GPU context singles, also complex, are computed on the GPU, with a workspace of the size of A, doubles on the
 * CPU. Doubles that live on the GPU (createContext) are computed there. Flops 2 m^2 n (side 'l') or 2 m n^2 (side 'r'), of complex numbers
 * four times as many. Source: BLAS xSYMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await ssymm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const symmSpec: RoutineSpec;
