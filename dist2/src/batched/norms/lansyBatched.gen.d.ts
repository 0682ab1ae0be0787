import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { WithPlace, WithoutPlace } from '../../runtime/front.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { LansyProblems } from './lansyBatched.spec.ts';
import type { LansyProblems } from './lansyBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type LansyStridedBatchedArgs<P extends Prec> = LansyProblems<P, number> & AtStrides<'A'>;
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 */
export declare const lansyStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LansyStridedBatchedArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LansyStridedBatchedArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LansyStridedBatchedArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 */
export declare const slansyStridedBatched: {
    (on: Context | Queue, args: WithPlace<LansyStridedBatchedArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyStridedBatchedArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LansyStridedBatchedArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 */
export declare const dlansyStridedBatched: {
    (on: Context | Queue, args: WithPlace<LansyStridedBatchedArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyStridedBatchedArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LansyStridedBatchedArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 */
export declare const clansyStridedBatched: {
    (on: Context | Queue, args: WithPlace<LansyStridedBatchedArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyStridedBatchedArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LansyStridedBatchedArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 */
export declare const zlansyStridedBatched: {
    (on: Context | Queue, args: WithPlace<LansyStridedBatchedArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyStridedBatchedArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LansyStridedBatchedArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type LansyBatchedArgs<P extends Prec> = LansyProblems<P, number> & AtOffsets<'A', never>;
/**
 * lansyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const lansyBatched: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LansyBatchedArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LansyBatchedArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LansyBatchedArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * lansyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const slansyBatched: {
    (on: Context | Queue, args: WithPlace<LansyBatchedArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyBatchedArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LansyBatchedArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * lansyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const dlansyBatched: {
    (on: Context | Queue, args: WithPlace<LansyBatchedArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyBatchedArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LansyBatchedArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * lansyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const clansyBatched: {
    (on: Context | Queue, args: WithPlace<LansyBatchedArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyBatchedArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LansyBatchedArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * lansyStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const zlansyBatched: {
    (on: Context | Queue, args: WithPlace<LansyBatchedArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyBatchedArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LansyBatchedArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type LansyVbatchedArgs<P extends Prec> = LansyProblems<P, Integers> & AtPlaces<'A'>;
/**
 * lansyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const lansyVbatched: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LansyVbatchedArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LansyVbatchedArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LansyVbatchedArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * lansyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const slansyVbatched: {
    (on: Context | Queue, args: WithPlace<LansyVbatchedArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyVbatchedArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LansyVbatchedArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * lansyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const dlansyVbatched: {
    (on: Context | Queue, args: WithPlace<LansyVbatchedArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyVbatchedArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LansyVbatchedArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * lansyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const clansyVbatched: {
    (on: Context | Queue, args: WithPlace<LansyVbatchedArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyVbatchedArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LansyVbatchedArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * lansyStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const zlansyVbatched: {
    (on: Context | Queue, args: WithPlace<LansyVbatchedArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LansyVbatchedArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LansyVbatchedArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
