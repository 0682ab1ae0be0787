import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface SysvNopivStridedBatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** Elements from one matrix of B to the next. */
    strideB: number;
    /** Out, one integer for each system. 0: solved. i > 0: D(i,i) is exactly zero, the first such i. */
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
 * B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs.
 *
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * Complex matrices are symmetric, not Hermitian: hesvNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const sysvNopivStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SysvNopivStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs.
 *
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * Complex matrices are symmetric, not Hermitian: hesvNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const ssysvNopivStridedBatched: {
    (on: Context | Queue, args: SysvNopivStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs.
 *
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * Complex matrices are symmetric, not Hermitian: hesvNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const dsysvNopivStridedBatched: {
    (on: Context | Queue, args: SysvNopivStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs.
 *
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * Complex matrices are symmetric, not Hermitian: hesvNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const csysvNopivStridedBatched: {
    (on: Context | Queue, args: SysvNopivStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := A^-1 B by A = L D L^T without pivoting; A is n x n and symmetric, B is n x nrhs.
 *
 * Solves many symmetric systems of one size at equal distances by A = L D L^T or U^T D U without pivoting.
 *
 * For matrices that need no pivoting, as sytrfNopivStridedBatched says; gesvRefined tells how good a solution is.
 *
 * Complex matrices are symmetric, not Hermitian: hesvNopiv is for the others.
 *
 * On a GPU context single and complex single run on the GPU, the doubles on the CPU. A result depends on its own matrices alone, to the
 * last bit: not on the others, nor on their number.
 *
 * Overwrites one triangle of the A, info and, where info is 0, the B. Flops (n^3/3 + 2n^2 nrhs) batchCount, to leading order. Source: MAGMA
 * magma_<t>sysv_nopiv.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand systems of order 16 with one right-hand side, packed one behind the other.
 * const info = ctx.alloc('i', 1000);
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16 };
 * await ssysvNopivStridedBatched(ctx.queue, { uplo: 'l', n: 16, nrhs: 1, A, B, info, ...each, batchCount: 1000 });
 */
export declare const zsysvNopivStridedBatched: {
    (on: Context | Queue, args: SysvNopivStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface SysvNopivBatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: number;
    nrhs: number;
    /** In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsB: Ptr<'i'>;
    /** Out, one integer for each system. 0: solved. i > 0: D(i,i) is exactly zero, the first such i. */
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
 * sysvNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const sysvNopivBatched: {
    <P extends Prec>(on: Context | Queue, args: SysvNopivBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sysvNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const ssysvNopivBatched: {
    (on: Context | Queue, args: SysvNopivBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sysvNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const dsysvNopivBatched: {
    (on: Context | Queue, args: SysvNopivBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sysvNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const csysvNopivBatched: {
    (on: Context | Queue, args: SysvNopivBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sysvNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // Systems of order 4 whose matrices begin at 16 and 64, their right-hand sides at 0 and 8.
 * const [offsetsA, offsetsB] = [[16, 64], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await ssysvNopivBatched(ctx.queue, { uplo: 'l', n: 4, nrhs: 1, A, B, info, ...places });
 */
export declare const zsysvNopivBatched: {
    (on: Context | Queue, args: SysvNopivBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface SysvNopivVbatchedArgs<P extends Prec> {
    /** Which triangle of A is used: 'l' or 'u'. */
    uplo: Uplo;
    n: Integers;
    nrhs: Integers;
    /** In: one triangle of A. Out: the factors as sytrfNopiv leaves them; the other triangle is neither read nor written. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** In: the right-hand sides. Out: the solutions; where info is not 0, as it was. May lie in A's buffer if it shares no element with A. */
    B: Ptr<NoInfer<P>>;
    ldb: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsB: Integers;
    /** Out, one integer for each system. 0: solved. i > 0: D(i,i) is exactly zero, the first such i. */
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
 * sysvNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const sysvNopivVbatched: {
    <P extends Prec>(on: Context | Queue, args: SysvNopivVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sysvNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const ssysvNopivVbatched: {
    (on: Context | Queue, args: SysvNopivVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sysvNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const dsysvNopivVbatched: {
    (on: Context | Queue, args: SysvNopivVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sysvNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const csysvNopivVbatched: {
    (on: Context | Queue, args: SysvNopivVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sysvNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a zero pivot only with `onFailure: 'throw'`: else read info.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await ssysvNopivVbatched(ctx.queue, { uplo: 'l', ...sizes, A, B, info, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const zsysvNopivVbatched: {
    (on: Context | Queue, args: SysvNopivVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
