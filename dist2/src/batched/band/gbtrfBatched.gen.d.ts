import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GbtrfStridedBatchedArgs<P extends Prec> {
    n: number;
    kl: number;
    ku: number;
    /**
     * In: A(i, j) is AB(kl + ku + i - j, j), counted from 0; the first kl rows need not be set. Out: U on the first kl + ku + 1 rows, and
     * below them the multipliers, as they were when their column was eliminated. Row-major, each diagonal is a row of n elements.
     */
    AB: Ptr<P>;
    /** At least the rows of AB, and 1. */
    ldab: number;
    /** Elements from one matrix of AB to the next. */
    strideAB: number;
    /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
    ipiv: Ptr<'i'>;
    /** At least the rows of ipiv, and 1. */
    stridePiv: number;
    /**
     * Out, one integer for each problem. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
     * singular.
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
 * P A = L U with partial pivoting for A of n x n with kl diagonals below and ku above the main one.
 *
 * P A = L U with partial pivoting for many band matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv and info. Flops at most 2n kl (kl + ku + 1) batchCount, to leading order. Source: LAPACK xGBTRF, MAGMA
 * magma_<t>gbtrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal matrices of order 64: 2 + 2 + 2 + 1 rows of 64 elements.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, batchCount: 1000 };
 * await sgbtrfStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, AB, ipiv, info, ...each });
 */
export declare const gbtrfStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GbtrfStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * P A = L U with partial pivoting for A of n x n with kl diagonals below and ku above the main one.
 *
 * P A = L U with partial pivoting for many band matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv and info. Flops at most 2n kl (kl + ku + 1) batchCount, to leading order. Source: LAPACK xGBTRF, MAGMA
 * magma_<t>gbtrf_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal matrices of order 64: 2 + 2 + 2 + 1 rows of 64 elements.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, batchCount: 1000 };
 * await sgbtrfStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, AB, ipiv, info, ...each });
 */
export declare const sgbtrfStridedBatched: {
    (on: Context | Queue, args: GbtrfStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * P A = L U with partial pivoting for A of n x n with kl diagonals below and ku above the main one.
 *
 * P A = L U with partial pivoting for many band matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv and info. Flops at most 2n kl (kl + ku + 1) batchCount, to leading order. Source: LAPACK xGBTRF, MAGMA
 * magma_<t>gbtrf_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal matrices of order 64: 2 + 2 + 2 + 1 rows of 64 elements.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, batchCount: 1000 };
 * await sgbtrfStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, AB, ipiv, info, ...each });
 */
export declare const dgbtrfStridedBatched: {
    (on: Context | Queue, args: GbtrfStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * P A = L U with partial pivoting for A of n x n with kl diagonals below and ku above the main one.
 *
 * P A = L U with partial pivoting for many band matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv and info. Flops at most 2n kl (kl + ku + 1) batchCount, to leading order. Source: LAPACK xGBTRF, MAGMA
 * magma_<t>gbtrf_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal matrices of order 64: 2 + 2 + 2 + 1 rows of 64 elements.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, batchCount: 1000 };
 * await sgbtrfStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, AB, ipiv, info, ...each });
 */
export declare const cgbtrfStridedBatched: {
    (on: Context | Queue, args: GbtrfStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * P A = L U with partial pivoting for A of n x n with kl diagonals below and ku above the main one.
 *
 * P A = L U with partial pivoting for many band matrices of one size at equal distances.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv and info. Flops at most 2n kl (kl + ku + 1) batchCount, to leading order. Source: LAPACK xGBTRF, MAGMA
 * magma_<t>gbtrf_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal matrices of order 64: 2 + 2 + 2 + 1 rows of 64 elements.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, batchCount: 1000 };
 * await sgbtrfStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, AB, ipiv, info, ...each });
 */
export declare const zgbtrfStridedBatched: {
    (on: Context | Queue, args: GbtrfStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GbtrfBatchedArgs<P extends Prec> {
    n: number;
    kl: number;
    ku: number;
    /**
     * In: A(i, j) is AB(kl + ku + i - j, j), counted from 0; the first kl rows need not be set. Out: U on the first kl + ku + 1 rows, and
     * below them the multipliers, as they were when their column was eliminated. Row-major, each diagonal is a row of n elements.
     */
    AB: Ptr<P>;
    /** At least the rows of AB, and 1. */
    ldab: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsAB: Ptr<'i'>;
    /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
    ipiv: Ptr<'i'>;
    /** At least the rows of ipiv, and 1. */
    stridePiv: number;
    /**
     * Out, one integer for each problem. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
     * singular.
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
 * gbtrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal matrices of order 4.
 * const offsetsAB = ctx.upload('i', new Int32Array([16, 64]));
 * await sgbtrfBatched(ctx.queue, { n: 4, kl: 1, ku: 1, AB, ldab: 4, offsetsAB, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const gbtrfBatched: {
    <P extends Prec>(on: Context | Queue, args: GbtrfBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gbtrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal matrices of order 4.
 * const offsetsAB = ctx.upload('i', new Int32Array([16, 64]));
 * await sgbtrfBatched(ctx.queue, { n: 4, kl: 1, ku: 1, AB, ldab: 4, offsetsAB, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const sgbtrfBatched: {
    (on: Context | Queue, args: GbtrfBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gbtrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal matrices of order 4.
 * const offsetsAB = ctx.upload('i', new Int32Array([16, 64]));
 * await sgbtrfBatched(ctx.queue, { n: 4, kl: 1, ku: 1, AB, ldab: 4, offsetsAB, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const dgbtrfBatched: {
    (on: Context | Queue, args: GbtrfBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gbtrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal matrices of order 4.
 * const offsetsAB = ctx.upload('i', new Int32Array([16, 64]));
 * await sgbtrfBatched(ctx.queue, { n: 4, kl: 1, ku: 1, AB, ldab: 4, offsetsAB, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const cgbtrfBatched: {
    (on: Context | Queue, args: GbtrfBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gbtrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal matrices of order 4.
 * const offsetsAB = ctx.upload('i', new Int32Array([16, 64]));
 * await sgbtrfBatched(ctx.queue, { n: 4, kl: 1, ku: 1, AB, ldab: 4, offsetsAB, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const zgbtrfBatched: {
    (on: Context | Queue, args: GbtrfBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GbtrfVbatchedArgs<P extends Prec> {
    n: Integers;
    kl: Integers;
    ku: Integers;
    /**
     * In: A(i, j) is AB(kl + ku + i - j, j), counted from 0; the first kl rows need not be set. Out: U on the first kl + ku + 1 rows, and
     * below them the multipliers, as they were when their column was eliminated. Row-major, each diagonal is a row of n elements.
     */
    AB: Ptr<P>;
    ldab: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsAB: Integers;
    /** Out, n integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A holds. */
    ipiv: Ptr<'i'>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsPiv: Integers;
    /**
     * Out, one integer for each problem. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
     * singular.
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
 * gbtrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3 with one diagonal on each side, and behind it one of order 2 that is upper triangular.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], ldab: [4, 2] };
 * await sgbtrfVbatched(ctx.queue, { ...sizes, AB, offsetsAB: [0, 12], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const gbtrfVbatched: {
    <P extends Prec>(on: Context | Queue, args: GbtrfVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gbtrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3 with one diagonal on each side, and behind it one of order 2 that is upper triangular.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], ldab: [4, 2] };
 * await sgbtrfVbatched(ctx.queue, { ...sizes, AB, offsetsAB: [0, 12], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const sgbtrfVbatched: {
    (on: Context | Queue, args: GbtrfVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gbtrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3 with one diagonal on each side, and behind it one of order 2 that is upper triangular.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], ldab: [4, 2] };
 * await sgbtrfVbatched(ctx.queue, { ...sizes, AB, offsetsAB: [0, 12], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const dgbtrfVbatched: {
    (on: Context | Queue, args: GbtrfVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gbtrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3 with one diagonal on each side, and behind it one of order 2 that is upper triangular.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], ldab: [4, 2] };
 * await sgbtrfVbatched(ctx.queue, { ...sizes, AB, offsetsAB: [0, 12], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const cgbtrfVbatched: {
    (on: Context | Queue, args: GbtrfVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gbtrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3 with one diagonal on each side, and behind it one of order 2 that is upper triangular.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], ldab: [4, 2] };
 * await sgbtrfVbatched(ctx.queue, { ...sizes, AB, offsetsAB: [0, 12], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const zgbtrfVbatched: {
    (on: Context | Queue, args: GbtrfVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
