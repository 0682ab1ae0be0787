import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GttrsStridedBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** The multipliers, n - 1 of them, as gttrf leaves them. */
    dl: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdl?: number;
    /** Elements from one matrix of dl to the next; 0 gives all the same one. */
    strideDl: number;
    /** U's diagonal, n elements. */
    d: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Elements from one matrix of d to the next; 0 gives all the same one. */
    strideD: number;
    /** U's first superdiagonal, n - 1 elements. */
    du: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu?: number;
    /** Elements from one matrix of du to the next; 0 gives all the same one. */
    strideDu: number;
    /** U's second superdiagonal, n - 2 elements. */
    du2: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu2?: number;
    /** Elements from one matrix of du2 to the next; 0 gives all the same one. */
    strideDu2: number;
    /** n integers for each matrix. */
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
 * B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 */
export declare const gttrsStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GttrsStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 */
export declare const sgttrsStridedBatched: {
    (on: Context | Queue, args: GttrsStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 */
export declare const dgttrsStridedBatched: {
    (on: Context | Queue, args: GttrsStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 */
export declare const cgttrsStridedBatched: {
    (on: Context | Queue, args: GttrsStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B from the factors of gttrf, op(A) = A ('n'), A^T ('t') or A^H ('c'); B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances with the factors that gttrf has computed; the factors may be the same for
 * all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites B. A zero on U's diagonal is divided by. Flops (5n - 4) nrhs batchCount. Source: LAPACK xGTTRS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, each with its own factors.
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, ldb: 64, strideB: 64 };
 * await sgttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, du2, ipiv, B, ...each, batchCount: 1000 });
 */
export declare const zgttrsStridedBatched: {
    (on: Context | Queue, args: GttrsStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GttrsBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** The multipliers, n - 1 of them, as gttrf leaves them. */
    dl: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdl?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsDl: Ptr<'i'>;
    /** U's diagonal, n elements. */
    d: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsD: Ptr<'i'>;
    /** U's first superdiagonal, n - 1 elements. */
    du: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsDu: Ptr<'i'>;
    /** U's second superdiagonal, n - 2 elements. */
    du2: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu2?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsDu2: Ptr<'i'>;
    /** n integers for each matrix. */
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
 * gttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 */
export declare const gttrsBatched: {
    <P extends Prec>(on: Context | Queue, args: GttrsBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 */
export declare const sgttrsBatched: {
    (on: Context | Queue, args: GttrsBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 */
export declare const dgttrsBatched: {
    (on: Context | Queue, args: GttrsBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 */
export declare const cgttrsBatched: {
    (on: Context | Queue, args: GttrsBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, ldb: 4, offsetsB: at };
 * await sgttrsBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, du2, ipiv, B, ...places, batchCount: 2 });
 */
export declare const zgttrsBatched: {
    (on: Context | Queue, args: GttrsBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GttrsVbatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: Integers;
    nrhs: Integers;
    /** The multipliers, n - 1 of them, as gttrf leaves them. */
    dl: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdl?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsDl: Integers;
    /** U's diagonal, n elements. */
    d: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsD: Integers;
    /** U's first superdiagonal, n - 1 elements. */
    du: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsDu: Integers;
    /** U's second superdiagonal, n - 2 elements. */
    du2: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu2?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsDu2: Integers;
    /** n integers for each matrix. */
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
 * gttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export declare const gttrsVbatched: {
    <P extends Prec>(on: Context | Queue, args: GttrsVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export declare const sgttrsVbatched: {
    (on: Context | Queue, args: GttrsVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export declare const dgttrsVbatched: {
    (on: Context | Queue, args: GttrsVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export declare const cgttrsVbatched: {
    (on: Context | Queue, args: GttrsVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const factors = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * const sides = { nrhs: [1, 2], B, ldb: [3, 2], offsetsB: [0, 3] };
 * await sgttrsVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, ...factors, ...sides });
 */
export declare const zgttrsVbatched: {
    (on: Context | Queue, args: GttrsVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
