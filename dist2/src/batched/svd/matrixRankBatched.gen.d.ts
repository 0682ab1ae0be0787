import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface MatrixRankStridedBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** Default -1. */
    rcond?: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    rank: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. The rank is 0 where info is not.
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
 * The number of singular values of A, which is m x n, that are larger than rcond times the largest.
 *
 * Ranks of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all
 * else on the CPU, one matrix after the other. Nothing is read back. A result depends on its own matrix alone: not on the others, nor on
 * their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU
 * whole.
 *
 * Overwrites rank and info; A is only read, so that it may be the same for all. Flops: those of gesvdaStridedBatched without vectors.
 * Source: NumPy's linalg.matrix_rank.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [rank, info] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, batchCount: 1000 };
 * await smatrixRankStridedBatched(ctx.queue, { m: 12, n: 5, A, rank, info, ...each });
 */
export declare const matrixRankStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: MatrixRankStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * The number of singular values of A, which is m x n, that are larger than rcond times the largest.
 *
 * Ranks of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all
 * else on the CPU, one matrix after the other. Nothing is read back. A result depends on its own matrix alone: not on the others, nor on
 * their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU
 * whole.
 *
 * Overwrites rank and info; A is only read, so that it may be the same for all. Flops: those of gesvdaStridedBatched without vectors.
 * Source: NumPy's linalg.matrix_rank.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [rank, info] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, batchCount: 1000 };
 * await smatrixRankStridedBatched(ctx.queue, { m: 12, n: 5, A, rank, info, ...each });
 */
export declare const smatrixRankStridedBatched: {
    (on: Context | Queue, args: MatrixRankStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * The number of singular values of A, which is m x n, that are larger than rcond times the largest.
 *
 * Ranks of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all
 * else on the CPU, one matrix after the other. Nothing is read back. A result depends on its own matrix alone: not on the others, nor on
 * their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU
 * whole.
 *
 * Overwrites rank and info; A is only read, so that it may be the same for all. Flops: those of gesvdaStridedBatched without vectors.
 * Source: NumPy's linalg.matrix_rank.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [rank, info] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, batchCount: 1000 };
 * await smatrixRankStridedBatched(ctx.queue, { m: 12, n: 5, A, rank, info, ...each });
 */
export declare const dmatrixRankStridedBatched: {
    (on: Context | Queue, args: MatrixRankStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * The number of singular values of A, which is m x n, that are larger than rcond times the largest.
 *
 * Ranks of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all
 * else on the CPU, one matrix after the other. Nothing is read back. A result depends on its own matrix alone: not on the others, nor on
 * their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU
 * whole.
 *
 * Overwrites rank and info; A is only read, so that it may be the same for all. Flops: those of gesvdaStridedBatched without vectors.
 * Source: NumPy's linalg.matrix_rank.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [rank, info] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, batchCount: 1000 };
 * await smatrixRankStridedBatched(ctx.queue, { m: 12, n: 5, A, rank, info, ...each });
 */
export declare const cmatrixRankStridedBatched: {
    (on: Context | Queue, args: MatrixRankStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * The number of singular values of A, which is m x n, that are larger than rcond times the largest.
 *
 * Ranks of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all
 * else on the CPU, one matrix after the other. Nothing is read back. A result depends on its own matrix alone: not on the others, nor on
 * their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU
 * whole.
 *
 * Overwrites rank and info; A is only read, so that it may be the same for all. Flops: those of gesvdaStridedBatched without vectors.
 * Source: NumPy's linalg.matrix_rank.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [rank, info] = [ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, batchCount: 1000 };
 * await smatrixRankStridedBatched(ctx.queue, { m: 12, n: 5, A, rank, info, ...each });
 */
export declare const zmatrixRankStridedBatched: {
    (on: Context | Queue, args: MatrixRankStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface MatrixRankBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** Default -1. */
    rcond?: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    rank: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. The rank is 0 where info is not.
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
 * matrixRankStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const places = { lda: 4, offsetsA: ctx.upload('i', new Int32Array([16, 64])), batchCount: 2 };
 * await smatrixRankBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, rank, info, ...places });
 */
export declare const matrixRankBatched: {
    <P extends Prec>(on: Context | Queue, args: MatrixRankBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * matrixRankStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const places = { lda: 4, offsetsA: ctx.upload('i', new Int32Array([16, 64])), batchCount: 2 };
 * await smatrixRankBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, rank, info, ...places });
 */
export declare const smatrixRankBatched: {
    (on: Context | Queue, args: MatrixRankBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * matrixRankStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const places = { lda: 4, offsetsA: ctx.upload('i', new Int32Array([16, 64])), batchCount: 2 };
 * await smatrixRankBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, rank, info, ...places });
 */
export declare const dmatrixRankBatched: {
    (on: Context | Queue, args: MatrixRankBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * matrixRankStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const places = { lda: 4, offsetsA: ctx.upload('i', new Int32Array([16, 64])), batchCount: 2 };
 * await smatrixRankBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, rank, info, ...places });
 */
export declare const cmatrixRankBatched: {
    (on: Context | Queue, args: MatrixRankBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * matrixRankStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const places = { lda: 4, offsetsA: ctx.upload('i', new Int32Array([16, 64])), batchCount: 2 };
 * await smatrixRankBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, rank, info, ...places });
 */
export declare const zmatrixRankBatched: {
    (on: Context | Queue, args: MatrixRankBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface MatrixRankVbatchedArgs<P extends Prec> {
    m: Integers;
    n: Integers;
    /** Default -1. */
    rcond?: number;
    /** In, m x n. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    rank: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. The rank is 0 where info is not.
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
 * matrixRankStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await smatrixRankVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], rank, info });
 */
export declare const matrixRankVbatched: {
    <P extends Prec>(on: Context | Queue, args: MatrixRankVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * matrixRankStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await smatrixRankVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], rank, info });
 */
export declare const smatrixRankVbatched: {
    (on: Context | Queue, args: MatrixRankVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * matrixRankStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await smatrixRankVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], rank, info });
 */
export declare const dmatrixRankVbatched: {
    (on: Context | Queue, args: MatrixRankVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * matrixRankStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await smatrixRankVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], rank, info });
 */
export declare const cmatrixRankVbatched: {
    (on: Context | Queue, args: MatrixRankVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * matrixRankStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await smatrixRankVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], rank, info });
 */
export declare const zmatrixRankVbatched: {
    (on: Context | Queue, args: MatrixRankVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
