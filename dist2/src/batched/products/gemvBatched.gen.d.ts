import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec, Scalar } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GemvStridedBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Default 'n'. */
    trans?: Trans;
    m: number;
    n: number;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** n elements each if trans = 'n', else m. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incx?: number;
    /** Elements from one matrix of x to the next; 0 gives all the same one. */
    strideX: number;
    /** Default 0: y is then written without being read. */
    beta?: Scalar<P>;
    /** In and out; m elements each if trans = 'n', else n. May lie in the buffer of A or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incy?: number;
    /** Elements from one matrix of y to the next. */
    strideY: number;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * y_b := alpha op(A_b) x_b + beta y_b, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A_b is m x n.
 *
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem
 * alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2mn
 * batchCount, of complex numbers four times as many. Source: cuBLAS cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 */
export declare const gemvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GemvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * y_b := alpha op(A_b) x_b + beta y_b, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A_b is m x n.
 *
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem
 * alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2mn
 * batchCount, of complex numbers four times as many. Source: cuBLAS cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 */
export declare const sgemvStridedBatched: {
    (on: Context | Queue, args: GemvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * y_b := alpha op(A_b) x_b + beta y_b, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A_b is m x n.
 *
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem
 * alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2mn
 * batchCount, of complex numbers four times as many. Source: cuBLAS cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 */
export declare const dgemvStridedBatched: {
    (on: Context | Queue, args: GemvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * y_b := alpha op(A_b) x_b + beta y_b, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A_b is m x n.
 *
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem
 * alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2mn
 * batchCount, of complex numbers four times as many. Source: cuBLAS cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 */
export declare const cgemvStridedBatched: {
    (on: Context | Queue, args: GemvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * y_b := alpha op(A_b) x_b + beta y_b, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A_b is m x n.
 *
 * y_b := alpha op(A_b) x_b + beta y_b, matrices and vectors at equal distances.
 *
 * Overwrites the y_b only. With m = 0 or n = 0 it does nothing, as in BLAS: y is not even scaled. A result depends on its own problem
 * alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2mn
 * batchCount, of complex numbers four times as many. Source: cuBLAS cublas<t>gemvStridedBatched, MAGMA magmablas_<t>gemv_batched_strided.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand 8 x 8 matrices, each times its own vector.
 * const y = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 8, strideA: 64, strideX: 8, strideY: 8, batchCount: 1000 };
 * await sgemvStridedBatched(ctx.queue, { m: 8, n: 8, A, x, y, ...each });
 */
export declare const zgemvStridedBatched: {
    (on: Context | Queue, args: GemvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GemvBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Default 'n'. */
    trans?: Trans;
    m: number;
    n: number;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** n elements each if trans = 'n', else m. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incx?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsX: Ptr<'i'>;
    /** Default 0: y is then written without being read. */
    beta?: Scalar<P>;
    /** In and out; m elements each if trans = 'n', else n. May lie in the buffer of A or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incy?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsY: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * gemvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 */
export declare const gemvBatched: {
    <P extends Prec>(on: Context | Queue, args: GemvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gemvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 */
export declare const sgemvBatched: {
    (on: Context | Queue, args: GemvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gemvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 */
export declare const dgemvBatched: {
    (on: Context | Queue, args: GemvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gemvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 */
export declare const cgemvBatched: {
    (on: Context | Queue, args: GemvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gemvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors, the matrices in reverse order.
 * const [back, there] = [ctx.upload('i', Int32Array.of(64, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * const places = { offsetsA: back, offsetsX: there, offsetsY: there, batchCount: 2 };
 * await sgemvBatched(ctx.queue, { m: 8, n: 8, A, lda: 8, x, y, ...places });
 */
export declare const zgemvBatched: {
    (on: Context | Queue, args: GemvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GemvVbatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Default 'n'. */
    trans?: Trans;
    m: Integers;
    n: Integers;
    /** Default 1. With alpha = 0 neither A nor x is read. */
    alpha?: Scalar<P>;
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** n elements each if trans = 'n', else m. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incx?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsX: Integers;
    /** Default 0: y is then written without being read. */
    beta?: Scalar<P>;
    /** In and out; m elements each if trans = 'n', else n. May lie in the buffer of A or x if it shares no element with them. */
    y: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incy?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsY: Integers;
}
/**
 * gemvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export declare const gemvVbatched: {
    <P extends Prec>(on: Context | Queue, args: GemvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gemvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export declare const sgemvVbatched: {
    (on: Context | Queue, args: GemvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gemvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export declare const dgemvVbatched: {
    (on: Context | Queue, args: GemvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gemvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export declare const cgemvVbatched: {
    (on: Context | Queue, args: GemvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gemvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgemvVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], x, offsetsX: [0, 3], y, offsetsY: [0, 3] });
 */
export declare const zgemvVbatched: {
    (on: Context | Queue, args: GemvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
