import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface SyevxStridedBatchedArgs<P extends Prec> {
    /** 'v' (default): vectors too. 'n': values alone. */
    jobz?: 'v' | 'n';
    /** Which eigenvalues: 'a' (default) all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. */
    range?: 'a' | 'v' | 'i';
    /** Which triangle of A is read: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: one triangle of A. Problems may share it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** With range 'v'. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', at least 1. Default 1. Of a matrix of a smaller order there are none. */
    il?: number;
    /** With range 'i', at least il. Default 0. A matrix of a smaller order has so many fewer. */
    iu?: number;
    /** Out, one integer for each matrix: how many values there are. */
    m: Ptr<'i'>;
    /** n places for each matrix. Out: its first m are the values, in ascending order. */
    W: Ptr<RealOf<P>>;
    /** At least the rows of W, and 1. */
    strideW: number;
    /** n x n, or with range 'i' n x min(n, iu - il + 1). Out: its first m columns are the vectors. Not needed with jobz 'n'. */
    Z?: Ptr<NoInfer<P>>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /** Elements from one matrix of Z to the next. */
    strideZ?: number;
    /**
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity; m is 0, and W and Z are NaN. Else: so much has not
     * converged.
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
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 */
export declare const syevxStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevxStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 */
export declare const ssyevxStridedBatched: {
    (on: Context | Queue, args: SyevxStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 */
export declare const dsyevxStridedBatched: {
    (on: Context | Queue, args: SyevxStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 */
export declare const cheevxStridedBatched: {
    (on: Context | Queue, args: SyevxStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 */
export declare const zheevxStridedBatched: {
    (on: Context | Queue, args: SyevxStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface SyevxBatchedArgs<P extends Prec> {
    /** 'v' (default): vectors too. 'n': values alone. */
    jobz?: 'v' | 'n';
    /** Which eigenvalues: 'a' (default) all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. */
    range?: 'a' | 'v' | 'i';
    /** Which triangle of A is read: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: one triangle of A. Problems may share it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** With range 'v'. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', at least 1. Default 1. Of a matrix of a smaller order there are none. */
    il?: number;
    /** With range 'i', at least il. Default 0. A matrix of a smaller order has so many fewer. */
    iu?: number;
    /** Out, one integer for each matrix: how many values there are. */
    m: Ptr<'i'>;
    /** n places for each matrix. Out: its first m are the values, in ascending order. */
    W: Ptr<RealOf<P>>;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsW: Ptr<'i'>;
    /** n x n, or with range 'i' n x min(n, iu - il + 1). Out: its first m columns are the vectors. Not needed with jobz 'n'. */
    Z?: Ptr<NoInfer<P>>;
    /** At least the rows of Z, and 1. */
    ldz?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsZ?: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity; m is 0, and W and Z are NaN. Else: so much has not
     * converged.
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
 * syevxStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 */
export declare const syevxBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevxBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevxStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 */
export declare const ssyevxBatched: {
    (on: Context | Queue, args: SyevxBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevxStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 */
export declare const dsyevxBatched: {
    (on: Context | Queue, args: SyevxBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevxStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 */
export declare const cheevxBatched: {
    (on: Context | Queue, args: SyevxBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevxStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 */
export declare const zheevxBatched: {
    (on: Context | Queue, args: SyevxBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface SyevxVbatchedArgs<P extends Prec> {
    /** 'v' (default): vectors too. 'n': values alone. */
    jobz?: 'v' | 'n';
    /** Which eigenvalues: 'a' (default) all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. */
    range?: 'a' | 'v' | 'i';
    /** Which triangle of A is read: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    /** In: one triangle of A. Problems may share it. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** With range 'v'. Default 0. */
    vl?: number;
    /** With range 'v', greater than vl. Default 0. */
    vu?: number;
    /** With range 'i', at least 1. Default 1. Of a matrix of a smaller order there are none. */
    il?: number;
    /** With range 'i', at least il. Default 0. A matrix of a smaller order has so many fewer. */
    iu?: number;
    /** Out, one integer for each matrix: how many values there are. */
    m: Ptr<'i'>;
    /** n places for each matrix. Out: its first m are the values, in ascending order. */
    W: Ptr<RealOf<P>>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsW: Integers;
    /** n x n, or with range 'i' n x min(n, iu - il + 1). Out: its first m columns are the vectors. Not needed with jobz 'n'. */
    Z?: Ptr<NoInfer<P>>;
    ldz?: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsZ?: Integers;
    /**
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity; m is 0, and W and Z are NaN. Else: so much has not
     * converged.
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
 * syevxStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export declare const syevxVbatched: {
    <P extends Prec>(on: Context | Queue, args: SyevxVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevxStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export declare const ssyevxVbatched: {
    (on: Context | Queue, args: SyevxVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevxStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export declare const dsyevxVbatched: {
    (on: Context | Queue, args: SyevxVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevxStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export declare const cheevxVbatched: {
    (on: Context | Queue, args: SyevxVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevxStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export declare const zheevxVbatched: {
    (on: Context | Queue, args: SyevxVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
