import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PttrsStridedBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** D of A = L D L^H, n elements. */
    d: Ptr<RealOf<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Elements from one matrix of d to the next; 0 gives all the same one. */
    strideD: number;
    /** The n - 1 elements of L below its diagonal. */
    e: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    ince?: number;
    /** Elements from one matrix of e to the next; 0 gives all the same one. */
    strideE: number;
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
 * B := A^-1 B from the factors of pttrf; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances with the factors that pttrf has
 * computed; the factors may be the same for all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites B. Flops (5n - 4) nrhs batchCount. Source: LAPACK xPTTRS.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, all with the same factors.
 * const each = { strideD: 0, strideE: 0, ldb: 64, strideB: 64, batchCount: 1000 };
 * await spttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, ...each });
 */
export declare const pttrsStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PttrsStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B from the factors of pttrf; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances with the factors that pttrf has
 * computed; the factors may be the same for all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites B. Flops (5n - 4) nrhs batchCount. Source: LAPACK xPTTRS.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, all with the same factors.
 * const each = { strideD: 0, strideE: 0, ldb: 64, strideB: 64, batchCount: 1000 };
 * await spttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, ...each });
 */
export declare const spttrsStridedBatched: {
    (on: Context | Queue, args: PttrsStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B from the factors of pttrf; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances with the factors that pttrf has
 * computed; the factors may be the same for all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites B. Flops (5n - 4) nrhs batchCount. Source: LAPACK xPTTRS.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, all with the same factors.
 * const each = { strideD: 0, strideE: 0, ldb: 64, strideB: 64, batchCount: 1000 };
 * await spttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, ...each });
 */
export declare const dpttrsStridedBatched: {
    (on: Context | Queue, args: PttrsStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B from the factors of pttrf; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances with the factors that pttrf has
 * computed; the factors may be the same for all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites B. Flops (5n - 4) nrhs batchCount. Source: LAPACK xPTTRS.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, all with the same factors.
 * const each = { strideD: 0, strideE: 0, ldb: 64, strideB: 64, batchCount: 1000 };
 * await spttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, ...each });
 */
export declare const cpttrsStridedBatched: {
    (on: Context | Queue, args: PttrsStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B from the factors of pttrf; B is n x nrhs.
 *
 * Solves many symmetric (Hermitian) positive definite tridiagonal systems of one size at equal distances with the factors that pttrf has
 * computed; the factors may be the same for all (stride 0).
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not. Of Hermitian matrices the diagonal and D are
 * real numbers.
 *
 * Overwrites B. Flops (5n - 4) nrhs batchCount. Source: LAPACK xPTTRS.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand right-hand sides, all with the same factors.
 * const each = { strideD: 0, strideE: 0, ldb: 64, strideB: 64, batchCount: 1000 };
 * await spttrsStridedBatched(ctx.queue, { n: 64, nrhs: 1, d, e, B, ...each });
 */
export declare const zpttrsStridedBatched: {
    (on: Context | Queue, args: PttrsStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PttrsBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** D of A = L D L^H, n elements. */
    d: Ptr<RealOf<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsD: Ptr<'i'>;
    /** The n - 1 elements of L below its diagonal. */
    e: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    ince?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsE: Ptr<'i'>;
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
 * pttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await spttrsBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, ...places });
 */
export declare const pttrsBatched: {
    <P extends Prec>(on: Context | Queue, args: PttrsBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * pttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await spttrsBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, ...places });
 */
export declare const spttrsBatched: {
    (on: Context | Queue, args: PttrsBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * pttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await spttrsBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, ...places });
 */
export declare const dpttrsBatched: {
    (on: Context | Queue, args: PttrsBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * pttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await spttrsBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, ...places });
 */
export declare const cpttrsBatched: {
    (on: Context | Queue, args: PttrsBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * pttrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsD: at, offsetsE: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await spttrsBatched(ctx.queue, { n: 4, nrhs: 1, d, e, B, ...places });
 */
export declare const zpttrsBatched: {
    (on: Context | Queue, args: PttrsBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PttrsVbatchedArgs<P extends Prec> {
    n: Integers;
    nrhs: Integers;
    /** D of A = L D L^H, n elements. */
    d: Ptr<RealOf<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsD: Integers;
    /** The n - 1 elements of L below its diagonal. */
    e: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    ince?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsE: Integers;
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
 * pttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await spttrsVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, ...places });
 */
export declare const pttrsVbatched: {
    <P extends Prec>(on: Context | Queue, args: PttrsVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * pttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await spttrsVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, ...places });
 */
export declare const spttrsVbatched: {
    (on: Context | Queue, args: PttrsVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * pttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await spttrsVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, ...places });
 */
export declare const dpttrsVbatched: {
    (on: Context | Queue, args: PttrsVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * pttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await spttrsVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, ...places });
 */
export declare const cpttrsVbatched: {
    (on: Context | Queue, args: PttrsVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * pttrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const places = { offsetsD: [0, 3], offsetsE: [0, 2], ldb: [3, 2], offsetsB: [0, 3] };
 * await spttrsVbatched(ctx.queue, { n: [3, 2], nrhs: [1, 2], d, e, B, ...places });
 */
export declare const zpttrsVbatched: {
    (on: Context | Queue, args: PttrsVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
