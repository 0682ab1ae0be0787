import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GesvdjStridedBatchedArgs<P extends Prec> {
    /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U and V square. 'n': none. */
    jobz?: 's' | 'a' | 'n';
    m: number;
    n: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** Out, min(m, n) real numbers for each matrix: the singular values, none negative, the largest first. */
    S: Ptr<RealOf<P>>;
    /** Elements from one matrix of S to the next. */
    strideS: number;
    /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** Elements from one matrix of U to the next. */
    strideU?: number;
    /** Out: with 's' n x min(m, n), with 'a' n x n. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    /** At least the rows of V, and 1. */
    ldv?: number;
    /** Elements from one matrix of V to the next. */
    strideV?: number;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. min(m, n) + 1: 30 sweeps did
     * not suffice.
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
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V itself is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances, by one-sided Jacobi iteration: V, not
 * its adjoint.
 *
 * Rotations from the right make the columns of A orthogonal to working precision; their norms are the singular values. If A = B D, m >= n,
 * with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D; of a wide matrix it is the
 * rows that may be so graded. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, in a few dispatches for all
 * matrices: those of up to 32 rows and columns, and nearly square ones, as they are, taller ones behind a batched QR factorization. Complex
 * single runs there as it is, without QR, where min(m, n) is at most 64. Larger ones and double precision run on the CPU, real ones up to
 * order 32 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch
 * to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, and U and V as jobz says; A is only read, so that it may be the same for all. cuSOLVER's econ is jobz 's', its full
 * factors are 'a'. On the GPU values that do not reach 2^-90 of a matrix's largest element come out as zero. Flops: for each sweep over the
 * pairs of columns 2n^2 m batchCount, and for each rotated pair 6 (m + n); random matrices of order 4, 32 and 128 take 4, 8 and 10 sweeps.
 * Source: cuSOLVER gesvdjBatched; LAPACK xGESVJ; M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 3, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 3 * 1000), ctx.alloc('s', 9 * 1000), ctx.alloc('s', 9 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 3, strideA: 9, strideS: 3, ldu: 3, strideU: 9, ldv: 3, strideV: 9 };
 * await sgesvdjStridedBatched(ctx.queue, { m: 3, n: 3, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const gesvdjStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdjStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V itself is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances, by one-sided Jacobi iteration: V, not
 * its adjoint.
 *
 * Rotations from the right make the columns of A orthogonal to working precision; their norms are the singular values. If A = B D, m >= n,
 * with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D; of a wide matrix it is the
 * rows that may be so graded. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, in a few dispatches for all
 * matrices: those of up to 32 rows and columns, and nearly square ones, as they are, taller ones behind a batched QR factorization. Complex
 * single runs there as it is, without QR, where min(m, n) is at most 64. Larger ones and double precision run on the CPU, real ones up to
 * order 32 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch
 * to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, and U and V as jobz says; A is only read, so that it may be the same for all. cuSOLVER's econ is jobz 's', its full
 * factors are 'a'. On the GPU values that do not reach 2^-90 of a matrix's largest element come out as zero. Flops: for each sweep over the
 * pairs of columns 2n^2 m batchCount, and for each rotated pair 6 (m + n); random matrices of order 4, 32 and 128 take 4, 8 and 10 sweeps.
 * Source: cuSOLVER gesvdjBatched; LAPACK xGESVJ; M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 3, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 3 * 1000), ctx.alloc('s', 9 * 1000), ctx.alloc('s', 9 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 3, strideA: 9, strideS: 3, ldu: 3, strideU: 9, ldv: 3, strideV: 9 };
 * await sgesvdjStridedBatched(ctx.queue, { m: 3, n: 3, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const sgesvdjStridedBatched: {
    (on: Context | Queue, args: GesvdjStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V itself is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances, by one-sided Jacobi iteration: V, not
 * its adjoint.
 *
 * Rotations from the right make the columns of A orthogonal to working precision; their norms are the singular values. If A = B D, m >= n,
 * with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D; of a wide matrix it is the
 * rows that may be so graded. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, in a few dispatches for all
 * matrices: those of up to 32 rows and columns, and nearly square ones, as they are, taller ones behind a batched QR factorization. Complex
 * single runs there as it is, without QR, where min(m, n) is at most 64. Larger ones and double precision run on the CPU, real ones up to
 * order 32 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch
 * to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, and U and V as jobz says; A is only read, so that it may be the same for all. cuSOLVER's econ is jobz 's', its full
 * factors are 'a'. On the GPU values that do not reach 2^-90 of a matrix's largest element come out as zero. Flops: for each sweep over the
 * pairs of columns 2n^2 m batchCount, and for each rotated pair 6 (m + n); random matrices of order 4, 32 and 128 take 4, 8 and 10 sweeps.
 * Source: cuSOLVER gesvdjBatched; LAPACK xGESVJ; M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 3, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 3 * 1000), ctx.alloc('s', 9 * 1000), ctx.alloc('s', 9 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 3, strideA: 9, strideS: 3, ldu: 3, strideU: 9, ldv: 3, strideV: 9 };
 * await sgesvdjStridedBatched(ctx.queue, { m: 3, n: 3, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const dgesvdjStridedBatched: {
    (on: Context | Queue, args: GesvdjStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V itself is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances, by one-sided Jacobi iteration: V, not
 * its adjoint.
 *
 * Rotations from the right make the columns of A orthogonal to working precision; their norms are the singular values. If A = B D, m >= n,
 * with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D; of a wide matrix it is the
 * rows that may be so graded. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, in a few dispatches for all
 * matrices: those of up to 32 rows and columns, and nearly square ones, as they are, taller ones behind a batched QR factorization. Complex
 * single runs there as it is, without QR, where min(m, n) is at most 64. Larger ones and double precision run on the CPU, real ones up to
 * order 32 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch
 * to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, and U and V as jobz says; A is only read, so that it may be the same for all. cuSOLVER's econ is jobz 's', its full
 * factors are 'a'. On the GPU values that do not reach 2^-90 of a matrix's largest element come out as zero. Flops: for each sweep over the
 * pairs of columns 2n^2 m batchCount, and for each rotated pair 6 (m + n); random matrices of order 4, 32 and 128 take 4, 8 and 10 sweeps.
 * Source: cuSOLVER gesvdjBatched; LAPACK xGESVJ; M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 3, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 3 * 1000), ctx.alloc('s', 9 * 1000), ctx.alloc('s', 9 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 3, strideA: 9, strideS: 3, ldu: 3, strideU: 9, ldv: 3, strideV: 9 };
 * await sgesvdjStridedBatched(ctx.queue, { m: 3, n: 3, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const cgesvdjStridedBatched: {
    (on: Context | Queue, args: GesvdjStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V itself is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances, by one-sided Jacobi iteration: V, not
 * its adjoint.
 *
 * Rotations from the right make the columns of A orthogonal to working precision; their norms are the singular values. If A = B D, m >= n,
 * with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D; of a wide matrix it is the
 * rows that may be so graded. On a GPU context single precision runs on the GPU where min(m, n) is at most 128, in a few dispatches for all
 * matrices: those of up to 32 rows and columns, and nearly square ones, as they are, taller ones behind a batched QR factorization. Complex
 * single runs there as it is, without QR, where min(m, n) is at most 64. Larger ones and double precision run on the CPU, real ones up to
 * order 32 one matrix in each lane of the processor's vectors. A result depends on its own matrix alone, to the last bit: not on the
 * others, nor on their number, as long as its batch is computed in one place: one matrix that the GPU does not take brings a ragged batch
 * to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, and U and V as jobz says; A is only read, so that it may be the same for all. cuSOLVER's econ is jobz 's', its full
 * factors are 'a'. On the GPU values that do not reach 2^-90 of a matrix's largest element come out as zero. Flops: for each sweep over the
 * pairs of columns 2n^2 m batchCount, and for each rotated pair 6 (m + n); random matrices of order 4, 32 and 128 take 4, 8 and 10 sweeps.
 * Source: cuSOLVER gesvdjBatched; LAPACK xGESVJ; M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 3, packed one behind the other.
 * const [S, U, V] = [ctx.alloc('s', 3 * 1000), ctx.alloc('s', 9 * 1000), ctx.alloc('s', 9 * 1000)];
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 3, strideA: 9, strideS: 3, ldu: 3, strideU: 9, ldv: 3, strideV: 9 };
 * await sgesvdjStridedBatched(ctx.queue, { m: 3, n: 3, A, S, U, V, info, ...each, batchCount: 1000 });
 */
export declare const zgesvdjStridedBatched: {
    (on: Context | Queue, args: GesvdjStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GesvdjBatchedArgs<P extends Prec> {
    /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U and V square. 'n': none. */
    jobz?: 's' | 'a' | 'n';
    m: number;
    n: number;
    /** In, m x n. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** Out, min(m, n) real numbers for each matrix: the singular values, none negative, the largest first. */
    S: Ptr<RealOf<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsS: Ptr<'i'>;
    /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsU?: Ptr<'i'>;
    /** Out: with 's' n x min(m, n), with 'a' n x n. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    /** At least the rows of V, and 1. */
    ldv?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsV?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. min(m, n) + 1: 30 sweeps did
     * not suffice.
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
 * gesvdjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 4]));
 * await sgesvdjBatched(ctx.queue, { jobz: 'n', m: 4, n: 4, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const gesvdjBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdjBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvdjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 4]));
 * await sgesvdjBatched(ctx.queue, { jobz: 'n', m: 4, n: 4, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const sgesvdjBatched: {
    (on: Context | Queue, args: GesvdjBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvdjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 4]));
 * await sgesvdjBatched(ctx.queue, { jobz: 'n', m: 4, n: 4, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const dgesvdjBatched: {
    (on: Context | Queue, args: GesvdjBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvdjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 4]));
 * await sgesvdjBatched(ctx.queue, { jobz: 'n', m: 4, n: 4, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const cgesvdjBatched: {
    (on: Context | Queue, args: GesvdjBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvdjStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsS = ctx.upload('i', new Int32Array([0, 4]));
 * await sgesvdjBatched(ctx.queue, { jobz: 'n', m: 4, n: 4, A, lda: 4, offsetsA, S, offsetsS, info, batchCount: 2 });
 */
export declare const zgesvdjBatched: {
    (on: Context | Queue, args: GesvdjBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GesvdjVbatchedArgs<P extends Prec> {
    /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U and V square. 'n': none. */
    jobz?: 's' | 'a' | 'n';
    m: Integers;
    n: Integers;
    /** In, m x n. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** Out, min(m, n) real numbers for each matrix: the singular values, none negative, the largest first. */
    S: Ptr<RealOf<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsS: Integers;
    /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    ldu?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsU?: Integers;
    /** Out: with 's' n x min(m, n), with 'a' n x n. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    ldv?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsV?: Integers;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V are NaN. min(m, n) + 1: 30 sweeps did
     * not suffice.
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
 * gesvdjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 3], offsetsU: [0, 9], offsetsV: [0, 9] };
 * const lds = { lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdjVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, S, U, V, info, ...lds, ...places });
 */
export declare const gesvdjVbatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdjVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvdjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 3], offsetsU: [0, 9], offsetsV: [0, 9] };
 * const lds = { lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdjVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, S, U, V, info, ...lds, ...places });
 */
export declare const sgesvdjVbatched: {
    (on: Context | Queue, args: GesvdjVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvdjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 3], offsetsU: [0, 9], offsetsV: [0, 9] };
 * const lds = { lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdjVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, S, U, V, info, ...lds, ...places });
 */
export declare const dgesvdjVbatched: {
    (on: Context | Queue, args: GesvdjVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvdjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 3], offsetsU: [0, 9], offsetsV: [0, 9] };
 * const lds = { lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdjVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, S, U, V, info, ...lds, ...places });
 */
export declare const cgesvdjVbatched: {
    (on: Context | Queue, args: GesvdjVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvdjStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const places = { offsetsA: [0, 9], offsetsS: [0, 3], offsetsU: [0, 9], offsetsV: [0, 9] };
 * const lds = { lda: [3, 2], ldu: [3, 2], ldv: [3, 5] };
 * await sgesvdjVbatched(ctx.queue, { m: [3, 2], n: [3, 5], A, S, U, V, info, ...lds, ...places });
 */
export declare const zgesvdjVbatched: {
    (on: Context | Queue, args: GesvdjVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
