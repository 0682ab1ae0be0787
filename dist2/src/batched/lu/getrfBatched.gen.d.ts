import type { BatchStorage, Integers, OnFailure } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GetrfStridedBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next. */
    strideA: number;
    /**
     * Out, min(m, n) integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A
     * holds.
     */
    ipiv: Ptr<'i'>;
    /** At least the rows of ipiv, and 1. */
    stridePiv: number;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
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
 * P A = L U with partial pivoting; A is m x n.
 *
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf, of complex numbers by |Re| +
 * |Im|. Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 */
export declare const getrfStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrfStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * P A = L U with partial pivoting; A is m x n.
 *
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf, of complex numbers by |Re| +
 * |Im|. Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 */
export declare const sgetrfStridedBatched: {
    (on: Context | Queue, args: GetrfStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * P A = L U with partial pivoting; A is m x n.
 *
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf, of complex numbers by |Re| +
 * |Im|. Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 */
export declare const dgetrfStridedBatched: {
    (on: Context | Queue, args: GetrfStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * P A = L U with partial pivoting; A is m x n.
 *
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf, of complex numbers by |Re| +
 * |Im|. Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 */
export declare const cgetrfStridedBatched: {
    (on: Context | Queue, args: GetrfStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * P A = L U with partial pivoting; A is m x n.
 *
 * P A = L U for many matrices of one size at equal distances: L is m x min(m, n) unit lower trapezoidal, U min(m, n) x n upper trapezoidal.
 *
 * On the CPU small matrices of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device.
 *
 * Overwrites the matrices, ipiv and info, the latter also where A is empty. Pivots by the rules of getrf, of complex numbers by |Re| +
 * |Im|. Flops n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGETRF, rocSOLVER getrf_strided_batched, MAGMA
 * magma_<t>getrf_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [ipiv, info] = [ctx.alloc('i', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, stridePiv: 16 };
 * await sgetrfStridedBatched(ctx.queue, { m: 16, n: 16, A, ipiv, info, ...each, batchCount: 1000 });
 */
export declare const zgetrfStridedBatched: {
    (on: Context | Queue, args: GetrfStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GetrfBatchedArgs<P extends Prec> {
    m: number;
    n: number;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /**
     * Out, min(m, n) integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A
     * holds.
     */
    ipiv: Ptr<'i'>;
    /** At least the rows of ipiv, and 1. */
    stridePiv: number;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
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
 * getrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const getrfBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrfBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const sgetrfBatched: {
    (on: Context | Queue, args: GetrfBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const dgetrfBatched: {
    (on: Context | Queue, args: GetrfBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const cgetrfBatched: {
    (on: Context | Queue, args: GetrfBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrfStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgetrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, ipiv, stridePiv: 4, info, batchCount: 2 });
 */
export declare const zgetrfBatched: {
    (on: Context | Queue, args: GetrfBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GetrfVbatchedArgs<P extends Prec> {
    m: Integers;
    n: Integers;
    /** In: A. Out: L below the diagonal (its ones are not stored), U on and above it. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /**
     * Out, min(m, n) integers for each matrix: its row i was exchanged with its row ipiv(i), both counted from 1. In range whatever A
     * holds.
     */
    ipiv: Ptr<'i'>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsPiv: Integers;
    /**
     * Out, one integer for each matrix. 0: done. i > 0: U(i,i) is exactly zero, the first such i; the factorization is complete but U is
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
 * getrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const getrfVbatched: {
    <P extends Prec>(on: Context | Queue, args: GetrfVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const sgetrfVbatched: {
    (on: Context | Queue, args: GetrfVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const dgetrfVbatched: {
    (on: Context | Queue, args: GetrfVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const cgetrfVbatched: {
    (on: Context | Queue, args: GetrfVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrfStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For
 * a singular matrix only with `onFailure: 'throw'`: else read info.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their pivots follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgetrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], ipiv, offsetsPiv: [0, 3], info });
 */
export declare const zgetrfVbatched: {
    (on: Context | Queue, args: GetrfVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
