import type { RoutineSpec } from '../../core/spec.ts';
/** One integer per problem: an array of numbers, or a typed array. It is copied before the call returns. */
export type List = ArrayLike<number>;
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b for every b, op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers). op(A_b)
 * is m(b) x k(b), op(B_b) is k(b) x n(b), C_b is m(b) x n(b); all column-major. There are as many problems as m has entries, and all lists
 * have one entry for each.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops: the sum of 2 m(b) n(b) k(b), four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_vbatched,
 * cuBLAS's grouped GEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export declare const gemmVbatchedSpec: RoutineSpec;
