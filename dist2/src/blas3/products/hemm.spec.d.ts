import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := alpha A B + beta C (side 'l') or C := alpha B A + beta C (side 'r'), A Hermitian. A is of order m (side 'l') or n (side 'r') with
 * one triangle stored, B and C are m x n; all column-major.
 *
 * Overwrites C only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on the
 * GPU, with a workspace of the size of A, complex double on the CPU. Doubles that live on the GPU (createContext) are computed there. Flops
 * 8 m^2 n (side 'l') or 8 m n^2 (side 'r'). Source: BLAS xHEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('c', m * n);
 * await chemm(ctx.queue, { side: 'l', uplo: 'l', m, n, A, lda: m, B, ldb: m, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const hemmSpec: RoutineSpec;
