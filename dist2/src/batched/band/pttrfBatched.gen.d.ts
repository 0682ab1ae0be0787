import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PttrfStridedBatchedArgs<P extends Prec> {
    n: number;
    /** In: the n elements of the diagonal. Out: D. */
    d: Ptr<RealOf<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Elements from one matrix of d to the next. */
    strideD: number;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: those of L, whose diagonal is 1. */
    e: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    ince?: number;
    /** Elements from one matrix of e to the next. */
    strideE: number;
    /**
     * Out, one integer for each problem. 0: done. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its pivot,
     * and the elements behind it are left as they were. A NaN on the diagonal counts as not positive.
     */
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
 * A = L D L^H for symmetric (Hermitian) positive definite tridiagonal A of n x n.
 *
 * A = L D L^H for many symmetric (Hermitian) positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 */
export declare const pttrfStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PttrfStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L D L^H for symmetric (Hermitian) positive definite tridiagonal A of n x n.
 *
 * A = L D L^H for many symmetric (Hermitian) positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 */
export declare const spttrfStridedBatched: {
    (on: Context | Queue, args: PttrfStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L D L^H for symmetric (Hermitian) positive definite tridiagonal A of n x n.
 *
 * A = L D L^H for many symmetric (Hermitian) positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 */
export declare const dpttrfStridedBatched: {
    (on: Context | Queue, args: PttrfStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L D L^H for symmetric (Hermitian) positive definite tridiagonal A of n x n.
 *
 * A = L D L^H for many symmetric (Hermitian) positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 */
export declare const cpttrfStridedBatched: {
    (on: Context | Queue, args: PttrfStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L D L^H for symmetric (Hermitian) positive definite tridiagonal A of n x n.
 *
 * A = L D L^H for many symmetric (Hermitian) positive definite tridiagonal matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e and info. Flops 3(n - 1) batchCount. Source: LAPACK xPTTRF.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * await spttrfStridedBatched(ctx.queue, { n: 64, d, strideD: 64, e, strideE: 63, info, batchCount: 1000 });
 */
export declare const zpttrfStridedBatched: {
    (on: Context | Queue, args: PttrfStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PttrfBatchedArgs<P extends Prec> {
    n: number;
    /** In: the n elements of the diagonal. Out: D. */
    d: Ptr<RealOf<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsD: Ptr<'i'>;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: those of L, whose diagonal is 1. */
    e: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    ince?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsE: Ptr<'i'>;
    /**
     * Out, one integer for each problem. 0: done. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its pivot,
     * and the elements behind it are left as they were. A NaN on the diagonal counts as not positive.
     */
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
 * pttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 */
export declare const pttrfBatched: {
    <P extends Prec>(on: Context | Queue, args: PttrfBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * pttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 */
export declare const spttrfBatched: {
    (on: Context | Queue, args: PttrfBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * pttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 */
export declare const dpttrfBatched: {
    (on: Context | Queue, args: PttrfBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * pttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 */
export declare const cpttrfBatched: {
    (on: Context | Queue, args: PttrfBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * pttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * await spttrfBatched(ctx.queue, { n: 4, d, offsetsD: at, e, offsetsE: at, info, batchCount: 2 });
 */
export declare const zpttrfBatched: {
    (on: Context | Queue, args: PttrfBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PttrfVbatchedArgs<P extends Prec> {
    n: Integers;
    /** In: the n elements of the diagonal. Out: D. */
    d: Ptr<RealOf<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsD: Integers;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: those of L, whose diagonal is 1. */
    e: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    ince?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsE: Integers;
    /**
     * Out, one integer for each problem. 0: done. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its pivot,
     * and the elements behind it are left as they were. A NaN on the diagonal counts as not positive.
     */
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
 * pttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export declare const pttrfVbatched: {
    <P extends Prec>(on: Context | Queue, args: PttrfVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * pttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export declare const spttrfVbatched: {
    (on: Context | Queue, args: PttrfVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * pttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export declare const dpttrfVbatched: {
    (on: Context | Queue, args: PttrfVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * pttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export declare const cpttrfVbatched: {
    (on: Context | Queue, args: PttrfVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * pttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * await spttrfVbatched(ctx.queue, { n: [3, 2], d, offsetsD: [0, 3], e, offsetsE: [0, 2], info });
 */
export declare const zpttrfVbatched: {
    (on: Context | Queue, args: PttrfVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
