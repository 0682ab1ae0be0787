import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Diag, Ptr, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface TrsmStridedBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
    side: Side;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    m: number;
    n: number;
    /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** In: the right-hand sides. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 */
export declare const trsmStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: TrsmStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 */
export declare const strsmStridedBatched: {
    (on: Context | Queue, args: TrsmStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 */
export declare const dtrsmStridedBatched: {
    (on: Context | Queue, args: TrsmStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 */
export declare const ctrsmStridedBatched: {
    (on: Context | Queue, args: TrsmStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B_b := alpha op(A_b)^-1 B_b (side 'l') or B_b := alpha B_b op(A_b)^-1 (side 'r'), op(A) = A ('n') or A^T ('t') or A^H ('c', the same as
 * 't' for real numbers). A_b is triangular of order m (side 'l') or n (side 'r'), B_b is m x n.
 *
 * B_b := alpha op(A_b)^-1 B_b or B_b := alpha B_b op(A_b)^-1, A_b triangular, all at equal distances.
 *
 * Overwrites the B_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its B. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n m^2 batchCount (side 'l') or m n^2 batchCount (side 'r'). Source: MAGMA magmablas_<t>trsm_batched, rocBLAS
 * trsm_strided_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for two right-hand sides.
 * const each = { lda: 8, strideA: 64, ldb: 8, strideB: 16, batchCount: 1000 };
 * await strsmStridedBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 2, A: L, B, ...each });
 */
export declare const ztrsmStridedBatched: {
    (on: Context | Queue, args: TrsmStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface TrsmBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
    side: Side;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    m: number;
    n: number;
    /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * trsmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 */
export declare const trsmBatched: {
    <P extends Prec>(on: Context | Queue, args: TrsmBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * trsmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 */
export declare const strsmBatched: {
    (on: Context | Queue, args: TrsmBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * trsmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 */
export declare const dtrsmBatched: {
    (on: Context | Queue, args: TrsmBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * trsmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 */
export declare const ctrsmBatched: {
    (on: Context | Queue, args: TrsmBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * trsmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: same, offsetsB: there, batchCount: 2 };
 * await strsmBatched(ctx.queue, { side: 'l', uplo: 'l', m: 8, n: 1, A: L, lda: 8, B, ldb: 8, ...places });
 */
export declare const ztrsmBatched: {
    (on: Context | Queue, args: TrsmBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface TrsmVbatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** 'l': op(A) X = alpha B; 'r': X op(A) = alpha B. */
    side: Side;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    transA?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    m: Integers;
    n: Integers;
    /** Default 1. With alpha = 0, B becomes zero and neither A nor B is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** In: the right-hand sides. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
}
/**
 * trsmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export declare const trsmVbatched: {
    <P extends Prec>(on: Context | Queue, args: TrsmVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * trsmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export declare const strsmVbatched: {
    (on: Context | Queue, args: TrsmVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * trsmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export declare const dtrsmVbatched: {
    (on: Context | Queue, args: TrsmVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * trsmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export declare const ctrsmVbatched: {
    (on: Context | Queue, args: TrsmVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * trsmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2 for four right-hand sides.
 * const sizes = { m: [3, 2], n: [1, 4], lda: [3, 2], ldb: [3, 2] };
 * await strsmVbatched(ctx.queue, { side: 'l', uplo: 'l', ...sizes, A: L, offsetsA: [0, 9], B, offsetsB: [0, 3] });
 */
export declare const ztrsmVbatched: {
    (on: Context | Queue, args: TrsmVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
