import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { PoconProblems } from './poconBatched.spec.ts';
import type { PoconProblems } from './poconBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type PoconStridedBatchedArgs<P extends Prec> = PoconProblems<P, number> & AtStrides<'A'>;
/**
 * Estimates the reciprocal condition numbers of many positive definite matrices of one size at equal distances from their factors of
 * Cholesky.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with six solves; larger ones on the
 * CPU. Double runs there too. A result depends on its own matrix alone, to the last bit. Flops about 10n^2 batchCount. Source: LAPACK
 * xPOCON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { uplo: 'l', n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', ...each, result: anorm });
 * await spotrfStridedBatched(ctx.queue, { ...each, info });
 * await spoconStridedBatched(ctx.queue, { ...each, anorm, rcond });
 */
export declare const poconStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: PoconStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Estimates the reciprocal condition numbers of many positive definite matrices of one size at equal distances from their factors of
 * Cholesky.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with six solves; larger ones on the
 * CPU. Double runs there too. A result depends on its own matrix alone, to the last bit. Flops about 10n^2 batchCount. Source: LAPACK
 * xPOCON.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { uplo: 'l', n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', ...each, result: anorm });
 * await spotrfStridedBatched(ctx.queue, { ...each, info });
 * await spoconStridedBatched(ctx.queue, { ...each, anorm, rcond });
 */
export declare const spoconStridedBatched: {
    (on: Context | Queue, args: PoconStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Estimates the reciprocal condition numbers of many positive definite matrices of one size at equal distances from their factors of
 * Cholesky.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with six solves; larger ones on the
 * CPU. Double runs there too. A result depends on its own matrix alone, to the last bit. Flops about 10n^2 batchCount. Source: LAPACK
 * xPOCON.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { uplo: 'l', n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', ...each, result: anorm });
 * await spotrfStridedBatched(ctx.queue, { ...each, info });
 * await spoconStridedBatched(ctx.queue, { ...each, anorm, rcond });
 */
export declare const dpoconStridedBatched: {
    (on: Context | Queue, args: PoconStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Estimates the reciprocal condition numbers of many positive definite matrices of one size at equal distances from their factors of
 * Cholesky.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with six solves; larger ones on the
 * CPU. Double runs there too. A result depends on its own matrix alone, to the last bit. Flops about 10n^2 batchCount. Source: LAPACK
 * xPOCON.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { uplo: 'l', n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', ...each, result: anorm });
 * await spotrfStridedBatched(ctx.queue, { ...each, info });
 * await spoconStridedBatched(ctx.queue, { ...each, anorm, rcond });
 */
export declare const cpoconStridedBatched: {
    (on: Context | Queue, args: PoconStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Estimates the reciprocal condition numbers of many positive definite matrices of one size at equal distances from their factors of
 * Cholesky.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with six solves; larger ones on the
 * CPU. Double runs there too. A result depends on its own matrix alone, to the last bit. Flops about 10n^2 batchCount. Source: LAPACK
 * xPOCON.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { uplo: 'l', n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', ...each, result: anorm });
 * await spotrfStridedBatched(ctx.queue, { ...each, info });
 * await spoconStridedBatched(ctx.queue, { ...each, anorm, rcond });
 */
export declare const zpoconStridedBatched: {
    (on: Context | Queue, args: PoconStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type PoconBatchedArgs<P extends Prec> = PoconProblems<P, number> & AtOffsets<'A', never>;
/**
 * poconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spoconBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const poconBatched: {
    <P extends Prec>(on: Context | Queue, args: PoconBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * poconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spoconBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const spoconBatched: {
    (on: Context | Queue, args: PoconBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * poconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spoconBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const dpoconBatched: {
    (on: Context | Queue, args: PoconBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * poconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spoconBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const cpoconBatched: {
    (on: Context | Queue, args: PoconBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * poconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await spoconBatched(ctx.queue, { uplo: 'l', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const zpoconBatched: {
    (on: Context | Queue, args: PoconBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type PoconVbatchedArgs<P extends Prec> = PoconProblems<P, Integers> & AtPlaces<'A'>;
/**
 * poconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await spoconVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const poconVbatched: {
    <P extends Prec>(on: Context | Queue, args: PoconVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * poconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await spoconVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const spoconVbatched: {
    (on: Context | Queue, args: PoconVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * poconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await spoconVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const dpoconVbatched: {
    (on: Context | Queue, args: PoconVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * poconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await spoconVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const cpoconVbatched: {
    (on: Context | Queue, args: PoconVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * poconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular factor: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await spoconVbatched(ctx.queue, { uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const zpoconVbatched: {
    (on: Context | Queue, args: PoconVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
