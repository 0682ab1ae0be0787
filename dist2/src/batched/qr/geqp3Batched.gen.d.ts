import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { Geqp3Problems } from './geqp3Batched.spec.ts';
import type { Geqp3Problems } from './geqp3Batched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type Geqp3StridedBatchedArgs<P extends Prec> = Geqp3Problems<P, number> & AtStrides<'A' | 'Jpvt' | 'Tau'>;
/**
 * QR factorizations with column pivoting of many matrices of one size at equal distances: every step takes the column whose part not yet
 * factored has the largest norm. A small diagonal element of R says that the columns behind it depend, nearly, on those before.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There a matrix stays in the registers of a workgroup, all
 * matrices in one dispatch, and norms are computed anew in every step; what registers cannot hold (more than some 30000 real numbers) is
 * factored one matrix after the other. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first
 * free pivot; jpvt is a permutation whatever A holds. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also
 * where what is left of a column is below 1e-27 of its largest element. Where columns are equal within rounding of the whole of them,
 * backends may choose differently. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQP3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other; zeros in jpvt: all columns are free.
 * const [jpvt, tau] = [ctx.alloc('i', 8 * 1000), ctx.alloc('s', 8 * 1000)];
 * const each = { lda: 20, strideA: 160, strideJpvt: 8, strideTau: 8 };
 * await sgeqp3StridedBatched(ctx.queue, { m: 20, n: 8, A, jpvt, tau, ...each, batchCount: 1000 });
 */
export declare const geqp3StridedBatched: {
    <P extends Prec>(on: Context | Queue, args: Geqp3StridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * QR factorizations with column pivoting of many matrices of one size at equal distances: every step takes the column whose part not yet
 * factored has the largest norm. A small diagonal element of R says that the columns behind it depend, nearly, on those before.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There a matrix stays in the registers of a workgroup, all
 * matrices in one dispatch, and norms are computed anew in every step; what registers cannot hold (more than some 30000 real numbers) is
 * factored one matrix after the other. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first
 * free pivot; jpvt is a permutation whatever A holds. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also
 * where what is left of a column is below 1e-27 of its largest element. Where columns are equal within rounding of the whole of them,
 * backends may choose differently. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQP3.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other; zeros in jpvt: all columns are free.
 * const [jpvt, tau] = [ctx.alloc('i', 8 * 1000), ctx.alloc('s', 8 * 1000)];
 * const each = { lda: 20, strideA: 160, strideJpvt: 8, strideTau: 8 };
 * await sgeqp3StridedBatched(ctx.queue, { m: 20, n: 8, A, jpvt, tau, ...each, batchCount: 1000 });
 */
export declare const sgeqp3StridedBatched: {
    (on: Context | Queue, args: Geqp3StridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * QR factorizations with column pivoting of many matrices of one size at equal distances: every step takes the column whose part not yet
 * factored has the largest norm. A small diagonal element of R says that the columns behind it depend, nearly, on those before.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There a matrix stays in the registers of a workgroup, all
 * matrices in one dispatch, and norms are computed anew in every step; what registers cannot hold (more than some 30000 real numbers) is
 * factored one matrix after the other. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first
 * free pivot; jpvt is a permutation whatever A holds. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also
 * where what is left of a column is below 1e-27 of its largest element. Where columns are equal within rounding of the whole of them,
 * backends may choose differently. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQP3.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other; zeros in jpvt: all columns are free.
 * const [jpvt, tau] = [ctx.alloc('i', 8 * 1000), ctx.alloc('s', 8 * 1000)];
 * const each = { lda: 20, strideA: 160, strideJpvt: 8, strideTau: 8 };
 * await sgeqp3StridedBatched(ctx.queue, { m: 20, n: 8, A, jpvt, tau, ...each, batchCount: 1000 });
 */
export declare const dgeqp3StridedBatched: {
    (on: Context | Queue, args: Geqp3StridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * QR factorizations with column pivoting of many matrices of one size at equal distances: every step takes the column whose part not yet
 * factored has the largest norm. A small diagonal element of R says that the columns behind it depend, nearly, on those before.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There a matrix stays in the registers of a workgroup, all
 * matrices in one dispatch, and norms are computed anew in every step; what registers cannot hold (more than some 30000 real numbers) is
 * factored one matrix after the other. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first
 * free pivot; jpvt is a permutation whatever A holds. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also
 * where what is left of a column is below 1e-27 of its largest element. Where columns are equal within rounding of the whole of them,
 * backends may choose differently. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQP3.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other; zeros in jpvt: all columns are free.
 * const [jpvt, tau] = [ctx.alloc('i', 8 * 1000), ctx.alloc('s', 8 * 1000)];
 * const each = { lda: 20, strideA: 160, strideJpvt: 8, strideTau: 8 };
 * await sgeqp3StridedBatched(ctx.queue, { m: 20, n: 8, A, jpvt, tau, ...each, batchCount: 1000 });
 */
export declare const cgeqp3StridedBatched: {
    (on: Context | Queue, args: Geqp3StridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * QR factorizations with column pivoting of many matrices of one size at equal distances: every step takes the column whose part not yet
 * factored has the largest norm. A small diagonal element of R says that the columns behind it depend, nearly, on those before.
 *
 * On a GPU context single and complex single run on the GPU, doubles on the CPU. There a matrix stays in the registers of a workgroup, all
 * matrices in one dispatch, and norms are computed anew in every step; what registers cannot hold (more than some 30000 real numbers) is
 * factored one matrix after the other. A result depends on its own matrix alone, to the last bit: not on the others, nor on their number.
 *
 * Overwrites the matrices, jpvt and tau; nothing with m = 0 or n = 0. It cannot fail: there is no info. A column with a NaN is the first
 * free pivot; jpvt is a permutation whatever A holds. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also
 * where what is left of a column is below 1e-27 of its largest element. Where columns are equal within rounding of the whole of them,
 * backends may choose differently. Flops 2n^2 (m - n/3) batchCount for m >= n, to leading order. Source: LAPACK xGEQP3.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other; zeros in jpvt: all columns are free.
 * const [jpvt, tau] = [ctx.alloc('i', 8 * 1000), ctx.alloc('s', 8 * 1000)];
 * const each = { lda: 20, strideA: 160, strideJpvt: 8, strideTau: 8 };
 * await sgeqp3StridedBatched(ctx.queue, { m: 20, n: 8, A, jpvt, tau, ...each, batchCount: 1000 });
 */
export declare const zgeqp3StridedBatched: {
    (on: Context | Queue, args: Geqp3StridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type Geqp3BatchedArgs<P extends Prec> = Geqp3Problems<P, number> & AtOffsets<'A' | 'Tau', 'Jpvt'>;
/**
 * geqp3StridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const [offsetsA, offsetsTau] = [[16, 64], [0, 4]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, strideJpvt: 4, offsetsTau, batchCount: 2 };
 * await sgeqp3Batched(ctx.queue, { m: 4, n: 4, A, jpvt, tau, ...places });
 */
export declare const geqp3Batched: {
    <P extends Prec>(on: Context | Queue, args: Geqp3BatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geqp3StridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const [offsetsA, offsetsTau] = [[16, 64], [0, 4]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, strideJpvt: 4, offsetsTau, batchCount: 2 };
 * await sgeqp3Batched(ctx.queue, { m: 4, n: 4, A, jpvt, tau, ...places });
 */
export declare const sgeqp3Batched: {
    (on: Context | Queue, args: Geqp3BatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geqp3StridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const [offsetsA, offsetsTau] = [[16, 64], [0, 4]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, strideJpvt: 4, offsetsTau, batchCount: 2 };
 * await sgeqp3Batched(ctx.queue, { m: 4, n: 4, A, jpvt, tau, ...places });
 */
export declare const dgeqp3Batched: {
    (on: Context | Queue, args: Geqp3BatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geqp3StridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const [offsetsA, offsetsTau] = [[16, 64], [0, 4]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, strideJpvt: 4, offsetsTau, batchCount: 2 };
 * await sgeqp3Batched(ctx.queue, { m: 4, n: 4, A, jpvt, tau, ...places });
 */
export declare const cgeqp3Batched: {
    (on: Context | Queue, args: Geqp3BatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geqp3StridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const [offsetsA, offsetsTau] = [[16, 64], [0, 4]].map((list) => ctx.upload('i', new Int32Array(list)));
 * const places = { lda: 4, offsetsA, strideJpvt: 4, offsetsTau, batchCount: 2 };
 * await sgeqp3Batched(ctx.queue, { m: 4, n: 4, A, jpvt, tau, ...places });
 */
export declare const zgeqp3Batched: {
    (on: Context | Queue, args: Geqp3BatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type Geqp3VbatchedArgs<P extends Prec> = Geqp3Problems<P, Integers> & AtPlaces<'A' | 'Jpvt' | 'Tau'>;
/**
 * geqp3StridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their permutations and tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsJpvt: [0, 3], offsetsTau: [0, 3] };
 * await sgeqp3Vbatched(ctx.queue, { ...sizes, A, jpvt, tau, ...places });
 */
export declare const geqp3Vbatched: {
    <P extends Prec>(on: Context | Queue, args: Geqp3VbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geqp3StridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their permutations and tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsJpvt: [0, 3], offsetsTau: [0, 3] };
 * await sgeqp3Vbatched(ctx.queue, { ...sizes, A, jpvt, tau, ...places });
 */
export declare const sgeqp3Vbatched: {
    (on: Context | Queue, args: Geqp3VbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geqp3StridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their permutations and tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsJpvt: [0, 3], offsetsTau: [0, 3] };
 * await sgeqp3Vbatched(ctx.queue, { ...sizes, A, jpvt, tau, ...places });
 */
export declare const dgeqp3Vbatched: {
    (on: Context | Queue, args: Geqp3VbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geqp3StridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their permutations and tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsJpvt: [0, 3], offsetsTau: [0, 3] };
 * await sgeqp3Vbatched(ctx.queue, { ...sizes, A, jpvt, tau, ...places });
 */
export declare const cgeqp3Vbatched: {
    (on: Context | Queue, args: Geqp3VbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geqp3StridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their permutations and tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * const places = { offsetsA: [0, 9], offsetsJpvt: [0, 3], offsetsTau: [0, 3] };
 * await sgeqp3Vbatched(ctx.queue, { ...sizes, A, jpvt, tau, ...places });
 */
export declare const zgeqp3Vbatched: {
    (on: Context | Queue, args: Geqp3VbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
