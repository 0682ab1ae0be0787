import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GetrsStridedBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** L and U as getrf leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
    /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
    ipiv: Ptr<'i'>;
    /** Elements from one matrix of ipiv to the next; 0 gives all the same one. */
    stridePiv: number;
    /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
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
 * B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B is n
 * x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 */
export declare const getrsStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrsStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B is n
 * x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 */
export declare const sgetrsStridedBatched: {
    (on: Context | Queue, args: GetrsStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B is n
 * x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 */
export declare const dgetrsStridedBatched: {
    (on: Context | Queue, args: GetrsStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B is n
 * x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 */
export declare const cgetrsStridedBatched: {
    (on: Context | Queue, args: GetrsStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B from P A = L U of getrf, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B is n
 * x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations.
 *
 * On the CPU small systems of real numbers are computed side by side, one in each lane of the processor's vectors, on all threads; on a
 * GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices alone,
 * to the last bit: not on the others, nor on their number. Doubles that live on the GPU (createContext) are computed there, each matrix by
 * one workgroup in integers, to the same bits on every device.
 *
 * Overwrites B only. Whether U is singular is not tested (the info of getrf says so): a zero on its diagonal gives infinities and NaN in B.
 * With strideA and stridePiv 0 one matrix serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: LAPACK xGETRS, rocSOLVER
 * getrs_strided_batched, MAGMA magma_<t>getrs_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfStridedBatched.
 * const each = { lda: 16, strideA: 256, stridePiv: 16, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, ipiv, B, ...each });
 */
export declare const zgetrsStridedBatched: {
    (on: Context | Queue, args: GetrsStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GetrsBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** L and U as getrf leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
    /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
    ipiv: Ptr<'i'>;
    /** Elements from one matrix of ipiv to the next; 0 gives all the same one. */
    stridePiv: number;
    /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
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
 * getrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 */
export declare const getrsBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrsBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 */
export declare const sgetrsBatched: {
    (on: Context | Queue, args: GetrsBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 */
export declare const dgetrsBatched: {
    (on: Context | Queue, args: GetrsBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 */
export declare const cgetrsBatched: {
    (on: Context | Queue, args: GetrsBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrsStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, stridePiv: 0, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsBatched(ctx.queue, { n: 4, nrhs: 1, A, ipiv, B, ...places });
 */
export declare const zgetrsBatched: {
    (on: Context | Queue, args: GetrsBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GetrsVbatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: Integers;
    nrhs: Integers;
    /** L and U as getrf leaves them. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
    /** n pivots for each matrix as getrf leaves them. Those that are not in 1..n are taken for the nearest that is. */
    ipiv: Ptr<'i'>;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsPiv: Integers;
    /** In: the right-hand sides. Out: the solutions. May lie in A's buffer if it shares no element with A. */
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
 * getrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export declare const getrsVbatched: {
    <P extends Prec>(on: Context | Queue, args: GetrsVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export declare const sgetrsVbatched: {
    (on: Context | Queue, args: GetrsVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export declare const dgetrsVbatched: {
    (on: Context | Queue, args: GetrsVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export declare const cgetrsVbatched: {
    (on: Context | Queue, args: GetrsVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrsStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsPiv: [0, 3], offsetsB: [0, 3] };
 * await sgetrsVbatched(ctx.queue, { ...sizes, A, ipiv, B, ...places });
 */
export declare const zgetrsVbatched: {
    (on: Context | Queue, args: GetrsVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
