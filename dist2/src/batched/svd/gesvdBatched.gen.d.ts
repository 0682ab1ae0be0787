import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GesvdStridedBatchedArgs<P extends Prec> {
    /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U square. 'n': none. */
    jobu?: 's' | 'a' | 'n';
    /**
     * The same of V^H.
     * Default 's'.
     */
    jobvt?: 's' | 'a' | 'n';
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
    /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
    VT?: Ptr<NoInfer<P>>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /** Elements from one matrix of VT to the next. */
    strideVT?: number;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN. Another number above 0: the
     * iteration has not converged; on the CPU so many superdiagonal elements are left, on the GPU it is min(m, n) + 1.
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
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V^H is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128: rotations make the columns of A, or of R after a QR
 * factorization of a tall matrix, orthogonal, as gesvdj has it. Complex single runs there where min(m, n) is at most 64 and the columns, or
 * rows of a wide matrix, are made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU by
 * bidiagonal form and QR iteration, real ones up to order 128 one matrix in each lane of the processor's vectors. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that
 * the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's,
 * and so are vectors of equal singular values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, U and V^H as their jobs say. A is only read, unlike in LAPACK, so that it may be the same for all, and nothing
 * overwrites it with 'o'. Flops to leading order, for m >= n: (4n^2 (m - n/3)) batchCount for S alone, about as much as 12n^3 batchCount
 * more with vectors. Source: LAPACK xGESVD; rocSOLVER gesvd_strided_batched; for what runs on the GPU see gesvdjStridedBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values of a thousand matrices of 12 x 5, packed one behind the other, and the vectors U.
 * const [S, U, info] = [ctx.alloc('s', 5 * 1000), ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, strideS: 5, ldu: 12, strideU: 60 };
 * await sgesvdStridedBatched(ctx.queue, { jobvt: 'n', m: 12, n: 5, A, S, U, info, ...each, batchCount: 1000 });
 */
export declare const gesvdStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V^H is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128: rotations make the columns of A, or of R after a QR
 * factorization of a tall matrix, orthogonal, as gesvdj has it. Complex single runs there where min(m, n) is at most 64 and the columns, or
 * rows of a wide matrix, are made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU by
 * bidiagonal form and QR iteration, real ones up to order 128 one matrix in each lane of the processor's vectors. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that
 * the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's,
 * and so are vectors of equal singular values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, U and V^H as their jobs say. A is only read, unlike in LAPACK, so that it may be the same for all, and nothing
 * overwrites it with 'o'. Flops to leading order, for m >= n: (4n^2 (m - n/3)) batchCount for S alone, about as much as 12n^3 batchCount
 * more with vectors. Source: LAPACK xGESVD; rocSOLVER gesvd_strided_batched; for what runs on the GPU see gesvdjStridedBatched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values of a thousand matrices of 12 x 5, packed one behind the other, and the vectors U.
 * const [S, U, info] = [ctx.alloc('s', 5 * 1000), ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, strideS: 5, ldu: 12, strideU: 60 };
 * await sgesvdStridedBatched(ctx.queue, { jobvt: 'n', m: 12, n: 5, A, S, U, info, ...each, batchCount: 1000 });
 */
export declare const sgesvdStridedBatched: {
    (on: Context | Queue, args: GesvdStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V^H is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128: rotations make the columns of A, or of R after a QR
 * factorization of a tall matrix, orthogonal, as gesvdj has it. Complex single runs there where min(m, n) is at most 64 and the columns, or
 * rows of a wide matrix, are made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU by
 * bidiagonal form and QR iteration, real ones up to order 128 one matrix in each lane of the processor's vectors. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that
 * the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's,
 * and so are vectors of equal singular values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, U and V^H as their jobs say. A is only read, unlike in LAPACK, so that it may be the same for all, and nothing
 * overwrites it with 'o'. Flops to leading order, for m >= n: (4n^2 (m - n/3)) batchCount for S alone, about as much as 12n^3 batchCount
 * more with vectors. Source: LAPACK xGESVD; rocSOLVER gesvd_strided_batched; for what runs on the GPU see gesvdjStridedBatched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values of a thousand matrices of 12 x 5, packed one behind the other, and the vectors U.
 * const [S, U, info] = [ctx.alloc('s', 5 * 1000), ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, strideS: 5, ldu: 12, strideU: 60 };
 * await sgesvdStridedBatched(ctx.queue, { jobvt: 'n', m: 12, n: 5, A, S, U, info, ...each, batchCount: 1000 });
 */
export declare const dgesvdStridedBatched: {
    (on: Context | Queue, args: GesvdStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V^H is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128: rotations make the columns of A, or of R after a QR
 * factorization of a tall matrix, orthogonal, as gesvdj has it. Complex single runs there where min(m, n) is at most 64 and the columns, or
 * rows of a wide matrix, are made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU by
 * bidiagonal form and QR iteration, real ones up to order 128 one matrix in each lane of the processor's vectors. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that
 * the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's,
 * and so are vectors of equal singular values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, U and V^H as their jobs say. A is only read, unlike in LAPACK, so that it may be the same for all, and nothing
 * overwrites it with 'o'. Flops to leading order, for m >= n: (4n^2 (m - n/3)) batchCount for S alone, about as much as 12n^3 batchCount
 * more with vectors. Source: LAPACK xGESVD; rocSOLVER gesvd_strided_batched; for what runs on the GPU see gesvdjStridedBatched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values of a thousand matrices of 12 x 5, packed one behind the other, and the vectors U.
 * const [S, U, info] = [ctx.alloc('s', 5 * 1000), ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, strideS: 5, ldu: 12, strideU: 60 };
 * await sgesvdStridedBatched(ctx.queue, { jobvt: 'n', m: 12, n: 5, A, S, U, info, ...each, batchCount: 1000 });
 */
export declare const cgesvdStridedBatched: {
    (on: Context | Queue, args: GesvdStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; the A are m x n; V^H is stored.
 *
 * Singular value decompositions A = U S V^H of many m x n matrices of one size at equal distances.
 *
 * On a GPU context single precision runs on the GPU where min(m, n) is at most 128: rotations make the columns of A, or of R after a QR
 * factorization of a tall matrix, orthogonal, as gesvdj has it. Complex single runs there where min(m, n) is at most 64 and the columns, or
 * rows of a wide matrix, are made orthogonal as they are: with at most 32 elements, or nearly square matrices. All else runs on the CPU by
 * bidiagonal form and QR iteration, real ones up to order 128 one matrix in each lane of the processor's vectors. A result depends on its
 * own matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that
 * the GPU does not take brings a ragged batch to the CPU whole. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's,
 * and so are vectors of equal singular values. Vectors of values that are zero are orthonormal too.
 *
 * Overwrites S, info, U and V^H as their jobs say. A is only read, unlike in LAPACK, so that it may be the same for all, and nothing
 * overwrites it with 'o'. Flops to leading order, for m >= n: (4n^2 (m - n/3)) batchCount for S alone, about as much as 12n^3 batchCount
 * more with vectors. Source: LAPACK xGESVD; rocSOLVER gesvd_strided_batched; for what runs on the GPU see gesvdjStridedBatched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values of a thousand matrices of 12 x 5, packed one behind the other, and the vectors U.
 * const [S, U, info] = [ctx.alloc('s', 5 * 1000), ctx.alloc('s', 60 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, strideS: 5, ldu: 12, strideU: 60 };
 * await sgesvdStridedBatched(ctx.queue, { jobvt: 'n', m: 12, n: 5, A, S, U, info, ...each, batchCount: 1000 });
 */
export declare const zgesvdStridedBatched: {
    (on: Context | Queue, args: GesvdStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GesvdBatchedArgs<P extends Prec> {
    /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U square. 'n': none. */
    jobu?: 's' | 'a' | 'n';
    /**
     * The same of V^H.
     * Default 's'.
     */
    jobvt?: 's' | 'a' | 'n';
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
    /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
    VT?: Ptr<NoInfer<P>>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsVT?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN. Another number above 0: the
     * iteration has not converged; on the CPU so many superdiagonal elements are left, on the GPU it is min(m, n) + 1.
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
 * gesvdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { offsetsA: list(16, 64), offsetsS: list(0, 4), offsetsU: list(0, 16), offsetsVT: list(0, 16) };
 * const lds = { lda: 4, ldu: 4, ldvt: 4 };
 * await sgesvdBatched(ctx.queue, { m: 4, n: 4, A, S, U, VT, info, ...lds, ...places, batchCount: 2 });
 */
export declare const gesvdBatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { offsetsA: list(16, 64), offsetsS: list(0, 4), offsetsU: list(0, 16), offsetsVT: list(0, 16) };
 * const lds = { lda: 4, ldu: 4, ldvt: 4 };
 * await sgesvdBatched(ctx.queue, { m: 4, n: 4, A, S, U, VT, info, ...lds, ...places, batchCount: 2 });
 */
export declare const sgesvdBatched: {
    (on: Context | Queue, args: GesvdBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { offsetsA: list(16, 64), offsetsS: list(0, 4), offsetsU: list(0, 16), offsetsVT: list(0, 16) };
 * const lds = { lda: 4, ldu: 4, ldvt: 4 };
 * await sgesvdBatched(ctx.queue, { m: 4, n: 4, A, S, U, VT, info, ...lds, ...places, batchCount: 2 });
 */
export declare const dgesvdBatched: {
    (on: Context | Queue, args: GesvdBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { offsetsA: list(16, 64), offsetsS: list(0, 4), offsetsU: list(0, 16), offsetsVT: list(0, 16) };
 * const lds = { lda: 4, ldu: 4, ldvt: 4 };
 * await sgesvdBatched(ctx.queue, { m: 4, n: 4, A, S, U, VT, info, ...lds, ...places, batchCount: 2 });
 */
export declare const cgesvdBatched: {
    (on: Context | Queue, args: GesvdBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { offsetsA: list(16, 64), offsetsS: list(0, 4), offsetsU: list(0, 16), offsetsVT: list(0, 16) };
 * const lds = { lda: 4, ldu: 4, ldvt: 4 };
 * await sgesvdBatched(ctx.queue, { m: 4, n: 4, A, S, U, VT, info, ...lds, ...places, batchCount: 2 });
 */
export declare const zgesvdBatched: {
    (on: Context | Queue, args: GesvdBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GesvdVbatchedArgs<P extends Prec> {
    /** 's' (default): the vectors of the min(m, n) singular values. 'a': as many more as make U square. 'n': none. */
    jobu?: 's' | 'a' | 'n';
    /**
     * The same of V^H.
     * Default 's'.
     */
    jobvt?: 's' | 'a' | 'n';
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
    /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
    VT?: Ptr<NoInfer<P>>;
    ldvt?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsVT?: Integers;
    /**
     * Out, one integer for each matrix. 0: done. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN. Another number above 0: the
     * iteration has not converged; on the CPU so many superdiagonal elements are left, on the GPU it is min(m, n) + 1.
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
 * gesvdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of a 3 x 3 matrix, and behind it one of 2 x 5.
 * const jobs = { jobu: 'n', jobvt: 'n' } as const;
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsS: [0, 3] };
 * await sgesvdVbatched(ctx.queue, { ...jobs, m: [3, 2], n: [3, 5], A, S, info, ...places });
 */
export declare const gesvdVbatched: {
    <P extends Prec>(on: Context | Queue, args: GesvdVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gesvdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of a 3 x 3 matrix, and behind it one of 2 x 5.
 * const jobs = { jobu: 'n', jobvt: 'n' } as const;
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsS: [0, 3] };
 * await sgesvdVbatched(ctx.queue, { ...jobs, m: [3, 2], n: [3, 5], A, S, info, ...places });
 */
export declare const sgesvdVbatched: {
    (on: Context | Queue, args: GesvdVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gesvdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of a 3 x 3 matrix, and behind it one of 2 x 5.
 * const jobs = { jobu: 'n', jobvt: 'n' } as const;
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsS: [0, 3] };
 * await sgesvdVbatched(ctx.queue, { ...jobs, m: [3, 2], n: [3, 5], A, S, info, ...places });
 */
export declare const dgesvdVbatched: {
    (on: Context | Queue, args: GesvdVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gesvdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of a 3 x 3 matrix, and behind it one of 2 x 5.
 * const jobs = { jobu: 'n', jobvt: 'n' } as const;
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsS: [0, 3] };
 * await sgesvdVbatched(ctx.queue, { ...jobs, m: [3, 2], n: [3, 5], A, S, info, ...places });
 */
export declare const cgesvdVbatched: {
    (on: Context | Queue, args: GesvdVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gesvdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The singular values alone of a 3 x 3 matrix, and behind it one of 2 x 5.
 * const jobs = { jobu: 'n', jobvt: 'n' } as const;
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsS: [0, 3] };
 * await sgesvdVbatched(ctx.queue, { ...jobs, m: [3, 2], n: [3, 5], A, S, info, ...places });
 */
export declare const zgesvdVbatched: {
    (on: Context | Queue, args: GesvdVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
