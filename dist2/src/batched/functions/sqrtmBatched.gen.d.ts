import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SqrtmProblems } from './sqrtmBatched.spec.ts';
import type { SqrtmProblems } from './sqrtmBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type SqrtmStridedBatchedArgs<P extends Prec> = SqrtmProblems<P, number> & AtStrides<'A' | 'C'>;
/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric (Hermitian) positive definite, or all its eigenvalues lie in the disc around c that touches zero, c
 * being a norm of A that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one: for
 * them there is the routine sqrtm. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single and complex single precision run on the GPU, complex matrices as real
 * ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix
 * whose condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices,
 * SIAM 2008, section 6.3.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const sqrtmStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SqrtmStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric (Hermitian) positive definite, or all its eigenvalues lie in the disc around c that touches zero, c
 * being a norm of A that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one: for
 * them there is the routine sqrtm. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single and complex single precision run on the GPU, complex matrices as real
 * ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix
 * whose condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices,
 * SIAM 2008, section 6.3.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const ssqrtmStridedBatched: {
    (on: Context | Queue, args: SqrtmStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric (Hermitian) positive definite, or all its eigenvalues lie in the disc around c that touches zero, c
 * being a norm of A that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one: for
 * them there is the routine sqrtm. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single and complex single precision run on the GPU, complex matrices as real
 * ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix
 * whose condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices,
 * SIAM 2008, section 6.3.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const dsqrtmStridedBatched: {
    (on: Context | Queue, args: SqrtmStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric (Hermitian) positive definite, or all its eigenvalues lie in the disc around c that touches zero, c
 * being a norm of A that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one: for
 * them there is the routine sqrtm. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single and complex single precision run on the GPU, complex matrices as real
 * ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix
 * whose condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices,
 * SIAM 2008, section 6.3.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const csqrtmStridedBatched: {
    (on: Context | Queue, args: SqrtmStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * C := A^(1/2), C C = A, for many square matrices of one size at equal distances: the principal square root, whose eigenvalues have
 * positive real parts. A is symmetric (Hermitian) positive definite, or all its eigenvalues lie in the disc around c that touches zero, c
 * being a norm of A that is at most ||A||_F; for other matrices the iteration fails, or may find a root that is not the principal one: for
 * them there is the routine sqrtm. All of A is read.
 *
 * The coupled Newton-Schulz iteration, which has products only, as many steps as each matrix needs: about 4 and 1.2 log2(cond(A)). For
 * A^(-1/2) there is invrootStridedBatched. On a GPU context single and complex single precision run on the GPU, complex matrices as real
 * ones of twice the order; doubles run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number.
 *
 * Overwrites info, iter, error and, where info is 0, the C. The error ||A - C C|| is some n eps ||A|| cond(A)^(1/2) at worst; a matrix
 * whose condition number is beyond 1/eps counts as singular. Flops 6n^3 batchCount a step. Source: N. J. Higham, Functions of Matrices,
 * SIAM 2008, section 6.3.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [C, info] = [ctx.alloc('s', 256 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, ldc: 16, strideC: 256 };
 * await ssqrtmStridedBatched(ctx.queue, { n: 16, A, C, info, ...each, batchCount: 1000 });
 */
export declare const zsqrtmStridedBatched: {
    (on: Context | Queue, args: SqrtmStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type SqrtmBatchedArgs<P extends Prec> = SqrtmProblems<P, number> & AtOffsets<'A' | 'C', never>;
/**
 * sqrtmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64, in place.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const places = { lda: 4, offsetsA, ldc: 4, offsetsC: offsetsA };
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const sqrtmBatched: {
    <P extends Prec>(on: Context | Queue, args: SqrtmBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sqrtmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const ssqrtmBatched: {
    (on: Context | Queue, args: SqrtmBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sqrtmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const dsqrtmBatched: {
    (on: Context | Queue, args: SqrtmBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sqrtmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const csqrtmBatched: {
    (on: Context | Queue, args: SqrtmBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sqrtmStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
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
 * await ssqrtmBatched(ctx.queue, { n: 4, A, C: A, ...places, info, batchCount: 2 });
 */
export declare const zsqrtmBatched: {
    (on: Context | Queue, args: SqrtmBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type SqrtmVbatchedArgs<P extends Prec> = SqrtmProblems<P, Integers> & AtPlaces<'A' | 'C'>;
/**
 * sqrtmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const sqrtmVbatched: {
    <P extends Prec>(on: Context | Queue, args: SqrtmVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sqrtmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const ssqrtmVbatched: {
    (on: Context | Queue, args: SqrtmVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sqrtmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const dsqrtmVbatched: {
    (on: Context | Queue, args: SqrtmVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sqrtmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const csqrtmVbatched: {
    (on: Context | Queue, args: SqrtmVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sqrtmStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldc: [3, 2], offsetsC: [0, 9] };
 * await ssqrtmVbatched(ctx.queue, { n: [3, 2], A, C, ...places, info });
 */
export declare const zsqrtmVbatched: {
    (on: Context | Queue, args: SqrtmVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
