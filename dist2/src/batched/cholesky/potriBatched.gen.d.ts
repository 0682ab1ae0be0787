import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface PotriStridedBatchedArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: L or U as potrf leaves it. Out: the same triangle of the inverse, its diagonal real; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: the i-th diagonal element of the factor is exactly zero, the first such i; A keeps
     * it.
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
}
/**
 * A := A^-1 from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to
 * leading order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 */
export declare const potriStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PotriStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := A^-1 from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to
 * leading order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 */
export declare const spotriStridedBatched: {
    (on: Context | Queue, args: PotriStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := A^-1 from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to
 * leading order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 */
export declare const dpotriStridedBatched: {
    (on: Context | Queue, args: PotriStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := A^-1 from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to
 * leading order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 */
export declare const cpotriStridedBatched: {
    (on: Context | Queue, args: PotriStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := A^-1 from A = L L^H ('l') or U^H U ('u') of potrf; A is n x n.
 *
 * The inverses of many matrices of one size at equal distances from their Cholesky factorizations, in one triangle.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites info and, where info is 0, one triangle of the A; the other one is neither read nor written. Flops 2n^3/3 batchCount, to
 * leading order. Source: LAPACK xPOTRI, rocSOLVER potri_strided_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, factored by spotrfStridedBatched.
 * const each = { lda: 16, strideA: 256, info, batchCount: 1000 };
 * await spotriStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, ...each });
 */
export declare const zpotriStridedBatched: {
    (on: Context | Queue, args: PotriStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface PotriBatchedArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    /** In: L or U as potrf leaves it. Out: the same triangle of the inverse, its diagonal real; where info is not 0, as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: the i-th diagonal element of the factor is exactly zero, the first such i; A keeps
     * it.
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
}
/**
 * potriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const potriBatched: {
    <P extends Prec>(on: Context | Queue, args: PotriBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * potriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const spotriBatched: {
    (on: Context | Queue, args: PotriBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * potriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const dpotriBatched: {
    (on: Context | Queue, args: PotriBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * potriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const cpotriBatched: {
    (on: Context | Queue, args: PotriBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * potriStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spotriBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, info, batchCount: 2 });
 */
export declare const zpotriBatched: {
    (on: Context | Queue, args: PotriBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface PotriVbatchedArgs<P extends Prec> {
    /** Which triangle holds the factor: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    /** In: L or U as potrf leaves it. Out: the same triangle of the inverse, its diagonal real; where info is not 0, as it was. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: the i-th diagonal element of the factor is exactly zero, the first such i; A keeps
     * it.
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
}
/**
 * potriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const potriVbatched: {
    <P extends Prec>(on: Context | Queue, args: PotriVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * potriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const spotriVbatched: {
    (on: Context | Queue, args: PotriVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * potriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const dpotriVbatched: {
    (on: Context | Queue, args: PotriVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * potriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const cpotriVbatched: {
    (on: Context | Queue, args: PotriVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * potriStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero on the diagonal only with `onFailure: 'throw'`: else read info.
 * @example
 * // A factored matrix of order 3, and behind it one of order 2.
 * await spotriVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], info });
 */
export declare const zpotriVbatched: {
    (on: Context | Queue, args: PotriVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
