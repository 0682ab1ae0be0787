import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GesvdaStridedBatchedArgs<P extends Prec> {
    /** 's' (default): vectors too. 'n': values alone. */
    jobz?: 's' | 'n';
    m: number;
    n: number;
    rank: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** Out, `rank` real numbers for each matrix: its largest singular values, in descending order. */
    S: Ptr<RealOf<P>>;
    /** Elements from one matrix of S to the next. */
    strideS: number;
    /** Out, m x rank. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** Elements from one matrix of U to the next. */
    strideU?: number;
    /** Out, n x rank. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    /** At least the rows of V, and 1. */
    ldv?: number;
    /** Elements from one matrix of V to the next. */
    strideV?: number;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. Another number above 0: the
     * iteration has not converged.
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
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, as gesvdj does; tall matrices are
 * factored by a batched QR first. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are
 * made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU, one matrix after the other by
 * divide and conquer. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number, as long as its
 * batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i),
 * v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular values. Vectors of values that are zero are
 * orthonormal too.
 *
 * Overwrites S, info, and U and V with jobz 's'; A is only read, so that it may be the same for all, and may be wide, unlike in cuSOLVER.
 * Flops: those of gesvdj, and where m is much larger 4n^2 m batchCount for the QR factorization and 4 rank n m batchCount for U. Source:
 * cuSOLVER gesvdaStridedBatched, where rank comes first; for what runs here see gesvdjStridedBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two main directions of a thousand clouds of 50 points in space, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 2 * 1000), ctx.alloc('s', 100 * 1000), ctx.alloc('s', 6 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 50, strideA: 150, strideS: 2, ldu: 50, strideU: 100, ldv: 3, strideV: 6 };
 * await sgesvdaStridedBatched(ctx.queue, { m: 50, n: 3, rank: 2, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const gesvdaStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdaStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, as gesvdj does; tall matrices are
 * factored by a batched QR first. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are
 * made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU, one matrix after the other by
 * divide and conquer. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number, as long as its
 * batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i),
 * v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular values. Vectors of values that are zero are
 * orthonormal too.
 *
 * Overwrites S, info, and U and V with jobz 's'; A is only read, so that it may be the same for all, and may be wide, unlike in cuSOLVER.
 * Flops: those of gesvdj, and where m is much larger 4n^2 m batchCount for the QR factorization and 4 rank n m batchCount for U. Source:
 * cuSOLVER gesvdaStridedBatched, where rank comes first; for what runs here see gesvdjStridedBatched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two main directions of a thousand clouds of 50 points in space, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 2 * 1000), ctx.alloc('s', 100 * 1000), ctx.alloc('s', 6 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 50, strideA: 150, strideS: 2, ldu: 50, strideU: 100, ldv: 3, strideV: 6 };
 * await sgesvdaStridedBatched(ctx.queue, { m: 50, n: 3, rank: 2, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const sgesvdaStridedBatched: {
    (on: Context | Queue, args: GesvdaStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, as gesvdj does; tall matrices are
 * factored by a batched QR first. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are
 * made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU, one matrix after the other by
 * divide and conquer. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number, as long as its
 * batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i),
 * v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular values. Vectors of values that are zero are
 * orthonormal too.
 *
 * Overwrites S, info, and U and V with jobz 's'; A is only read, so that it may be the same for all, and may be wide, unlike in cuSOLVER.
 * Flops: those of gesvdj, and where m is much larger 4n^2 m batchCount for the QR factorization and 4 rank n m batchCount for U. Source:
 * cuSOLVER gesvdaStridedBatched, where rank comes first; for what runs here see gesvdjStridedBatched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two main directions of a thousand clouds of 50 points in space, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 2 * 1000), ctx.alloc('s', 100 * 1000), ctx.alloc('s', 6 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 50, strideA: 150, strideS: 2, ldu: 50, strideU: 100, ldv: 3, strideV: 6 };
 * await sgesvdaStridedBatched(ctx.queue, { m: 50, n: 3, rank: 2, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const dgesvdaStridedBatched: {
    (on: Context | Queue, args: GesvdaStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, as gesvdj does; tall matrices are
 * factored by a batched QR first. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are
 * made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU, one matrix after the other by
 * divide and conquer. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number, as long as its
 * batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i),
 * v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular values. Vectors of values that are zero are
 * orthonormal too.
 *
 * Overwrites S, info, and U and V with jobz 's'; A is only read, so that it may be the same for all, and may be wide, unlike in cuSOLVER.
 * Flops: those of gesvdj, and where m is much larger 4n^2 m batchCount for the QR factorization and 4 rank n m batchCount for U. Source:
 * cuSOLVER gesvdaStridedBatched, where rank comes first; for what runs here see gesvdjStridedBatched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two main directions of a thousand clouds of 50 points in space, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 2 * 1000), ctx.alloc('s', 100 * 1000), ctx.alloc('s', 6 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 50, strideA: 150, strideS: 2, ldu: 50, strideU: 100, ldv: 3, strideV: 6 };
 * await sgesvdaStridedBatched(ctx.queue, { m: 50, n: 3, rank: 2, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const cgesvdaStridedBatched: {
    (on: Context | Queue, args: GesvdaStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A ~ U S V^H: the first `rank` singular values and vectors of A, which is m x n; V itself is stored.
 *
 * The largest singular values of many m x n matrices of one size at equal distances, and their vectors: the best approximations of a lower
 * rank.
 *
 * All values are found, and those behind the first `rank` left out: it is for matrices with few columns, or few rows; of one large matrix
 * gesvdr samples. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, as gesvdj does; tall matrices are
 * factored by a batched QR first. Complex single runs there where min(m, n) is at most 64 and the columns, or rows of a wide matrix, are
 * made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU, one matrix after the other by
 * divide and conquer. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number, as long as its
 * batch is computed in one place: one matrix that the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i),
 * v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular values. Vectors of values that are zero are
 * orthonormal too.
 *
 * Overwrites S, info, and U and V with jobz 's'; A is only read, so that it may be the same for all, and may be wide, unlike in cuSOLVER.
 * Flops: those of gesvdj, and where m is much larger 4n^2 m batchCount for the QR factorization and 4 rank n m batchCount for U. Source:
 * cuSOLVER gesvdaStridedBatched, where rank comes first; for what runs here see gesvdjStridedBatched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two main directions of a thousand clouds of 50 points in space, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 2 * 1000), ctx.alloc('s', 100 * 1000), ctx.alloc('s', 6 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 50, strideA: 150, strideS: 2, ldu: 50, strideU: 100, ldv: 3, strideV: 6 };
 * await sgesvdaStridedBatched(ctx.queue, { m: 50, n: 3, rank: 2, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const zgesvdaStridedBatched: {
    (on: Context | Queue, args: GesvdaStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GesvdaBatchedArgs<P extends Prec> {
    /** 's' (default): vectors too. 'n': values alone. */
    jobz?: 's' | 'n';
    m: number;
    n: number;
    rank: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, `rank` real numbers for each matrix: its largest singular values, in descending order. */
    S: Ptr<RealOf<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsS: Ptr<'i'>;
    /** Out, m x rank. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsU?: Ptr<'i'>;
    /** Out, n x rank. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    /** At least the rows of V, and 1. */
    ldv?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsV?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. Another number above 0: the
     * iteration has not converged.
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
 * gesvdaStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The norms of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 1]));
 * const call = { jobz: 'n', m: 4, n: 4, rank: 1 } as const;
 * await sgesvdaBatched(ctx.queue, { ...call, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const gesvdaBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdaBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvdaStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The norms of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 1]));
 * const call = { jobz: 'n', m: 4, n: 4, rank: 1 } as const;
 * await sgesvdaBatched(ctx.queue, { ...call, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const sgesvdaBatched: {
    (on: Context | Queue, args: GesvdaBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvdaStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The norms of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 1]));
 * const call = { jobz: 'n', m: 4, n: 4, rank: 1 } as const;
 * await sgesvdaBatched(ctx.queue, { ...call, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const dgesvdaBatched: {
    (on: Context | Queue, args: GesvdaBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvdaStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The norms of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 1]));
 * const call = { jobz: 'n', m: 4, n: 4, rank: 1 } as const;
 * await sgesvdaBatched(ctx.queue, { ...call, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const cgesvdaBatched: {
    (on: Context | Queue, args: GesvdaBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvdaStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The norms of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 1]));
 * const call = { jobz: 'n', m: 4, n: 4, rank: 1 } as const;
 * await sgesvdaBatched(ctx.queue, { ...call, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const zgesvdaBatched: {
    (on: Context | Queue, args: GesvdaBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GesvdaVbatchedArgs<P extends Prec> {
    /** 's' (default): vectors too. 'n': values alone. */
    jobz?: 's' | 'n';
    m: Integers;
    n: Integers;
    rank: Integers;
    /** In, m x n. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, `rank` real numbers for each matrix: its largest singular values, in descending order. */
    S: Ptr<RealOf<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsS: Integers;
    /** Out, m x rank. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    ldu?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsU?: Integers;
    /** Out, n x rank. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    ldv?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsV?: Integers;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. Another number above 0: the
     * iteration has not converged.
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
 * gesvdaStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The first value of a 3 x 3 matrix, and both of one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 1], offsetsU: [0, 3], offsetsV: [0, 3] };
 * const sizes = { m: [3, 2], n: [3, 5], rank: [1, 2], lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdaVbatched(ctx.queue, { ...sizes, A, S, U, V, info, ...places });
 */
export declare const gesvdaVbatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdaVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvdaStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The first value of a 3 x 3 matrix, and both of one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 1], offsetsU: [0, 3], offsetsV: [0, 3] };
 * const sizes = { m: [3, 2], n: [3, 5], rank: [1, 2], lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdaVbatched(ctx.queue, { ...sizes, A, S, U, V, info, ...places });
 */
export declare const sgesvdaVbatched: {
    (on: Context | Queue, args: GesvdaVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvdaStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The first value of a 3 x 3 matrix, and both of one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 1], offsetsU: [0, 3], offsetsV: [0, 3] };
 * const sizes = { m: [3, 2], n: [3, 5], rank: [1, 2], lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdaVbatched(ctx.queue, { ...sizes, A, S, U, V, info, ...places });
 */
export declare const dgesvdaVbatched: {
    (on: Context | Queue, args: GesvdaVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvdaStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The first value of a 3 x 3 matrix, and both of one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 1], offsetsU: [0, 3], offsetsV: [0, 3] };
 * const sizes = { m: [3, 2], n: [3, 5], rank: [1, 2], lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdaVbatched(ctx.queue, { ...sizes, A, S, U, V, info, ...places });
 */
export declare const cgesvdaVbatched: {
    (on: Context | Queue, args: GesvdaVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvdaStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The first value of a 3 x 3 matrix, and both of one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 1], offsetsU: [0, 3], offsetsV: [0, 3] };
 * const sizes = { m: [3, 2], n: [3, 5], rank: [1, 2], lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdaVbatched(ctx.queue, { ...sizes, A, S, U, V, info, ...places });
 */
export declare const zgesvdaVbatched: {
    (on: Context | Queue, args: GesvdaVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
