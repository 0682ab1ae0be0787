import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { ComplexPrec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface HetrfNopivStridedBatchedArgs<P extends ComplexPrec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /**
     * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: D, which is real, on its diagonal, and L or U beside
     * it, whose ones are not stored. The other triangle is neither read nor written.
     */
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
 * A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian.
 *
 * A = L D L^H or U^H D U for many Hermitian matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^H; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU; a pivot below 2^-126 counts as zero on the GPU. A result
 * depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>hetrf_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const hetrfNopivStridedBatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrfNopivStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian.
 *
 * A = L D L^H or U^H D U for many Hermitian matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^H; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU; a pivot below 2^-126 counts as zero on the GPU. A result
 * depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>hetrf_nopiv.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const chetrfNopivStridedBatched: {
    (on: Context | Queue, args: HetrfNopivStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = L D L^H ('l') or U^H D U ('u') without pivoting; A is n x n and Hermitian.
 *
 * A = L D L^H or U^H D U for many Hermitian matrices of one size at equal distances, without pivoting: L and U are unit triangular, D is
 * diagonal and may have either sign.
 *
 * For matrices of which every symmetric permutation has such a factorization, with elements that stay moderate: quasi-definite ones, such
 * as the saddle points [H A^H; A -G] with positive definite H and G, diagonally dominant and definite ones. Others lose all accuracy
 * without a word.
 *
 * On a GPU context complex single runs on the GPU, complex double on the CPU; a pivot below 2^-126 counts as zero on the GPU. A result
 * depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the matrices, and info, the latter also where A is empty. Flops n^3/3 batchCount, to leading order. Source:
 * MAGMA magma_<t>hetrf_nopiv.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await chetrfNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, info, ...each });
 */
export declare const zhetrfNopivStridedBatched: {
    (on: Context | Queue, args: HetrfNopivStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface HetrfNopivBatchedArgs<P extends ComplexPrec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /**
     * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: D, which is real, on its diagonal, and L or U beside
     * it, whose ones are not stored. The other triangle is neither read nor written.
     */
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
 * hetrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await chetrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const hetrfNopivBatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrfNopivBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * hetrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await chetrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const chetrfNopivBatched: {
    (on: Context | Queue, args: HetrfNopivBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * hetrfNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await chetrfNopivBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const zhetrfNopivBatched: {
    (on: Context | Queue, args: HetrfNopivBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface HetrfNopivVbatchedArgs<P extends ComplexPrec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    /**
     * In: one triangle of A; imaginary parts of its diagonal are taken for 0. Out: D, which is real, on its diagonal, and L or U beside
     * it, whose ones are not stored. The other triangle is neither read nor written.
     */
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
 * hetrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await chetrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const hetrfNopivVbatched: {
    <P extends ComplexPrec>(on: Context | Queue, args: HetrfNopivVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * hetrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await chetrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const chetrfNopivVbatched: {
    (on: Context | Queue, args: HetrfNopivVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * hetrfNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await chetrfNopivVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const zhetrfNopivVbatched: {
    (on: Context | Queue, args: HetrfNopivVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
