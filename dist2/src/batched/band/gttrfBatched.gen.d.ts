import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GttrfStridedBatchedArgs<P extends Prec> {
    n: number;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the multipliers. */
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
    /** Out: the n - 2 elements of U's second superdiagonal. */
    du2: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu2?: number;
    /** Elements from one matrix of du2 to the next. */
    strideDu2: number;
    /** Out, n integers for each matrix: ipiv(i) is i or i + 1, the row that row i was exchanged with, counted from 1. */
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
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 */
export declare const gttrfStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GttrfStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 */
export declare const sgttrfStridedBatched: {
    (on: Context | Queue, args: GttrfStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 */
export declare const dgttrfStridedBatched: {
    (on: Context | Queue, args: GttrfStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 */
export declare const cgttrfStridedBatched: {
    (on: Context | Queue, args: GttrfStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * P A = L U for tridiagonal A of n x n with partial pivoting.
 *
 * P A = L U for many tridiagonal matrices of one size at equal distances: neighbouring rows are exchanged where the element below the pivot
 * is the larger one.
 *
 * A result depends on its own problem alone, to the last bit. On a GPU context single and complex single run on the GPU, doubles on the
 * CPU. On a GPU each problem is one thread's: batches are fast, a few long problems are not.
 *
 * Overwrites dl, d, du, du2, ipiv and info. Flops 3(n - 1) batchCount. Source: LAPACK xGTTRF.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 64, their diagonals packed one behind the other.
 * const [du2, ipiv, info] = [ctx.alloc('s', 62 * 1000), ctx.alloc('i', 64 * 1000), ctx.alloc('i', 1000)];
 * const each = { strideDl: 63, strideD: 64, strideDu: 63, strideDu2: 62, stridePiv: 64, batchCount: 1000 };
 * await sgttrfStridedBatched(ctx.queue, { n: 64, dl, d, du, du2, ipiv, info, ...each });
 */
export declare const zgttrfStridedBatched: {
    (on: Context | Queue, args: GttrfStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GttrfBatchedArgs<P extends Prec> {
    n: number;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the multipliers. */
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
    /** Out: the n - 2 elements of U's second superdiagonal. */
    du2: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu2?: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsDu2: Ptr<'i'>;
    /** Out, n integers for each matrix: ipiv(i) is i or i + 1, the row that row i was exchanged with, counted from 1. */
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
 * gttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 */
export declare const gttrfBatched: {
    <P extends Prec>(on: Context | Queue, args: GttrfBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 */
export declare const sgttrfBatched: {
    (on: Context | Queue, args: GttrfBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 */
export declare const dgttrfBatched: {
    (on: Context | Queue, args: GttrfBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 */
export declare const cgttrfBatched: {
    (on: Context | Queue, args: GttrfBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gttrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two matrices of order 4, at the same offsets in each array.
 * const at = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { offsetsDl: at, offsetsD: at, offsetsDu: at, offsetsDu2: at, stridePiv: 4, batchCount: 2 };
 * await sgttrfBatched(ctx.queue, { n: 4, dl, d, du, du2, ipiv, info, ...places });
 */
export declare const zgttrfBatched: {
    (on: Context | Queue, args: GttrfBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GttrfVbatchedArgs<P extends Prec> {
    n: Integers;
    /** In: the n - 1 elements A(i+1, i) below the diagonal. Out: the multipliers. */
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
    /** Out: the n - 2 elements of U's second superdiagonal. */
    du2: Ptr<NoInfer<P>>;
    /** Default 1; at least 1, in a batch: element 0 is the first in memory. */
    incdu2?: number;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsDu2: Integers;
    /** Out, n integers for each matrix: ipiv(i) is i or i + 1, the row that row i was exchanged with, counted from 1. */
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
 * gttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export declare const gttrfVbatched: {
    <P extends Prec>(on: Context | Queue, args: GttrfVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * gttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export declare const sgttrfVbatched: {
    (on: Context | Queue, args: GttrfVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * gttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export declare const dgttrfVbatched: {
    (on: Context | Queue, args: GttrfVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * gttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export declare const cgttrfVbatched: {
    (on: Context | Queue, args: GttrfVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * gttrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { offsetsDl: [0, 2], offsetsD: [0, 3], offsetsDu: [0, 2], offsetsDu2: [0, 1], offsetsPiv: [0, 3] };
 * await sgttrfVbatched(ctx.queue, { n: [3, 2], dl, d, du, du2, ipiv, info, ...places });
 */
export declare const zgttrfVbatched: {
    (on: Context | Queue, args: GttrfVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
