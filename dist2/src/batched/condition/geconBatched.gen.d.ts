import type { AtOffsets, AtPlaces, AtStrides, Integers } from '../../core/batchForms.ts';
import type { Prec } from '../../core/field.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { GeconProblems } from './geconBatched.spec.ts';
import type { GeconProblems } from './geconBatched.spec.ts';
/** Problems of one size, their operands at equal distances. */
export type GeconStridedBatchedArgs<P extends Prec> = GeconProblems<P, number> & AtStrides<'A'>;
/**
 * Estimates the reciprocal condition numbers of many matrices of one size at equal distances from their LU factorizations.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with four solves by A and two by A^H;
 * larger ones on the CPU. Double runs there too, with as many solves as an estimate needs. A result depends on its own matrix alone, to
 * the last bit. Flops about 10n^2 batchCount. Source: LAPACK xGECON.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 16, ...each, result: anorm });
 * await sgetrfStridedBatched(ctx.queue, { m: 16, ...each, ipiv, stridePiv: 16, info });
 * await sgeconStridedBatched(ctx.queue, { norm: '1', ...each, anorm, rcond });
 */
export declare const geconStridedBatched: {
    <P extends Prec>(on: Context | Queue, args: GeconStridedBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * Estimates the reciprocal condition numbers of many matrices of one size at equal distances from their LU factorizations.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with four solves by A and two by A^H;
 * larger ones on the CPU. Double runs there too, with as many solves as an estimate needs. A result depends on its own matrix alone, to
 * the last bit. Flops about 10n^2 batchCount. Source: LAPACK xGECON.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 16, ...each, result: anorm });
 * await sgetrfStridedBatched(ctx.queue, { m: 16, ...each, ipiv, stridePiv: 16, info });
 * await sgeconStridedBatched(ctx.queue, { norm: '1', ...each, anorm, rcond });
 */
export declare const sgeconStridedBatched: {
    (on: Context | Queue, args: GeconStridedBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Estimates the reciprocal condition numbers of many matrices of one size at equal distances from their LU factorizations.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with four solves by A and two by A^H;
 * larger ones on the CPU. Double runs there too, with as many solves as an estimate needs. A result depends on its own matrix alone, to
 * the last bit. Flops about 10n^2 batchCount. Source: LAPACK xGECON.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 16, ...each, result: anorm });
 * await sgetrfStridedBatched(ctx.queue, { m: 16, ...each, ipiv, stridePiv: 16, info });
 * await sgeconStridedBatched(ctx.queue, { norm: '1', ...each, anorm, rcond });
 */
export declare const dgeconStridedBatched: {
    (on: Context | Queue, args: GeconStridedBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Estimates the reciprocal condition numbers of many matrices of one size at equal distances from their LU factorizations.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with four solves by A and two by A^H;
 * larger ones on the CPU. Double runs there too, with as many solves as an estimate needs. A result depends on its own matrix alone, to
 * the last bit. Flops about 10n^2 batchCount. Source: LAPACK xGECON.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 16, ...each, result: anorm });
 * await sgetrfStridedBatched(ctx.queue, { m: 16, ...each, ipiv, stridePiv: 16, info });
 * await sgeconStridedBatched(ctx.queue, { norm: '1', ...each, anorm, rcond });
 */
export declare const cgeconStridedBatched: {
    (on: Context | Queue, args: GeconStridedBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Estimates the reciprocal condition numbers of many matrices of one size at equal distances from their LU factorizations.
 *
 * Overwrites rcond, which stays on the device, like everything else: nothing is read back. An estimate is not below the true value, apart
 * from rounding, and nearly always less than three times it. An empty matrix has 1; 0 stands for a factor with a zero on its
 * diagonal, a condition number that overflows, and an anorm of 0 or infinity; NaN where anorm is, or a factor has NaN. A problem that would
 * leave its buffer (at offsets on the device) gets 0.
 *
 * On a GPU context single and complex single run on the GPU: up to order 1024, complex ones up to 512 (where workgroups have so many
 * threads and so much memory) the whole iteration of a matrix is one workgroup's, in one dispatch, with four solves by A and two by A^H;
 * larger ones on the CPU. Double runs there too, with as many solves as an estimate needs. A result depends on its own matrix alone, to
 * the last bit. Flops about 10n^2 batchCount. Source: LAPACK xGECON.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // A thousand matrices of order 16, packed one behind the other.
 * const [anorm, rcond] = [ctx.alloc('s', 1000), ctx.alloc('s', 1000)];
 * const each = { n: 16, A, lda: 16, strideA: 256, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 16, ...each, result: anorm });
 * await sgetrfStridedBatched(ctx.queue, { m: 16, ...each, ipiv, stridePiv: 16, info });
 * await sgeconStridedBatched(ctx.queue, { norm: '1', ...each, anorm, rcond });
 */
export declare const zgeconStridedBatched: {
    (on: Context | Queue, args: GeconStridedBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of one size, their operands at offsets that lie on the device. */
export type GeconBatchedArgs<P extends Prec> = GeconProblems<P, number> & AtOffsets<'A', never>;
/**
 * geconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgeconBatched(ctx.queue, { norm: '1', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const geconBatched: {
    <P extends Prec>(on: Context | Queue, args: GeconBatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgeconBatched(ctx.queue, { norm: '1', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const sgeconBatched: {
    (on: Context | Queue, args: GeconBatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgeconBatched(ctx.queue, { norm: '1', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const dgeconBatched: {
    (on: Context | Queue, args: GeconBatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgeconBatched(ctx.queue, { norm: '1', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const cgeconBatched: {
    (on: Context | Queue, args: GeconBatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geconStridedBatched for operands at offsets that lie on the device, where an earlier routine may have computed them: what other libraries
 * do by arrays of pointers.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Two of the factored matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await sgeconBatched(ctx.queue, { norm: '1', n: 4, A, lda: 4, offsetsA, anorm, rcond, batchCount: 2 });
 */
export declare const zgeconBatched: {
    (on: Context | Queue, args: GeconBatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
/** Problems of various sizes, as many as their lists have entries. */
export type GeconVbatchedArgs<P extends Prec> = GeconProblems<P, Integers> & AtPlaces<'A'>;
/**
 * geconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await sgeconVbatched(ctx.queue, { norm: '1', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const geconVbatched: {
    <P extends Prec>(on: Context | Queue, args: GeconVbatchedArgs<P>, prec?: P): Promise<void>;
};
/**
 * geconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await sgeconVbatched(ctx.queue, { norm: '1', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const sgeconVbatched: {
    (on: Context | Queue, args: GeconVbatchedArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * geconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await sgeconVbatched(ctx.queue, { norm: '1', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const dgeconVbatched: {
    (on: Context | Queue, args: GeconVbatchedArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * geconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await sgeconVbatched(ctx.queue, { norm: '1', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const cgeconVbatched: {
    (on: Context | Queue, args: GeconVbatchedArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * geconStridedBatched for problems of various sizes, at places that the host lists. Those of like sizes are computed together.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never
 * for a singular matrix: its rcond is 0.
 * @example
 * // Factors of order 3, and behind them those of order 2.
 * await sgeconVbatched(ctx.queue, { norm: '1', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], anorm, rcond });
 */
export declare const zgeconVbatched: {
    (on: Context | Queue, args: GeconVbatchedArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
