import type { RoutineSpec } from '../../core/spec.ts';
/** How singles and halves are multiplied on a GPU with matrix units. */
export type GemmMath = 'strict' | 'split' | 'fast' | 'half';
/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device, as accurately as `accuracy` says.
 * Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export declare const gemmSpec: RoutineSpec;
