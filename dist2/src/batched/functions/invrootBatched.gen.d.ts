import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { InvrootProblems } from './invrootBatched.spec.ts';
import type { InvrootProblems } from './invrootBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type InvrootStridedBatchedArgs<P extends Prec> = InvrootProblems<P, number> & AtStrides<'A' | 'C'>;
/**
 * C := (A + epsilon lambda I)^(-1/p) for many symmetric or Hermitian positive definite matrices of one size at equal distances: the inverse
 * p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, which has products only, as many steps as each matrix needs: about 4 and log(cond(A)) /
 * (p log(1 + 1/p)). Optimizers such as Shampoo use p = 2 or 4 with an epsilon of 1e-6. On a GPU context single and complex single precision
 * run on the GPU, complex matrices as real ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The relative error of C is some eps cond(A) at worst; a matrix whose condition
 * number is beyond 1/eps counts as singular. Flops 2n^3 batchCount for each product, of which a step has 4 for p = 4, 3 for p = 2. Source:
 * C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization (2020).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sinvrootStridedBatched(ctx.queue, { p: 4, n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const invrootStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: InvrootStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := (A + epsilon lambda I)^(-1/p) for many symmetric or Hermitian positive definite matrices of one size at equal distances: the inverse
 * p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, which has products only, as many steps as each matrix needs: about 4 and log(cond(A)) /
 * (p log(1 + 1/p)). Optimizers such as Shampoo use p = 2 or 4 with an epsilon of 1e-6. On a GPU context single and complex single precision
 * run on the GPU, complex matrices as real ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The relative error of C is some eps cond(A) at worst; a matrix whose condition
 * number is beyond 1/eps counts as singular. Flops 2n^3 batchCount for each product, of which a step has 4 for p = 4, 3 for p = 2. Source:
 * C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization (2020).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sinvrootStridedBatched(ctx.queue, { p: 4, n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const sinvrootStridedBatched: {
    (on: Context | Queue, args: InvrootStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := (A + epsilon lambda I)^(-1/p) for many symmetric or Hermitian positive definite matrices of one size at equal distances: the inverse
 * p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, which has products only, as many steps as each matrix needs: about 4 and log(cond(A)) /
 * (p log(1 + 1/p)). Optimizers such as Shampoo use p = 2 or 4 with an epsilon of 1e-6. On a GPU context single and complex single precision
 * run on the GPU, complex matrices as real ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The relative error of C is some eps cond(A) at worst; a matrix whose condition
 * number is beyond 1/eps counts as singular. Flops 2n^3 batchCount for each product, of which a step has 4 for p = 4, 3 for p = 2. Source:
 * C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization (2020).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sinvrootStridedBatched(ctx.queue, { p: 4, n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const dinvrootStridedBatched: {
    (on: Context | Queue, args: InvrootStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := (A + epsilon lambda I)^(-1/p) for many symmetric or Hermitian positive definite matrices of one size at equal distances: the inverse
 * p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, which has products only, as many steps as each matrix needs: about 4 and log(cond(A)) /
 * (p log(1 + 1/p)). Optimizers such as Shampoo use p = 2 or 4 with an epsilon of 1e-6. On a GPU context single and complex single precision
 * run on the GPU, complex matrices as real ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The relative error of C is some eps cond(A) at worst; a matrix whose condition
 * number is beyond 1/eps counts as singular. Flops 2n^3 batchCount for each product, of which a step has 4 for p = 4, 3 for p = 2. Source:
 * C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization (2020).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sinvrootStridedBatched(ctx.queue, { p: 4, n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const cinvrootStridedBatched: {
    (on: Context | Queue, args: InvrootStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := (A + epsilon lambda I)^(-1/p) for many symmetric or Hermitian positive definite matrices of one size at equal distances: the inverse
 * p-th root that is itself positive definite. All of A is read.
 *
 * The coupled Newton iteration of Guo and Higham, which has products only, as many steps as each matrix needs: about 4 and log(cond(A)) /
 * (p log(1 + 1/p)). Optimizers such as Shampoo use p = 2 or 4 with an epsilon of 1e-6. On a GPU context single and complex single precision
 * run on the GPU, complex matrices as real ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to
 * the last bit: not on the others, nor on their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The relative error of C is some eps cond(A) at worst; a matrix whose condition
 * number is beyond 1/eps counts as singular. Flops 2n^3 batchCount for each product, of which a step has 4 for p = 4, 3 for p = 2. Source:
 * C.-H. Guo and N. J. Higham, SIAM J. Matrix Anal. Appl. 28 (2006) 788; R. Anil et al., Scalable second order optimization (2020).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await sinvrootStridedBatched(ctx.queue, { p: 4, n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const zinvrootStridedBatched: {
    (on: Context | Queue, args: InvrootStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type InvrootBatchedArgs<P extends Prec> = InvrootProblems<P, number> & AtOffsets<'A' | 'C', never>;
/**
 * invrootStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sinvrootBatched(ctx.queue, { p: 4, n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const invrootBatched: {
    <P extends Prec>(on: Context | Queue, args: InvrootBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * invrootStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sinvrootBatched(ctx.queue, { p: 4, n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const sinvrootBatched: {
    (on: Context | Queue, args: InvrootBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * invrootStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sinvrootBatched(ctx.queue, { p: 4, n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const dinvrootBatched: {
    (on: Context | Queue, args: InvrootBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * invrootStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sinvrootBatched(ctx.queue, { p: 4, n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const cinvrootBatched: {
    (on: Context | Queue, args: InvrootBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * invrootStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await sinvrootBatched(ctx.queue, { p: 4, n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const zinvrootBatched: {
    (on: Context | Queue, args: InvrootBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type InvrootVbatchedArgs<P extends Prec> = InvrootProblems<P, Integers> & AtPlaces<'A' | 'C'>;
/**
 * invrootStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sinvrootVbatched(ctx.queue, { p: 4, n: [3, 2], A, C, ...places, info });
 */
export declare const invrootVbatched: {
    <P extends Prec>(on: Context | Queue, args: InvrootVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * invrootStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sinvrootVbatched(ctx.queue, { p: 4, n: [3, 2], A, C, ...places, info });
 */
export declare const sinvrootVbatched: {
    (on: Context | Queue, args: InvrootVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * invrootStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sinvrootVbatched(ctx.queue, { p: 4, n: [3, 2], A, C, ...places, info });
 */
export declare const dinvrootVbatched: {
    (on: Context | Queue, args: InvrootVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * invrootStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sinvrootVbatched(ctx.queue, { p: 4, n: [3, 2], A, C, ...places, info });
 */
export declare const cinvrootVbatched: {
    (on: Context | Queue, args: InvrootVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * invrootStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await sinvrootVbatched(ctx.queue, { p: 4, n: [3, 2], A, C, ...places, info });
 */
export declare const zinvrootVbatched: {
    (on: Context | Queue, args: InvrootVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
