import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GetriStridedBatchedArgs<P extends Prec> {
    n: number;
    /** In: L and U as getrf leaves them. Out: the inverse; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
    ipiv: Ptr<'i'>;
    /** Elements from one matrix of ipiv to the next; 0 gives all the same one. */
    stridePiv: number;
    /** Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
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
}
/**
 * A := A^-1 from P A = L U of getrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 */
export declare const getriStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GetriStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 */
export declare const sgetriStridedBatched: {
    (on: Context | Queue, args: GetriStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 */
export declare const dgetriStridedBatched: {
    (on: Context | Queue, args: GetriStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 */
export declare const cgetriStridedBatched: {
    (on: Context | Queue, args: GetriStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 from P A = L U of getrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their LU factorizations, in place, as of LAPACK and rocSOLVER.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, the A. To invert matrices of which the factors are not needed matinvStridedBatched is faster; to
 * solve systems, gesvStridedBatched is faster still, and more accurate. Flops 4n^3/3 batchCount, to leading order. Source: LAPACK xGETRI,
 * rocSOLVER getri_strided_batched, MAGMA magma_<t>getri_outofplace_batched (which has a result of its own).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, batchCount: 1000 };
 * await sgetriStridedBatched(ctx.queue, { n: 16, A, ipiv, info, ...each });
 */
export declare const zgetriStridedBatched: {
    (on: Context | Queue, args: GetriStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GetriBatchedArgs<P extends Prec> {
    n: number;
    /** In: L and U as getrf leaves them. Out: the inverse; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
    ipiv: Ptr<'i'>;
    /** Elements from one matrix of ipiv to the next; 0 gives all the same one. */
    stridePiv: number;
    /** Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
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
}
/**
 * getriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const getriBatched: {
    <P extends Prec>(on: Context | Queue, args: GetriBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const sgetriBatched: {
    (on: Context | Queue, args: GetriBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const dgetriBatched: {
    (on: Context | Queue, args: GetriBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const cgetriBatched: {
    (on: Context | Queue, args: GetriBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetriBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const zgetriBatched: {
    (on: Context | Queue, args: GetriBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GetriVbatchedArgs<P extends Prec> {
    n: Integers;
    /** In: L and U as getrf leaves them. Out: the inverse; where info is not 0, as it was. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
    ipiv: Ptr<'i'>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsPiv: Integers;
    /** Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; A keeps its factors. */
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
}
/**
 * getriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export declare const getriVbatched: {
    <P extends Prec>(on: Context | Queue, args: GetriVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export declare const sgetriVbatched: {
    (on: Context | Queue, args: GetriVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export declare const dgetriVbatched: {
    (on: Context | Queue, args: GetriVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export declare const cgetriVbatched: {
    (on: Context | Queue, args: GetriVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsPiv: [0, 3] };
 * await sgetriVbatched(ctx.queue, { n: [3, 2], A, ipiv, info, ...places });
 */
export declare const zgetriVbatched: {
    (on: Context | Queue, args: GetriVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
