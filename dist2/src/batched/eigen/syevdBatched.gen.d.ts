import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SyevdProblems } from './syevdBatched.spec.ts';
import type { SyevdProblems } from './syevdBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type SyevdStridedBatchedArgs<P extends Prec> = SyevdProblems<P, number> & AtStrides<'A' | 'W'>;
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * syev of a batch by the name of LAPACK's other driver: the same routine with the same results. The order of the matrices decides by which
 * algorithm, and the large ones are solved by divide and conquer whatever the name. It runs where syev does.
 *
 * Overwrites W, info and with jobz 'v' the A. Flops to leading order: (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors
 * and what their iteration takes. Source: LAPACK xSYEVD, cuSOLVER XsyevBatched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevdStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const syevdStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevdStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * syev of a batch by the name of LAPACK's other driver: the same routine with the same results. The order of the matrices decides by which
 * algorithm, and the large ones are solved by divide and conquer whatever the name. It runs where syev does.
 *
 * Overwrites W, info and with jobz 'v' the A. Flops to leading order: (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors
 * and what their iteration takes. Source: LAPACK xSYEVD, cuSOLVER XsyevBatched.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevdStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const ssyevdStridedBatched: {
    (on: Context | Queue, args: SyevdStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * syev of a batch by the name of LAPACK's other driver: the same routine with the same results. The order of the matrices decides by which
 * algorithm, and the large ones are solved by divide and conquer whatever the name. It runs where syev does.
 *
 * Overwrites W, info and with jobz 'v' the A. Flops to leading order: (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors
 * and what their iteration takes. Source: LAPACK xSYEVD, cuSOLVER XsyevBatched.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevdStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const dsyevdStridedBatched: {
    (on: Context | Queue, args: SyevdStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * syev of a batch by the name of LAPACK's other driver: the same routine with the same results. The order of the matrices decides by which
 * algorithm, and the large ones are solved by divide and conquer whatever the name. It runs where syev does.
 *
 * Overwrites W, info and with jobz 'v' the A. Flops to leading order: (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors
 * and what their iteration takes. Source: LAPACK xSYEVD, cuSOLVER XsyevBatched.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevdStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const cheevdStridedBatched: {
    (on: Context | Queue, args: SyevdStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Z W Z^H with orthogonal, or unitary, Z and diagonal W for many symmetric or Hermitian matrices of one size at equal distances, one
 * triangle of each stored.
 *
 * syev of a batch by the name of LAPACK's other driver: the same routine with the same results. The order of the matrices decides by which
 * algorithm, and the large ones are solved by divide and conquer whatever the name. It runs where syev does.
 *
 * Overwrites W, info and with jobz 'v' the A. Flops to leading order: (4/3) n^3 batchCount for W alone, (8/3) n^3 batchCount with vectors
 * and what their iteration takes. Source: LAPACK xSYEVD, cuSOLVER XsyevBatched.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand matrices of order 16, packed one behind the other; A becomes their vectors.
 * const [W, info] = [ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16 };
 * await ssyevdStridedBatched(ctx.queue, { uplo: 'l', n: 16, A, W, info, ...each, batchCount: 1000 });
 */
export declare const zheevdStridedBatched: {
    (on: Context | Queue, args: SyevdStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type SyevdBatchedArgs<P extends Prec> = SyevdProblems<P, number> & AtOffsets<'A' | 'W', never>;
/**
 * syevdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevdBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const syevdBatched: {
    <P extends Prec>(on: Context | Queue, args: SyevdBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevdBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const ssyevdBatched: {
    (on: Context | Queue, args: SyevdBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevdBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const dsyevdBatched: {
    (on: Context | Queue, args: SyevdBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevdBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const cheevdBatched: {
    (on: Context | Queue, args: SyevdBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevdStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // The eigenvalues alone of two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA, offsetsW };
 * await ssyevdBatched(ctx.queue, { jobz: 'n', uplo: 'l', n: 4, A, W, info, ...places, batchCount: 2 });
 */
export declare const zheevdBatched: {
    (on: Context | Queue, args: SyevdBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type SyevdVbatchedArgs<P extends Prec> = SyevdProblems<P, Integers> & AtPlaces<'A' | 'W'>;
/**
 * syevdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevdVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const syevdVbatched: {
    <P extends Prec>(on: Context | Queue, args: SyevdVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * syevdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevdVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const ssyevdVbatched: {
    (on: Context | Queue, args: SyevdVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * syevdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevdVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const dsyevdVbatched: {
    (on: Context | Queue, args: SyevdVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * syevdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevdVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const cheevdVbatched: {
    (on: Context | Queue, args: SyevdVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * syevdStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A matrix of order 3, and behind it one of order 2; their eigenvalues follow each other too.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3] };
 * await ssyevdVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, W, info, ...places });
 */
export declare const zheevdVbatched: {
    (on: Context | Queue, args: SyevdVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
