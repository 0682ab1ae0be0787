import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface MatinvStridedBatchedArgs<P extends Prec> {
    n: number;
    /** In: A. Out: its inverse; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /** Out, one integer for each matrix. 0: done. i > 0: the i-th pivot is exactly zero, the first such i; A is as it was. */
    info: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * A := A^-1 by elimination with partial pivoting; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export declare const matinvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: MatinvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 by elimination with partial pivoting; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export declare const smatinvStridedBatched: {
    (on: Context | Queue, args: MatinvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1 by elimination with partial pivoting; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export declare const dmatinvStridedBatched: {
    (on: Context | Queue, args: MatinvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1 by elimination with partial pivoting; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export declare const cmatinvStridedBatched: {
    (on: Context | Queue, args: MatinvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 by elimination with partial pivoting; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances, in place, without factors or pivots to keep.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To solve systems gesvStridedBatched is faster, and more accurate than a product with the
 * inverse. Flops 2n^3 batchCount, to leading order. Source: cuBLAS cublas<t>matinvBatched, for any order; LAPACK xGETRF and xGETRI.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await smatinvStridedBatched(ctx.queue, { n: 16, A, lda: 16, strideA: 256, info, batchCount: 1000 });
 */
export declare const zmatinvStridedBatched: {
    (on: Context | Queue, args: MatinvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface MatinvBatchedArgs<P extends Prec> {
    n: number;
    /** In: A. Out: its inverse; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, one integer for each matrix. 0: done. i > 0: the i-th pivot is exactly zero, the first such i; A is as it was. */
    info: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * matinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const matinvBatched: {
    <P extends Prec>(on: Context | Queue, args: MatinvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * matinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const smatinvBatched: {
    (on: Context | Queue, args: MatinvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * matinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const dmatinvBatched: {
    (on: Context | Queue, args: MatinvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * matinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const cmatinvBatched: {
    (on: Context | Queue, args: MatinvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * matinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await smatinvBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const zmatinvBatched: {
    (on: Context | Queue, args: MatinvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface MatinvVbatchedArgs<P extends Prec> {
    n: Integers;
    /** In: A. Out: its inverse; where info is not 0, as it was. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, one integer for each matrix. 0: done. i > 0: the i-th pivot is exactly zero, the first such i; A is as it was. */
    info: Ptr<'i'>;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with info.
     */
    onFailure?: OnFailure;
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * matinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const matinvVbatched: {
    <P extends Prec>(on: Context | Queue, args: MatinvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * matinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const smatinvVbatched: {
    (on: Context | Queue, args: MatinvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * matinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const dmatinvVbatched: {
    (on: Context | Queue, args: MatinvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * matinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const cmatinvVbatched: {
    (on: Context | Queue, args: MatinvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * matinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await smatinvVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const zmatinvVbatched: {
    (on: Context | Queue, args: MatinvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
