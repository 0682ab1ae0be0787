import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PolarStridedBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    H: Ptr<NoInfer<P>>;
    /** At least the rows of H, and 1. */
    ldh: number;
    /** Elements from one matrix of H to the next. */
    strideH: number;
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
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n.
 *
 * Polar decompositions of many m x n matrices of one size at equal distances: U is the matrix with orthonormal columns that lies next to A,
 * and H = (A^H A)^(1/2).
 *
 * From singular value decompositions A = X S Y^H, see gesvdStridedBatched: U = X Y^H, H = Y S Y^H. On a GPU context single precision runs
 * on the GPU where n is at most 128, complex single where gesvdStridedBatched does; the rest on the CPU, small real matrices one in each
 * lane of the processor's vectors, others one after the other by the Halley iteration of the routine polar. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the
 * GPU does not take brings a ragged batch to the CPU whole. H is symmetric (Hermitian) to the last bit. H is unique, and so is U if A has
 * full rank; else U has orthonormal columns too, one of many.
 *
 * Overwrites A, H and info. Flops: as counted, those of the iteration, see polar. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * chapter 8; Y. Nakatsukasa, Z. Bai, F. Gygi, SIAM J. Matrix Anal. Appl. 31 (2010) 2700.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [H, info] = [ctx.alloc('s', 25 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldh: 5, strideH: 25 };
 * await spolarStridedBatched(ctx.queue, { m: 12, n: 5, A, H, info, ...each, batchCount: 1000 });
 */
export declare const polarStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PolarStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n.
 *
 * Polar decompositions of many m x n matrices of one size at equal distances: U is the matrix with orthonormal columns that lies next to A,
 * and H = (A^H A)^(1/2).
 *
 * From singular value decompositions A = X S Y^H, see gesvdStridedBatched: U = X Y^H, H = Y S Y^H. On a GPU context single precision runs
 * on the GPU where n is at most 128, complex single where gesvdStridedBatched does; the rest on the CPU, small real matrices one in each
 * lane of the processor's vectors, others one after the other by the Halley iteration of the routine polar. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the
 * GPU does not take brings a ragged batch to the CPU whole. H is symmetric (Hermitian) to the last bit. H is unique, and so is U if A has
 * full rank; else U has orthonormal columns too, one of many.
 *
 * Overwrites A, H and info. Flops: as counted, those of the iteration, see polar. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * chapter 8; Y. Nakatsukasa, Z. Bai, F. Gygi, SIAM J. Matrix Anal. Appl. 31 (2010) 2700.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [H, info] = [ctx.alloc('s', 25 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldh: 5, strideH: 25 };
 * await spolarStridedBatched(ctx.queue, { m: 12, n: 5, A, H, info, ...each, batchCount: 1000 });
 */
export declare const spolarStridedBatched: {
    (on: Context | Queue, args: PolarStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n.
 *
 * Polar decompositions of many m x n matrices of one size at equal distances: U is the matrix with orthonormal columns that lies next to A,
 * and H = (A^H A)^(1/2).
 *
 * From singular value decompositions A = X S Y^H, see gesvdStridedBatched: U = X Y^H, H = Y S Y^H. On a GPU context single precision runs
 * on the GPU where n is at most 128, complex single where gesvdStridedBatched does; the rest on the CPU, small real matrices one in each
 * lane of the processor's vectors, others one after the other by the Halley iteration of the routine polar. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the
 * GPU does not take brings a ragged batch to the CPU whole. H is symmetric (Hermitian) to the last bit. H is unique, and so is U if A has
 * full rank; else U has orthonormal columns too, one of many.
 *
 * Overwrites A, H and info. Flops: as counted, those of the iteration, see polar. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * chapter 8; Y. Nakatsukasa, Z. Bai, F. Gygi, SIAM J. Matrix Anal. Appl. 31 (2010) 2700.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [H, info] = [ctx.alloc('s', 25 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldh: 5, strideH: 25 };
 * await spolarStridedBatched(ctx.queue, { m: 12, n: 5, A, H, info, ...each, batchCount: 1000 });
 */
export declare const dpolarStridedBatched: {
    (on: Context | Queue, args: PolarStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n.
 *
 * Polar decompositions of many m x n matrices of one size at equal distances: U is the matrix with orthonormal columns that lies next to A,
 * and H = (A^H A)^(1/2).
 *
 * From singular value decompositions A = X S Y^H, see gesvdStridedBatched: U = X Y^H, H = Y S Y^H. On a GPU context single precision runs
 * on the GPU where n is at most 128, complex single where gesvdStridedBatched does; the rest on the CPU, small real matrices one in each
 * lane of the processor's vectors, others one after the other by the Halley iteration of the routine polar. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the
 * GPU does not take brings a ragged batch to the CPU whole. H is symmetric (Hermitian) to the last bit. H is unique, and so is U if A has
 * full rank; else U has orthonormal columns too, one of many.
 *
 * Overwrites A, H and info. Flops: as counted, those of the iteration, see polar. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * chapter 8; Y. Nakatsukasa, Z. Bai, F. Gygi, SIAM J. Matrix Anal. Appl. 31 (2010) 2700.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [H, info] = [ctx.alloc('s', 25 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldh: 5, strideH: 25 };
 * await spolarStridedBatched(ctx.queue, { m: 12, n: 5, A, H, info, ...each, batchCount: 1000 });
 */
export declare const cpolarStridedBatched: {
    (on: Context | Queue, args: PolarStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n.
 *
 * Polar decompositions of many m x n matrices of one size at equal distances: U is the matrix with orthonormal columns that lies next to A,
 * and H = (A^H A)^(1/2).
 *
 * From singular value decompositions A = X S Y^H, see gesvdStridedBatched: U = X Y^H, H = Y S Y^H. On a GPU context single precision runs
 * on the GPU where n is at most 128, complex single where gesvdStridedBatched does; the rest on the CPU, small real matrices one in each
 * lane of the processor's vectors, others one after the other by the Halley iteration of the routine polar. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the
 * GPU does not take brings a ragged batch to the CPU whole. H is symmetric (Hermitian) to the last bit. H is unique, and so is U if A has
 * full rank; else U has orthonormal columns too, one of many.
 *
 * Overwrites A, H and info. Flops: as counted, those of the iteration, see polar. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * chapter 8; Y. Nakatsukasa, Z. Bai, F. Gygi, SIAM J. Matrix Anal. Appl. 31 (2010) 2700.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [H, info] = [ctx.alloc('s', 25 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldh: 5, strideH: 25 };
 * await spolarStridedBatched(ctx.queue, { m: 12, n: 5, A, H, info, ...each, batchCount: 1000 });
 */
export declare const zpolarStridedBatched: {
    (on: Context | Queue, args: PolarStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PolarBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    H: Ptr<NoInfer<P>>;
    /** At least the rows of H, and 1. */
    ldh: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsH: Ptr<'i'>;
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
 * polarStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldh: 4, offsetsH: list(0, 16) };
 * await spolarBatched(ctx.queue, { m: 4, n: 4, A, H, info, ...places, batchCount: 2 });
 */
export declare const polarBatched: {
    <P extends Prec>(on: Context | Queue, args: PolarBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * polarStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldh: 4, offsetsH: list(0, 16) };
 * await spolarBatched(ctx.queue, { m: 4, n: 4, A, H, info, ...places, batchCount: 2 });
 */
export declare const spolarBatched: {
    (on: Context | Queue, args: PolarBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * polarStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldh: 4, offsetsH: list(0, 16) };
 * await spolarBatched(ctx.queue, { m: 4, n: 4, A, H, info, ...places, batchCount: 2 });
 */
export declare const dpolarBatched: {
    (on: Context | Queue, args: PolarBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * polarStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldh: 4, offsetsH: list(0, 16) };
 * await spolarBatched(ctx.queue, { m: 4, n: 4, A, H, info, ...places, batchCount: 2 });
 */
export declare const cpolarBatched: {
    (on: Context | Queue, args: PolarBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * polarStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldh: 4, offsetsH: list(0, 16) };
 * await spolarBatched(ctx.queue, { m: 4, n: 4, A, H, info, ...places, batchCount: 2 });
 */
export declare const zpolarBatched: {
    (on: Context | Queue, args: PolarBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PolarVbatchedArgs<P extends Prec> {
    m: Integers;
    n: Integers;
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    H: Ptr<NoInfer<P>>;
    ldh: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsH: Integers;
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
 * polarStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2.
 * const places = { lda: [3, 5], offsetsA: [0, 9], ldh: [3, 2], offsetsH: [0, 9] };
 * await spolarVbatched(ctx.queue, { m: [3, 5], n: [3, 2], A, H, info, ...places });
 */
export declare const polarVbatched: {
    <P extends Prec>(on: Context | Queue, args: PolarVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * polarStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2.
 * const places = { lda: [3, 5], offsetsA: [0, 9], ldh: [3, 2], offsetsH: [0, 9] };
 * await spolarVbatched(ctx.queue, { m: [3, 5], n: [3, 2], A, H, info, ...places });
 */
export declare const spolarVbatched: {
    (on: Context | Queue, args: PolarVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * polarStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2.
 * const places = { lda: [3, 5], offsetsA: [0, 9], ldh: [3, 2], offsetsH: [0, 9] };
 * await spolarVbatched(ctx.queue, { m: [3, 5], n: [3, 2], A, H, info, ...places });
 */
export declare const dpolarVbatched: {
    (on: Context | Queue, args: PolarVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * polarStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2.
 * const places = { lda: [3, 5], offsetsA: [0, 9], ldh: [3, 2], offsetsH: [0, 9] };
 * await spolarVbatched(ctx.queue, { m: [3, 5], n: [3, 2], A, H, info, ...places });
 */
export declare const cpolarVbatched: {
    (on: Context | Queue, args: PolarVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * polarStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 5 x 2.
 * const places = { lda: [3, 5], offsetsA: [0, 9], ldh: [3, 2], offsetsH: [0, 9] };
 * await spolarVbatched(ctx.queue, { m: [3, 5], n: [3, 2], A, H, info, ...places });
 */
export declare const zpolarVbatched: {
    (on: Context | Queue, args: PolarVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
