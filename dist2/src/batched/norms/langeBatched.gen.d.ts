import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { WithPlace, WithoutPlace } from '../../runtime/front.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { LangeProblems } from './langeBatched.spec.ts';
import type { LangeProblems } from './langeBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type LangeStridedBatchedArgs<P extends Prec> = LangeProblems<P, number> & AtStrides<'A'>;
/**
 * The norms of many matrices of one size at equal distances: max, one, infinity or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element of a matrix gives NaN as its norm, an infinity gives infinity; sums of
 * squares neither overflow nor underflow unless the norm does; an empty matrix has norm 0. Of a matrix that would leave its buffer (at
 * offsets on the device) the norm is 0. On a GPU context single and complex single run on the GPU, in one pass over the matrices, double
 * and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about m n batchCount. Source: LAPACK
 * xLANGE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 20, strideA: 160, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 20, n: 8, A, result, ...each });
 */
export declare const langeStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LangeStridedBatchedArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LangeStridedBatchedArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LangeStridedBatchedArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * The norms of many matrices of one size at equal distances: max, one, infinity or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element of a matrix gives NaN as its norm, an infinity gives infinity; sums of
 * squares neither overflow nor underflow unless the norm does; an empty matrix has norm 0. Of a matrix that would leave its buffer (at
 * offsets on the device) the norm is 0. On a GPU context single and complex single run on the GPU, in one pass over the matrices, double
 * and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about m n batchCount. Source: LAPACK
 * xLANGE.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 20, strideA: 160, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 20, n: 8, A, result, ...each });
 */
export declare const slangeStridedBatched: {
    (on: Context | Queue, args: WithPlace<LangeStridedBatchedArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeStridedBatchedArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LangeStridedBatchedArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * The norms of many matrices of one size at equal distances: max, one, infinity or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element of a matrix gives NaN as its norm, an infinity gives infinity; sums of
 * squares neither overflow nor underflow unless the norm does; an empty matrix has norm 0. Of a matrix that would leave its buffer (at
 * offsets on the device) the norm is 0. On a GPU context single and complex single run on the GPU, in one pass over the matrices, double
 * and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about m n batchCount. Source: LAPACK
 * xLANGE.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 20, strideA: 160, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 20, n: 8, A, result, ...each });
 */
export declare const dlangeStridedBatched: {
    (on: Context | Queue, args: WithPlace<LangeStridedBatchedArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeStridedBatchedArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LangeStridedBatchedArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * The norms of many matrices of one size at equal distances: max, one, infinity or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element of a matrix gives NaN as its norm, an infinity gives infinity; sums of
 * squares neither overflow nor underflow unless the norm does; an empty matrix has norm 0. Of a matrix that would leave its buffer (at
 * offsets on the device) the norm is 0. On a GPU context single and complex single run on the GPU, in one pass over the matrices, double
 * and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about m n batchCount. Source: LAPACK
 * xLANGE.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 20, strideA: 160, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 20, n: 8, A, result, ...each });
 */
export declare const clangeStridedBatched: {
    (on: Context | Queue, args: WithPlace<LangeStridedBatchedArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeStridedBatchedArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LangeStridedBatchedArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * The norms of many matrices of one size at equal distances: max, one, infinity or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element of a matrix gives NaN as its norm, an infinity gives infinity; sums of
 * squares neither overflow nor underflow unless the norm does; an empty matrix has norm 0. Of a matrix that would leave its buffer (at
 * offsets on the device) the norm is 0. On a GPU context single and complex single run on the GPU, in one pass over the matrices, double
 * and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about m n batchCount. Source: LAPACK
 * xLANGE.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 20, strideA: 160, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 20, n: 8, A, result, ...each });
 */
export declare const zlangeStridedBatched: {
    (on: Context | Queue, args: WithPlace<LangeStridedBatchedArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeStridedBatchedArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LangeStridedBatchedArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type LangeBatchedArgs<P extends Prec> = LangeProblems<P, number> & AtOffsets<'A', never>;
/**
 * langeStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of 4 x 3 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slangeBatched(ctx.queue, { norm: 'f', m: 4, n: 3, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const langeBatched: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LangeBatchedArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LangeBatchedArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LangeBatchedArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * langeStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of 4 x 3 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slangeBatched(ctx.queue, { norm: 'f', m: 4, n: 3, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const slangeBatched: {
    (on: Context | Queue, args: WithPlace<LangeBatchedArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeBatchedArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LangeBatchedArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * langeStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of 4 x 3 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slangeBatched(ctx.queue, { norm: 'f', m: 4, n: 3, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const dlangeBatched: {
    (on: Context | Queue, args: WithPlace<LangeBatchedArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeBatchedArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LangeBatchedArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * langeStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of 4 x 3 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slangeBatched(ctx.queue, { norm: 'f', m: 4, n: 3, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const clangeBatched: {
    (on: Context | Queue, args: WithPlace<LangeBatchedArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeBatchedArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LangeBatchedArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * langeStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Two of the matrices of 4 x 3 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slangeBatched(ctx.queue, { norm: 'f', m: 4, n: 3, A, lda: 4, offsetsA, result, batchCount: 2 });
 */
export declare const zlangeBatched: {
    (on: Context | Queue, args: WithPlace<LangeBatchedArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeBatchedArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LangeBatchedArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type LangeVbatchedArgs<P extends Prec> = LangeProblems<P, Integers> & AtPlaces<'A'>;
/**
 * langeStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await slangeVbatched(ctx.queue, { norm: 'i', m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const langeVbatched: {
    <P extends Prec>(on: Context | Queue, args: WithPlace<LangeVbatchedArgs<P>>, prec?: P): Promise<undefined>;
    <P extends Prec>(on: Context | Queue, args: WithoutPlace<LangeVbatchedArgs<P>>, prec?: P): Promise<number>;
    <P extends Prec>(on: Context | Queue, args: LangeVbatchedArgs<P>, prec?: P): Promise<number | undefined>;
};
/**
 * langeStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await slangeVbatched(ctx.queue, { norm: 'i', m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const slangeVbatched: {
    (on: Context | Queue, args: WithPlace<LangeVbatchedArgs<'s'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeVbatchedArgs<'s'>>): Promise<number>;
    (on: Context | Queue, args: LangeVbatchedArgs<'s'>): Promise<number | undefined>;
} & {
    readonly prec: 's';
};
/**
 * langeStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await slangeVbatched(ctx.queue, { norm: 'i', m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const dlangeVbatched: {
    (on: Context | Queue, args: WithPlace<LangeVbatchedArgs<'d'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeVbatchedArgs<'d'>>): Promise<number>;
    (on: Context | Queue, args: LangeVbatchedArgs<'d'>): Promise<number | undefined>;
} & {
    readonly prec: 'd';
};
/**
 * langeStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await slangeVbatched(ctx.queue, { norm: 'i', m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const clangeVbatched: {
    (on: Context | Queue, args: WithPlace<LangeVbatchedArgs<'c'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeVbatchedArgs<'c'>>): Promise<number>;
    (on: Context | Queue, args: LangeVbatchedArgs<'c'>): Promise<number | undefined>;
} & {
    readonly prec: 'c';
};
/**
 * langeStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await slangeVbatched(ctx.queue, { norm: 'i', m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export declare const zlangeVbatched: {
    (on: Context | Queue, args: WithPlace<LangeVbatchedArgs<'z'>>): Promise<undefined>;
    (on: Context | Queue, args: WithoutPlace<LangeVbatchedArgs<'z'>>): Promise<number>;
    (on: Context | Queue, args: LangeVbatchedArgs<'z'>): Promise<number | undefined>;
} & {
    readonly prec: 'z';
};
