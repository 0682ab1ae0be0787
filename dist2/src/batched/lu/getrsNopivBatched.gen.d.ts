import type { BatchStorage, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** Problems of one size, their operands at equal distances. */
export interface GetrsNopivStridedBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** L and U as getrfNopiv leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Elements from one matrix of A to the next; 0 gives all the same one. */
    strideA: number;
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
 * B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B
 * is n x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 */
export declare const getrsNopivStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrsNopivStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B
 * is n x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 */
export declare const sgetrsNopivStridedBatched: {
    (on: Context | Queue, args: GetrsNopivStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B
 * is n x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 */
export declare const dgetrsNopivStridedBatched: {
    (on: Context | Queue, args: GetrsNopivStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B
 * is n x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 */
export declare const cgetrsNopivStridedBatched: {
    (on: Context | Queue, args: GetrsNopivStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * B := op(A)^-1 B from A = L U of getrfNopiv, op(A) = A ('n') or A^T ('t') or A^H ('c', the same as 't' for real numbers); A is n x n, B
 * is n x nrhs.
 *
 * B := op(A)^-1 B for many systems of one size at equal distances, from their LU factorizations without pivoting.
 *
 * On a GPU context single and complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrices
 * alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites B only. Whether U is singular is not tested: a zero on its diagonal gives infinities and NaN in B. With strideA 0 one matrix
 * serves all right-hand sides. Flops nrhs n (2n - 1) batchCount. Source: MAGMA magma_<t>getrs_nopiv_batched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand systems of order 16 with one right-hand side, factored by sgetrfNopivStridedBatched.
 * const each = { lda: 16, strideA: 256, ldb: 16, strideB: 16, batchCount: 1000 };
 * await sgetrsNopivStridedBatched(ctx.queue, { n: 16, nrhs: 1, A, B, ...each });
 */
export declare const zgetrsNopivStridedBatched: {
    (on: Context | Queue, args: GetrsNopivStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export interface GetrsNopivBatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: number;
    nrhs: number;
    /** L and U as getrfNopiv leaves them. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** On the device, batchCount integers: matrix b begins so many elements behind the pointer. One that is not inside the buffer is left out, its info -1. */
    offsetsA: Ptr<'i'>;
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
 * getrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 */
export declare const getrsNopivBatched: {
    <P extends Prec>(on: Context | Queue, args: GetrsNopivBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 */
export declare const sgetrsNopivBatched: {
    (on: Context | Queue, args: GetrsNopivBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 */
export declare const dgetrsNopivBatched: {
    (on: Context | Queue, args: GetrsNopivBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 */
export declare const cgetrsNopivBatched: {
    (on: Context | Queue, args: GetrsNopivBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrsNopivStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two right-hand sides of one 4 x 4 matrix, at 0 and 8 in B.
 * const [offsetsA, offsetsB] = [[0, 0], [0, 8]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, ldb: 4, offsetsB, batchCount: 2 };
 * await sgetrsNopivBatched(ctx.queue, { n: 4, nrhs: 1, A, B, ...places });
 */
export declare const zgetrsNopivBatched: {
    (on: Context | Queue, args: GetrsNopivBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export interface GetrsNopivVbatchedArgs<P extends Prec> {
    /** Default 'n'. */
    trans?: Trans;
    n: Integers;
    nrhs: Integers;
    /** L and U as getrfNopiv leaves them. */
    A: Ptr<P>;
    lda: Integers;
    /** Where each matrix begins: so many elements behind the pointer, at least 0. Several may be the same where they are only read. */
    offsetsA: Integers;
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
 * getrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const getrsNopivVbatched: {
    <P extends Prec>(on: Context | Queue, args: GetrsNopivVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * getrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const sgetrsNopivVbatched: {
    (on: Context | Queue, args: GetrsNopivVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * getrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const dgetrsNopivVbatched: {
    (on: Context | Queue, args: GetrsNopivVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * getrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const cgetrsNopivVbatched: {
    (on: Context | Queue, args: GetrsNopivVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * getrsNopivStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A system of order 3, and behind it one of order 2 with two right-hand sides.
 * const sizes = { n: [3, 2], nrhs: [1, 2], lda: [3, 2], ldb: [3, 2] };
 * await sgetrsNopivVbatched(ctx.queue, { ...sizes, A, B, offsetsA: [0, 9], offsetsB: [0, 3] });
 */
export declare const zgetrsNopivVbatched: {
    (on: Context | Queue, args: GetrsNopivVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
