import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PtsvStridedBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: the n elements of the diagonal. Out: D of A = L D L^H. */
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
     * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it
     * shares no element with it.
     */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its
     * pivot, and the elements behind it are left as they were, B too. A NaN on the diagonal counts as not positive.
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
 * B := A^-1 B for symmetric (Hermitian) positive definite tridiagonal A of n x n; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances by A = L D L^H.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 */
export declare const ptsvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PtsvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B for symmetric (Hermitian) positive definite tridiagonal A of n x n; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances by A = L D L^H.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 */
export declare const sptsvStridedBatched: {
    (on: Context | Queue, args: PtsvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B for symmetric (Hermitian) positive definite tridiagonal A of n x n; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances by A = L D L^H.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 */
export declare const dptsvStridedBatched: {
    (on: Context | Queue, args: PtsvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B for symmetric (Hermitian) positive definite tridiagonal A of n x n; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances by A = L D L^H.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 */
export declare const cptsvStridedBatched: {
    (on: Context | Queue, args: PtsvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B for symmetric (Hermitian) positive definite tridiagonal A of n x n; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances by A = L D L^H.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites d, e, info and, where info is 0, the B. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xPTSV.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideD: 64, strideE: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sptsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, info, ...each });
 */
export declare const zptsvStridedBatched: {
    (on: Context | Queue, args: PtsvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PtsvBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: the n elements of the diagonal. Out: D of A = L D L^H. */
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
     * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it
     * shares no element with it.
     */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its
     * pivot, and the elements behind it are left as they were, B too. A NaN on the diagonal counts as not positive.
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
 * ptsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 */
export declare const ptsvBatched: {
    <P extends Prec>(on: Context | Queue, args: PtsvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * ptsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 */
export declare const sptsvBatched: {
    (on: Context | Queue, args: PtsvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * ptsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 */
export declare const dptsvBatched: {
    (on: Context | Queue, args: PtsvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * ptsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 */
export declare const cptsvBatched: {
    (on: Context | Queue, args: PtsvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * ptsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sptsvBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, info, ...places });
 */
export declare const zptsvBatched: {
    (on: Context | Queue, args: PtsvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PtsvVbatchedArgs<P extends Prec> {
    n: Integers;
    nrhs: Integers;
    /** In: the n elements of the diagonal. Out: D of A = L D L^H. */
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
     * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it
     * shares no element with it.
     */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: the leading minor of order i is not positive, the first such i: d(i) is its
     * pivot, and the elements behind it are left as they were, B too. A NaN on the diagonal counts as not positive.
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
 * ptsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export declare const ptsvVbatched: {
    <P extends Prec>(on: Context | Queue, args: PtsvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * ptsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export declare const sptsvVbatched: {
    (on: Context | Queue, args: PtsvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * ptsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export declare const dptsvVbatched: {
    (on: Context | Queue, args: PtsvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * ptsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export declare const cptsvVbatched: {
    (on: Context | Queue, args: PtsvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * ptsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a matrix that is not positive definite only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await sptsvVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, info, ...places });
 */
export declare const zptsvVbatched: {
    (on: Context | Queue, args: PtsvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
