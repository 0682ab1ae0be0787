import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GbtrsStridedBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    kl: number;
    ku: number;
    nrhs: number;
    /** The factors, as gbtrf leaves them. */
    AB: Ptr<P>;
    /** At least the rows of AB, and 1. */
    ldab: number;
    /** Elements from one matrix of AB to the next; 0 gives all the same one. */
    strideAB: number;
    /** n integers for each matrix; brought into the range that gbtrf gives them. */
    ipiv: Ptr<'i'>;
    /** Elements from one matrix of ipiv to the next; 0 gives all the same one. */
    stridePiv: number;
    /** In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 */
export declare const gbtrsStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GbtrsStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 */
export declare const sgbtrsStridedBatched: {
    (on: Context | Queue, args: GbtrsStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 */
export declare const dgbtrsStridedBatched: {
    (on: Context | Queue, args: GbtrsStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 */
export declare const cgbtrsStridedBatched: {
    (on: Context | Queue, args: GbtrsStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B from the factors of gbtrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many band systems of one size at equal distances with the factors that gbtrf has computed; the factors may be the same for all
 * (strides 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops at most 2n (2kl + ku + 1) nrhs batchCount, to leading order. Source: LAPACK
 * xGBTRS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand pentadiagonal systems of order 64.
 * const each = { ldab: 7, strideAB: 7 * 64, stridePiv: 64, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgbtrsStridedBatched(ctx.queue, { n: 64, kl: 2, ku: 2, nrhs: 1, AB, ipiv, B, ...each });
 */
export declare const zgbtrsStridedBatched: {
    (on: Context | Queue, args: GbtrsStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GbtrsBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    kl: number;
    ku: number;
    nrhs: number;
    /** The factors, as gbtrf leaves them. */
    AB: Ptr<P>;
    /** At least the rows of AB, and 1. */
    ldab: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsAB: Ptr<'i'>;
    /** n integers for each matrix; brought into the range that gbtrf gives them. */
    ipiv: Ptr<'i'>;
    /** Elements from one matrix of ipiv to the next; 0 gives all the same one. */
    stridePiv: number;
    /** In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /** With 0 nothing is done. */
    batchCount: number;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * gbtrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 */
export declare const gbtrsBatched: {
    <P extends Prec>(on: Context | Queue, args: GbtrsBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gbtrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 */
export declare const sgbtrsBatched: {
    (on: Context | Queue, args: GbtrsBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gbtrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 */
export declare const dgbtrsBatched: {
    (on: Context | Queue, args: GbtrsBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gbtrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 */
export declare const cgbtrsBatched: {
    (on: Context | Queue, args: GbtrsBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gbtrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two tridiagonal systems of order 4.
 * const [offsetsAB, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { ldab: 4, offsetsAB, stridePiv: 4, ldb: 4, offsetsB, batchCount: 2 };
 * await sgbtrsBatched(ctx.queue, { n: 4, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, ...places });
 */
export declare const zgbtrsBatched: {
    (on: Context | Queue, args: GbtrsBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GbtrsVbatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: Integers;
    kl: Integers;
    ku: Integers;
    nrhs: Integers;
    /** The factors, as gbtrf leaves them. */
    AB: Ptr<P>;
    ldab: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsAB: Integers;
    /** n integers for each matrix; brought into the range that gbtrf gives them. */
    ipiv: Ptr<'i'>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsPiv: Integers;
    /** In: the right-hand sides. Out: the solutions. May lie in the buffer of any other operand if it shares no element with it. */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
/**
 * gbtrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export declare const gbtrsVbatched: {
    <P extends Prec>(on: Context | Queue, args: GbtrsVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gbtrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export declare const sgbtrsVbatched: {
    (on: Context | Queue, args: GbtrsVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gbtrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export declare const dgbtrsVbatched: {
    (on: Context | Queue, args: GbtrsVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gbtrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export declare const cgbtrsVbatched: {
    (on: Context | Queue, args: GbtrsVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gbtrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], kl: [1, 0], ku: [1, 1], nrhs: [1, 2], ldab: [4, 2], ldb: [3, 2] };
 * const places = { offsetsAB: [0, 12], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgbtrsVbatched(ctx.queue, { ...sizes, AB, ipiv, B, ...places });
 */
export declare const zgbtrsVbatched: {
    (on: Context | Queue, args: GbtrsVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
