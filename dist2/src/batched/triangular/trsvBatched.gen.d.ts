import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface TrsvStridedBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** In: the vectors. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incx?: number;
    /** Elements from one matrix of x to the next. */
    strideX: number;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers).
 *
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n^2 batchCount. Source: rocBLAS trsv_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 */
export declare const trsvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: TrsvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers).
 *
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n^2 batchCount. Source: rocBLAS trsv_strided_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 */
export declare const strsvStridedBatched: {
    (on: Context | Queue, args: TrsvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers).
 *
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n^2 batchCount. Source: rocBLAS trsv_strided_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 */
export declare const dtrsvStridedBatched: {
    (on: Context | Queue, args: TrsvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers).
 *
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n^2 batchCount. Source: rocBLAS trsv_strided_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 */
export declare const ctrsvStridedBatched: {
    (on: Context | Queue, args: TrsvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * x_b := op(A_b)^-1 x_b, A_b triangular of order n. op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers).
 *
 * x_b := op(A_b)^-1 x_b, A_b triangular, matrices and vectors at equal distances.
 *
 * Overwrites the x_b only. Whether an A_b is singular is not tested: a zero on its diagonal gives infinities and NaN in its x. A result
 * depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, double and complex double
 * on the CPU. Flops n^2 batchCount. Source: rocBLAS trsv_strided_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand lower triangles of order 8, each for its own vector.
 * const each = { lda: 8, strideA: 64, strideX: 8, batchCount: 1000 };
 * await strsvStridedBatched(ctx.queue, { uplo: 'l', n: 8, A: L, x, ...each });
 */
export declare const ztrsvStridedBatched: {
    (on: Context | Queue, args: TrsvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface TrsvBatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** In: the vectors. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incx?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsX: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
}
/**
 * trsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 */
export declare const trsvBatched: {
    <P extends Prec>(on: Context | Queue, args: TrsvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * trsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 */
export declare const strsvBatched: {
    (on: Context | Queue, args: TrsvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * trsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 */
export declare const dtrsvBatched: {
    (on: Context | Queue, args: TrsvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * trsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 */
export declare const ctrsvBatched: {
    (on: Context | Queue, args: TrsvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * trsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two vectors with the same triangle.
 * const [same, there] = [ctx.upload('i', Int32Array.of(0, 0)), ctx.upload('i', Int32Array.of(0, 8))];
 * await strsvBatched(ctx.queue, { uplo: 'l', n: 8, A: L, lda: 8, offsetsA: same, x, offsetsX: there, batchCount: 2 });
 */
export declare const ztrsvBatched: {
    (on: Context | Queue, args: TrsvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface TrsvVbatchedArgs<P extends Prec> {
    /** Default 'col'. */
    layout?: BatchStorage;
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    /** Default 'n'. */
    trans?: Trans;
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not read. */
    diag?: Diag;
    n: Integers;
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** In: the vectors. Out: the solutions. May lie in the buffer of A if it shares no element with it. */
    x: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incx?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsX: Integers;
}
/**
 * trsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export declare const trsvVbatched: {
    <P extends Prec>(on: Context | Queue, args: TrsvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * trsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export declare const strsvVbatched: {
    (on: Context | Queue, args: TrsvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * trsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export declare const dtrsvVbatched: {
    (on: Context | Queue, args: TrsvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * trsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export declare const ctrsvVbatched: {
    (on: Context | Queue, args: TrsvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * trsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A triangle of order 3, and behind it one of order 2.
 * await strsvVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A: L, lda: [3, 2], offsetsA: [0, 9], x, offsetsX: [0, 3] });
 */
export declare const ztrsvVbatched: {
    (on: Context | Queue, args: TrsvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
