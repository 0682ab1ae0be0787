import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GtsvStridedBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the n - 2 elements of U's second superdiagonal, and a zero. */
    dl: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdl?: number;
    /** Elements from one matrix of dl to the next. */
    strideDl: number;
    /** In: the n elements of the diagonal. Out: U's diagonal. */
    d: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Elements from one matrix of d to the next. */
    strideD: number;
    /** In: the n - 1 elements A(i, i+1) above the diagonal. Out: U's first superdiagonal. */
    du: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu?: number;
    /** Elements from one matrix of du to the next. */
    strideDu: number;
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
 * B := A^-1 B for tridiagonal A of n x n by elimination with partial pivoting; B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances by elimination with partial pivoting: neighbouring rows are exchanged
 * where the element below the pivot is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, info and, where info is 0, the B. The factorization goes on behind a zero pivot, as that of gttrf does, while xGTSV
 * stops there. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xGTSV, cuSPARSE gtsv2StridedBatch and gtsvInterleavedBatch.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, info, ...each });
 * // The same with the problems between each other: element i of problem b is at 1000 i + b.
 * const between = { incdl: 1000, strideDl: 1, incd: 1000, strideD: 1, incdu: 1000, strideDu: 1, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, ldb: 1000, strideB: 1, layout: 'row', info, ...between });
 */
export declare const gtsvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GtsvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B for tridiagonal A of n x n by elimination with partial pivoting; B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances by elimination with partial pivoting: neighbouring rows are exchanged
 * where the element below the pivot is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, info and, where info is 0, the B. The factorization goes on behind a zero pivot, as that of gttrf does, while xGTSV
 * stops there. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xGTSV, cuSPARSE gtsv2StridedBatch and gtsvInterleavedBatch.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, info, ...each });
 * // The same with the problems between each other: element i of problem b is at 1000 i + b.
 * const between = { incdl: 1000, strideDl: 1, incd: 1000, strideD: 1, incdu: 1000, strideDu: 1, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, ldb: 1000, strideB: 1, layout: 'row', info, ...between });
 */
export declare const sgtsvStridedBatched: {
    (on: Context | Queue, args: GtsvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B for tridiagonal A of n x n by elimination with partial pivoting; B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances by elimination with partial pivoting: neighbouring rows are exchanged
 * where the element below the pivot is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, info and, where info is 0, the B. The factorization goes on behind a zero pivot, as that of gttrf does, while xGTSV
 * stops there. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xGTSV, cuSPARSE gtsv2StridedBatch and gtsvInterleavedBatch.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, info, ...each });
 * // The same with the problems between each other: element i of problem b is at 1000 i + b.
 * const between = { incdl: 1000, strideDl: 1, incd: 1000, strideD: 1, incdu: 1000, strideDu: 1, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, ldb: 1000, strideB: 1, layout: 'row', info, ...between });
 */
export declare const dgtsvStridedBatched: {
    (on: Context | Queue, args: GtsvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B for tridiagonal A of n x n by elimination with partial pivoting; B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances by elimination with partial pivoting: neighbouring rows are exchanged
 * where the element below the pivot is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, info and, where info is 0, the B. The factorization goes on behind a zero pivot, as that of gttrf does, while xGTSV
 * stops there. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xGTSV, cuSPARSE gtsv2StridedBatch and gtsvInterleavedBatch.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, info, ...each });
 * // The same with the problems between each other: element i of problem b is at 1000 i + b.
 * const between = { incdl: 1000, strideDl: 1, incd: 1000, strideD: 1, incdu: 1000, strideDu: 1, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, ldb: 1000, strideB: 1, layout: 'row', info, ...between });
 */
export declare const cgtsvStridedBatched: {
    (on: Context | Queue, args: GtsvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B for tridiagonal A of n x n by elimination with partial pivoting; B is n x nrhs.
 *
 * Solves many tridiagonal systems of one size at equal distances by elimination with partial pivoting: neighbouring rows are exchanged
 * where the element below the pivot is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, info and, where info is 0, the B. The factorization goes on behind a zero pivot, as that of gttrf does, while xGTSV
 * stops there. Flops about (3 + 5 nrhs) n batchCount. Source: LAPACK xGTSV, cuSPARSE gtsv2StridedBatch and gtsvInterleavedBatch.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 64, diagonals and right-hand sides packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, ldb: 64, strideB: 64, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, info, ...each });
 * // The same with the problems between each other: element i of problem b is at 1000 i + b.
 * const between = { incdl: 1000, strideDl: 1, incd: 1000, strideD: 1, incdu: 1000, strideDu: 1, batchCount: 1000 };
 * await sgtsvStridedBatched(ctx.queue, { n: 64, nrhs: 1, dl, d, du, B, ldb: 1000, strideB: 1, layout: 'row', info, ...between });
 */
export declare const zgtsvStridedBatched: {
    (on: Context | Queue, args: GtsvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GtsvBatchedArgs<P extends Prec> {
    n: number;
    nrhs: number;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the n - 2 elements of U's second superdiagonal, and a zero. */
    dl: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdl?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsDl: Ptr<'i'>;
    /** In: the n elements of the diagonal. Out: U's diagonal. */
    d: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsD: Ptr<'i'>;
    /** In: the n - 1 elements A(i, i+1) above the diagonal. Out: U's first superdiagonal. */
    du: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsDu: Ptr<'i'>;
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
 * gtsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sgtsvBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, B, info, ...places });
 */
export declare const gtsvBatched: {
    <P extends Prec>(on: Context | Queue, args: GtsvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gtsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sgtsvBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, B, info, ...places });
 */
export declare const sgtsvBatched: {
    (on: Context | Queue, args: GtsvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gtsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sgtsvBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, B, info, ...places });
 */
export declare const dgtsvBatched: {
    (on: Context | Queue, args: GtsvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gtsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sgtsvBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, B, info, ...places });
 */
export declare const cgtsvBatched: {
    (on: Context | Queue, args: GtsvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gtsvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two systems of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, ldb: 4, offsetsB: at, batchCount: 2 };
 * await sgtsvBatched(ctx.queue, { n: 4, nrhs: 1, dl, d, du, B, info, ...places });
 */
export declare const zgtsvBatched: {
    (on: Context | Queue, args: GtsvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GtsvVbatchedArgs<P extends Prec> {
    n: Integers;
    nrhs: Integers;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the n - 2 elements of U's second superdiagonal, and a zero. */
    dl: Ptr<P>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdl?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsDl: Integers;
    /** In: the n elements of the diagonal. Out: U's diagonal. */
    d: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incd?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsD: Integers;
    /** In: the n - 1 elements A(i, i+1) above the diagonal. Out: U's first superdiagonal. */
    du: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsDu: Integers;
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
 * gtsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], ldb: [3, 2] };
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsB: [0, 3] };
 * await sgtsvVbatched(ctx.queue, { ...sizes, dl, d, du, B, info, ...places });
 */
export declare const gtsvVbatched: {
    <P extends Prec>(on: Context | Queue, args: GtsvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gtsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], ldb: [3, 2] };
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsB: [0, 3] };
 * await sgtsvVbatched(ctx.queue, { ...sizes, dl, d, du, B, info, ...places });
 */
export declare const sgtsvVbatched: {
    (on: Context | Queue, args: GtsvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gtsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], ldb: [3, 2] };
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsB: [0, 3] };
 * await sgtsvVbatched(ctx.queue, { ...sizes, dl, d, du, B, info, ...places });
 */
export declare const dgtsvVbatched: {
    (on: Context | Queue, args: GtsvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gtsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], ldb: [3, 2] };
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsB: [0, 3] };
 * await sgtsvVbatched(ctx.queue, { ...sizes, dl, d, du, B, info, ...places });
 */
export declare const cgtsvVbatched: {
    (on: Context | Queue, args: GtsvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gtsvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], ldb: [3, 2] };
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsB: [0, 3] };
 * await sgtsvVbatched(ctx.queue, { ...sizes, dl, d, du, B, info, ...places });
 */
export declare const zgtsvVbatched: {
    (on: Context | Queue, args: GtsvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
