import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GbsvStridedBatchedArgs<P extends Prec> {
    n: number;
    kl: number;
    ku: number;
    nrhs: number;
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
     * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it
     * shares no element with it.
     */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete, and B
     * untouched.
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
 * B := A^-1 B for A of n x n with kl diagonals below and ku above the main one, by LU factorization with partial pivoting; B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv, info and, where info is 0, the B. Flops at most 2n (kl (kl + ku + 1) + (2kl + ku + 1) nrhs) batchCount, to leading
 * order. Source: LAPACK xGBSV, MAGMA magma_<t>gbsv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbsvStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, info, ...each });
 */
export declare const gbsvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GbsvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B for A of n x n with kl diagonals below and ku above the main one, by LU factorization with partial pivoting; B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv, info and, where info is 0, the B. Flops at most 2n (kl (kl + ku + 1) + (2kl + ku + 1) nrhs) batchCount, to leading
 * order. Source: LAPACK xGBSV, MAGMA magma_<t>gbsv_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbsvStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, info, ...each });
 */
export declare const sgbsvStridedBatched: {
    (on: Context | Queue, args: GbsvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B for A of n x n with kl diagonals below and ku above the main one, by LU factorization with partial pivoting; B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv, info and, where info is 0, the B. Flops at most 2n (kl (kl + ku + 1) + (2kl + ku + 1) nrhs) batchCount, to leading
 * order. Source: LAPACK xGBSV, MAGMA magma_<t>gbsv_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbsvStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, info, ...each });
 */
export declare const dgbsvStridedBatched: {
    (on: Context | Queue, args: GbsvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B for A of n x n with kl diagonals below and ku above the main one, by LU factorization with partial pivoting; B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv, info and, where info is 0, the B. Flops at most 2n (kl (kl + ku + 1) + (2kl + ku + 1) nrhs) batchCount, to leading
 * order. Source: LAPACK xGBSV, MAGMA magma_<t>gbsv_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbsvStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, info, ...each });
 */
export declare const cgbsvStridedBatched: {
    (on: Context | Queue, args: GbsvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B for A of n x n with kl diagonals below and ku above the main one, by LU factorization with partial pivoting; B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances by LU factorization with partial pivoting.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU a window of the band lies in workgroup memory; a band that is too wide for it is worked on where it is, which is slow.
 *
 * Overwrites AB, ipiv, info and, where info is 0, the B. Flops at most 2n (kl (kl + ku + 1) + (2kl + ku + 1) nrhs) batchCount, to leading
 * order. Source: LAPACK xGBSV, MAGMA magma_<t>gbsv_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const [ipiv, info] = [ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbsvStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, info, ...each });
 */
export declare const zgbsvStridedBatched: {
    (on: Context | Queue, args: GbsvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GbsvBatchedArgs<P extends Prec> {
    n: number;
    kl: number;
    ku: number;
    nrhs: number;
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
     * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it
     * shares no element with it.
     */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete, and B
     * untouched.
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
 * gbsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbsvBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
 */
export declare const gbsvBatched: {
    <P extends Prec>(on: Context | Queue, args: GbsvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gbsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbsvBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
 */
export declare const sgbsvBatched: {
    (on: Context | Queue, args: GbsvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gbsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbsvBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
 */
export declare const dgbsvBatched: {
    (on: Context | Queue, args: GbsvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gbsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbsvBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
 */
export declare const cgbsvBatched: {
    (on: Context | Queue, args: GbsvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gbsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbsvBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
 */
export declare const zgbsvBatched: {
    (on: Context | Queue, args: GbsvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GbsvVbatchedArgs<P extends Prec> {
    n: Integers;
    kl: Integers;
    ku: Integers;
    nrhs: Integers;
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
     * In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in the buffer of any other operand if it
     * shares no element with it.
     */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /**
     * Out, one integer for each problem. 0: solved. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete, and B
     * untouched.
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
 * gbsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbsvVbatched(ctx.queue, { ...sizes, AB, ipiv, B, info, ...places });
 */
export declare const gbsvVbatched: {
    <P extends Prec>(on: Context | Queue, args: GbsvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gbsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbsvVbatched(ctx.queue, { ...sizes, AB, ipiv, B, info, ...places });
 */
export declare const sgbsvVbatched: {
    (on: Context | Queue, args: GbsvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gbsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbsvVbatched(ctx.queue, { ...sizes, AB, ipiv, B, info, ...places });
 */
export declare const dgbsvVbatched: {
    (on: Context | Queue, args: GbsvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gbsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbsvVbatched(ctx.queue, { ...sizes, AB, ipiv, B, info, ...places });
 */
export declare const cgbsvVbatched: {
    (on: Context | Queue, args: GbsvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gbsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbsvVbatched(ctx.queue, { ...sizes, AB, ipiv, B, info, ...places });
 */
export declare const zgbsvVbatched: {
    (on: Context | Queue, args: GbsvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
