import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PinvStridedBatchedArgs<P extends Prec> {
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
    /** Out, n x m. */
    X: Ptr<NoInfer<P>>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** Elements from one matrix of X to the next. */
    strideX: number;
    rank?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. X is NaN where info is not 0, and the rank 0.
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
 * X := A^+, the pseudoinverse of Moore and Penrose, V S^+ U^H from A = U S V^H: of all X for which ||A X - I||_F is least the one with the
 * least norm. A is m x n, X is n x m.
 *
 * Pseudoinverses of many m x n matrices of one size at equal distances.
 *
 * Singular values up to rcond times the largest one count as zero; how many do not is a matrix's rank. On a GPU context single precision
 * runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all else on the CPU, one matrix after the
 * other by divide and conquer. Nothing is read back: ranks are decided on the device. A result depends on its own matrix alone, to the
 * last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take
 * brings a ragged batch to the CPU whole.
 *
 * Overwrites X, rank and info; A is only read, so that it may be the same for all. ||X - A^+|| is some eps cond(A) ||A^+|| where no value
 * is near the threshold. Flops: those of gesvdaStridedBatched, and 2 m n min(m, n) batchCount. Source: G. Golub, C. Van Loan, Matrix
 * Computations, 5.5.2; NumPy's linalg.pinv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [X, rank, info] = [ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldx: 5, strideX: 60 };
 * await spinvStridedBatched(ctx.queue, { m: 12, n: 5, A, X, rank, info, ...each, batchCount: 1000 });
 */
export declare const pinvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PinvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * X := A^+, the pseudoinverse of Moore and Penrose, V S^+ U^H from A = U S V^H: of all X for which ||A X - I||_F is least the one with the
 * least norm. A is m x n, X is n x m.
 *
 * Pseudoinverses of many m x n matrices of one size at equal distances.
 *
 * Singular values up to rcond times the largest one count as zero; how many do not is a matrix's rank. On a GPU context single precision
 * runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all else on the CPU, one matrix after the
 * other by divide and conquer. Nothing is read back: ranks are decided on the device. A result depends on its own matrix alone, to the
 * last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take
 * brings a ragged batch to the CPU whole.
 *
 * Overwrites X, rank and info; A is only read, so that it may be the same for all. ||X - A^+|| is some eps cond(A) ||A^+|| where no value
 * is near the threshold. Flops: those of gesvdaStridedBatched, and 2 m n min(m, n) batchCount. Source: G. Golub, C. Van Loan, Matrix
 * Computations, 5.5.2; NumPy's linalg.pinv.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [X, rank, info] = [ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldx: 5, strideX: 60 };
 * await spinvStridedBatched(ctx.queue, { m: 12, n: 5, A, X, rank, info, ...each, batchCount: 1000 });
 */
export declare const spinvStridedBatched: {
    (on: Context | Queue, args: PinvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * X := A^+, the pseudoinverse of Moore and Penrose, V S^+ U^H from A = U S V^H: of all X for which ||A X - I||_F is least the one with the
 * least norm. A is m x n, X is n x m.
 *
 * Pseudoinverses of many m x n matrices of one size at equal distances.
 *
 * Singular values up to rcond times the largest one count as zero; how many do not is a matrix's rank. On a GPU context single precision
 * runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all else on the CPU, one matrix after the
 * other by divide and conquer. Nothing is read back: ranks are decided on the device. A result depends on its own matrix alone, to the
 * last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take
 * brings a ragged batch to the CPU whole.
 *
 * Overwrites X, rank and info; A is only read, so that it may be the same for all. ||X - A^+|| is some eps cond(A) ||A^+|| where no value
 * is near the threshold. Flops: those of gesvdaStridedBatched, and 2 m n min(m, n) batchCount. Source: G. Golub, C. Van Loan, Matrix
 * Computations, 5.5.2; NumPy's linalg.pinv.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [X, rank, info] = [ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldx: 5, strideX: 60 };
 * await spinvStridedBatched(ctx.queue, { m: 12, n: 5, A, X, rank, info, ...each, batchCount: 1000 });
 */
export declare const dpinvStridedBatched: {
    (on: Context | Queue, args: PinvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * X := A^+, the pseudoinverse of Moore and Penrose, V S^+ U^H from A = U S V^H: of all X for which ||A X - I||_F is least the one with the
 * least norm. A is m x n, X is n x m.
 *
 * Pseudoinverses of many m x n matrices of one size at equal distances.
 *
 * Singular values up to rcond times the largest one count as zero; how many do not is a matrix's rank. On a GPU context single precision
 * runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all else on the CPU, one matrix after the
 * other by divide and conquer. Nothing is read back: ranks are decided on the device. A result depends on its own matrix alone, to the
 * last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take
 * brings a ragged batch to the CPU whole.
 *
 * Overwrites X, rank and info; A is only read, so that it may be the same for all. ||X - A^+|| is some eps cond(A) ||A^+|| where no value
 * is near the threshold. Flops: those of gesvdaStridedBatched, and 2 m n min(m, n) batchCount. Source: G. Golub, C. Van Loan, Matrix
 * Computations, 5.5.2; NumPy's linalg.pinv.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [X, rank, info] = [ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldx: 5, strideX: 60 };
 * await spinvStridedBatched(ctx.queue, { m: 12, n: 5, A, X, rank, info, ...each, batchCount: 1000 });
 */
export declare const cpinvStridedBatched: {
    (on: Context | Queue, args: PinvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * X := A^+, the pseudoinverse of Moore and Penrose, V S^+ U^H from A = U S V^H: of all X for which ||A X - I||_F is least the one with the
 * least norm. A is m x n, X is n x m.
 *
 * Pseudoinverses of many m x n matrices of one size at equal distances.
 *
 * Singular values up to rcond times the largest one count as zero; how many do not is a matrix's rank. On a GPU context single precision
 * runs on the GPU where min(m, n) is at most 128, complex single where gesvdaStridedBatched does; all else on the CPU, one matrix after the
 * other by divide and conquer. Nothing is read back: ranks are decided on the device. A result depends on its own matrix alone, to the
 * last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take
 * brings a ragged batch to the CPU whole.
 *
 * Overwrites X, rank and info; A is only read, so that it may be the same for all. ||X - A^+|| is some eps cond(A) ||A^+|| where no value
 * is near the threshold. Flops: those of gesvdaStridedBatched, and 2 m n min(m, n) batchCount. Source: G. Golub, C. Van Loan, Matrix
 * Computations, 5.5.2; NumPy's linalg.pinv.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [X, rank, info] = [ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldx: 5, strideX: 60 };
 * await spinvStridedBatched(ctx.queue, { m: 12, n: 5, A, X, rank, info, ...each, batchCount: 1000 });
 */
export declare const zpinvStridedBatched: {
    (on: Context | Queue, args: PinvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PinvBatchedArgs<P extends Prec> {
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
    /** Out, n x m. */
    X: Ptr<NoInfer<P>>;
    /** At least the rows of X, and 1. */
    ldx: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsX: Ptr<'i'>;
    rank?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. X is NaN where info is not 0, and the rank 0.
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
 * pinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldx: 4, offsetsX: list(0, 16) };
 * await spinvBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, X, info, ...places, batchCount: 2 });
 */
export declare const pinvBatched: {
    <P extends Prec>(on: Context | Queue, args: PinvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * pinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldx: 4, offsetsX: list(0, 16) };
 * await spinvBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, X, info, ...places, batchCount: 2 });
 */
export declare const spinvBatched: {
    (on: Context | Queue, args: PinvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * pinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldx: 4, offsetsX: list(0, 16) };
 * await spinvBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, X, info, ...places, batchCount: 2 });
 */
export declare const dpinvBatched: {
    (on: Context | Queue, args: PinvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * pinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldx: 4, offsetsX: list(0, 16) };
 * await spinvBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, X, info, ...places, batchCount: 2 });
 */
export declare const cpinvBatched: {
    (on: Context | Queue, args: PinvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * pinvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64; what is below a hundredth of the largest value is noise.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldx: 4, offsetsX: list(0, 16) };
 * await spinvBatched(ctx.queue, { m: 4, n: 4, rcond: 0.01, A, X, info, ...places, batchCount: 2 });
 */
export declare const zpinvBatched: {
    (on: Context | Queue, args: PinvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PinvVbatchedArgs<P extends Prec> {
    m: Integers;
    n: Integers;
    /** Default -1. */
    rcond?: number;
    /** In, m x n. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, n x m. */
    X: Ptr<NoInfer<P>>;
    ldx: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsX: Integers;
    rank?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity. Another number above 0: the iteration has not
     * converged. X is NaN where info is not 0, and the rank 0.
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
 * pinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldx: [3, 5], offsetsX: [0, 9] };
 * await spinvVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, X, info, ...places });
 */
export declare const pinvVbatched: {
    <P extends Prec>(on: Context | Queue, args: PinvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * pinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldx: [3, 5], offsetsX: [0, 9] };
 * await spinvVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, X, info, ...places });
 */
export declare const spinvVbatched: {
    (on: Context | Queue, args: PinvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * pinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldx: [3, 5], offsetsX: [0, 9] };
 * await spinvVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, X, info, ...places });
 */
export declare const dpinvVbatched: {
    (on: Context | Queue, args: PinvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * pinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldx: [3, 5], offsetsX: [0, 9] };
 * await spinvVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, X, info, ...places });
 */
export declare const cpinvVbatched: {
    (on: Context | Queue, args: PinvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * pinvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a matrix
 * of deficient rank; for one that has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldx: [3, 5], offsetsX: [0, 9] };
 * await spinvVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, X, info, ...places });
 */
export declare const zpinvVbatched: {
    (on: Context | Queue, args: PinvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
