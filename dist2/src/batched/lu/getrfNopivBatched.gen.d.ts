import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GetrfNopivStridedBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
     * holds nothing of use.
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
 * A = L U without pivoting; A is m x n.
 *
 * A = L U for many matrices of one size at equal distances, without pivoting.
 *
 * For matrices whose pivots are known not to be small: diagonally dominant ones, or those that random butterflies have made so (gesvRbt).
 * Others lose all accuracy without a word.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices and info, the latter also where A is empty. Flops n^2 (m - n/3) batchCount for m >= n, to leading order.
 * Source: MAGMA magma_<t>getrf_nopiv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await sgetrfNopivStridedBatched(ctx.queue, { m: 16, n: 16, A, info, ...each });
 */
export declare const getrfNopivStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrfNopivStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L U without pivoting; A is m x n.
 *
 * A = L U for many matrices of one size at equal distances, without pivoting.
 *
 * For matrices whose pivots are known not to be small: diagonally dominant ones, or those that random butterflies have made so (gesvRbt).
 * Others lose all accuracy without a word.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices and info, the latter also where A is empty. Flops n^2 (m - n/3) batchCount for m >= n, to leading order.
 * Source: MAGMA magma_<t>getrf_nopiv_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await sgetrfNopivStridedBatched(ctx.queue, { m: 16, n: 16, A, info, ...each });
 */
export declare const sgetrfNopivStridedBatched: {
    (on: Context | Queue, args: GetrfNopivStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L U without pivoting; A is m x n.
 *
 * A = L U for many matrices of one size at equal distances, without pivoting.
 *
 * For matrices whose pivots are known not to be small: diagonally dominant ones, or those that random butterflies have made so (gesvRbt).
 * Others lose all accuracy without a word.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices and info, the latter also where A is empty. Flops n^2 (m - n/3) batchCount for m >= n, to leading order.
 * Source: MAGMA magma_<t>getrf_nopiv_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await sgetrfNopivStridedBatched(ctx.queue, { m: 16, n: 16, A, info, ...each });
 */
export declare const dgetrfNopivStridedBatched: {
    (on: Context | Queue, args: GetrfNopivStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L U without pivoting; A is m x n.
 *
 * A = L U for many matrices of one size at equal distances, without pivoting.
 *
 * For matrices whose pivots are known not to be small: diagonally dominant ones, or those that random butterflies have made so (gesvRbt).
 * Others lose all accuracy without a word.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices and info, the latter also where A is empty. Flops n^2 (m - n/3) batchCount for m >= n, to leading order.
 * Source: MAGMA magma_<t>getrf_nopiv_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await sgetrfNopivStridedBatched(ctx.queue, { m: 16, n: 16, A, info, ...each });
 */
export declare const cgetrfNopivStridedBatched: {
    (on: Context | Queue, args: GetrfNopivStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L U without pivoting; A is m x n.
 *
 * A = L U for many matrices of one size at equal distances, without pivoting.
 *
 * For matrices whose pivots are known not to be small: diagonally dominant ones, or those that random butterflies have made so (gesvRbt).
 * Others lose all accuracy without a word.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices and info, the latter also where A is empty. Flops n^2 (m - n/3) batchCount for m >= n, to leading order.
 * Source: MAGMA magma_<t>getrf_nopiv_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await sgetrfNopivStridedBatched(ctx.queue, { m: 16, n: 16, A, info, ...each });
 */
export declare const zgetrfNopivStridedBatched: {
    (on: Context | Queue, args: GetrfNopivStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GetrfNopivBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
     * holds nothing of use.
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
 * getrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfNopivBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const getrfNopivBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrfNopivBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfNopivBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const sgetrfNopivBatched: {
    (on: Context | Queue, args: GetrfNopivBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfNopivBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const dgetrfNopivBatched: {
    (on: Context | Queue, args: GetrfNopivBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfNopivBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const cgetrfNopivBatched: {
    (on: Context | Queue, args: GetrfNopivBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfNopivBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const zgetrfNopivBatched: {
    (on: Context | Queue, args: GetrfNopivBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GetrfNopivVbatchedArgs<P extends Prec> {
    m: Integers;
    n: Integers;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
     * holds nothing of use.
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
 * getrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfNopivVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], info });
 */
export declare const getrfNopivVbatched: {
    <P extends Prec>(on: Context | Queue, args: GetrfNopivVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfNopivVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], info });
 */
export declare const sgetrfNopivVbatched: {
    (on: Context | Queue, args: GetrfNopivVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfNopivVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], info });
 */
export declare const dgetrfNopivVbatched: {
    (on: Context | Queue, args: GetrfNopivVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfNopivVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], info });
 */
export declare const cgetrfNopivVbatched: {
    (on: Context | Queue, args: GetrfNopivVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfNopivVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], info });
 */
export declare const zgetrfNopivVbatched: {
    (on: Context | Queue, args: GetrfNopivVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
