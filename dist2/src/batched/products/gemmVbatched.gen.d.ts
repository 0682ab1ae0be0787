import type { Integers } from '../../core/batchForms.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { List } from './gemmVbatched.spec.ts';
/** The arguments of gemmVbatched, by name. */
export interface GemmVbatchedArgs<P extends Prec> {
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. */
    transB?: Trans;
    m: Integers;
    n: Integers;
    k: Integers;
    /** Default 1. With alpha = 0 neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least max(1, m(b)) if transA = 'n', else max(1, k(b)). */
    lda: Integers;
    /**
     * Matrix b begins offsetsA(b) >= 0 elements behind the pointer. Several b may have the same A or B.
     * Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read.
     */
    offsetsA: Integers;
    B: Ptr<NoInfer<P>>;
    /** At least max(1, k(b)) if transB = 'n', else max(1, n(b)). */
    ldb: Integers;
    /**
     * As offsetsA.
     * Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read.
     */
    offsetsB: Integers;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. No C_b shares an element with another, nor with an A or B in the same buffer. */
    C: Ptr<NoInfer<P>>;
    ldc: Integers;
    /**
     * As offsetsA.
     * Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read.
     */
    offsetsC: Integers;
}
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
export declare const gemmVbatched: {
    <P extends Prec>(on: Context | Queue, args: GemmVbatchedArgs<P>, prec?: P): Promise<void>;
};
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
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export declare const hgemmVbatched: {
    (on: Context | Queue, args: GemmVbatchedArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
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
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export declare const sgemmVbatched: {
    (on: Context | Queue, args: GemmVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
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
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export declare const dgemmVbatched: {
    (on: Context | Queue, args: GemmVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
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
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export declare const cgemmVbatched: {
    (on: Context | Queue, args: GemmVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
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
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export declare const zgemmVbatched: {
    (on: Context | Queue, args: GemmVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
