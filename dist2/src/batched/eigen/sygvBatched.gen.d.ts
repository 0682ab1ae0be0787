import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { SygvProblems } from './sygvBatched.spec.ts';
import type { SygvProblems } from './sygvBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type SygvStridedBatchedArgs<P extends Prec> = SygvProblems<P, number> & AtStrides<'A' | 'B' | 'W'>;
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with diagonal W for many pairs of one size at equal distances; A is symmetric,
 * B symmetric and positive definite, or Hermitian both, one triangle of each stored.
 *
 * Generalized symmetric eigenproblems: B is factored, a standard problem is made of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B. On a GPU pairs of
 * orders up to 1024, complex ones up to 256, are solved side by side in a workspace; a batch with larger ones is computed on the CPU, one
 * pair after the other. A result depends on its own pair alone, to the last bit, as long as its batch is computed in the same place.
 *
 * Overwrites W, info, B and A. `nonfinite` tells of A. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, times batchCount.
 * Source: LAPACK xSYGVD, cuSOLVER sygvd, MAGMA.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pairs of order 6, packed one behind the other; A becomes their vectors.
 * const [B, W, info] = [ctx.upload('s', spd), ctx.alloc('s', 6 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 6, strideA: 36, ldb: 6, strideB: 36, strideW: 6 };
 * await ssygvStridedBatched(ctx.queue, { itype: 1, uplo: 'l', n: 6, A, B, W, info, ...each, batchCount: 1000 });
 */
export declare const sygvStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: SygvStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with diagonal W for many pairs of one size at equal distances; A is symmetric,
 * B symmetric and positive definite, or Hermitian both, one triangle of each stored.
 *
 * Generalized symmetric eigenproblems: B is factored, a standard problem is made of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B. On a GPU pairs of
 * orders up to 1024, complex ones up to 256, are solved side by side in a workspace; a batch with larger ones is computed on the CPU, one
 * pair after the other. A result depends on its own pair alone, to the last bit, as long as its batch is computed in the same place.
 *
 * Overwrites W, info, B and A. `nonfinite` tells of A. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, times batchCount.
 * Source: LAPACK xSYGVD, cuSOLVER sygvd, MAGMA.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pairs of order 6, packed one behind the other; A becomes their vectors.
 * const [B, W, info] = [ctx.upload('s', spd), ctx.alloc('s', 6 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 6, strideA: 36, ldb: 6, strideB: 36, strideW: 6 };
 * await ssygvStridedBatched(ctx.queue, { itype: 1, uplo: 'l', n: 6, A, B, W, info, ...each, batchCount: 1000 });
 */
export declare const ssygvStridedBatched: {
    (on: Context | Queue, args: SygvStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with diagonal W for many pairs of one size at equal distances; A is symmetric,
 * B symmetric and positive definite, or Hermitian both, one triangle of each stored.
 *
 * Generalized symmetric eigenproblems: B is factored, a standard problem is made of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B. On a GPU pairs of
 * orders up to 1024, complex ones up to 256, are solved side by side in a workspace; a batch with larger ones is computed on the CPU, one
 * pair after the other. A result depends on its own pair alone, to the last bit, as long as its batch is computed in the same place.
 *
 * Overwrites W, info, B and A. `nonfinite` tells of A. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, times batchCount.
 * Source: LAPACK xSYGVD, cuSOLVER sygvd, MAGMA.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pairs of order 6, packed one behind the other; A becomes their vectors.
 * const [B, W, info] = [ctx.upload('s', spd), ctx.alloc('s', 6 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 6, strideA: 36, ldb: 6, strideB: 36, strideW: 6 };
 * await ssygvStridedBatched(ctx.queue, { itype: 1, uplo: 'l', n: 6, A, B, W, info, ...each, batchCount: 1000 });
 */
export declare const dsygvStridedBatched: {
    (on: Context | Queue, args: SygvStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with diagonal W for many pairs of one size at equal distances; A is symmetric,
 * B symmetric and positive definite, or Hermitian both, one triangle of each stored.
 *
 * Generalized symmetric eigenproblems: B is factored, a standard problem is made of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B. On a GPU pairs of
 * orders up to 1024, complex ones up to 256, are solved side by side in a workspace; a batch with larger ones is computed on the CPU, one
 * pair after the other. A result depends on its own pair alone, to the last bit, as long as its batch is computed in the same place.
 *
 * Overwrites W, info, B and A. `nonfinite` tells of A. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, times batchCount.
 * Source: LAPACK xSYGVD, cuSOLVER sygvd, MAGMA.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pairs of order 6, packed one behind the other; A becomes their vectors.
 * const [B, W, info] = [ctx.upload('s', spd), ctx.alloc('s', 6 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 6, strideA: 36, ldb: 6, strideB: 36, strideW: 6 };
 * await ssygvStridedBatched(ctx.queue, { itype: 1, uplo: 'l', n: 6, A, B, W, info, ...each, batchCount: 1000 });
 */
export declare const chegvStridedBatched: {
    (on: Context | Queue, args: SygvStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with diagonal W for many pairs of one size at equal distances; A is symmetric,
 * B symmetric and positive definite, or Hermitian both, one triangle of each stored.
 *
 * Generalized symmetric eigenproblems: B is factored, a standard problem is made of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B. On a GPU pairs of
 * orders up to 1024, complex ones up to 256, are solved side by side in a workspace; a batch with larger ones is computed on the CPU, one
 * pair after the other. A result depends on its own pair alone, to the last bit, as long as its batch is computed in the same place.
 *
 * Overwrites W, info, B and A. `nonfinite` tells of A. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, times batchCount.
 * Source: LAPACK xSYGVD, cuSOLVER sygvd, MAGMA.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A thousand pairs of order 6, packed one behind the other; A becomes their vectors.
 * const [B, W, info] = [ctx.upload('s', spd), ctx.alloc('s', 6 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 6, strideA: 36, ldb: 6, strideB: 36, strideW: 6 };
 * await ssygvStridedBatched(ctx.queue, { itype: 1, uplo: 'l', n: 6, A, B, W, info, ...each, batchCount: 1000 });
 */
export declare const zhegvStridedBatched: {
    (on: Context | Queue, args: SygvStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type SygvBatchedArgs<P extends Prec> = SygvProblems<P, number> & AtOffsets<'A' | 'B' | 'W', never>;
/**
 * sygvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the pairs of order 4 that lie in A and B, those at 16 and 64.
 * const offsets = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA: offsets, ldb: 4, offsetsB: offsets, offsetsW };
 * await ssygvBatched(ctx.queue, { itype: 1, uplo: 'l', n: 4, A, B, W, info, ...places, batchCount: 2 });
 */
export declare const sygvBatched: {
    <P extends Prec>(on: Context | Queue, args: SygvBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sygvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the pairs of order 4 that lie in A and B, those at 16 and 64.
 * const offsets = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA: offsets, ldb: 4, offsetsB: offsets, offsetsW };
 * await ssygvBatched(ctx.queue, { itype: 1, uplo: 'l', n: 4, A, B, W, info, ...places, batchCount: 2 });
 */
export declare const ssygvBatched: {
    (on: Context | Queue, args: SygvBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sygvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the pairs of order 4 that lie in A and B, those at 16 and 64.
 * const offsets = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA: offsets, ldb: 4, offsetsB: offsets, offsetsW };
 * await ssygvBatched(ctx.queue, { itype: 1, uplo: 'l', n: 4, A, B, W, info, ...places, batchCount: 2 });
 */
export declare const dsygvBatched: {
    (on: Context | Queue, args: SygvBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sygvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the pairs of order 4 that lie in A and B, those at 16 and 64.
 * const offsets = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA: offsets, ldb: 4, offsetsB: offsets, offsetsW };
 * await ssygvBatched(ctx.queue, { itype: 1, uplo: 'l', n: 4, A, B, W, info, ...places, batchCount: 2 });
 */
export declare const chegvBatched: {
    (on: Context | Queue, args: SygvBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sygvStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // Two of the pairs of order 4 that lie in A and B, those at 16 and 64.
 * const offsets = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA: offsets, ldb: 4, offsetsB: offsets, offsetsW };
 * await ssygvBatched(ctx.queue, { itype: 1, uplo: 'l', n: 4, A, B, W, info, ...places, batchCount: 2 });
 */
export declare const zhegvBatched: {
    (on: Context | Queue, args: SygvBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type SygvVbatchedArgs<P extends Prec> = SygvProblems<P, Integers> & AtPlaces<'A' | 'B' | 'W'>;
/**
 * sygvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A pair of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldb: [3, 2], offsetsB: [0, 9], offsetsW: [0, 3] };
 * await ssygvVbatched(ctx.queue, { itype: 1, uplo: 'l', n: [3, 2], A, B, W, info, ...places });
 */
export declare const sygvVbatched: {
    <P extends Prec>(on: Context | Queue, args: SygvVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * sygvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A pair of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldb: [3, 2], offsetsB: [0, 9], offsetsW: [0, 3] };
 * await ssygvVbatched(ctx.queue, { itype: 1, uplo: 'l', n: [3, 2], A, B, W, info, ...places });
 */
export declare const ssygvVbatched: {
    (on: Context | Queue, args: SygvVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * sygvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A pair of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldb: [3, 2], offsetsB: [0, 9], offsetsW: [0, 3] };
 * await ssygvVbatched(ctx.queue, { itype: 1, uplo: 'l', n: [3, 2], A, B, W, info, ...places });
 */
export declare const dsygvVbatched: {
    (on: Context | Queue, args: SygvVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * sygvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A pair of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldb: [3, 2], offsetsB: [0, 9], offsetsW: [0, 3] };
 * await ssygvVbatched(ctx.queue, { itype: 1, uplo: 'l', n: [3, 2], A, B, W, info, ...places });
 */
export declare const chegvVbatched: {
    (on: Context | Queue, args: SygvVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * sygvStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example
 * // A pair of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldb: [3, 2], offsetsB: [0, 9], offsetsW: [0, 3] };
 * await ssygvVbatched(ctx.queue, { itype: 1, uplo: 'l', n: [3, 2], A, B, W, info, ...places });
 */
export declare const zhegvVbatched: {
    (on: Context | Queue, args: SygvVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
