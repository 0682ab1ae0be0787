import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { RoutineSpec } from '../../core/spec.ts';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b   for b = 0, ..., batchCount - 1,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as
 * 't' for real numbers).
 *
 * op(A_b) is m x k, op(B_b) is k x n, C_b is m x n; all column-major. Offsets into one buffer per operand take the place of the arrays of
 * pointers of other libraries. They lie on the device, where an earlier routine may have computed them.
 */
export interface GemmBatchedArgs<P extends Prec> {
    transA?: Trans;
    transB?: Trans;
    m: number;
    n: number;
    k: number;
    /** Default 1. With alpha = 0 neither A nor B nor their offsets are read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least max(1, m) if transA = 'n', else max(1, k). */
    lda: number;
    /**
     * batchCount integers: matrix b begins offsetsA(b) elements behind the pointer. Several b may have the same A or B. A product of which a
     * matrix would not lie inside its buffer is left out: its C keeps its values.
     */
    offsetsA: Ptr<'i'>;
    B: Ptr<NoInfer<P>>;
    /** At least max(1, k) if transB = 'n', else max(1, n). */
    ldb: number;
    /** As offsetsA. */
    offsetsB: Ptr<'i'>;
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta?: Scalar<P>;
    /** In and out. May be the buffer of A or B. The C_b must share no element with each other or with any A or B: that is not checked. */
    C: Ptr<NoInfer<P>>;
    ldc: number;
    /** As offsetsA. */
    offsetsC: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, the matrices at offsets that lie on the device.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops 2mnk batchCount, four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_batched, cuBLAS
 * cublas<t>gemmBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Three products of 8 x 8 matrices with the factors in reverse order.
 * const back = ctx.upload('i', new Int32Array([128, 64, 0]));
 * const there = ctx.upload('i', new Int32Array([0, 64, 128]));
 * const places = { offsetsA: back, offsetsB: back, offsetsC: there, batchCount: 3 };
 * await sgemmBatched(ctx.queue, { m: 8, n: 8, k: 8, A, lda: 8, B, ldb: 8, C, ldc: 8, ...places });
 */
export declare const gemmBatchedSpec: RoutineSpec;
