import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface SytrfNopivStridedBatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: one triangle of A. Out: D on its diagonal, and L or U beside it, whose ones are not stored. The other triangle is not touched. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: D(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
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
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * A = L D L^T or U^T D U for many symmetric matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * Complex matrices are symmetric, not Hermitian, and D is complex: hetrfNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero
 * on the GPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>sytrf_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const sytrfNopivStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SytrfNopivStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * A = L D L^T or U^T D U for many symmetric matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * Complex matrices are symmetric, not Hermitian, and D is complex: hetrfNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero
 * on the GPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>sytrf_nopiv.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const ssytrfNopivStridedBatched: {
    (on: Context | Queue, args: SytrfNopivStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * A = L D L^T or U^T D U for many symmetric matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * Complex matrices are symmetric, not Hermitian, and D is complex: hetrfNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero
 * on the GPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>sytrf_nopiv.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const dsytrfNopivStridedBatched: {
    (on: Context | Queue, args: SytrfNopivStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * A = L D L^T or U^T D U for many symmetric matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * Complex matrices are symmetric, not Hermitian, and D is complex: hetrfNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero
 * on the GPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>sytrf_nopiv.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const csytrfNopivStridedBatched: {
    (on: Context | Queue, args: SytrfNopivStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L D L^T ('l') or U^T D U ('u') without pivoting; A is n x n and symmetric.
 *
 * A = L D L^T or U^T D U for many symmetric matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^T; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * Complex matrices are symmetric, not Hermitian, and D is complex: hetrfNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU; a pivot whose parts are below 2^-126 counts as zero
 * on the GPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>sytrf_nopiv.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await ssytrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const zsytrfNopivStridedBatched: {
    (on: Context | Queue, args: SytrfNopivStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface SytrfNopivBatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: one triangle of A. Out: D on its diagonal, and L or U beside it, whose ones are not stored. The other triangle is not touched. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: D(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
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
 * sytrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await ssytrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const sytrfNopivBatched: {
    <P extends Prec>(on: Context | Queue, args: SytrfNopivBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sytrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await ssytrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const ssytrfNopivBatched: {
    (on: Context | Queue, args: SytrfNopivBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sytrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await ssytrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const dsytrfNopivBatched: {
    (on: Context | Queue, args: SytrfNopivBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sytrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await ssytrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const csytrfNopivBatched: {
    (on: Context | Queue, args: SytrfNopivBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sytrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await ssytrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const zsytrfNopivBatched: {
    (on: Context | Queue, args: SytrfNopivBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface SytrfNopivVbatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    /** In: one triangle of A. Out: D on its diagonal, and L or U beside it, whose ones are not stored. The other triangle is not touched. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: D(i,i) is exactly zero, the first such i; nothing is eliminated with it, and A
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
 * sytrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await ssytrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const sytrfNopivVbatched: {
    <P extends Prec>(on: Context | Queue, args: SytrfNopivVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sytrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await ssytrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const ssytrfNopivVbatched: {
    (on: Context | Queue, args: SytrfNopivVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sytrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await ssytrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const dsytrfNopivVbatched: {
    (on: Context | Queue, args: SytrfNopivVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sytrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await ssytrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const csytrfNopivVbatched: {
    (on: Context | Queue, args: SytrfNopivVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sytrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await ssytrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const zsytrfNopivVbatched: {
    (on: Context | Queue, args: SytrfNopivVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
