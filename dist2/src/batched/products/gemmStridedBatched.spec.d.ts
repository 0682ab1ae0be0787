import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { RoutineSpec } from '../../core/spec.ts';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b   for b = 0, ..., batchCount - 1,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as
 * 't' for real numbers).
 *
 * op(A_b) is m x k, op(B_b) is k x n, C_b is m x n; all column-major. Matrix b of an operand begins b times its stride behind the pointer.
 */
export interface GemmStridedBatchedArgs<P extends Prec> {
    transA?: Trans;
    transB?: Trans;
    m: number;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least max(1, m) if transA = 'n', else max(1, k). */
    lda: number;
    /** Elements from one matrix to the next, at least 0; 0 multiplies the same A by every B. */
    strideA: number;
    B: Ptr<NoInfer<P>>;
    /** At least max(1, k) if transB = 'n', else max(1, n). */
    ldb: number;
    /** As strideA. */
    strideB: number;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
    C: Ptr<NoInfer<P>>;
    ldc: number;
    /** Keeps the matrices apart: at least (n - 1) ldc + m, or at least m with all of them side by side in a column of ldc. */
    strideC: number;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at equal distances.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: cuBLAS cublas<t>gemmStridedBatched, MAGMA
 * magmablas_<t>gemm_batched_strided.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand products of 8 x 8 matrices, packed one behind the other.
 * const C = ctx.alloc('s', 64 * 1000);
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 64, ldc: 8, strideC: 64 };
 * await sgemmStridedBatched(ctx.queue, { m: 8, n: 8, k: 8, A, B, C, ...each, batchCount: 1000 });
 */
export declare const gemmStridedBatchedSpec: RoutineSpec;
